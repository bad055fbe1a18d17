import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: join(import.meta.dirname, ".."),
    include: ["test/**/*.test.ts"],
    allowOnly: false,
    testTimeout: 20_000,
    // Many tests start real processes and sockets: more workers than cores only make them slow.
    maxWorkers: 2,
    coverage: {
      provider: "v8",
      include: ["src/**"],
      // These run in a process of their own only, as the bundle or the command, where the tests watch them from outside.
      exclude: ["src/*/main.ts", "src/*/post.ts"],
      // What a test reaches through the bundle alone does not count, so the whole is better than this.
      thresholds: { lines: 90, branches: 85 },
      reporter: ["text-summary"],
    },
  },
});
