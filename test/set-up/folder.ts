import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackForTests } from "../harness/archive.ts";

/**
 * Creates a temporary folder for a run of the tests, with the archive that a job downloads. Removes
 * it after the run, with the files of tests and killed processes.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // TEMP and TMP are the names on Windows.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  unpackForTests();
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
