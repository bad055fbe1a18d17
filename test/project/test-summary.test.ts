import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";

const VITEST = resolve("node_modules/vitest/vitest.mjs");
const SUMMARY = pathToFileURL(resolve("scripts/test-summary.ts"));

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "test-summary-"));
  writeFileSync(
    join(folder, "vitest.config.mjs"),
    `import { TestSummary } from "${SUMMARY}";
    export default { test: { globals: true, reporters: ["default", new TestSummary()] } };`,
  );
});

/** Runs these tests in a process of their own. */
async function run(tests: string, env: Record<string, string> = {}) {
  writeFileSync(join(folder, "a.test.mjs"), tests);
  const { PATH = "" } = process.env;
  return new Promise<{ code: unknown; lastLine: string | undefined }>((done) => {
    const options = { cwd: folder, env: { PATH, ...env } };
    execFile(process.execPath, [VITEST, "run"], options, (error, stdout) => {
      done({ code: error?.code ?? 0, lastLine: stdout.trimEnd().split("\n").at(-1) });
    });
  });
}

const PASSES = 'it("a", () => {});';
const FAILS = 'it("b", () => { throw new Error("no"); });';
const IS_SKIPPED = 'it.skip("c", () => {});';
const IN_CI = { CI: "true" };

describe("TestSummary", () => {
  it.each([
    ["passes when every test has passed", PASSES, IN_CI, 0, "1 passed, 0 failed, 0 skipped"],
    ["fails with a failed test", PASSES + FAILS, {}, 1, "1 passed, 1 failed, 0 skipped"],
    [
      "fails in CI with a skipped test",
      PASSES + IS_SKIPPED,
      IN_CI,
      1,
      "1 passed, 0 failed, 1 skipped",
    ],
    [
      "passes elsewhere with a skipped test",
      PASSES + IS_SKIPPED,
      {},
      0,
      "1 passed, 0 failed, 1 skipped",
    ],
    ["fails with a file that cannot be loaded", "it(", {}, 1, "0 passed, 1 failed, 0 skipped"],
  ])(
    "%s, and prints the counts as the last line",
    async (_, tests, env, code, lastLine) => {
      expect(await run(tests, env)).toEqual({ code, lastLine });
    },
    60_000,
  );
});
