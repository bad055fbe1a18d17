import { describe, expect, it } from "vitest";
import { revisionId, uuidList } from "../../../src/inputs/field/uuid.ts";

const ID = "3f2b8a10-0000-0000-0000-00000000abcd";

describe("revisionId", () => {
  it("reads the word that stands for one", () => {
    expect(revisionId("latest").parse(" latest ")).toBe("latest");
  });
});

describe("uuidList", () => {
  const ids = uuidList("write the ids");

  it("reads each id once", () => {
    expect(ids.parse(`${ID}\n${ID.toUpperCase()}, ${ID.replace("3", "4")}`)).toEqual([
      ID,
      ID.replace("3", "4"),
    ]);
  });
});
