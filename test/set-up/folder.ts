import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackForTests } from "../harness/archive.ts";

/**
 * Gives a run of the tests a temporary folder of its own, with the archive that a job downloads.
 * Removes the folder after the run, with the files that tests and killed processes leave behind.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // TEMP and TMP are the names on Windows.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  unpackForTests();
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
