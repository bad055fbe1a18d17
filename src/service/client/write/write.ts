import type { ClientContext } from "../client-context.ts";
import { abortLater } from "../clock.ts";
import {
  ContractError,
  isAccepted,
  isOwnRefusal,
  RefusedError,
  ServiceError,
  UnprovenError,
  UnreachableError,
} from "../errors.ts";
import { LIMITS } from "../limits.ts";
import { withRetries } from "../requests.ts";
import { createRetries } from "../retry.ts";

/** Progress of a write. From `sent` on, the service may have applied it. */
export type Phase = "not sent" | "sent" | "accepted";

/** One attempt. The signal aborts the request. */
type Send<T> = (signal: AbortSignal) => Promise<T>;

/** What one attempt at a write has proven. */
export type Attempt<T> =
  | { kind: "accepted"; reply: T; error?: undefined }
  /** The service accepted it, but the reply does not show the result. */
  | { kind: "accepted"; error: ServiceError }
  | { kind: "refused"; error: RefusedError }
  | { kind: "ambiguous"; error: ServiceError }
  /** The attempt had no effect: it was never sent, or it was rate-limited. */
  | { kind: "not applied"; error: ServiceError };

/** Whether an attempt may have been applied. For a refusal (false here), see `isOwnRefusal`. */
export const mayBeApplied = ({ kind }: Attempt<unknown>): boolean =>
  kind === "accepted" || kind === "ambiguous";

/** A 429 was not processed. A request that was sent and failed otherwise may have been applied. */
function attemptOf(error: unknown): Attempt<never> {
  if (error instanceof RefusedError) return { kind: "refused", error };
  if (isAccepted(error)) return { kind: "accepted", error };
  if (error instanceof ContractError) return { kind: "ambiguous", error };
  if (!(error instanceof UnreachableError)) throw error;
  const isAmbiguous = error.sent && error.status !== 429;
  return { kind: isAmbiguous ? "ambiguous" : "not applied", error };
}

/**
 * Sends a write once. `wasSent` says whether an earlier attempt may have been applied. Throws the
 * signal's reason if the workflow is cancelled before this attempt has an effect.
 */
export async function attemptWrite<T>(
  cancel: AbortSignal,
  send: Send<T>,
  onPhase: (phase: Phase) => void,
  wasSent = false,
): Promise<Attempt<T>> {
  cancel.throwIfAborted();
  if (!wasSent) onPhase("sent");
  // Aborting at once would hide whether the write succeeded.
  const signal = abortLater(cancel, LIMITS.writeAfterCancel.ms);
  const onReply = (reply: T): Attempt<T> => ({ kind: "accepted", reply });
  const attempt = await send(signal).then(onReply, attemptOf);
  if (attempt.kind === "accepted") onPhase("accepted");
  else if (!mayBeApplied(attempt) && !wasSent) onPhase("not sent");
  if (attempt.kind === "not applied") cancel.throwIfAborted();
  return attempt;
}

export const UNPROVEN_REASON = "No read shows whether it was applied";

/** A write's error if no read succeeds. The refusal of a gateway or of a retry proves nothing. */
export const errorWithoutRead = (error: ServiceError): ServiceError =>
  error instanceof RefusedError && !(isOwnRefusal(error) && error.attempts === 1)
    ? new UnprovenError(UNPROVEN_REASON, error)
    : error;

/** Backoff after attempts that had no effect. `limitMs` is how long to retry. */
export const createBackoff = (ctx: ClientContext, limitMs: number = LIMITS.rateLimited.ms) =>
  createRetries(ctx, { limitMs, nextText: "nothing was changed, trying again" });

/** Retries a write only while it has had no effect. Returns the reply or throws the error. */
export function writeUntilProcessed<T>(
  ctx: ClientContext,
  send: Send<T>,
  onPhase: (phase: Phase) => void,
): Promise<T> {
  const backoff = createBackoff(ctx);
  return ctx.report.withHeartbeat(backoff.heartbeat, async () => {
    for (;;) {
      const attempt = await attemptWrite(ctx.signal, send, onPhase);
      if (attempt.error === undefined) return attempt.reply;
      if (attempt.kind !== "not applied") throw attempt.error;
      await backoff.wait(attempt.error);
    }
  });
}

/**
 * Retries an idempotent write, like a read. Throws `RefusedError`, `UnreachableError` if nothing
 * was applied, `UnprovenError`, or the signal's reason.
 */
export function writeRepeatedly<T>(
  ctx: ClientContext,
  send: Send<T>,
  onPhase: (phase: Phase) => void,
  /** Called before a retry: the observed result of an attempt that may have been applied. */
  findResult: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  let wasSent = false;
  return withRetries(ctx, async () => {
    const earlierResult = wasSent ? await findResult() : undefined;
    if (earlierResult !== undefined) return earlierResult;
    const attempt = await attemptWrite(ctx.signal, send, onPhase, wasSent);
    if (attempt.error === undefined) return attempt.reply;
    wasSent ||= mayBeApplied(attempt);
    throw attempt.error;
  }).catch((error: unknown) => {
    if (!wasSent || ctx.signal.aborted || !(error instanceof ServiceError)) throw error;
    throw new UnprovenError("The request may have been applied", error);
  });
}
