import { mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeAtomically } from "../../../../src/actions/usage/files/write.ts";

it("writeAtomically refuses a directory that became a link after it was checked", async () => {
  const root = await mkdtemp(join(tmpdir(), "report-file-"));
  const directory = { path: join(root, "a"), name: "a" };
  await mkdir(join(root, "elsewhere"));
  await symlink(join(root, "elsewhere"), directory.path);
  const writing = writeAtomically(directory, "report.csv", "text");
  await expect(writing).rejects.toThrow("replaced by a link");
  expect(await readdir(join(root, "elsewhere"))).toEqual([]);
});
