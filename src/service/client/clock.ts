import { setTimeout as pause } from "node:timers/promises";
import { LIMITS } from "./limits.ts";

/** Time and randomness, injected so that tests can simulate hours in milliseconds. */
export interface Clock {
  /** Monotonic clock, in milliseconds. */
  now(): number;
  /** Wall-clock time, in milliseconds since the epoch. */
  utcMs(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `action` after a delay, on an unref'd timer. Returns a function that cancels it. */
  schedule(ms: number, action: () => void): () => void;
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  utcMs: () => Date.now(),
  sleep: async (ms, signal) => {
    signal?.throwIfAborted();
    await pause(ms, undefined, { signal }).catch(() => signal?.throwIfAborted());
  },
  schedule: (ms, action) => {
    const timer = setTimeout(action, ms).unref();
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** A signal that aborts this long after another one, for the same reason. */
export function abortLater(signal: AbortSignal, delayMs: number): AbortSignal {
  const controller = new AbortController();
  const onAbort = () => void setTimeout(() => controller.abort(signal.reason), delayMs).unref();
  signal.addEventListener("abort", onAbort, { once: true });
  return controller.signal;
}

/** The deadline of a step, or of a part of it: for requests, retries and polling. */
export class Deadline {
  readonly #clock: Clock;
  readonly #endMs: number;
  readonly #firstRequest: { deadlineMs: number; isSent: boolean };

  /** Derives from `previous`, if there is one: both share the limit for the first contact. */
  constructor(clock: Clock, limitMs = Number.POSITIVE_INFINITY, previous?: Deadline) {
    this.#clock = clock;
    this.#endMs = clock.now() + limitMs;
    const firstRequest = { deadlineMs: clock.now() + LIMITS.firstContact.ms, isSent: false };
    this.#firstRequest = previous === undefined ? firstRequest : previous.#firstRequest;
  }

  get isRequestSent(): boolean {
    return this.#firstRequest.isSent;
  }

  /** Lifts the limit for the first contact. */
  markRequestSent(): void {
    this.#firstRequest.isSent = true;
  }

  /** The time left; until a request is sent, at most that of `firstContact`. May be negative. */
  get leftMs(): number {
    const { deadlineMs, isSent } = this.#firstRequest;
    return (isSent ? this.#endMs : Math.min(this.#endMs, deadlineMs)) - this.#clock.now();
  }

  /** Longest timeout of a request that starts now. */
  get requestMs(): number {
    const leftMs = this.#endMs + LIMITS.responseAfterDeadline.ms - this.#clock.now();
    return Math.max(LIMITS.requestAfterDeadline.ms, leftMs);
  }

  /** The same deadline, or one this long from now, whichever is earlier. */
  within(limitMs: number): Deadline {
    return new Deadline(this.#clock, Math.min(limitMs, this.#endMs - this.#clock.now()), this);
  }
}
