import { parseEnv } from "node:util";
import type { Flaw, FlawText } from "../problem.ts";
import { flawOf, type ReadSecrets, type SecretEntry } from "./entry.ts";

/** A comment, a `NAME=VALUE` with an optionally quoted or multi-line value, or any other line. */
const STATEMENT =
  /(?<![^\n])(?:[ \t]*#[^\n]*|(?<left>[^=\n]*)=[ \t]*(?:(?<quote>["'`])[\s\S]*?\k<quote>(?<rest>[^\n]*)|(?<plain>-----BEGIN [^\n]*(?:\n[^\n]*){1,100}?\n-----END [^\n]*|[^\n]*))|(?<stray>[^\n]+))/g;

const CUT: FlawText = [
  "has a # outside quotes, where the parser ends the value",
  "put the value in quotes, or a space before a comment",
];
const OPEN_QUOTE: FlawText = [
  "has a value that begins with a quote that is not closed",
  "close it, or use another kind of quotes",
];
const AFTER_QUOTE: FlawText = [
  "has text that follows the closing quote, where the parser drops it",
  "put the whole value in another kind of quotes",
];
const BLANK: FlawText = [
  "has only spaces for a value, after which the parser takes the next line",
  "remove the spaces",
];
const PEM: FlawText = ["has a value of several lines", "put the value in quotes"];
const STRAY: FlawText = ["has no '=', and the parser drops it", "write NAME=VALUE"];

type Groups = Partial<Record<string, string>>;

/** What Node's parser would silently drop or misread. */
function flawOfStatement(
  line: string,
  { quote, rest = "", plain = "", stray = "" }: Groups,
): FlawText | undefined {
  if (stray.trim() !== "") return STRAY;
  if (quote !== undefined) return /^\s*(#|$)/.test(rest) ? undefined : AFTER_QUOTE;
  if (plain.includes("\n")) return PEM;
  if (/^["'`]/.test(plain)) return OPEN_QUOTE;
  if (/^[^=]*=\s+$/.test(line)) return BLANK;
  return /\S#/.test(plain) || plain.startsWith("#") ? CUT : undefined;
}

/** Parses a dotenv file with Node's parser. A line that it would drop in part is a problem. */
export function readDotenv(text: string): ReadSecrets {
  const values = new Map(Object.entries(parseEnv(text)));
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  // Node's parser removes them, too.
  const content = text.replaceAll("\r", "");
  let [line, countedTo] = [1, 0];
  for (const { 0: statement, groups = {}, index } of content.matchAll(STATEMENT)) {
    line += content.slice(countedTo, index).split("\n").length - 1;
    countedTo = index;
    const name = groups.left?.trim().replace(/^export +/, "");
    const flawText = flawOfStatement(statement, groups);
    if (flawText !== undefined) flaws.push(flawOf(name ?? "", "the line", flawText, { line }));
    else if (name !== undefined) entries.push({ name, value: values.get(name) ?? "", line });
  }
  return { entries, flaws };
}
