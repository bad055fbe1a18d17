import type { Clock } from "../client/clock.ts";
import type { Server } from "../client/http/http.ts";

/** What a report needs from the world. */
export interface World {
  server: Server;
  clock: Clock;
  /** Aborts when the workflow is cancelled. */
  signal: AbortSignal;
  /** All that is said may hold text from outside: the shell makes it safe to show. */
  report: {
    info(text: string): void;
    warning(text: string): void;
    /** Set at once, so that it survives whatever comes next. */
    output(name: string, value: string | number | boolean): void;
  };
}
