import type { Timed } from "../connect.ts";
import { ContractError, RefusedError, UnreachableError } from "../errors.ts";
import { afterTries, delayMs, isTransient } from "../retry.ts";
import { type Narrator, Trouble } from "../trouble.ts";

/** What one attempt at a write proved. */
export type Attempt<T> =
  | { kind: "applied"; reply: T }
  | { kind: "refused"; error: RefusedError }
  | { kind: "ambiguous"; error: Error }
  | Untouched;

/** The attempt changed nothing: it never left this machine, or the service rate-limited it. */
export type Untouched = { kind: "unsent" | "throttled"; error: Error };

/**
 * 425 and 429 say that nothing was processed. After the headers were sent, silence says nothing.
 */
function attemptOf(error: unknown): Exclude<Attempt<never>, { kind: "applied" }> {
  if (error instanceof RefusedError) return { kind: "refused", error };
  if (error instanceof ContractError) return { kind: "ambiguous", error };
  if (!(error instanceof UnreachableError)) throw error;
  if (!error.sent) return { kind: "unsent", error };
  return { kind: error.status === 429 || error.status === 425 ? "throttled" : "ambiguous", error };
}

/** How long a write may finish after a cancel: aborting it at once would hide whether it worked. */
const CANCEL_GRACE_MS = 3_000;

/**
 * One attempt at a write. Throws the signal's reason, and sends nothing, when already cancelled.
 */
export async function attemptWrite<T>(
  cancel: AbortSignal,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<Attempt<T>> {
  cancel.throwIfAborted();
  const abort = new AbortController();
  const onCancel = () => void setTimeout(() => abort.abort(cancel.reason), CANCEL_GRACE_MS).unref();
  cancel.addEventListener("abort", onCancel, { once: true });
  try {
    return { kind: "applied", reply: await send(abort.signal) };
  } catch (error) {
    return attemptOf(error);
  } finally {
    cancel.removeEventListener("abort", onCancel);
  }
}

export interface Writer extends Timed {
  signal: AbortSignal;
  report: Narrator;
}

/** Nothing was changed, so only time limits how often the write is repeated, and the deadline. */
const UNSENT_MS = 2 * 60_000;
const THROTTLED_MS = 10 * 60_000;

/** The pauses after attempts that changed nothing. Each kind of failure has its own time limit. */
export class Backoff {
  readonly trouble: Trouble;
  readonly #writer: Writer;
  readonly #limitsMs: Record<Untouched["kind"], number>;
  readonly #sinceMs = new Map<string, number>();
  #waits = 0;

  /** `throttledMs` is how long a service that limits the rate is waited for. */
  constructor(writer: Writer, throttledMs = THROTTLED_MS) {
    this.#writer = writer;
    this.trouble = new Trouble(writer);
    this.#limitsMs = { unsent: UNSENT_MS, throttled: throttledMs };
  }

  /** Throws the error when waiting cannot help or would take too long. */
  async wait({ kind, error }: Untouched): Promise<void> {
    const { clock, deadline, signal } = this.#writer;
    const sinceMs = this.#sinceMs.get(kind) ?? clock.now();
    this.#sinceMs.set(kind, sinceMs);
    this.#waits += 1;
    const pauseMs = delayMs(error, this.#waits, clock.random);
    const leftMs = Math.min(sinceMs + this.#limitsMs[kind] - clock.now(), deadline.leftMs);
    if (pauseMs > leftMs || !isTransient(error)) throw afterTries(error, this.#waits);
    this.trouble.failed(error, clock.now() + leftMs, "nothing was changed, trying again");
    await clock.sleep(pauseMs, signal);
  }
}

export function isUntouched<T>(attempt: Attempt<T>): attempt is Untouched {
  return attempt.kind === "unsent" || attempt.kind === "throttled";
}

/** Repeats a write until an attempt got through to the service, whatever it answered. */
export async function writeThrough<T>(
  writer: Writer,
  send: (signal: AbortSignal) => Promise<T>,
  on: { attempt?: () => void; untouched?: () => void } = {},
): Promise<Exclude<Attempt<T>, Untouched>> {
  const backoff = new Backoff(writer);
  const work = async () => {
    for (;;) {
      writer.signal.throwIfAborted();
      on.attempt?.();
      const attempt = await attemptWrite(writer.signal, send);
      if (!isUntouched(attempt)) return attempt;
      on.untouched?.();
      writer.signal.throwIfAborted();
      await backoff.wait(attempt);
    }
  };
  return writer.report.during(() => backoff.trouble.words(), work);
}
