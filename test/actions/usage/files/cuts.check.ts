import { it } from "vitest";
import { ENDS, expectNoSuccess } from "./cuts.ts";

it.each(ENDS)(
  "a reply that is truncated at any byte, and ends %s, never succeeds",
  (_, isFramed) => expectNoSuccess(isFramed, 1),
  120_000,
);
