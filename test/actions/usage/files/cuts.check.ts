import { it } from "vitest";
import { ENDS, expectNoneGreen } from "./cuts.ts";

it.each(ENDS)(
  "a report that is cut at any byte, and ends %s, is never green",
  (_, isFramed) => expectNoneGreen(isFramed, 1),
  120_000,
);
