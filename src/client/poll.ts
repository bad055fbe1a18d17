import type { Clock, Deadline } from "./clock.ts";
import { RefusedError, ServiceError, UnreachableError, WrongIdError } from "./errors.ts";
import { afterTries, delayMs, isTransient } from "./retry.ts";

/** Bounds of the pause between two polls, in milliseconds. */
export interface Pace {
  minMs: number;
  maxMs: number;
}

/** How long a service may be away without a break while something is waited for. */
export const OUTAGE_MS = 10 * 60_000;

/** A fifteenth of the time spent in the present state, within the bounds, ±10 %. */
export function pauseMs(inStateMs: number, pace: Pace, random: () => number): number {
  const pause = Math.min(pace.maxMs, Math.max(pace.minMs, inStateMs / 15));
  return pause * (0.9 + random() * 0.2);
}

export interface PollOptions<T> {
  /** One attempt. */
  read: () => Promise<T>;
  /** The word whose change makes polls quick again. */
  state: (reply: T) => string;
  /** Called with every reply, in order; true ends the poll. */
  done: (reply: T) => boolean | Promise<boolean>;
  pace: Pace;
  deadline: Deadline;
  /** How long the service may be away without a break. */
  outageMs: number;
  clock: Clock;
  signal: AbortSignal;
  /** Refusals that end a single request but may pass while polling. */
  refusals?: RefusalGrace;
  /**
   * `isLast` where the service asks for more time than is left, and the last read follows.
   * `untilMs` is when the poll gives up, on the clock's scale.
   */
  onFailure?: (error: Error, isLast: boolean, untilMs: number) => void;
}

/** A replica may not know a young resource yet: it gets a minute in all. */
const YOUNG_TRIES = 20;
const KNOWN_TRIES = 3;
const MISSING_PAUSE_MS = 3_000;
const FORBIDDEN_TRIES = 3;
const FORBIDDEN_PAUSE_MS = 15_000;

/** One answer that no repetition would mend, such as a gateway's 400, may be a single replica's. */
const BAD_ANSWERS = 3;
const BAD_ANSWER_PAUSE_MS = 2_000;

/** A gateway's page may mean that the service is away. An answer about another id does not. */
const isOutage = (error: Error) => isTransient(error) && !(error instanceof WrongIdError);

/** How many answers in a row may pass while polling that would end a single request. */
export class RefusalGrace {
  readonly #tries = new Map<number, number>();
  #missingTries: number;

  /** `isYoung` where what is polled was created a moment ago. */
  constructor({ isYoung }: { isYoung: boolean }) {
    this.#missingTries = isYoung ? YOUNG_TRIES : KNOWN_TRIES;
  }

  /** What answered once is no longer young. */
  answered(): void {
    this.#tries.clear();
    this.#missingTries = KNOWN_TRIES;
  }

  /** The pause before the next try, or undefined when the answer is final. */
  pauseMs(error: Error): number | undefined {
    if (!(error instanceof ServiceError) || isOutage(error)) return undefined;
    const status = error instanceof RefusedError ? error.status : 0;
    const graces = new Map([
      [403, { tries: FORBIDDEN_TRIES, pauseMs: FORBIDDEN_PAUSE_MS }],
      [404, { tries: this.#missingTries, pauseMs: MISSING_PAUSE_MS }],
    ]);
    const kind = graces.has(status) ? status : 0;
    const grace = graces.get(kind) ?? { tries: BAD_ANSWERS, pauseMs: BAD_ANSWER_PAUSE_MS };
    const tries = (this.#tries.get(kind) ?? 0) + 1;
    this.#tries.set(kind, tries);
    return tries < grace.tries ? grace.pauseMs : undefined;
  }
}

/** A deadline that comes before the first contact is no timeout: there was nothing to wait for. */
const isNeverReached = ({ isReached, leftMs }: Deadline) => !isReached && leftMs <= 0;

/** The pause that a failure allows; throws the failure where it ends the poll. */
function pauseAfter<T>(
  options: PollOptions<T>,
  error: unknown,
  failures: number,
  lastAnswer: number,
): number {
  const { clock, signal, deadline } = options;
  signal.throwIfAborted();
  if (!(error instanceof Error)) throw error;
  const tolerated = options.refusals?.pauseMs(error);
  const passes = tolerated !== undefined || isOutage(error);
  const isAway = clock.now() - lastAnswer > options.outageMs || isNeverReached(deadline);
  if (!passes || isAway) throw afterTries(error, failures);
  const pause = tolerated ?? delayMs(error, failures, clock.random);
  const asked = error instanceof UnreachableError ? (error.retryAfterMs ?? 0) : 0;
  const untilMs = Math.min(lastAnswer + options.outageMs, clock.now() + deadline.leftMs);
  options.onFailure?.(error, asked > 0 && asked >= deadline.leftMs, untilMs);
  return pause;
}

/**
 * Reads until `done` or the deadline. Returns the last reply, or undefined when the deadline came
 * first.
 * Passing failures do not count, unless they last for `outageMs` or the service was never reached.
 */
export async function poll<T>(options: PollOptions<T>): Promise<T | undefined> {
  const { clock, deadline, signal, pace } = options;
  let state: string | undefined;
  let stateSince = clock.now();
  let failures = 0;
  let lastAnswer = clock.now();
  const answered = (reply: T): number => {
    lastAnswer = clock.now();
    failures = 0;
    options.refusals?.answered();
    if (options.state(reply) !== state) stateSince = lastAnswer;
    state = options.state(reply);
    return pauseMs(lastAnswer - stateSince, pace, clock.random);
  };
  for (;;) {
    let pause: number;
    let isOvertaken = false;
    try {
      const reply = await options.read();
      pause = answered(reply);
      const isInTime = deadline.leftMs > 0;
      if (await options.done(reply)) return reply;
      // What was looked up meanwhile took until the deadline: the last word has a last read.
      isOvertaken = isInTime && deadline.leftMs <= 0;
    } catch (error) {
      failures += 1;
      pause = pauseAfter(options, error, failures, lastAnswer);
    }
    const left = deadline.leftMs;
    if (left <= 0 && !isOvertaken) return undefined;
    await clock.sleep(Math.max(0, Math.min(pause, left)), signal);
  }
}

/** One read after the deadline. What was read before it still holds where it fails. */
export async function readOnceMore<T>(
  { read, signal }: Pick<PollOptions<T>, "read" | "signal">,
  before: T,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceError)) throw error;
    return before;
  }
}
