import {
  CATCH_ALL,
  type Identity,
  type Match,
  RATE_LIMITS,
  type RateLimitRow,
  type Region,
} from "../../contract/rate-limits.ts";
import type { Clock } from "../clock.ts";

export interface RateLimitOptions {
  region: Region;
  /** Multiplies every count, so that a test need not send thousands of requests. */
  scale?: number;
  // Not in the contract: Retry-After. Many services of this family do not send it.
  /** Adds a Retry-After to each 429. */
  retryAfter?: boolean;
}

/** A request as the rate limits see it. */
export interface LimitedRequest {
  method: string;
  /** Without the prefix of the installation, and without the query. */
  path: string;
  headers: Headers;
  ip: string;
}

export interface RateLimiter {
  /**
   * Undefined for a request within its limits, which then counts against them. Otherwise the
   * milliseconds until the request would be within them.
   */
  excessMs(request: LimitedRequest): number | undefined;
}

const UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

// Not in the contract: what a bare path stands for. Here also for every path below it, and for the
// same paths below the API's own prefix, so that more requests are limited, never fewer.
const isAt = (path: string, template: string): boolean =>
  new RegExp(`^(?:/api(?:/v1)?)?${template.replace("{uuid}", UUID)}(?:/|$)`).test(path);

function isMatch({ method, path, contains, suffix }: Match, request: LimitedRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (path !== undefined && !isAt(request.path, path)) return false;
  return request.path.includes(contains ?? "") && request.path.endsWith(suffix ?? "");
}

/** Whose requests share a limit; undefined if the request does not carry that identity. */
const IDENTITY_OF: Record<Identity, (request: LimitedRequest) => string | undefined> = {
  "x-api-key": ({ headers }) => headers.get("x-api-key") ?? undefined,
  "x-user-id + IP": ({ headers, ip }) =>
    headers.has("x-user-id") ? `${headers.get("x-user-id")} ${ip}` : undefined,
  IP: ({ ip }) => ip,
};

/**
 * Every row that applies to a request. Not in the contract: which of several rows counts. Here a
 * request has to be within each of them, and the catch-all applies where no other row does.
 */
export function limitsOf(request: LimitedRequest): readonly RateLimitRow[] {
  const rows = RATE_LIMITS.filter(
    ({ identity, matches }) =>
      IDENTITY_OF[identity](request) !== undefined &&
      matches.some((match) => isMatch(match, request)),
  );
  return rows.length > 0 ? rows : [CATCH_ALL];
}

/** The contract's rate limits as sliding windows on the emulator's clock, one for each identity. */
export function createRateLimiter(
  clock: Clock,
  { region, scale = 1 }: RateLimitOptions,
): RateLimiter {
  const windows = new Map<string, number[]>();

  function windowOf(row: RateLimitRow, request: LimitedRequest, now: number) {
    const { count, interval_seconds } = row.limits[region];
    const intervalMs = interval_seconds * 1_000;
    const key = `${RATE_LIMITS.indexOf(row)} ${IDENTITY_OF[row.identity](request)}`;
    const times = (windows.get(key) ?? []).filter((time) => time > now - intervalMs);
    windows.set(key, times);
    const limit = Math.max(1, Math.floor(count * scale));
    const [oldest = now] = times.slice(-limit);
    return { times, excessMs: times.length < limit ? 0 : oldest + intervalMs - now };
  }

  return {
    excessMs(request) {
      const now = clock.now();
      const found = limitsOf(request).map((row) => windowOf(row, request, now));
      const excessMs = Math.max(...found.map((window) => window.excessMs));
      if (excessMs > 0) return excessMs;
      // Not in the contract: whether refused requests count. They do not here.
      for (const { times } of found) times.push(now);
      return undefined;
    },
  };
}
