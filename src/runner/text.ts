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
export interface Safe {
  /** One whole line without secrets, terminal escapes and invisible characters. */
  whole(text: string): string;
  /** The same, cut to a length that a person reads. */
  line(text: string): string;
  /** Lines that the runner cannot mistake for commands, in either of its two grammars. */
  lines(text: string): string[];
  /** Text of several lines for an annotation, which is escaped for its command. */
  message(text: string): string;
}

/** Without what begins a command anywhere in a line of the log, which shows annotations, too. */
const apart = (text: string) => text.replaceAll("##[", "# #[");

/** Makes texts safe, of which this cuts secrets out. */
export function safely(redact: (text: string) => string): Safe {
  function whole(text: string): string {
    const clean = redact(text);
    const seen = visible(clean);
    // Parts of a secret that were apart may be together now.
    return seen === clean ? clean : redact(seen);
  }

  function line(text: string): string {
    const all = whole(text);
    return all.length > MAX_LINE_CHARACTERS ? `${all.slice(0, MAX_LINE_CHARACTERS)}…` : all;
  }

  return {
    whole,
    line,
    lines(text) {
      const all = redact(text).split(LINE_BREAK);
      const more = all.length > MAX_LINES ? [`… ${all.length - MAX_LINES} more`] : [];
      const shown = all.slice(0, MAX_LINES).map((one) => apart(line(one)).replace(/::/g, ": :"));
      return [...shown, ...more];
    },
    message: (text) =>
      apart(redact(text).split(LINE_BREAK).slice(0, MAX_LINES).map(line).join("\n")),
  };
}
