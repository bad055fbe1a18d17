import type { ClientContext } from "./client-context.ts";
import type { Deadline } from "./clock.ts";
import { ContractError, ServiceError, UnreachableError } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { createOutageLog } from "./outage-log.ts";

const [FIRST_DELAY_MS, LAST_DELAY_MS] = LIMITS.backoff.ms;

/** Whether a read may be retried after this error. */
export function isTransient(error: unknown): boolean {
  return (error instanceof UnreachableError || error instanceof ContractError) && !error.permanent;
}

/**
 * The pause before the next attempt: a jittered exponential backoff, or Retry-After if it is
 * longer. Retry-After alone may be too short each time.
 */
export function retryPauseMs(retryAfterMs: number, failures: number, random: () => number): number {
  const ceiling = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 10));
  return Math.max(retryAfterMs, ceiling * (0.5 + random() / 2));
}

interface RetryLimits {
  limitMs: number;
  /** A longer Retry-After is shortened to this; absent if none is shortened. */
  maxRetryAfterMs?: number;
  /** What follows a failure, for the log. */
  nextText?: string | undefined;
}

/**
 * Logs the failures of a retried operation, and waits after each. A backoff longer than the
 * remaining time is shortened, so that the last attempt happens at the deadline.
 */
export function createRetries(ctx: ClientContext, limits: RetryLimits) {
  const { limitMs, maxRetryAfterMs = Number.POSITIVE_INFINITY, nextText } = limits;
  const { clock, deadline, signal } = ctx;
  const { onFailure, heartbeat, onReply } = createOutageLog(ctx);
  let retryDeadline: Deadline | undefined;
  let failures = 0;
  let unreadableReplies = 0;

  return {
    heartbeat,
    onReply,
    /** Waits before a retry. Throws the failure if a retry cannot help or comes too late. */
    async wait(error: unknown): Promise<void> {
      if (!(error instanceof ServiceError)) throw error;
      failures += 1;
      if (error instanceof ContractError) unreadableReplies += 1;
      // Counts from the first failure, so that a long reply that breaks off gets another attempt.
      retryDeadline ??= deadline.within(limitMs);
      const { leftMs } = retryDeadline;
      const { retryAfterMs = 0 } = error;
      const requestedMs = Math.min(maxRetryAfterMs, retryAfterMs);
      // A Retry-After ends the retries if it exceeds `outage` and the time left (if finite).
      const timeoutMs = Number.isFinite(deadline.leftMs) ? deadline.leftMs : 0;
      const endingRetryAfterMs = Math.max(timeoutMs, LIMITS.outage.ms);
      // Unlike a backoff, Retry-After is not shortened to the time left: that would only add load.
      const isTooLong = requestedMs > leftMs || retryAfterMs > endingRetryAfterMs;
      const isExhausted = leftMs <= 0 || unreadableReplies >= LIMITS.unreadable.attempts;
      if (isExhausted || isTooLong || !isTransient(error)) throw error.setAttempts(failures);
      signal.throwIfAborted();
      onFailure(error, clock.now() + leftMs, nextText);
      const pauseMs = retryPauseMs(requestedMs, failures, clock.random);
      await clock.sleep(Math.min(pauseMs, leftMs), signal);
    },
  };
}

const DELAY_SECONDS = /^\d{1,9}$/;
const IMF_FIXDATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Retry-After in milliseconds. A date is compared with the Date header of the same reply, because
 * the two clocks may disagree. Anything but seconds or IMF-fixdate is ignored.
 */
export function parseRetryAfter(value?: string, date?: string): number | undefined {
  if (value === undefined) return undefined;
  if (DELAY_SECONDS.test(value)) return Number(value) * 1_000;
  if (!IMF_FIXDATE.test(value) || date === undefined || !IMF_FIXDATE.test(date)) return undefined;
  const delta = Date.parse(value) - Date.parse(date);
  return Number.isNaN(delta) ? undefined : Math.max(0, delta);
}
