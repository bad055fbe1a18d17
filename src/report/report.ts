export type OutputValue = string | number | boolean;

/**
 * How an action reports while it runs. Any text may be untrusted: the runner sanitizes it. `Output`
 * are the outputs that may be set.
 */
export interface Report<Output extends string = never> {
  info(text: string): void;
  /** Repeated texts are shown only once, as are those of `warning`. */
  notice(text: string): void;
  warning(text: string): void;
  /** Collapses the lines that follow, until the next group, annotation or `endGroup`. */
  group(title: string): void;
  endGroup(): void;
  /** Shown only with debug logging (RUNNER_DEBUG=1). */
  debug(text: string): void;
  /** Only a redacted text may be truncated within a word. */
  redact(text: string): string;
  /** Sets an output at once, so that it survives a crash. */
  readonly output: (name: Output, value: OutputValue) => void;
}
