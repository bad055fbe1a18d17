import { afterAll, vi } from "vitest";

// Test files share processes: what one of them replaces must not reach the next one.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.resetConfig();
});
