import type { Clock } from "../client/clock.ts";
import type { Server } from "../client/http.ts";

/** How an action speaks while it runs. All of it may hold text from outside: the shell makes it safe to show. */
export interface Report {
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  /** Keeps a value that was read out of all that is said from now on. */
  hide(secret: string): void;
  /** Set at once, so that it survives whatever comes next. */
  output(name: string, value: string | number | boolean): void;
}

/** What an action needs from the world. */
export interface World {
  server: Server;
  clock: Clock;
  /** Aborts when the workflow is cancelled. */
  signal: AbortSignal;
  report: Report;
}
