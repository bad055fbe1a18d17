import { it } from "vitest";
import { ENDS, expectNoSuccess } from "./cuts.ts";

it.each(ENDS)(
  "a reply that is truncated at every 30th byte, and ends %s, never succeeds",
  (_, isFramed) => expectNoSuccess(isFramed, 30),
);
