import { it } from "vitest";
import { ENDS, expectNoSuccess } from "./cuts.ts";

it.each(ENDS)(
  "a step fails if its response is truncated at any byte, and ends %s",
  (_, isChunked) => expectNoSuccess(isChunked, 1),
  120_000,
);
