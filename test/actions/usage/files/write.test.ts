import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { writeAtomically } from "../../../../src/actions/usage/files/write.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "report-file-"));
});

const write = (name: string, text = "one ä\n") =>
  writeAtomically({ path: join(root, name), name }, "report.csv", text);

describe("writeAtomically", () => {
  it("writes a file, and leaves no temporary file", async () => {
    expect(await write("a/b")).toBe("a/b/report.csv");
    expect(await readdir(join(root, "a/b"))).toEqual(["report.csv"]);
    expect(await readFile(join(root, "a/b/report.csv"), "utf8")).toBe("one ä\n");
  });

  it("refuses a directory that became a link after it was checked", async () => {
    await mkdir(join(root, "elsewhere"));
    await symlink(join(root, "elsewhere"), join(root, "a"));
    await expect(write("a")).rejects.toThrow("replaced by a link");
    expect(await readdir(join(root, "elsewhere"))).toEqual([]);
  });

  it("shows no absolute path in its errors", async () => {
    await writeFile(join(root, "a"), "");
    const error = await write("a/b").catch((reason: Error) => reason.message);
    expect(error).toBe("a/b/report.csv could not be written: not a directory (ENOTDIR)");
  });
});
