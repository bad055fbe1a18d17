import type { Clock, Deadline } from "./clock.ts";
import { ContractError, RefusedError, ServiceError, UnreachableError } from "./errors.ts";

const FIRST_DELAY_MS = 1_000;
const LAST_DELAY_MS = 30_000;
/** A second attempt may get a better answer than one that breaks the contract; a tenth will not. */
const CONTRACT_ATTEMPTS = 3;

/** Whether a read may be repeated after this error. */
export function isTransient(error: unknown): boolean {
  return (error instanceof UnreachableError || error instanceof ContractError) && !error.permanent;
}

/**
 * The pause before the next attempt: what the service asks for, or a jittered exponential back-off.
 */
export function delayMs(error: unknown, failures: number, random: () => number): number {
  const asked = error instanceof UnreachableError ? (error.retryAfterMs ?? 0) : 0;
  // A service that fails and asks for 0 s would get requests without any pause.
  if (asked > 0) return asked;
  const ceiling = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 10));
  return ceiling * (0.5 + random() / 2);
}

const SECONDS = /^\d{1,9}$/;
const IMF_FIXDATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Retry-After in milliseconds. A date is measured from the Date header of the same reply, because
 * the clocks of two machines disagree. Other forms than seconds and IMF-fixdate count as absent.
 */
export function retryAfterMs(
  value: string | undefined,
  date: string | undefined,
): number | undefined {
  if (value === undefined) return undefined;
  if (SECONDS.test(value)) return Number(value) * 1_000;
  if (!IMF_FIXDATE.test(value) || date === undefined || !IMF_FIXDATE.test(date)) return undefined;
  const delta = Date.parse(value) - Date.parse(date);
  return Number.isNaN(delta) ? undefined : Math.max(0, delta);
}

/** The failure that ends several tries, which says how many they were. */
export function afterTries(error: Error, tries: number): Error {
  if (error instanceof ServiceError && tries > 1) error.message += `; tried ${tries} times`;
  return error;
}

/**
 * Repeats a read until it is answered, an error is final, or it has failed for `limitMs` or until
 * the deadline. A pause that would be longer is cut, so that the last attempt is at that moment.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  options: {
    clock: Clock;
    deadline: Deadline;
    limitMs: number;
    signal?: AbortSignal;
    /** `leftMs` is the time until the last attempt. */
    onFailure?: ((error: Error, leftMs: number) => void) | undefined;
  },
): Promise<T> {
  const { clock, deadline, limitMs, signal, onFailure } = options;
  let limit: Deadline | undefined;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      // Counted from the first failure, so that a long answer that breaks off gets another attempt.
      limit ??= deadline.within(limitMs);
      if (!(error instanceof Error)) throw error;
      const { leftMs } = limit;
      const exhausted = error instanceof ContractError && failures >= CONTRACT_ATTEMPTS;
      if (!isTransient(error) || exhausted || leftMs <= 0) throw afterTries(error, failures);
      onFailure?.(error, leftMs);
      await clock.sleep(Math.min(delayMs(error, failures, clock.random), leftMs), signal);
    }
  }
}

/** Tells what a step does, to whoever reads its log while it runs. */
export interface Narrator {
  /** Something new, at once, beside the time since the step began. */
  tell(text: string): void;
  /**
   * While `work` lasts, `words` are logged whenever nothing was new for a minute. Of works within
   * one another, the innermost that has words counts.
   */
  during<T>(words: () => string | undefined, work: () => Promise<T>): Promise<T>;
  /** A time of the clock as the log writes it, such as `2:06` after the step began. */
  timeOf(clockMs: number): string;
}

/** What went wrong, without the request that it happened to. */
export const reasonOf = ({ message }: Error) => message.replace(/^[A-Z]+ \S+: /, "");

/** What stays the same where the words of a failure differ a little each time. */
function kindOf(error: Error): string {
  if (error instanceof RefusedError) return String(error.status);
  const { status, code } = error instanceof UnreachableError ? error : {};
  return String(status ?? code ?? error.message);
}

/** Failures of something that is repeated: each kind is logged once, and then counted. */
export class Trouble {
  readonly #clock: Clock;
  readonly #report: Narrator;
  readonly #andContinues: string;
  readonly #kinds = new Set<string>();
  #failures: { count: number; sinceMs: number; untilMs: number; error: Error } | undefined;

  /** `continues` says what no failure ends, as a clause. */
  constructor({ clock, report }: { clock: Clock; report: Narrator }, continues?: string) {
    this.#clock = clock;
    this.#report = report;
    this.#andContinues = continues === undefined ? "" : `; ${continues}`;
  }

  /** `untilMs` is when the last try is, on the clock's scale. `next` says what follows. */
  failed(error: Error, untilMs: number, next = "trying again"): void {
    const { count, sinceMs } = this.#failures ?? { count: 0, sinceMs: this.#clock.now() };
    this.#failures = { count: count + 1, sinceMs, untilMs, error };
    const kind = kindOf(error);
    const isNew = !this.#kinds.has(kind);
    if (isNew) this.#report.tell(`${error.message}; ${next}${this.#andContinues}.`);
    this.#kinds.add(kind);
  }

  /** Called with each answer. Returns whether it ends a time of failures. */
  answered(): boolean {
    const hasFailed = this.#failures !== undefined;
    this.#failures = undefined;
    this.#kinds.clear();
    return hasFailed;
  }

  /** The line for a minute of failures; undefined where there is none. */
  words(): string | undefined {
    if (this.#failures === undefined) return undefined;
    const { count, sinceMs, untilMs, error } = this.#failures;
    const { timeOf } = this.#report;
    const isSilent = error instanceof UnreachableError && error.status === undefined;
    const what = isSilent ? "no answer" : "no useful answer";
    const tries = count === 1 ? "" : `, ${count} tries`;
    const why = reasonOf(error).replace(/ \([A-Z_]+\)$/, "");
    const end = untilMs > this.#clock.now() ? `Giving up at ${timeOf(untilMs)}` : "One try is left";
    return `${what} from the control plane since ${timeOf(sinceMs)} (${why}${tries}). ${end}${this.#andContinues}.`;
  }
}
