import { describe, it } from "vitest";
import { PLAYS } from "./histories.ts";

describe("a step", () => {
  it.each(PLAYS)("tells the truth where %s", async (_, play) => {
    await play(1);
  });
});
