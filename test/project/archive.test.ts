import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../../scripts/docs.ts";
import { archivePath, pathInArchive } from "../harness/archive.ts";
import { readManifest } from "../harness/runner/manifest.ts";
import { runAction } from "../harness/runner/runner.ts";

const MAX_BYTES = 700_000;
const MAX_FILES = 150;

const archivedFiles = readdirSync(pathInArchive("."), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(pathInArchive(".").length + 1))
  .map((path) => path.replaceAll("\\", "/"));
const manifests = ACTIONS.map(({ folder }) => join(folder, "action.yml"));

describe("the archive that a job downloads", () => {
  it("has less than 700 kB and 150 files", () => {
    expect(statSync(archivePath()).size).toBeLessThan(MAX_BYTES);
    expect(archivedFiles.length).toBeLessThan(MAX_FILES);
  });

  it("contains what a job or a reader needs, and nothing for builds or tests", () => {
    const topLevel = [...new Set(archivedFiles.map((path) => path.split("/")[0]))];
    expect(topLevel.sort()).toEqual([
      ...[".gitattributes", ".github", ".gitignore"],
      ...["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"],
      ...["LICENSE", "README.md", "SECURITY.md", "action.yml", "create", "delete", "dist"],
      ...["docs", "examples", "export", "package.json", "usage"],
    ]);
    const githubFiles = archivedFiles.filter((path) => path.startsWith(".github/"));
    // Tools that rate repositories look for workflows.
    expect(githubFiles.filter((path) => !path.startsWith(".github/workflows/"))).toEqual([]);
    expect(githubFiles.length).toBeGreaterThan(0);
  });

  it("contains dist, and the READMEs and manifests outside test and emulator, unchanged", () => {
    const pathList = execFileSync("git", ["ls-files", "dist", "*README.md", "*action.yml"], {
      encoding: "utf8",
    });
    const neededFiles = pathList
      .split("\n")
      .filter((path) => path !== "" && existsSync(path) && !/^(test|emulator)\//.test(path));
    expect(neededFiles).toEqual(expect.arrayContaining(["dist/index.js", "usage/action.yml"]));
    const changedFiles = neededFiles.filter(
      (path) =>
        !archivedFiles.includes(path) ||
        !readFileSync(pathInArchive(path)).equals(readFileSync(path)),
    );
    expect(changedFiles).toEqual([]);
  });

  it.each(manifests)("contains the scripts main and post of %s, and they run", async (path) => {
    const { main, post } = await readManifest(pathInArchive(path));
    for (const script of [main, ...(post ? [post] : [])])
      expect(script.startsWith(pathInArchive("."))).toBe(true);
    const result = await runAction({ action: path });
    expect(result.outputs.outcome).toBe("rejected");
    expect(result.annotations[0]?.message).toContain("base_url: is required");
    expect(result.post?.exitCode ?? 0).toBe(0);
    expect(result.post === undefined).toBe(post === undefined);
  });
});
