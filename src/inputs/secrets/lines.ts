import type { Flaw } from "../problem.ts";
import type { ParsedSecrets, SecretEntry } from "./entry.ts";

const FORMS = "write NAME=VALUE, or NAME<<EOF, the lines of the value and EOF";
const OPEN_HEREDOC: Flaw = {
  reason: "opens a value of several lines that does not end",
  fix: "close it with a line that repeats what follows <<",
};

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

/**
 * Consecutive lines without a value are one flaw: mostly they are a value of several lines, such as
 * a PEM key, whose last line of Base64 may end in `=`.
 */
function skipLines(lines: Lines, start: number): Statement {
  const end = findLine(lines, start + 1, (line) => /=[^=\r]|<<|^\s*$/.test(line));
  const nextCount = end - start - 1;
  const nextLines = nextCount === 1 ? "has the line" : `have the ${nextCount} lines`;
  const continuation = nextCount === 0 ? "" : `, nor ${nextLines} after it`;
  return { end, flaw: { reason: `has no '=' with a value${continuation}`, fix: FORMS } };
}

/** Drops the line break before the delimiter: a CRLF if the line `NAME<<EOF` ends in CRLF. */
function parseHeredoc(name: string, delimiter: string, lines: Lines, start: number): Statement {
  const isEnd = (line: string) => withoutCr(line) === delimiter;
  const endIndex = delimiter === "" ? lines.length : findLine(lines, start, isEnd);
  const text = lines.slice(start, endIndex).join("\n");
  const value = lines[start - 1]?.endsWith("\r") ? withoutCr(text) : text;
  const flaw = endIndex === lines.length ? OPEN_HEREDOC : undefined;
  return { end: endIndex + 1, entry: { name, value }, flaw };
}

function parseStatement(lines: Lines, start: number): Statement {
  const line = withoutCr(lines[start] ?? "");
  const end = start + 1;
  if (line.trim() === "") return { end };
  const [separator] = /=|<</.exec(line) ?? [];
  if (separator === undefined || /^[^=]*==+$/.test(line)) return skipLines(lines, start);
  const index = line.indexOf(separator);
  const name = line.slice(0, index);
  const rest = line.slice(index + separator.length);
  return separator === "="
    ? { end, entry: { name, value: rest } }
    : parseHeredoc(name, rest, lines, end);
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
