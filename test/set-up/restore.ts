import { afterAll, vi } from "vitest";

// Test files share processes: a replacement in one file must not affect the next file.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.resetConfig();
});
