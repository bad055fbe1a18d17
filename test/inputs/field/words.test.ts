import { describe, expect, it } from "vitest";
import { choice } from "../../../src/inputs/field/words.ts";

const mode = choice("replace", "merge");

describe("choice", () => {
  it("takes each of its words", () => {
    expect([mode.parse("replace"), mode.parse("merge")]).toEqual(["replace", "merge"]);
  });
});
