import { lastLines, truncate } from "../report/format.ts";

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029\v\f]/;
/**
 * Control, format, surrogate, private and invisible characters. U+FE0F stays after a pictograph,
 * which it turns into an emoji.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const ESC = "\u001b";
const BEL = "\u0007";
/**
 * Terminal escape sequences: colours and movements; titles and links; and the rest. Node's
 * stripVTControlCharacters takes minutes for a million unterminated sequences.
 */
const TERMINAL_SEQUENCE = new RegExp(
  [
    `(?:${ESC}\\[|\u009b)[0-?]*[ -/]*[@-~]`,
    `${ESC}\\][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)`,
    `${ESC}[ -/]*[0-Z\\\\^-~]`,
  ].join("|"),
  "g",
);
const MAX_LINE_CHARACTERS = 2_000;
const MAX_LINES = 200;

const removeInvisible = (text: string) =>
  text.replace(TERMINAL_SEQUENCE, "").replace(/\t/g, "  ").replace(INVISIBLE, " ");

/** Redacts untrusted text, and removes what its destination would interpret. */
export interface Sanitizer {
  /** One line without secrets, terminal escapes and invisible characters. */
  oneLine(text: string): string;
  /** `oneLine`, truncated. */
  shortLine(text: string): string;
  /** All lines, not truncated, so that the text can be joined or truncated later. */
  allLines(text: string): string;
  /** The last lines, in which GitHub's runner finds no command in either of its two syntaxes. */
  logLines(text: string): string[];
  /** The first lines, for Markdown or for an annotation, which the toolkit escapes. */
  annotation(text: string): string;
}

/** Breaks commands such as `##[error]`, which GitHub's runner also finds in annotations. */
const breakCommands = (text: string) => text.replace(/##(?=\w*\[)/g, "# #");

export function createSanitizer(redact: (text: string) => string): Sanitizer {
  function oneLine(text: string): string {
    const redacted = redact(text);
    const visible = removeInvisible(redacted);
    // Removing characters may join the parts of a secret.
    return visible === redacted ? redacted : redact(visible);
  }

  const allLines = (text: string) => redact(text).split(LINE_BREAK).map(oneLine).join("\n");

  return {
    oneLine,
    allLines,
    shortLine: (text) => truncate(oneLine(text), MAX_LINE_CHARACTERS),
    logLines: (text) =>
      lastLines(allLines(text), MAX_LINES, MAX_LINE_CHARACTERS).map((line) =>
        breakCommands(line).replace(/::/g, ": :"),
      ),
    annotation: (text) =>
      breakCommands(
        allLines(text)
          .split("\n", MAX_LINES)
          .map((line) => truncate(line, MAX_LINE_CHARACTERS))
          .join("\n"),
      ),
  };
}
