import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    allowOnly: false,
    testTimeout: 20_000,
    // Many tests start real processes and sockets: more workers than cores only make them slow.
    maxWorkers: 2,
  },
});
