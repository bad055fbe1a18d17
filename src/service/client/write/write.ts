import { repeat } from "../ask.ts";
import type { Caller } from "../connect.ts";
import {
  ContractError,
  RefusedError,
  ServiceError,
  UnprovenError,
  UnreachableError,
} from "../errors.ts";
import { PATIENCE } from "../patience.ts";
import { createRetries } from "../retry.ts";

/** How far a write has come. From `sent` on, the service may have applied it. */
export type Phase = "not sent" | "sent" | "accepted";

/** What one attempt at a write proved. */
export type Attempt<T> =
  | { kind: "applied"; reply: T }
  | { kind: "refused"; error: RefusedError }
  | { kind: "ambiguous"; error: ServiceError }
  | NotApplied;

/** The attempt changed nothing: it never left this machine, or the service rate-limited it. */
export type NotApplied = { kind: "not applied"; error: ServiceError };

/** 429 says that nothing was processed. After the headers were sent, silence says nothing. */
function attemptOf(error: unknown): Exclude<Attempt<never>, { kind: "applied" }> {
  if (error instanceof RefusedError) return { kind: "refused", error };
  if (error instanceof ContractError) return { kind: "ambiguous", error };
  if (!(error instanceof UnreachableError)) throw error;
  const isApplied = error.sent && error.status !== 429;
  return { kind: isApplied ? "ambiguous" : "not applied", error };
}

/**
 * One attempt at a write. Throws the signal's reason, and sends nothing, when already cancelled.
 */
export async function attemptWrite<T>(
  cancel: AbortSignal,
  send: (signal: AbortSignal) => Promise<T>,
  onPhase: (phase: Phase) => void,
): Promise<Attempt<T>> {
  cancel.throwIfAborted();
  onPhase("sent");
  const attempt = await answerTo(cancel, send);
  if (attempt.kind === "applied") onPhase("accepted");
  else if (attempt.kind !== "ambiguous") onPhase("not sent");
  return attempt;
}

async function answerTo<T>(
  cancel: AbortSignal,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<Attempt<T>> {
  const abort = new AbortController();
  // Aborting it at once would hide whether it worked.
  const later = () => setTimeout(() => abort.abort(cancel.reason), PATIENCE.cancelledWrite.ms);
  const onCancel = () => void later().unref();
  cancel.addEventListener("abort", onCancel, { once: true });
  try {
    return { kind: "applied", reply: await send(abort.signal) };
  } catch (error) {
    return attemptOf(error);
  } finally {
    cancel.removeEventListener("abort", onCancel);
  }
}

/**
 * The pauses after attempts that changed nothing. `limitMs` is how long a service that limits the
 * rate is waited for.
 */
export const createBackoff = (world: Caller, limitMs: number = PATIENCE.throttled.ms) =>
  createRetries(world, { limitMs, next: "nothing was changed, trying again" });

export function isNotApplied<T>(attempt: Attempt<T>): attempt is NotApplied {
  return attempt.kind === "not applied";
}

/** Repeats a write until an attempt got through. Throws what that ended with, if not in a reply. */
export async function writeThrough<T>(
  world: Caller,
  send: (signal: AbortSignal) => Promise<T>,
  onPhase: (phase: Phase) => void,
): Promise<T> {
  const backoff = createBackoff(world);
  const work = async () => {
    for (;;) {
      const attempt = await attemptWrite(world.signal, send, onPhase);
      if (attempt.kind === "applied") return attempt.reply;
      if (!isNotApplied(attempt)) throw attempt.error;
      world.signal.throwIfAborted();
      await backoff.wait(attempt.error);
    }
  };
  return world.report.during(backoff.words, work);
}

/**
 * Repeats a write that may be applied twice, as a read is repeated. Throws `RefusedError`,
 * `UnreachableError` for a write that never arrived, `UnprovenError`, or the signal's reason.
 */
export function writeRepeatedly<T>(
  world: Caller,
  send: (signal: AbortSignal) => Promise<T>,
  onPhase: (phase: Phase) => void,
  /** Asked before a repetition: what an attempt without an answer has come to, if that shows. */
  found: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  let isLost = false;
  return repeat(world, async () => {
    const earlier = isLost ? await found() : undefined;
    if (earlier !== undefined) return earlier;
    const attempt = await attemptWrite(world.signal, send, (phase) =>
      onPhase(isLost && phase === "not sent" ? "sent" : phase),
    );
    if (attempt.kind === "applied") return attempt.reply;
    isLost ||= attempt.kind === "ambiguous";
    throw attempt.error;
  }).catch((error: unknown) => {
    if (!isLost || world.signal.aborted || !(error instanceof ServiceError)) throw error;
    throw new UnprovenError("An earlier attempt may have been applied", error);
  });
}
