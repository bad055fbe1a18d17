import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.soak.ts"],
    testTimeout: 1_200_000,
    maxWorkers: 2,
  },
});
