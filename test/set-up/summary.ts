import type { Reporter, TestModule } from "vitest/node";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

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

const LINES = 10;

/**
 * Prints now and then how many files are done, and the counts as the last line of all. In CI a test that is skipped fails the run, and so
 * does a run without tests, because a test that does not run proves nothing.
 */
export class TestSummary implements Reporter {
  #counts: Counts | undefined;
  #files = 0;
  #done = 0;

  onInit(): void {
    process.once("exit", () => {
      if (this.#counts === undefined) return;
      const { passed, failed, skipped } = this.#counts;
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    });
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
    this.#done = 0;
  }

  onTestModuleEnd(): void {
    const tenths = (done: number) => Math.floor((done / this.#files) * LINES);
    this.#done += 1;
    if (this.#files <= LINES || tenths(this.#done) === tenths(this.#done - 1)) return;
    console.log(`${this.#done} of ${this.#files} files`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.#counts = countsOf(modules);
    const { passed, failed, skipped } = this.#counts;
    const isIncomplete = skipped > 0 || passed + failed === 0;
    if (isIncomplete && process.env.CI !== undefined) process.exitCode = 1;
  }
}
