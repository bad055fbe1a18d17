import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refWarnings, repoRef } from "../../../src/inputs/field/git-ref.ts";
import { messagesOf } from "../issues.ts";

/** Sets the ref of the workflow run. */
function stubRun(env: Record<string, string>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}
afterEach(() => void vi.unstubAllEnvs());

describe("repoRef", () => {
  describe("in a workflow run for a tag", () => {
    beforeEach(() =>
      stubRun({ GITHUB_REF_TYPE: "tag", GITHUB_REF_NAME: "v1", GITHUB_REF: "refs/tags/v1" }),
    );

    it("refuses the bare name of that tag", async () => {
      expect(await messagesOf(repoRef, " v1\n")).toEqual([
        '"v1" is the tag of this run, and a bare name means a branch: write refs/tags/v1, or refs/heads/v1 for a branch of that name',
      ]);
    });

    it.each([
      ["refs/tags/v1", "refs/tags/v1"],
      ["refs/heads/v1", "v1"],
      ["main", "main"],
    ])("reads %s as %s", (text, ref) => expect(repoRef.parse(text)).toBe(ref));
  });

  it("accepts the branch of a workflow run", () => {
    stubRun({ GITHUB_REF_TYPE: "branch", GITHUB_REF_NAME: "v1" });
    expect(repoRef.parse("v1")).toBe("v1");
  });

  it("refuses github.ref_name of a pull request", async () => {
    expect(repoRef.parse("12/merge")).toBe("12/merge");
    stubRun({ GITHUB_REF: "refs/pull/12/merge", GITHUB_REF_NAME: "12/merge" });
    expect((await messagesOf(repoRef, "12/merge")).join()).toMatch(
      /pull request.*github\.head_ref/,
    );
  });
});

describe("refWarnings", () => {
  it("are empty for the branch of the workflow run", () => {
    expect(refWarnings("origin/main")).toHaveLength(1);
    stubRun({ GITHUB_REF_TYPE: "branch", GITHUB_REF_NAME: "origin/main" });
    expect(refWarnings("origin/main")).toEqual([]);
  });
});
