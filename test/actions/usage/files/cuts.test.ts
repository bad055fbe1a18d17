import { it } from "vitest";
import { ENDS, expectNoneGreen } from "./cuts.ts";

it.each(ENDS)("a report that is cut at a byte in 30, and ends %s, is never green", (_, isFramed) =>
  expectNoneGreen(isFramed, 30),
);
