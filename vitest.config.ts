import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { TestSummary } from "./test/set-up/summary.ts";

/**
 * Which files run, and for how long a test may: `npm test` has what a contributor waits for, `check`
 * adds what takes long, and `soak` has what takes minutes.
 */
const MODES = {
  test: { include: ["test/**/*.test.ts"], testTimeout: 120_000 },
  check: { include: ["test/**/*.{test,check}.ts"], testTimeout: 180_000 },
  soak: { include: ["test/**/*.soak.ts"], testTimeout: 1_200_000 },
};
const isMode = (mode: string): mode is keyof typeof MODES => mode in MODES;

export default defineConfig(({ mode }) => {
  if (!isMode(mode)) throw new Error(`--mode ${mode}: write one of ${Object.keys(MODES)}`);
  return {
    test: {
      ...MODES[mode],
      // What passes is not listed, but for the tables of the long tests. On GitHub a failure is also
      // an annotation.
      reporters: [
        mode === "soak" ? "default" : "minimal",
        ...(process.env.GITHUB_ACTIONS === "true" ? ["github-actions"] : []),
        new TestSummary(),
      ],
      allowOnly: false,
      // Loading all modules anew for each file would take an eighth of all processor time.
      isolate: false,
      globalSetup: "test/set-up/folder.ts",
      setupFiles: "test/set-up/restore.ts",
      // More than there are cores, because some tests wait for processes and for time to pass.
      maxWorkers: Math.ceil(1.5 * availableParallelism()),
      // Processes that tests start from the sources compile them once.
      env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled") },
      coverage: {
        provider: "v8",
        include: ["src/**", "emulator/**"],
        // They run only in a process of their own, as a bundle or a command, where tests watch them
        // from outside.
        exclude: ["src/main.ts", "emulator/main.ts"],
        // Code that tests reach only through a bundle does not count, so the real share is higher.
        thresholds: { lines: 90, branches: 85 },
        reporter: ["text-summary", "html"],
      },
    },
  };
});
