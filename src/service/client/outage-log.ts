import type { ClientContext } from "./client-context.ts";
import type { ServiceError } from "./errors.ts";

/** Equal for repetitions of a failure. */
export const failureKey = ({ status, code, title }: ServiceError) =>
  String(status ?? code ?? title);

/** A first failure is logged if the time since the last reply plus Retry-After is this long. */
const MIN_LOGGED_OUTAGE_MS = 10_000;

/** Logs the failures of a retried operation: each kind at most once until the next reply. */
export function createOutageLog({
  clock,
  report,
  server,
}: Pick<ClientContext, "clock" | "report"> & { server: { name: string } }) {
  const loggedKeys = new Set<string>();
  let lastReplyMs = clock.now();
  let failures:
    | { count: number; sinceMs: number; untilMs: number; error: ServiceError }
    | undefined;

  return {
    /** `untilMs` is the clock time at which retrying ends. `nextText` says what follows. */
    onFailure(error: ServiceError, untilMs: number, nextText = "trying again"): void {
      const nowMs = clock.now();
      const { count, sinceMs } = failures ?? { count: 0, sinceMs: nowMs };
      failures = { count: count + 1, sinceMs, untilMs, error };
      const quietMs = nowMs - lastReplyMs + (error.retryAfterMs ?? 0);
      if (count === 0 && quietMs < MIN_LOGGED_OUTAGE_MS) return;
      const key = failureKey(error);
      if (!loggedKeys.has(key)) report.progress(`${error.logLine}; ${nextText}.`);
      loggedKeys.add(key);
    },

    /** Called for each reply. Returns whether failures since the previous reply were logged. */
    onReply(): boolean {
      const wasLogged = loggedKeys.size > 0;
      lastReplyMs = clock.now();
      failures = undefined;
      loggedKeys.clear();
      return wasLogged;
    },

    /** The text of the heartbeat during an outage; otherwise undefined. */
    heartbeat(): string | undefined {
      if (failures === undefined) return undefined;
      const { count, sinceMs, untilMs, error } = failures;
      const { formatTime } = report;
      const problem = error.status === 429 ? "rate limited by" : "no usable answer from";
      const tries = count === 1 ? "" : `, ${count} tries`;
      const end = untilMs > clock.now() ? `Giving up at ${formatTime(untilMs)}` : "One try is left";
      return `${problem} the ${server.name} since ${formatTime(sinceMs)} (${error.title}${tries}). ${end}.`;
    },
  };
}
