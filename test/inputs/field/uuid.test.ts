import { describe, expect, it } from "vitest";
import { deploymentId, revisionId, uuidList } from "../../../src/inputs/field/uuid.ts";
import { itRefuses } from "../issues.ts";

const ID = "3f2b8a10-0000-0000-0000-00000000abcd";

describe("deploymentId", () => {
  it.each([ID, ` ${ID}\n`, ID.toUpperCase()])("reads %j", (text) => {
    expect(deploymentId.parse(text)).toBe(ID);
  });

  itRefuses(deploymentId, [
    ["", "is not a UUID", "the output deployment_id"],
    ["My-deployment", '"My-deployment" is not a UUID', "the output deployment_id"],
    [`{${ID}}`, "is not a UUID", "the output deployment_id"],
    [ID.slice(1), "is not a UUID", "the output deployment_id"],
    [`${ID}/revisions`, "is not a UUID", "the output deployment_id"],
    [`${ID}\n${ID}`, "is not a UUID", "the output deployment_id"],
    ["../../admin", "is not a UUID", "the output deployment_id"],
  ]);
});

describe("revisionId", () => {
  it("reads the word that stands for one", () => {
    expect(revisionId("latest").parse(" latest ")).toBe("latest");
  });

  itRefuses(revisionId("latest"), [
    ["last", '"last" is not a UUID', "or latest"],
    ["42", '"42" is not a UUID', "output revision_id"],
  ]);
});

describe("uuidList", () => {
  const ids = uuidList("write the ids");

  it("reads each id once", () => {
    expect(ids.parse(`${ID}\n${ID.toUpperCase()}, ${ID.replace("3", "4")}`)).toEqual([
      ID,
      ID.replace("3", "4"),
    ]);
  });

  itRefuses(ids, [
    [`${ID}, one`, '"one" is not a UUID', "write the ids"],
    [" ,\n", "is required", "write the ids"],
  ]);
});
