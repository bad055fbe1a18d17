import pThrottle from "p-throttle";
import {
  limitsFor,
  lowerLimit,
  type RateLimitRow,
  requestsPerSecond,
} from "../contract/rate-limits.ts";
import type { Clock } from "./clock.ts";

/** Requests travel for different times: those that leave an interval apart may arrive a little less apart. */
const SAFETY = 1.1;

export interface PacedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** Waits until a request may be sent. Rejects with the signal's reason when it aborts. */
export type Pacer = (request: PacedRequest, signal?: AbortSignal) => Promise<void>;

type Turn = (signal: AbortSignal | undefined) => Promise<void>;

function turnsOf(row: RateLimitRow, clock: Clock): Turn {
  const { count, interval_seconds } = lowerLimit(row);
  const intervalMs = interval_seconds * 1_000 * SAFETY;
  const turn = pThrottle({ limit: count, interval: intervalMs, strict: true })(() => undefined);
  return async (signal) => {
    // The throttle reads the wall clock, which may step back. No turn takes longer than the queue and its spacing justify.
    const longestMs = intervalMs * (2 + Math.floor(turn.queueSize / count));
    const over = new AbortController();
    const signals = signal === undefined ? [over.signal] : [over.signal, signal];
    try {
      await Promise.race([turn(), clock.sleep(longestMs, AbortSignal.any(signals))]);
    } finally {
      over.abort();
    }
  };
}

/**
 * Keeps this process within the contract's rate limits. What others send with the same key is not known here: a 429 that
 * comes of it is obeyed where requests are repeated. `debug` is told of each limit once.
 */
export function createPacer(clock: Clock, debug: (text: string) => void): Pacer {
  const turns = new Map<RateLimitRow, Turn>();

  function turnOf(row: RateLimitRow): Turn {
    const known = turns.get(row);
    if (known !== undefined) return known;
    const { count, interval_seconds } = lowerLimit(row);
    debug(
      `Rate limit "${row.category}": at most ${count} requests in ${interval_seconds} s for one ${row.identity}.`,
    );
    const turn = turnsOf(row, clock);
    turns.set(row, turn);
    return turn;
  }

  return async ({ method, path, headers }, signal) => {
    signal?.throwIfAborted();
    const [bare = ""] = path.split("?");
    const rows = limitsFor({
      method,
      path: bare,
      hasApiKey: "x-api-key" in headers,
      hasUserId: "x-user-id" in headers,
    });
    const speed = (row: RateLimitRow) => requestsPerSecond(lowerLimit(row));
    // The slowest first, so that no turn is taken long before the request is sent.
    for (const row of rows.toSorted((one, other) => speed(one) - speed(other)))
      await turnOf(row)(signal);
  };
}
