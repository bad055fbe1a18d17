import type { Clock } from "../clock.ts";
import {
  CATCH_ALL,
  type Identity,
  type Match,
  RATE_LIMITS,
  type RateLimitRow,
  type Region,
} from "./rate-limits.ts";

export interface RateLimitOptions {
  region: Region;
  /** Multiplies every count, so that a test need not send thousands of requests. */
  scale?: number;
  /** Adds a Retry-After to each 429. Beyond the contract: rate-limit-refusals. */
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

/** Beyond the contract: rate-limit-paths. */
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

/** How much of a path a row names; undefined if it does not apply to the request. */
function lengthFor({ identity, matches }: RateLimitRow, request: LimitedRequest) {
  if (IDENTITY_OF[identity](request) === undefined) return undefined;
  const found = matches.filter((match) => isMatch(match, request));
  const lengths = found.map(
    ({ path, contains, suffix }) => (path ?? contains ?? suffix ?? "").length,
  );
  return found.length === 0 ? undefined : Math.max(...lengths);
}

/**
 * The rows that a request has to be within: of each identity the one that names most of its path.
 * Beyond the contract: rate-limit-paths.
 */
export function limitsOf(request: LimitedRequest): readonly RateLimitRow[] {
  const counting = new Map<Identity, { row: RateLimitRow; length: number }>();
  for (const row of RATE_LIMITS) {
    const length = lengthFor(row, request);
    const other = counting.get(row.identity);
    if (length !== undefined && length >= (other?.length ?? 0))
      counting.set(row.identity, { row, length });
  }
  return counting.size > 0 ? [...counting.values()].map(({ row }) => row) : [CATCH_ALL];
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
      // Beyond the contract: rate-limit-refusals.
      for (const { times } of found) times.push(now);
      return undefined;
    },
  };
}
