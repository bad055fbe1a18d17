import type { Caller } from "../service/client/connect.ts";

export type OutputValue = string | number | boolean;

/**
 * How an action reports while it runs. Every text may come from outside: the runner makes it safe
 * to show. `Output` names the outputs that may be set; code that sets none needs no names.
 */
export interface Report<Output extends string = never> {
  info(text: string): void;
  /** Shows the same text only once, as does a warning. */
  notice(text: string): void;
  warning(text: string): void;
  /**
   * Folds the lines that follow into a title that says what they come to, until another group, an
   * annotation or `endGroup`. What is new while a step runs stands outside.
   */
  group(title: string): void;
  endGroup(): void;
  /** Shown only while the workflow is debugged (RUNNER_DEBUG=1). */
  debug(text: string): void;
  /** A text without secrets. Only such a text may be cut inside a word. */
  clean(text: string): string;
  /** Sets an output at once, so that it survives whatever comes next. */
  readonly output: (name: Output, value: OutputValue) => void;
}

/** What an action needs from the world. */
export interface World<Output extends string = never> extends Caller {
  report: Report<Output> & Caller["report"];
  /** Whether everybody can read what this step shows; undefined if that is not known. */
  isPublic?: () => Promise<boolean | undefined>;
  /**
   * Called before the first write, with what is about to happen; once more if a creation turns
   * into a change. Not called when there is nothing to send.
   */
  onStart?: (headline: string) => void;
}
