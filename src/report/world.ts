import type { Timed } from "../service/client/connect.ts";
import type { Narrator } from "../service/client/trouble.ts";

export type OutputValue = string | number | boolean;

/**
 * The titles of groups, each with what its lines come to. GitHub folds a group into its title, so
 * it holds details that are known as a whole. What is new while a step runs stands outside.
 */
export type GroupTitle =
  | `${"Plan" | "Build log" | "Deploy log"}: ${string}`
  | `${`${string} said` | "The answer was"} (${string})`;

/**
 * How an action reports while it runs. Every text may come from outside: the runner makes it safe
 * to show. `Output` names the outputs that may be set; code that sets none needs no names.
 */
export interface Report<Output extends string = never> {
  info(text: string): void;
  /** Shows the same text only once, as does a warning. */
  notice(text: string): void;
  warning(text: string): void;
  /** Folds the lines that follow, until another group, an annotation or `endGroup`. */
  group(title: GroupTitle): void;
  endGroup(): void;
  /** Shown only while the workflow is debugged (RUNNER_DEBUG=1). */
  debug(text: string): void;
  /** A text without secrets. Only such a text may be cut inside a word. */
  clean(text: string): string;
  /** Sets an output at once, so that it survives whatever comes next. */
  readonly output: (name: Output, value: OutputValue) => void;
}

/** What an action needs from the world. */
export interface World<Output extends string = never> extends Timed {
  /** Aborts when the workflow is cancelled. */
  signal: AbortSignal;
  report: Report<Output> & Narrator;
  /** Whether everybody can read what this step shows; undefined if that is not known. */
  isPublic?: () => Promise<boolean | undefined>;
  /**
   * Called before the first write, with what is about to happen; once more if a creation turns
   * into a change. Not called when there is nothing to send.
   */
  onStart?: (headline: string) => void;
}
