import type { Flaw, FlawText } from "../problem.ts";
import { flawOf, type ReadSecrets, type SecretEntry } from "./entry.ts";

const FORMS = "write NAME=VALUE, or NAME<<EOF, the lines of the value and EOF";
/** A line that begins with part of a secret instead of a name. */
const PADDING = {
  reason: "has nothing but '=' after its name, like the end of a Base64 text",
  fix: FORMS,
};
const PEM: FlawText = ["is a value of several lines", FORMS];
const OPEN_BLOCK = {
  reason: "opens a value of several lines that does not end",
  fix: "close it with a line that repeats what follows <<",
};
const COMMENT = {
  reason: "is a comment, which this input does not support",
  fix: "remove it, or use secrets_file",
};
const NO_EQUALS = "has no '='";
const strayLine = (line: string) =>
  line.trimStart().startsWith("#") ? COMMENT : { reason: NO_EQUALS, fix: FORMS };

/** Merges flaws of consecutive lines without '=': mostly they are one value, such as a PEM key. */
function mergeRuns(flaws: readonly Flaw[]): Flaw[] {
  const isContinuation = (index: number) => {
    const [before, flaw] = [flaws[index - 1], flaws[index]];
    const isSame = flaw?.reason === NO_EQUALS && before?.reason === NO_EQUALS;
    return isSame && flaw.at?.line === (before.at?.line ?? 0) + 1;
  };
  return flaws.flatMap((flaw, index) => {
    if (isContinuation(index)) return [];
    let more = 0;
    while (isContinuation(index + more + 1)) more++;
    const others = more === 1 ? "has the line" : `have the ${more} lines`;
    return [more === 0 ? flaw : { ...flaw, reason: `${NO_EQUALS}, nor ${others} after it` }];
  });
}

// Lines may end in CRLF. The CR of a `NAME=VALUE` or delimiter line is not part of the value.
const withoutReturn = (line: string): string => line.replace(/\r$/, "");

interface Line {
  name: string;
  separator: string | undefined;
  rest: string;
}

/** At the first `=` or `<<`, whichever comes first. */
function splitLine(line: string): Line {
  const at = line.search(/=|<</);
  if (at < 0) return { name: line, separator: undefined, rest: "" };
  const separator = line[at] === "=" ? "=" : "<<";
  return { name: line.slice(0, at), separator, rest: line.slice(at + separator.length) };
}

/** The lines of a heredoc without the last line break: CRLF if the line `header` ends in it. */
function blockValue(lines: string[], header: string): string {
  const value = lines.join("\n");
  return header.endsWith("\r") ? withoutReturn(value) : value;
}

/** The index of the line that closes a heredoc; the number of lines if none does. */
function endOfBlock(lines: readonly string[], from: number, delimiter: string): number {
  let at = from;
  while (at < lines.length && withoutReturn(lines[at] ?? "") !== delimiter) at++;
  return at;
}

function flawIn(raw: string, { name, separator, rest }: Line, isPem: boolean): Flaw | undefined {
  if (separator === undefined) return strayLine(raw);
  if (isPem) return flawOf(name, "the value", PEM);
  return /^=+$/.test(rest) ? PADDING : undefined;
}

/** The index of the line after the blocks of a PEM file that begin with a value. */
function endOfPem(value: string, lines: readonly string[], from: number): number {
  if (!value.startsWith("-----BEGIN ") || value.includes("-----END ")) return from;
  const last = lines.findIndex((line, index) => index >= from && line.startsWith("-----END "));
  if (last < 0) return from;
  // A chain of certificates has several.
  const next = lines[last + 1] ?? "";
  return next.startsWith("-----BEGIN ") ? endOfPem(next, lines, last + 2) : last + 1;
}

/** Parses `NAME=VALUE` and `NAME<<EOF` … `EOF`. Any other line is a problem, and is skipped. */
export function readSecretLines(text: string): ReadSecrets {
  const lines = text.split("\n");
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  let next = 0;
  while (next < lines.length) {
    const line = next + 1;
    const raw = lines[next++] ?? "";
    if (raw.trim() === "") continue;
    const parts = splitLine(withoutReturn(raw));
    const { name, separator, rest } = parts;
    if (separator !== "<<") {
      const end = endOfPem(rest, lines, next);
      const flaw = flawIn(raw, parts, end > next);
      if (flaw !== undefined) flaws.push({ ...flaw, at: { line } });
      else entries.push({ name, value: rest, line });
      next = end;
      continue;
    }
    const stop = rest === "" ? lines.length : endOfBlock(lines, next, rest);
    entries.push({ name, value: blockValue(lines.slice(next, stop), raw), line });
    if (stop === lines.length) flaws.push({ ...OPEN_BLOCK, at: { line } });
    next = stop + 1;
  }
  return { entries, flaws: mergeRuns(flaws) };
}
