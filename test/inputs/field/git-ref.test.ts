import { describe, expect, it } from "vitest";
import { repoRef } from "../../../src/inputs/field/git-ref.ts";
import { itRefuses, messagesOf } from "../issues.ts";

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

  it("reports every flaw", async () => {
    expect(await messagesOf(repoRef, "-a b..c~")).toHaveLength(4);
  });
});
