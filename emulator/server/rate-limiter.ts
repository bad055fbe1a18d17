import type { Clock } from "../clock.ts";

export interface RateLimitOptions {
  /** Scales every count, so that a test does not need thousands of requests. */
  scale?: number;
  /** Adds a Retry-After to each 429. Beyond the contract: rate-limit-refusals. */
  retryAfter?: boolean;
}

/** contract: API rate limits. The rows that apply to these requests, in any region. */
const API_KEY_LIMIT = { count: 1_000, intervalMs: 10_000 };
const ADDRESS_LIMIT = { count: 100, intervalMs: 60_000 };

/** The contract's rate limits as sliding windows on the emulator's clock. */
export function createRateLimiter(clock: Clock, { scale = 1 }: RateLimitOptions) {
  const windows = new Map<string, number[]>();
  return {
    /** Counts a request. Above its limit, returns the milliseconds until a retry instead. */
    countRequest(apiKey: string | undefined, ip: string): number | undefined {
      const now = clock.now();
      const { count, intervalMs } = apiKey === undefined ? ADDRESS_LIMIT : API_KEY_LIMIT;
      const client = apiKey === undefined ? `IP ${ip}` : `key ${apiKey}`;
      const times = (windows.get(client) ?? []).filter((time) => time > now - intervalMs);
      windows.set(client, times);
      const limit = Math.max(1, Math.floor(count * scale));
      const [oldest = now] = times.slice(-limit);
      if (times.length >= limit) return oldest + intervalMs - now;
      // A refused request does not count. Beyond the contract: rate-limit-refusals.
      times.push(now);
      return undefined;
    },
  };
}
