import type { Flaw } from "../problem.ts";
import type { SecretEntry } from "./entry.ts";

const FORMS = "write NAME=VALUE, or NAME<<EOF, the lines of the value and EOF";
const OPEN_BLOCK =
  "opens a value of several lines that does not end: close it with a line that repeats what follows <<";

/** A line break may be LF or CRLF: the CR at the end of a `NAME=VALUE` line or a delimiter's line is never the value's. */
function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** At the first `=` or `<<`, whichever comes first. */
function splitLine(line: string): { name: string; separator: string | undefined; rest: string } {
  const at = line.search(/=|<</);
  if (at < 0) return { name: line, separator: undefined, rest: "" };
  const separator = line[at] === "=" ? "=" : "<<";
  return { name: line.slice(0, at), separator, rest: line.slice(at + separator.length) };
}

function strayProblem(line: string): string {
  if (line.trimStart().startsWith("#"))
    return "is a comment, which this input does not know: remove it";
  return `has no '=': ${FORMS}`;
}

/**
 * The value of a heredoc whose opening line ends in `header`: its lines as they are. The line break before
 * the end is not the value's, and is CRLF where the opening line's is.
 */
function blockValue(lines: string[], header: string): string {
  const value = lines.join("\n");
  return header.endsWith("\r") ? withoutReturn(value) : value;
}

/** Reads `NAME=VALUE` and `NAME<<EOF` … `EOF`, going on after a line that is neither. */
export function readSecretLines(text: string): { entries: SecretEntry[]; problems: Flaw[] } {
  const lines = text.split("\n");
  const entries: SecretEntry[] = [];
  const problems: Flaw[] = [];
  let next = 0;
  while (next < lines.length) {
    const line = next + 1;
    const raw = lines[next++] ?? "";
    if (raw.trim() === "") continue;
    const { name, separator, rest } = splitLine(withoutReturn(raw));
    if (separator === undefined) {
      problems.push({ message: strayProblem(raw), line });
      continue;
    }
    if (separator === "=") {
      entries.push({ name, value: rest, line });
      continue;
    }
    const end =
      rest === ""
        ? -1
        : lines.findIndex((candidate, index) => index >= next && withoutReturn(candidate) === rest);
    const stop = end < 0 ? lines.length : end;
    entries.push({ name, value: blockValue(lines.slice(next, stop), raw), line });
    if (end < 0) problems.push({ message: OPEN_BLOCK, line });
    next = stop + 1;
  }
  return { entries, problems };
}
