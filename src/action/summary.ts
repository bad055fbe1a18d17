/** A job summary is a list of blocks. Every text may come from outside: the runner escapes it. */
export interface Block {
  heading?: string;
  text?: Text;
  table?: { header: readonly string[]; rows: readonly (readonly Text[])[] };
  step?: WorkflowStep;
  /** Lines of a log, which a reader opens. */
  folded?: { title: string; text: string };
  gantt?: Gantt;
  bars?: Bars;
}

/** A step to copy into a workflow, which runs an action of the repository that this one is from. */
export interface WorkflowStep {
  /** Where the action is in its repository; empty for the one at the top. */
  directory: "" | "/export";
  /** Lines of YAML, each `name: value`. */
  inputs: readonly string[];
}

/** Text, or pieces of text and links that follow one another. */
export type Text = string | readonly (string | Link)[];

/** Only a plain https address becomes a link; of any other only the text is shown. */
export interface Link {
  text: string;
  href: string;
}

/** Spans of time in sections. Times count from the beginning of the chart. */
export interface Gantt {
  sections: readonly { title: string; spans: readonly Span[] }[];
}

export interface Span {
  label: string;
  startMs: number;
  /** Equal to `startMs` for a moment, which is drawn as a diamond. */
  endMs: number;
  look?: "done" | "active" | "crit";
}

/** One bar for each value, over time. */
export interface Bars {
  title: string;
  unit: string;
  values: readonly { label: string; value: number }[];
}
