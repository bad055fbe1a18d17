import type { Dispatcher } from "undici";
import { type Clock, Deadline, systemClock } from "./clock.ts";
import type { Server } from "./http/http.ts";
import { createDispatcher } from "./http/http.ts";
import type { ProgressReporter } from "./outage-log.ts";

/** A service with the clock and the deadline that apply to its requests. */
export interface Connection {
  clock: Clock;
  server: Server;
  deadline: Deadline;
}

/** What it takes to call a service and to report on it. */
export interface ClientContext extends Connection {
  /** Aborts when the workflow is cancelled. */
  signal: AbortSignal;
  report: ProgressReporter;
}

/** Replaces the deadline of a context by one that is `limitMs` from now. */
export function withDeadline<Context extends Connection>(ctx: Context, limitMs: number): Context {
  const deadline = new Deadline(ctx.clock, limitMs, ctx.deadline);
  return { ...ctx, deadline, server: { ...ctx.server, deadline } };
}

/** Replacements for the system clock and the network, and what the report provides. */
interface ConnectionOptions {
  clock?: Clock;
  dispatcher?: Dispatcher;
  debug: (line: string) => void;
  redact: Server["redact"];
  addSecret: Server["addSecret"];
}

export function connect(
  address: Omit<Server, keyof ConnectionOptions | "deadline" | "prefetched">,
  {
    clock = systemClock,
    dispatcher = createDispatcher(),
    debug,
    redact,
    addSecret,
  }: ConnectionOptions,
): Connection {
  const deadline = new Deadline(clock);
  const server = { ...address, dispatcher, deadline, redact, addSecret, debug };
  return { clock, deadline, server };
}
