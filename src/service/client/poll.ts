import type { ClientContext } from "./client-context.ts";
import { ServiceError } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { createOutageLog, failureKey } from "./outage-log.ts";
import { isTransient, retryPauseMs } from "./retry.ts";

type PollInterval = readonly [minMs: number, maxMs: number];

/** How many consecutive reads must agree, over how long, before a result counts. */
export interface Evidence {
  reads: number;
  ms: number;
}
export const ONE_READ: Evidence = { reads: 1, ms: 0 };
/** A single stale replica must not end the polling. */
export const TWO_READS: Evidence = LIMITS.twice;
/** For a result that may be transient: a replica may refuse a resource that it does not know. */
export const MINUTE_OF_READS: Evidence = LIMITS.refusal;

export interface PollOptions<T> {
  interval: PollInterval;
  read(): Promise<T>;
  /** The value whose change resets the polling interval and the evidence. */
  stateOf(reply: T): string;
  /** The evidence that confirms a final reply; undefined if the reply is not final. */
  neededEvidence(reply: T): Evidence | undefined;
  /** Called for each reply, with whether the reply is confirmed as final. */
  onReply?(reply: T, isConfirmed: boolean): void | Promise<void>;
  /** Called for a reply that is not confirmed as final; returning true ends the polling. */
  shouldStop?(reply: T): boolean | Promise<boolean>;
  onFailure?(error: ServiceError): void;
  /** The evidence for ending at a failure that is not transient; by default, a minute of reads. */
  refusalEvidence?(): Evidence;
  /** Limit in milliseconds, if it is shorter than the step's deadline. */
  limitMs?: number;
  /** Logged after a minute without other lines. */
  heartbeat?(): string | undefined;
}

/** A fifteenth of the time spent in the current state, within the bounds, ±10 %. */
export function pauseMs(inStateMs: number, interval: PollInterval, random: () => number): number {
  const [minMs, maxMs] = interval;
  const pause = Math.min(maxMs, Math.max(minMs, inStateMs / 15));
  return pause * (0.9 + random() * 0.2);
}

/** Retry-After up to a limit, which a 429 may exceed if it ends before the deadline. */
const limitedRetryAfterMs = ({ status, retryAfterMs = 0 }: ServiceError, leftMs: number): number =>
  status === 429 && retryAfterMs <= leftMs
    ? retryAfterMs
    : Math.min(LIMITS.retryAfter.ms, retryAfterMs);

/** Consecutive reads with the same result. */
interface Streak {
  result: string;
  reads: number;
  sinceMs: number;
}

const addRead = (streak: Streak | undefined, result: string, nowMs: number): Streak =>
  streak?.result === result
    ? { ...streak, reads: streak.reads + 1 }
    : { result, reads: 1, sinceMs: nowMs };

const isEnough = ({ reads, sinceMs }: Streak, needed: Evidence, nowMs: number): boolean =>
  reads >= needed.reads && nowMs - sinceMs >= needed.ms;

/**
 * The only loop that waits for a status. Reads until a reply is confirmed as final. Reads once
 * after the deadline, and again if that reply is final but not confirmed. Logs failures. Transient
 * failures end it if they last too long, if the service was never reached, or if a 429 after a
 * failure asks to wait past the deadline. Throws the failure that ends it, or the signal's reason.
 */
export async function poll<T>(ctx: ClientContext, options: PollOptions<T>) {
  const { clock, report, server, signal } = ctx;
  const { interval, limitMs = Number.POSITIVE_INFINITY } = options;
  const deadline = ctx.deadline.within(limitMs);
  const outage = createOutageLog(ctx);
  let states: Streak | undefined;
  let refusals: Streak | undefined;
  let lastReply: T | undefined;
  let failure: ServiceError | undefined;
  let failures = 0;
  let failingSinceMs: number | undefined;

  /** `isInTime` is false if the deadline ended the polling; `failure` is that of the last read. */
  async function pollUntilEnd() {
    for (let lateReads = 0; ; ) {
      if (deadline.leftMs <= 0) lateReads += 1;
      const { isOver, isFinal, pause } = await readOnce(lateReads > 1);
      const isLast = lateReads > (isFinal ? 1 : 0);
      if (isOver || isLast) return { lastReply, isInTime: isOver, failure };
      await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
    }
  }

  async function readOnce(isSecondLateRead: boolean) {
    try {
      return await handleReply(await options.read(), isSecondLateRead);
    } catch (error) {
      return { isOver: false, isFinal: false, pause: handleFailure(error) };
    }
  }

  async function handleReply(reply: T, isSecondLateRead: boolean) {
    if (outage.onReply()) report.progress(`the ${server.name} answers again`);
    failingSinceMs = undefined;
    failures = 0;
    failure = undefined;
    refusals = undefined;
    lastReply = reply;
    const nowMs = clock.now();
    states = addRead(states, options.stateOf(reply), nowMs);
    const inStateMs = nowMs - states.sinceMs;
    const evidence = options.neededEvidence(reply);
    const isFinal = evidence !== undefined;
    const isConfirmed = isFinal && (isSecondLateRead || isEnough(states, evidence, nowMs));
    await options.onReply?.(reply, isConfirmed);
    const isOver = isConfirmed || ((await options.shouldStop?.(reply)) ?? false);
    return { isOver, isFinal, pause: pauseMs(inStateMs, interval, clock.random) };
  }

  /** Returns the pause after a failure. Throws the failure if it ends the polling. */
  function handleFailure(error: unknown): number {
    if (!(error instanceof ServiceError)) throw error;
    failures += 1;
    failure = error;
    const maxOutageMs = Math.min(LIMITS.outage.ms, limitMs);
    const { leftMs } = deadline;
    const isNeverReached = !deadline.isRequestSent && leftMs <= 0;
    // Counts from the first failure: since the last reply, this machine may have been suspended.
    failingSinceMs ??= clock.now();
    const isUnreachable = clock.now() - failingSinceMs > maxOutageMs || isNeverReached;
    // A single replica's 429 must not end the polling.
    const isRateLimited =
      failures > 1 && error.status === 429 && (error.retryAfterMs ?? 0) > leftMs;
    const canRetry = isTransient(error);
    if (isUnreachable || isRateLimited || (!canRetry && recordRefusal(error)))
      throw error.setAttempts(failures);
    options.onFailure?.(error);
    const pause = canRetry
      ? retryPauseMs(limitedRetryAfterMs(error, leftMs), failures, clock.random)
      : pauseMs(0, interval, clock.random);
    const untilMs = pause > maxOutageMs ? clock.now() + pause : failingSinceMs + maxOutageMs;
    outage.onFailure(error, Math.min(untilMs, clock.now() + leftMs));
    return pause;
  }

  /** Returns whether the refusals so far are enough evidence to end the polling. */
  function recordRefusal(error: ServiceError): boolean {
    const nowMs = clock.now();
    refusals = addRead(refusals, failureKey(error), nowMs);
    return isEnough(refusals, options.refusalEvidence?.() ?? MINUTE_OF_READS, nowMs);
  }

  return report.withHeartbeat(() => outage.heartbeat() ?? options.heartbeat?.(), pollUntilEnd);
}
