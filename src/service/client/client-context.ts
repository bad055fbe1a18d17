import { type Clock, Deadline } from "./clock.ts";
import type { Server } from "./http/http.ts";

/** Reports the progress of a step to the log while it runs. */
export interface ProgressReporter {
  /** Logs an event at once, with the time since the step began. */
  progress(text: string): void;
  /**
   * While `work` is running, logs the text of `heartbeat` after each minute without a line, and
   * less often in a long step. Of nested calls, the innermost one that returns a text counts.
   */
  withHeartbeat<T>(heartbeat: () => string | undefined, work: () => Promise<T>): Promise<T>;
  /** Formats a clock time as the log shows it, such as `2:06` after the step began. */
  formatTime(clockMs: number): string;
}

/** What the calls to a service need. */
export interface ClientContext {
  clock: Clock;
  server: Server;
  deadline: Deadline;
  /** Aborts when the workflow is cancelled; in contexts of writes and clean-up, shortly after. */
  signal: AbortSignal;
  report: ProgressReporter;
}

/** Replaces the deadline of a context by one that is `limitMs` from now. */
export function withDeadline<Context extends ClientContext>(
  ctx: Context,
  limitMs: number,
): Context {
  const deadline = new Deadline(ctx.clock, limitMs, ctx.deadline);
  return { ...ctx, deadline, server: { ...ctx.server, deadline } };
}
