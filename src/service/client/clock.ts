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

/** The deadline of a step. Everything that takes time checks how much of it is left. */
export class Deadline {
  readonly #clock: Clock;
  readonly #endMs: number;
  readonly #contact: { byMs: number; isMade: boolean };

  /** `previous` is the deadline that this one replaces; the first contact counts for both. */
  constructor(clock: Clock, limitMs = Number.POSITIVE_INFINITY, previous?: Deadline) {
    this.#clock = clock;
    this.#endMs = clock.now() + limitMs;
    const contact = { byMs: clock.now() + LIMITS.firstContact.ms, isMade: false };
    this.#contact = previous === undefined ? contact : previous.#contact;
  }

  /** Whether any request has been sent. */
  get isContacted(): boolean {
    return this.#contact.isMade;
  }

  /** Called once a request has been sent: from then on, only the step's own deadline applies. */
  markContacted(): void {
    this.#contact.isMade = true;
  }

  /** In milliseconds; negative once it has passed. */
  get leftMs(): number {
    const { byMs, isMade } = this.#contact;
    return (isMade ? this.#endMs : Math.min(this.#endMs, byMs)) - this.#clock.now();
  }

  /** Timeout of a request that starts now, in milliseconds. */
  get requestMs(): number {
    const leftMs = this.#endMs + LIMITS.responseAfterDeadline.ms - this.#clock.now();
    return Math.max(LIMITS.requestAfterDeadline.ms, leftMs);
  }

  /** The same deadline, or one this long from now, whichever is earlier. */
  within(limitMs: number): Deadline {
    return new Deadline(this.#clock, Math.min(limitMs, this.#endMs - this.#clock.now()), this);
  }
}
