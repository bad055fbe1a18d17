/** A job summary is a list of blocks. Any text may be untrusted: the runner escapes it. */
export interface Block {
  heading?: string;
  text?: Text;
  table?: Table;
  /** Preformatted lines, such as a log or a path to copy. */
  code?: string;
  /** A quotation: only its last lines are shown, because errors are at the end. */
  quote?: string;
  /** Lines of a plan, which begin with `+`, `-` or `~`. */
  diff?: readonly string[];
  /** Collapsed blocks. */
  fold?: { title: string; blocks: readonly Block[] };
  gantt?: Gantt;
  bars?: Bars;
}

export interface Table {
  header: readonly string[];
  rows: readonly (readonly Text[])[];
  /** Alignment of each column; left by default. */
  align?: readonly ("left" | "right")[];
}

/** A text, or a sequence of pieces. */
export type Text = string | readonly Piece[];

/** `code` is for names, ids and values. */
export type Piece = string | Link | { code: string } | { strong: string };

export const piecesOf = (text: Text): readonly Piece[] =>
  typeof text === "string" ? [text] : text;

/** Joins texts by a space; after a text of several lines or without a full stop by a line break. */
export function sentences(...texts: readonly Text[]): Text {
  const pieces = texts
    .map(piecesOf)
    .filter((sentence) => sentence.some((piece) => piece !== ""))
    .flatMap((sentence, index, sentences) => {
      const previous = sentences[index - 1];
      if (previous === undefined) return sentence;
      return [/\n|[^.!?]$/.test(plainText(previous)) ? "\n" : " ", ...sentence];
    });
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : pieces;
}

/** Writes each link as its text and URL, or as its text only if that is code or equals the URL. */
export function plainText(text: Text): string {
  return piecesOf(text).map(plainPiece).join("");
}

function plainPiece(piece: Piece): string {
  if (typeof piece === "string") return piece;
  if ("code" in piece) return piece.code;
  if ("strong" in piece) return piece.strong;
  return piece.isCode || piece.text === piece.href ? piece.text : `${piece.text} (${piece.href})`;
}

/** In a summary, only a plain https URL becomes a link; otherwise only the text is shown. */
export interface Link {
  text: string;
  href: string;
  /** Whether the text is a name, an id or a value. */
  isCode?: boolean;
}

/** A Gantt chart. Times count from the beginning of the chart. */
export interface Gantt {
  title: string;
  sections: readonly { title: string; spans: readonly Span[] }[];
}

export interface Span {
  label: string;
  startMs: number;
  /** Equal to `startMs` for a milestone. */
  endMs: number;
  style?: "done" | "active" | "crit";
}

/** A bar chart over time. */
export interface Bars {
  title: string;
  values: readonly { label: string; value: number }[];
  /** A reference value, such as a budget, drawn as a red line. */
  line?: number;
}
