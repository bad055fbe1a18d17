import type { ClientContext } from "../service/client/connect.ts";

export type OutputValue = string | number | boolean;

/**
 * How an action reports while it runs. Any text may be untrusted: the runner makes it safe to show.
 * `Output` names the outputs that may be set; code that sets none needs no names.
 */
export interface Report<Output extends string = never> {
  info(text: string): void;
  /** Shows the same text only once, as does a warning. */
  notice(text: string): void;
  warning(text: string): void;
  /**
   * Folds the lines that follow into a group with this title, until the next group, annotation or
   * `endGroup`. Progress is logged outside of it.
   */
  group(title: string): void;
  endGroup(): void;
  /** Shown only while the workflow is debugged (RUNNER_DEBUG=1). */
  debug(text: string): void;
  /** A redacted text. Only such a text may be truncated within a word. */
  redact(text: string): string;
  /** Sets an output at once, so that it survives whatever comes next. */
  readonly output: (name: Output, value: OutputValue) => void;
}

/** The environment of an action. */
export interface StepContext<Output extends string = never> extends ClientContext {
  report: Report<Output> & ClientContext["report"];
  /** Whether everybody can read what this step shows; undefined if that is not known. */
  isPublic?: () => Promise<boolean | undefined>;
  /**
   * Called before the first write with what is about to happen, and once more if a creation becomes
   * an update. Not called if nothing is sent.
   */
  onStart?: (headline: string) => void;
}
