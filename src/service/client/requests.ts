import type { BodyOf, ClientReplyOf, Operation } from "../contract/operation.ts";
import { callOnce, type Parameters } from "./call-once.ts";
import type { ClientContext } from "./client-context.ts";
import { catchServiceError, ServiceError } from "./errors.ts";
import { withTimeout } from "./http/http.ts";
import { LIMITS } from "./limits.ts";
import { createRetries } from "./retry.ts";

/** A row of LIMITS. `ms` is the timeout of the only attempt, or else how long to retry. */
export interface RetryPolicy {
  attempts?: 1;
  ms?: number;
  /** Limit for a large reply as a whole. */
  responseMs?: number;
}

/** Calls an operation, by default with retries. Throws the final error, or the signal's reason. */
export function call<O extends Operation>(
  ctx: ClientContext,
  operation: O,
  parameters: Parameters<O>,
  { attempts, ms, responseMs }: RetryPolicy = LIMITS.read,
  body?: BodyOf<O>,
): Promise<ClientReplyOf<O>> {
  const { server, signal: cancel } = ctx;
  const options = { body, cancel, responseMs };
  const attempt = (target: typeof server) =>
    callOnce(target, operation, parameters, options).catch((error: unknown) => {
      if (error instanceof ServiceError) error.operation = operation;
      throw error;
    });
  if (attempts !== 1) return withRetries(ctx, () => attempt(server), ms);
  return attempt(ms === undefined ? server : withTimeout(server, ms));
}

/** A best-effort read with a short timeout: undefined if it fails. */
export async function readBestEffort<O extends Operation>(
  ctx: ClientContext,
  operation: O,
  parameters: Parameters<O>,
): Promise<ClientReplyOf<O> | undefined> {
  const reply = await catchServiceError(ctx, call(ctx, operation, parameters, LIMITS.bestEffort));
  return reply instanceof ServiceError ? undefined : reply;
}

/** Retries until success, a final error, the deadline, or `limitMs` after the first error. */
export function withRetries<T>(
  ctx: ClientContext,
  attempt: () => Promise<T>,
  limitMs: number = LIMITS.read.ms,
): Promise<T> {
  const retries = createRetries(ctx, { limitMs, maxRetryAfterMs: LIMITS.retryAfter.ms });
  return ctx.report.withHeartbeat(retries.heartbeat, async () => {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        await retries.wait(error);
      }
    }
  });
}

/**
 * Repeats a stale read, twice at most; returns the last reply. Unlike `poll`, waits for no status,
 * and throws the first error of a read.
 */
export async function readUntil<T>(
  { clock, signal }: ClientContext,
  readReply: () => Promise<T>,
  isUpToDate: (reply: T) => boolean,
): Promise<T> {
  for (let reads = 1; ; reads++) {
    const reply = await readReply();
    if (isUpToDate(reply) || reads === LIMITS.reread.reads) return reply;
    await clock.sleep(LIMITS.reread.ms, signal);
  }
}
