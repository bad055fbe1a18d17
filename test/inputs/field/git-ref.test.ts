import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repoRef } from "../../../src/inputs/field/git-ref.ts";
import { itRefuses, messagesOf } from "../issues.ts";

/** What the workflow runs for. */
function runFor(env: Record<string, string>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}
afterEach(() => void vi.unstubAllEnvs());

describe("repoRef", () => {
  it.each([
    ["main", "main"],
    ["refs/heads/main", "main"],
    ["refs/heads/feature/a-b_c.d", "feature/a-b_c.d"],
    ["refs/tags/v1.2.3", "refs/tags/v1.2.3"],
    [" main\n", "main"],
    ["größe", "größe"],
    ["cafe123", "cafe123"],
    ["a@b", "a@b"],
  ])("reads %j as %j", (text, ref) => {
    expect(repoRef.parse(text)).toBe(ref);
  });

  itRefuses(repoRef, [
    ["", "names no branch or tag", "write a branch's name"],
    ['"main"', "begins and ends with quotes", "remove them"],
    ["refs/heads/", "names no branch or tag", "write a branch's name"],
    ["refs/tags/", "names no branch or tag", "refs/tags/<tag>"],
    ["refs/pull/12/merge", "pull request", "github.head_ref"],
    ["refs/remotes/origin/main", "neither a branch nor a tag", "write a branch's name"],
    ["refs/notes/x", "neither a branch nor a tag", "write a branch's name"],
    ["refs/heads/refs/tags/v1", "within refs/", "write a branch's name"],
    ["refs/heads/refs/heads/main", "within refs/", "write a branch's name"],
    ["0123456789abcdef0123456789abcdef01234567", "is a commit", "write a branch's name"],
    ["refs/heads/0123456789abcdef0123456789abcdef01234567", "is a commit", "write a branch's name"],
    ["refs/tags/0123456789abcdef0123456789abcdef01234567", "is a commit", "refs/tags/<tag>"],
    ["a".repeat(64), "is a commit", "write a branch's name"],
    ["HEAD", "is HEAD", "write a branch's name"],
    ["my branch", "contains a space", "write a branch's name"],
    ["a\nb", "control character", "write a branch's name"],
    ["a\u007fb", "control character", "write a branch's name"],
    ["a..b", "contains '..'", "write a branch's name"],
    ["-f", "begins with '-'", "write a branch's name"],
    ["main/", "ends with '/'", "write a branch's name"],
    ["/main", "begins or ends with '/'", "write a branch's name"],
    ["a//b", "contains '//'", "write a branch's name"],
    ["main.lock", "ends with '.lock'", "write a branch's name"],
    ["a.lock/b", "ends with '.lock'", "write a branch's name"],
    ["refs/tags/v1.lock", "ends with '.lock'", "refs/tags/<tag>"],
    [".hidden", "begins with '.'", "write a branch's name"],
    ["a/.b", "begins with '.'", "write a branch's name"],
    ["main.", "ends with '.'", "write a branch's name"],
    ["main~1", "one of ~", "write a branch's name"],
    ["main^", "one of ~", "write a branch's name"],
    ["origin:main", "one of ~", "write a branch's name"],
    ["v?", "one of ~", "write a branch's name"],
    ["release/*", "one of ~", "write a branch's name"],
    ["a[b", "one of ~", "write a branch's name"],
    ["a\\b", "one of ~", "write a branch's name"],
    ["main@{1}", "contains '@{'", "write a branch's name"],
    ["@", "is '@' alone", "write a branch's name"],
    ["refs/tags/-x", "begins with '-'", "refs/tags/<tag>"],
  ]);

  describe("in a run for a tag", () => {
    beforeEach(() =>
      runFor({ GITHUB_REF_TYPE: "tag", GITHUB_REF_NAME: "v1", GITHUB_REF: "refs/tags/v1" }),
    );

    it("refuses the bare name of that tag, which would be sent as a branch", async () => {
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

  it("reads the bare name of the branch of a run", () => {
    runFor({ GITHUB_REF_TYPE: "branch", GITHUB_REF_NAME: "v1" });
    expect(repoRef.parse("v1")).toBe("v1");
  });

  it("refuses github.ref_name of a run for a pull request", async () => {
    expect(repoRef.parse("12/merge")).toBe("12/merge");
    runFor({ GITHUB_REF: "refs/pull/12/merge", GITHUB_REF_NAME: "12/merge" });
    expect((await messagesOf(repoRef, "12/merge")).join()).toMatch(
      /pull request.*github\.head_ref/,
    );
  });

  it("reports every flaw", async () => {
    expect(await messagesOf(repoRef, "-a b..c~")).toHaveLength(4);
  });
});
