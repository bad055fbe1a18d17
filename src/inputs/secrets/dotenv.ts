import { parseEnv } from "node:util";
import type { Flaw, FlawText } from "../problem.ts";
import { flawOf, type ParsedSecrets, type SecretEntry } from "./entry.ts";

/** A comment, a `NAME=VALUE` with an optionally quoted or multi-line value, or any other line. */
const STATEMENT =
  /(?<![^\n])(?:[ \t]*#[^\n]*|(?<key>[^=\n]*)=[ \t]*(?:(?<quote>["'`])[\s\S]*?\k<quote>(?<rest>[^\n]*)|(?<plainValue>-----BEGIN [^\n]*(?:\n(?![^\n]*-----BEGIN)[^\n]*)*?\n-----END [^\n]*|[^\n]*))|(?<stray>[^\n]+))/g;

/** Lines that Node's parser drops or misreads. */
// biome-ignore format: one flaw, one line
const FLAWS = {
  stray: ["has no '=', and the parser drops it", "write NAME=VALUE"],
  afterQuote: ["has text that follows the closing quote, where the parser drops it", "put the whole value in another kind of quotes"],
  pem: ["has a value of several lines", "put the value in quotes"],
  openQuote: ["has a value that begins with a quote that is not closed", "close it, or use another kind of quotes"],
  blank: ["has only spaces for a value, after which the parser takes the next line", "remove the spaces"],
  comment: ["has a # outside quotes, where the parser ends the value", "put the value in quotes, or a space before a comment"],
} as const satisfies Record<string, FlawText>;

type Groups = Partial<Record<string, string>>;

function checkStatement(
  line: string,
  { quote, rest = "", plainValue = "", stray = "" }: Groups,
): FlawText | undefined {
  if (stray.trim() !== "") return FLAWS.stray;
  if (quote !== undefined) return /^\s*(#|$)/.test(rest) ? undefined : FLAWS.afterQuote;
  if (plainValue.includes("\n")) return FLAWS.pem;
  if (/^["'`]/.test(plainValue)) return FLAWS.openQuote;
  if (/^[^=]*=\s+$/.test(line)) return FLAWS.blank;
  return /\S#/.test(plainValue) || plainValue.startsWith("#") ? FLAWS.comment : undefined;
}

/** Parses a dotenv file with Node's parser. */
export function parseDotenv(text: string): ParsedSecrets {
  const values = new Map(Object.entries(parseEnv(text)));
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  // Node's parser removes carriage returns, too.
  const content = text.replaceAll("\r", "");
  let [line, offset] = [1, 0];
  for (const { 0: statement, groups = {}, index } of content.matchAll(STATEMENT)) {
    line += content.slice(offset, index).split("\n").length - 1;
    offset = index;
    const name = groups.key?.trim().replace(/^export +/, "");
    const flawText = checkStatement(statement, groups);
    if (flawText !== undefined) flaws.push(flawOf(name ?? "", "the line", flawText, { line }));
    else if (name !== undefined) entries.push({ name, value: values.get(name) ?? "", line });
  }
  return { entries, flaws };
}
