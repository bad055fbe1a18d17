import { redact, redactValue } from "./secrets.ts";

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

/** One whole line without secrets, terminal escapes and invisible characters. */
export function wholeLine(text: string): string {
  // Parts of a secret that were apart may be together now.
  return redact(visible(redact(text)));
}

/** The same for the value of an output, with the names of the secrets that were cut out of it. */
export function outputLine(
  value: string,
  { isId }: { isId: boolean },
): { text: string; names: string[] } {
  const first = redactValue(value, isId);
  const second = redactValue(visible(first.text), isId);
  return { text: second.text, names: [...first.names, ...second.names] };
}

/** The same, cut to a length that a person reads. */
export function plainLine(text: string): string {
  const line = wholeLine(text);
  return line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)}…` : line;
}

/** Without what begins a command anywhere in a line of the log, which shows annotations, too. */
const apart = (text: string) => text.replaceAll("##[", "# #[");

/** Text as log lines that the runner cannot mistake for commands, in either of its two grammars. */
export function safeLines(text: string): string[] {
  const lines = redact(text).split(LINE_BREAK).map(plainLine);
  const shown =
    lines.length > MAX_LINES
      ? [...lines.slice(0, MAX_LINES), `… ${lines.length - MAX_LINES} more`]
      : lines;
  return shown.map(
    (line, index) => (index === 0 ? "" : "  | ") + apart(line).replace(/::/g, ": :"),
  );
}

/** Text of several lines for an annotation. @actions/core escapes it for the command. */
export function safeMessage(text: string): string {
  return apart(redact(text).split(LINE_BREAK).slice(0, MAX_LINES).map(plainLine).join("\n"));
}
