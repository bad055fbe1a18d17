import type { Clock } from "./clock.ts";
import type { ServiceError } from "./errors.ts";

/** Tells what a step does, to whoever reads its log while it runs. */
export interface Narrator {
  /** Something new, at once, beside the time since the step began. */
  tell(text: string): void;
  /**
   * While `work` lasts, `words` are logged whenever nothing was new for a minute. Of works within
   * one another, the innermost that has words counts.
   */
  during<T>(words: () => string | undefined, work: () => Promise<T>): Promise<T>;
  /** Shown only while the workflow is debugged. */
  debug(text: string): void;
  /** A time of the clock as the log writes it, such as `2:06` after the step began. */
  timeOf(clockMs: number): string;
}

/** What stays the same if the words of a failure differ a little each time. */
export const failureKind = ({ status, code, why }: ServiceError) => String(status ?? code ?? why);

interface Troubled {
  clock: Clock;
  report: Narrator;
  server: { name: string };
}

/** A single failure is not worth a line if the next try comes within this time. */
const WORTH_A_LINE_MS = 10_000;

/** Failures of something that is repeated: each kind is logged once, and then counted. */
export function createTrouble({ clock, report, server }: Troubled) {
  const kinds = new Set<string>();
  let answeredMs = clock.now();
  let failures:
    | { count: number; sinceMs: number; untilMs: number; error: ServiceError }
    | undefined;

  return {
    /** `untilMs` is when the last try is, on the clock's scale. `next` says what follows. */
    failed(error: ServiceError, untilMs: number, next = "trying again"): void {
      const nowMs = clock.now();
      const { count, sinceMs } = failures ?? { count: 0, sinceMs: nowMs };
      failures = { count: count + 1, sinceMs, untilMs, error };
      const quietMs = nowMs - answeredMs + (error.retryAfterMs ?? 0);
      if (count === 0 && quietMs < WORTH_A_LINE_MS) return;
      const kind = failureKind(error);
      if (!kinds.has(kind)) report.tell(`${error.line}; ${next}.`);
      kinds.add(kind);
    },

    /** Called with each answer. Returns whether it ends a time of failures that was logged. */
    answered(): boolean {
      const wasLogged = kinds.size > 0;
      answeredMs = clock.now();
      failures = undefined;
      kinds.clear();
      return wasLogged;
    },

    /** The line for a minute of failures; undefined if there is none. */
    words(): string | undefined {
      if (failures === undefined) return undefined;
      const { count, sinceMs, untilMs, error } = failures;
      const { timeOf } = report;
      const what = error.status === 429 ? "rate limited by" : "no usable answer from";
      const tries = count === 1 ? "" : `, ${count} tries`;
      const end = untilMs > clock.now() ? `Giving up at ${timeOf(untilMs)}` : "One try is left";
      return `${what} the ${server.name} since ${timeOf(sinceMs)} (${error.why}${tries}). ${end}.`;
    },
  };
}
