import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackForTests } from "../harness/archive.ts";

/**
 * Gives a run of the tests a temporary folder of its own, which is removed after it. So nothing
 * stays, whatever a test, or a process that it kills, leaves behind. In it is what a job downloads.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // The names on Windows are the last two.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  unpackForTests();
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
