import { describe, expect, it } from "vitest";
import { choice } from "../../../src/inputs/field/choice.ts";
import { itRefuses } from "../issues.ts";

const mode = choice("replace", "merge");

describe("choice", () => {
  it("takes each of its words", () => {
    expect([mode.parse("replace"), mode.parse("merge")]).toEqual(["replace", "merge"]);
  });

  itRefuses(mode, [
    ["Merge", "must be one of: replace, merge", 'got "Merge"'],
    ["", "must be one of: replace, merge", 'got ""'],
  ]);
});
