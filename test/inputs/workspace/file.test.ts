import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { clauseOf } from "../../../src/inputs/problem.ts";
import { withVariables } from "../../../src/inputs/variables.ts";
import { readWorkspaceFile } from "../../../src/inputs/workspace/file.ts";
import { itOnPosix } from "../../harness/posix.ts";

async function makeLinks(parent: string, workspace: string) {
  await symlink(join(parent, "outside.yaml"), join(workspace, "out.yaml"));
  await symlink("deploy/spec.yaml", join(workspace, "in.yaml"));
  await symlink("loop.yaml", join(workspace, "loop.yaml"));
  await symlink("/dev/zero", join(workspace, "zero.yaml"));
  execFileSync("mkfifo", [join(workspace, "fifo.yaml")]);
}

describe("readWorkspaceFile", () => {
  let parent = "";
  let workspace = "";

  beforeAll(async () => {
    parent = await realpath(await mkdtemp(join(tmpdir(), "workspace-")));
    workspace = join(parent, "repository");
    await mkdir(join(workspace, "deploy"), { recursive: true });
    await writeFile(join(workspace, "deploy/spec.yaml"), "cpu: 1 # ä\n");
    await writeFile(join(workspace, "..spec.yaml"), "cpu: 2\n");
    await writeFile(join(workspace, "large.yaml"), "#".repeat(1024 * 1024 + 1));
    await writeFile(join(workspace, "latin.yaml"), Buffer.from([0x63, 0xe4]));
    await writeFile(join(parent, "outside.yaml"), "canary");
    if (process.platform !== "win32") await makeLinks(parent, workspace);
  });

  const readFile = (path: string, root = workspace) =>
    withVariables({ GITHUB_WORKSPACE: root }, () => readWorkspaceFile(path));

  async function expectRefusal(path: string, reason: string, fix: string) {
    const flaw = readFile(path);
    const message = "reason" in flaw ? clauseOf(flaw) : "";
    expect(message).toContain(reason);
    expect(message).toContain(fix);
    expect(message).not.toContain("canary");
  }

  const SPEC = { text: "cpu: 1 # ä\n", name: "deploy/spec.yaml" };

  it("reads a file by its relative or absolute path", () => {
    for (const path of ["deploy/spec.yaml", "./deploy/../deploy/spec.yaml"])
      for (const anyPath of [path, join(workspace, path)]) expect(readFile(anyPath)).toEqual(SPEC);
  });

  it("accepts a name with two leading dots", () => {
    expect(readFile("..spec.yaml")).toMatchObject({ name: "..spec.yaml" });
  });

  itOnPosix("follows a link to a file or to the workspace, and names the target", async () => {
    await symlink(workspace, join(parent, "link"));
    expect(readFile("in.yaml")).toEqual(SPEC);
    expect(readFile(join(workspace, "in.yaml"))).toEqual(SPEC);
    expect(readFile("in.yaml", join(parent, "link"))).toEqual(SPEC);
  });

  it.each([
    ["../outside.yaml", "leads out of the workspace", "a file inside it"],
    ["deploy/../../outside.yaml", "leads out of the workspace", "a file inside it"],
    ["deploy", "is not a regular file", "a text file"],
    [".", "is not a regular file", "a text file"],
    ["large.yaml", "larger than 1 MiB", "a smaller file"],
    ["latin.yaml", "is not UTF-8", "save it in that encoding"],
    ["a\u0000b", "cannot be read", "a readable file"],
    ["missing.yaml", "no such file", "let an earlier step check it out or write it"],
    ["deploy/spec.yaml/x", "no such file", "write a path from the top of the workspace"],
  ])("refuses %j, saying %j and %j", expectRefusal);

  itOnPosix.each([
    ["out.yaml", "leads out of the workspace", "a file inside it"],
    ["/etc/hostname", "leads out of the workspace", "a file inside it"],
    ["zero.yaml", "leads out of the workspace", "a file inside it"],
    ["fifo.yaml", "is not a regular file", "a text file"],
    ["loop.yaml", "cannot be read (ELOOP)", "a readable file"],
  ])("refuses the link, fifo or absolute path %j, saying %j and %j", expectRefusal);

  itOnPosix("names the directory that it searched", async () => {
    expect(readFile("a.yaml", "/nowhere")).toMatchObject({
      reason: expect.stringContaining('"a.yaml" (looked in /nowhere)'),
    });
  });
});
