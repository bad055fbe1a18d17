import { it } from "vitest";
import { ENDS, expectNoneGreen } from "./cuts.ts";

it.each(ENDS)(
  "a reply that is truncated at every 30th byte, and ends %s, never succeeds",
  (_, isFramed) => expectNoneGreen(isFramed, 30),
);
