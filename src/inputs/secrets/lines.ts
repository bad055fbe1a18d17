import type { Flaw, FlawText } from "../problem.ts";
import { flawOf, type ParsedSecrets, type SecretEntry } from "./entry.ts";

const FORMS = "write NAME=VALUE, or NAME<<EOF, the lines of the value and EOF";
// biome-ignore format: one flaw, one line
const FLAWS = {
  // The name may be part of a secret.
  padding: { reason: "has nothing but '=' after its name, like the end of a Base64 text", fix: FORMS },
  openHeredoc: { reason: "opens a value of several lines that does not end", fix: "close it with a line that repeats what follows <<" },
  comment: { reason: "is a comment, which this input does not support", fix: "remove it, or use secrets_file" },
} as const satisfies Record<string, Flaw>;
const MULTILINE: FlawText = ["is a value of several lines", FORMS];

type Lines = readonly string[];

interface Statement {
  /** The index of the next line after the statement. */
  end: number;
  entry?: SecretEntry | undefined;
  flaw?: Flaw | undefined;
}

// Lines may end in CRLF. The CR of a `NAME=VALUE` or delimiter line is not part of the value.
const withoutCr = (line: string): string => line.replace(/\r$/, "");

/** The index of the first wanted line from `start` on; the number of lines if there is none. */
function findLine(lines: Lines, start: number, isWanted: (line: string) => boolean): number {
  let index = start;
  while (index < lines.length && !isWanted(lines[index] ?? "")) index++;
  return index;
}

/** Consecutive lines without `=` are one flaw: mostly they are one value, such as a PEM key. */
function skipLines(lines: Lines, start: number): Statement {
  const end = findLine(lines, start, (line) => /=|<<|^\s*(#|$)/.test(line));
  const nextCount = end - start - 1;
  const followingLines = nextCount === 1 ? "has the line" : `have the ${nextCount} lines`;
  const continuation = nextCount === 0 ? "" : `, nor ${followingLines} after it`;
  return { end, flaw: { reason: `has no '='${continuation}`, fix: FORMS } };
}

/** Values of several lines, as in other syntaxes: how they begin, and which line ends them. */
const MULTILINE_VALUES: [start: RegExp, isLast: (line: string, value: string) => boolean][] = [
  [/^["'`]?-----BEGIN (?!.*-----END )/, (line) => line.startsWith("-----END ")],
  [/^(["'`])(?!.*\1\s*$)/, (line, [quote = ""]) => line.trimEnd().endsWith(quote)],
  [/^[{[]\s*$/, (line) => /^\s*[}\]]/.test(line)],
];

// Base64 may end in `=`.
const isAssignment = (line = "") => /=[^=\r]/.test(line);

/** The index of the line after a value of several lines; `start` if the value has one line. */
function findValueEnd(value: string, lines: Lines, start: number): number {
  const [, isLast] = MULTILINE_VALUES.find(([pattern]) => pattern.test(value)) ?? [];
  if (isLast === undefined) return start;
  const isStop = (line: string) => isAssignment(line) || isLast(line, value);
  let [end, last] = [start, findLine(lines, start, isStop)];
  while (last < lines.length && !isAssignment(lines[last])) {
    end = last + 1;
    // A chain of certificates has several blocks.
    last = lines[end]?.startsWith("-----BEGIN ") ? findLine(lines, end + 1, isStop) : lines.length;
  }
  return end;
}

function parseAssignment(name: string, value: string, lines: Lines, start: number): Statement {
  const end = findValueEnd(value, lines, start);
  if (end > start) return { end, flaw: flawOf(name, "the value", MULTILINE) };
  return /^=+$/.test(value) ? { end, flaw: FLAWS.padding } : { end, entry: { name, value } };
}

/** The value ends before its last line break, a CRLF if the line of the name ends in CRLF. */
function parseHeredoc(name: string, delimiter: string, lines: Lines, start: number): Statement {
  const isEnd = (line: string) => withoutCr(line) === delimiter;
  const endIndex = delimiter === "" ? lines.length : findLine(lines, start, isEnd);
  const text = lines.slice(start, endIndex).join("\n");
  const value = lines[start - 1]?.endsWith("\r") ? withoutCr(text) : text;
  const flaw = endIndex === lines.length ? FLAWS.openHeredoc : undefined;
  return { end: endIndex + 1, entry: { name, value }, flaw };
}

function parseStatement(lines: Lines, start: number): Statement {
  const line = withoutCr(lines[start] ?? "");
  const end = start + 1;
  if (line.trim() === "") return { end };
  const [separator] = /=|<</.exec(line) ?? [];
  if (separator === undefined)
    return /^\s*#/.test(line) ? { end, flaw: FLAWS.comment } : skipLines(lines, start);
  const index = line.indexOf(separator);
  const parse = separator === "=" ? parseAssignment : parseHeredoc;
  return parse(line.slice(0, index), line.slice(index + separator.length), lines, end);
}

/** Parses `NAME=VALUE` and `NAME<<EOF` … `EOF`. Any other line that is not empty is a flaw. */
export function parseSecretLines(text: string): ParsedSecrets {
  const lines = text.split("\n");
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = index + 1;
    const { end, entry, flaw } = parseStatement(lines, index);
    if (entry !== undefined) entries.push({ ...entry, line });
    if (flaw !== undefined) flaws.push({ ...flaw, position: { line } });
    index = end;
  }
  return { entries, flaws };
}
