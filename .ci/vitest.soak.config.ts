import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: join(import.meta.dirname, ".."),
    include: ["test/**/*.soak.ts"],
    testTimeout: 1_200_000,
    maxWorkers: 2,
  },
});
