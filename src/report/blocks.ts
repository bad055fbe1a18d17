/** A job summary is a list of blocks. Every text may come from outside: the runner escapes it. */
export interface Block {
  heading?: string;
  text?: Text;
  table?: Table;
  /** Lines as they are, such as those of a log, or a path to copy. */
  code?: string;
  /** What someone else said: its last lines are shown, because an error is at the end. */
  quote?: string;
  /** Lines of a plan, which begin with `+`, `-` or `~`. */
  diff?: readonly string[];
  /** Blocks that a reader opens. */
  folded?: { title: string; blocks: readonly Block[] };
  gantt?: Gantt;
  bars?: Bars;
}

export interface Table {
  header: readonly string[];
  rows: readonly (readonly Text[])[];
  /** How the cells of each column are aligned; without it, to the left. */
  align?: readonly ("left" | "right")[];
}

/** Text, or pieces that follow one another. */
export type Text = string | readonly Piece[];

/** A name, an id or a value as it is written is `code`. */
export type Piece = string | Link | { code: string } | { strong: string };

export const piecesOf = (text: Text): readonly Piece[] =>
  typeof text === "string" ? [text] : text;

/**
 * Sentences after one another, without those that are empty. What follows a list, or a line without
 * a full stop, begins a line.
 */
export function sentences(...texts: readonly Text[]): Text {
  const pieces = texts
    .map(piecesOf)
    .filter((some) => some.some((piece) => piece !== ""))
    .flatMap((some, index, all) => {
      const before = all[index - 1];
      if (before === undefined) return some;
      return [/\n|[^.!?]$/.test(plainText(before)) ? "\n" : " ", ...some];
    });
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : pieces;
}

/**
 * The same text if nothing can be clicked: the address of a link follows its words, unless they
 * are an id, which says enough.
 */
export function plainText(text: Text): string {
  return piecesOf(text).map(plainPiece).join("");
}

function plainPiece(piece: Piece): string {
  if (typeof piece === "string") return piece;
  if ("code" in piece) return piece.code;
  if ("strong" in piece) return piece.strong;
  return piece.isCode || piece.text === piece.href ? piece.text : `${piece.text} (${piece.href})`;
}

/** Only a plain https address becomes a link; of any other only the text is shown. */
export interface Link {
  text: string;
  href: string;
  /** Whether the text is a name, an id or a value. */
  isCode?: boolean;
}

/** Spans of time in sections. Times count from the beginning of the chart. */
export interface Gantt {
  title: string;
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
  /** A value that all bars are seen against, such as a budget: a red line. */
  line?: number;
}
