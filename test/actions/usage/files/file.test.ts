import { mkdir, mkdtemp, open, readdir, readFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { ReportFile, WriteError } from "../../../../src/actions/usage/files/file.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "report-file-"));
});

const create = (name = "a/b") => ReportFile.create({ path: join(root, name), name }, "report.csv");

describe("ReportFile", () => {
  it("has its final name only when it is complete", async () => {
    const file = await create();
    await file.append("one\n");
    expect(await readdir(join(root, "a/b"))).toEqual([
      expect.stringMatching(/^\.report\.csv\.[0-9a-f]{12}\.part$/),
    ]);
    await file.append("more ä\n");
    await file.commit();
    await file.discard();
    expect(file.name).toBe("a/b/report.csv");
    expect(await readdir(join(root, "a/b"))).toEqual(["report.csv"]);
    expect(await readFile(join(root, "a/b/report.csv"), "utf8")).toBe("one\nmore ä\n");
  });

  it("removes what was written after the mark, and continues there", async () => {
    const file = await create();
    await file.append("kept ä\n");
    file.mark();
    await file.append("half");
    await file.rewind();
    await file.rewind();
    await file.append("whole\n");
    await file.commit();
    expect(await readFile(join(root, "a/b/report.csv"), "utf8")).toBe("kept ä\nwhole\n");
  });

  it("leaves no file when it is discarded", async () => {
    const file = await create();
    await file.append("x".repeat(100_000));
    await file.discard();
    expect(await readdir(join(root, "a/b"))).toEqual([]);
  });

  it("reports a full disk, and leaves no partial file", async () => {
    const temporary = join(root, "part");
    const file = new ReportFile("report.csv", await open("/dev/full", "a"), {
      temporary,
      path: join(root, "report.csv"),
    });
    const written = file.append("x").finally(() => file.discard());
    await expect(written).rejects.toThrow(
      new WriteError("report.csv could not be written: no space is left on the device (ENOSPC)"),
    );
    expect(await readdir(root)).toEqual([]);
  });

  it("refuses a directory that became a link after it was checked", async () => {
    await mkdir(join(root, "elsewhere"));
    await symlink(join(root, "elsewhere"), join(root, "a"));
    await expect(create("a")).rejects.toThrow("replaced by a link");
    expect(await readdir(join(root, "elsewhere"))).toEqual([]);
  });

  it("shows no absolute path in its errors", async () => {
    await (await open(join(root, "a"), "w")).close();
    const error = await create("a/b").catch((reason: Error) => reason.message);
    expect(error).toBe(
      "a/b/report.csv could not be written: a part of the path is not a directory (ENOTDIR)",
    );
  });
});
