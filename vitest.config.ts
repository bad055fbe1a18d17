import { availableParallelism } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { TestSummary } from "./scripts/test-summary.ts";

/** `npm test`; with `--mode soak` the long tests instead, which take minutes. */
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === "soak" ? "test/**/*.soak.ts" : "test/**/*.test.ts"],
    reporters: [...configDefaults.reporters, new TestSummary()],
    allowOnly: false,
    // Loading all modules anew for each file would take an eighth of all processor time.
    isolate: false,
    setupFiles: "scripts/test-restore.ts",
    // More than there are cores, because some tests wait for processes and for time to pass.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Processes that tests start from the sources compile them once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled") },
    testTimeout: mode === "soak" ? 1_200_000 : 60_000,
    coverage: {
      provider: "v8",
      include: ["src/**"],
      // They run only in a process of their own, as a bundle or a command, where tests watch them
      // from outside.
      exclude: ["src/*/main.ts", "src/*/post.ts"],
      // Code that tests reach only through a bundle does not count, so the real share is higher.
      thresholds: { lines: 90, branches: 85 },
      reporter: ["text-summary", "html"],
    },
  },
}));
