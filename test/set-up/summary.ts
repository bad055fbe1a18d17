import type { Reporter, TestModule } from "vitest/node";

type Counts = Record<"passed" | "failed" | "skipped", number>;

/** A file that cannot be loaded counts as one failure. */
function countsOf(modules: readonly TestModule[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) counts.failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === "passed" || state === "failed" ? state : "skipped"] += 1;
    }
  }
  return counts;
}

const PROGRESS_LINES = 10;

/**
 * Prints the progress after each tenth of the files, and the counts as the last line. In CI a run
 * fails if a test is skipped or if there is none, because a test that does not run proves nothing.
 */
export class TestSummary implements Reporter {
  #counts: Counts | undefined;
  #fileCount = 0;
  #finishedCount = 0;

  onInit(): void {
    process.once("exit", () => {
      if (this.#counts === undefined) return;
      const { passed, failed, skipped } = this.#counts;
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    });
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#fileCount = files.length;
    this.#finishedCount = 0;
  }

  onTestModuleEnd(): void {
    const tenthsOf = (count: number) => Math.floor((count / this.#fileCount) * PROGRESS_LINES);
    this.#finishedCount += 1;
    if (
      this.#fileCount <= PROGRESS_LINES ||
      tenthsOf(this.#finishedCount) === tenthsOf(this.#finishedCount - 1)
    )
      return;
    console.log(`${this.#finishedCount} of ${this.#fileCount} files`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.#counts = countsOf(modules);
    const { passed, failed, skipped } = this.#counts;
    const isIncomplete = skipped > 0 || passed + failed === 0;
    if (isIncomplete && process.env.CI !== undefined) process.exitCode = 1;
  }
}
