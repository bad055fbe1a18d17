import type { Clock } from "../client/clock.ts";
import type { Server } from "../client/http/http.ts";
import type { Phase } from "../rollout/phases.ts";

/** How an action speaks while it runs. All of it may hold text from outside: the shell makes it safe to show. */
export interface Report {
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  /** Folds what is said from here, until another group, an annotation or `endGroup`. */
  group(title: Phase): void;
  endGroup(): void;
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
  /** Told once, when a roll-out begins: not where there is nothing to send. */
  onStart?: (() => void) | undefined;
}
