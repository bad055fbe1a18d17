import { describe, it } from "vitest";
import { PLAYS } from "./histories.ts";

const TIMES = 20;

describe("a step, twenty times", () => {
  it.each(PLAYS)("tells the truth where %s", async (_, play) => {
    for (let seed = 1; seed <= TIMES; seed++) await play(seed);
  });
});
