import { lastLines, truncate } from "../report/format.ts";

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029\v\f]/;
/**
 * Control, format, surrogate, private and invisible characters: a reader should see none of them.
 * U+FE0F stays after a pictograph, which it turns from a text glyph into an emoji.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const ESC = "\u001b";
const BEL = "\u0007";
/**
 * Escape sequences of terminals: colours and movements; titles and links; and the rest. Node's own
 * stripVTControlCharacters takes minutes for a million sequences without an end.
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

const visible = (text: string) =>
  text.replace(TERMINAL_SEQUENCE, "").replace(/\t/g, "  ").replace(INVISIBLE, " ");

/** Text from outside, made safe for where it is shown. */
export interface Sanitizer {
  /** One whole line without secrets, terminal escapes and invisible characters. */
  oneLine(text: string): string;
  /** The same, cut to a length that a person reads. */
  shortLine(text: string): string;
  /** All lines, whole: as such a text may be cut, and no part of a secret is left. */
  allLines(text: string): string;
  /** Lines that the runner cannot mistake for commands, in either of its two grammars. */
  logLines(text: string): string[];
  /** Text of several lines for an annotation, which is escaped for its command. */
  annotation(text: string): string;
}

/** Without what begins a command anywhere in a line of the log, which shows annotations, too. */
const apart = (text: string) => text.replace(/##(?=\w*\[)/g, "# #");

/** Makes texts safe, of which this cuts secrets out. */
export function createSanitizer(redact: (text: string) => string): Sanitizer {
  function oneLine(text: string): string {
    const redacted = redact(text);
    const seen = visible(redacted);
    // Parts of a secret that were apart may be together now.
    return seen === redacted ? redacted : redact(seen);
  }

  const allLines = (text: string) => redact(text).split(LINE_BREAK).map(oneLine).join("\n");

  return {
    oneLine,
    allLines,
    shortLine: (text) => truncate(oneLine(text), MAX_LINE_CHARACTERS),
    logLines: (text) =>
      lastLines(allLines(text), MAX_LINES, MAX_LINE_CHARACTERS).map((one) =>
        apart(one).replace(/::/g, ": :"),
      ),
    annotation: (text) =>
      apart(
        allLines(text)
          .split("\n", MAX_LINES)
          .map((one) => truncate(one, MAX_LINE_CHARACTERS))
          .join("\n"),
      ),
  };
}
