import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE } from "./patience.ts";

/** Time and randomness, passed in so that tests wait for hours within milliseconds. */
export interface Clock {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** The time of day, in milliseconds since 1970. */
  utcMs(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `action` so much later, which keeps nothing alive. Returns what prevents that. */
  after(ms: number, action: () => void): () => void;
  /** At least 0, below 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  utcMs: () => Date.now(),
  sleep: async (ms, signal) => {
    signal?.throwIfAborted();
    await pause(ms, undefined, { signal }).catch(() => signal?.throwIfAborted());
  },
  after: (ms, action) => {
    const timer = setTimeout(action, ms).unref();
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** When a step has to be over. Whatever takes time asks it how much is left. */
export class Deadline {
  readonly #clock: Clock;
  readonly #endMs: number;
  readonly #contact: { byMs: number; isMade: boolean };

  /** `before` is the deadline that this one replaces, in the same step. */
  constructor(clock: Clock, limitMs = Number.POSITIVE_INFINITY, before?: Deadline) {
    this.#clock = clock;
    this.#endMs = clock.now() + limitMs;
    const contact = { byMs: clock.now() + PATIENCE.firstContact.ms, isMade: false };
    this.#contact = before === undefined ? contact : before.#contact;
  }

  /** Whether any request has left this machine. */
  get isReached(): boolean {
    return this.#contact.isMade;
  }

  /** Called when a request has left this machine: from then on, only the end of the step counts. */
  reached(): void {
    this.#contact.isMade = true;
  }

  /** In milliseconds; negative once it has passed. */
  get leftMs(): number {
    const { byMs, isMade } = this.#contact;
    return (isMade ? this.#endMs : Math.min(this.#endMs, byMs)) - this.#clock.now();
  }

  /** How long a request that begins now may take, in milliseconds. */
  get requestMs(): number {
    const leftMs = this.#endMs + PATIENCE.lastAnswer.ms - this.#clock.now();
    return Math.max(PATIENCE.lastRequest.ms, leftMs);
  }

  /** The same deadline, or one that comes so much later than now, whichever is earlier. */
  within(limitMs: number): Deadline {
    return new Deadline(this.#clock, Math.min(limitMs, this.#endMs - this.#clock.now()), this);
  }
}
