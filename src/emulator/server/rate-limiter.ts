import {
  type Identity,
  limitsFor,
  RATE_LIMITS,
  type RateLimitRow,
  type Region,
} from "../../contract/rate-limits.ts";
import type { Clock } from "../clock.ts";

export interface RateLimitHabits {
  region: Region;
  /** Multiplies every count, so that a test need not send thousands. */
  scale?: number;
  /** Says in a 429 when to come back. Not in the contract: often missing in services of this family, and so here. */
  retryAfter?: boolean;
}

export interface Caller {
  method: string;
  /** Without the prefix of the installation. */
  path: string;
  headers: Headers;
  ip: string;
}

export interface RateLimiter {
  /** Undefined where a request is within its limits, which then counts; else for how long it is not. */
  excessMs(caller: Caller): number | undefined;
}

const IDENTITY_OF: Record<Identity, (caller: Caller) => string> = {
  "x-api-key": ({ headers }) => headers.get("x-api-key") ?? "",
  "x-user-id + IP": ({ headers, ip }) => `${headers.get("x-user-id")} ${ip}`,
  IP: ({ ip }) => ip,
};

/** The contract's rate limits as sliding windows on the emulator's clock, for each identity its own. */
export function createRateLimiter(
  clock: Clock,
  { region, scale = 1 }: RateLimitHabits,
): RateLimiter {
  const windows = new Map<string, number[]>();

  function windowOf(row: RateLimitRow, caller: Caller, now: number) {
    const { count, interval_seconds } = row.limits[region];
    const intervalMs = interval_seconds * 1_000;
    const key = `${RATE_LIMITS.indexOf(row)} ${IDENTITY_OF[row.identity](caller)}`;
    const times = (windows.get(key) ?? []).filter((time) => time > now - intervalMs);
    windows.set(key, times);
    const limit = Math.max(1, Math.floor(count * scale));
    const [oldest = now] = times.slice(-limit);
    return { times, excessMs: times.length < limit ? 0 : oldest + intervalMs - now };
  }

  return {
    excessMs(caller) {
      const now = clock.now();
      const { method, path, headers } = caller;
      const rows = limitsFor({
        method,
        path,
        hasApiKey: headers.has("x-api-key"),
        hasUserId: headers.has("x-user-id"),
      });
      const found = rows.map((row) => windowOf(row, caller, now));
      const excessMs = Math.max(...found.map((window) => window.excessMs));
      if (excessMs > 0) return excessMs;
      // Not in the contract: whether refused requests count. They do not here.
      for (const { times } of found) times.push(now);
      return undefined;
    },
  };
}
