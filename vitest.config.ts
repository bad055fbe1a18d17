import { configDefaults, defineConfig } from "vitest/config";
import { TestSummary } from "./scripts/test-summary.ts";

/** `npm test`; with `--mode soak` the long tests instead, which take minutes. */
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === "soak" ? "test/**/*.soak.ts" : "test/**/*.test.ts"],
    reporters: [...configDefaults.reporters, new TestSummary()],
    allowOnly: false,
    maxWorkers: "100%",
    testTimeout: mode === "soak" ? 1_200_000 : 20_000,
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
