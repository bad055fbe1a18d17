import type { Dispatcher } from "undici";
import { type Clock, Deadline, systemClock } from "./clock.ts";
import { createDispatcher, type Server } from "./http/http.ts";

/** A service with the clock and the deadline that apply to its requests. */
export interface Connection {
  clock: Clock;
  server: Server;
  deadline: Deadline;
}

/** Reports the progress of a step to the log while it runs. */
export interface ProgressReporter {
  /** Logs an event at once, with the time since the step began. */
  progress(text: string): void;
  /**
   * While `work` is running, logs the text of `heartbeat` after each minute without a line, and
   * less often in a long step. Of nested calls, the innermost one that returns a text counts.
   */
  withHeartbeat<T>(heartbeat: () => string | undefined, work: () => Promise<T>): Promise<T>;
  /** Logs only if debug logging is on. */
  debug(text: string): void;
  /** Formats a clock time as the log shows it, such as `2:06` after the step began. */
  formatTime(clockMs: number): string;
}

/** Connection, cancellation and log of the calls to a service. */
export interface ClientContext extends Connection {
  /** Aborts when the workflow is cancelled; for a write or clean-up, shortly after. */
  signal: AbortSignal;
  report: ProgressReporter;
}

/** Replaces the deadline of a context by one that is `limitMs` from now. */
export function withDeadline<Context extends Connection>(ctx: Context, limitMs: number): Context {
  const deadline = new Deadline(ctx.clock, limitMs, ctx.deadline);
  return { ...ctx, deadline, server: { ...ctx.server, deadline } };
}

/** Tests replace the clock and the dispatcher. */
interface ConnectionOptions {
  clock?: Clock;
  dispatcher?: Dispatcher;
  debug: (line: string) => void;
  redact: Server["redact"];
  addSecret: Server["addSecret"];
}

export function connect(
  address: Omit<Server, keyof ConnectionOptions | "deadline" | "takePrefetched">,
  options: ConnectionOptions,
): Connection {
  const { clock = systemClock, dispatcher = createDispatcher() } = options;
  const { debug, redact, addSecret } = options;
  const deadline = new Deadline(clock);
  const server = { ...address, dispatcher, deadline, redact, addSecret, debug };
  return { clock, deadline, server };
}
