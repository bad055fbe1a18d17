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
  pem: ["has a value of several lines", "put the value in quotes"],
  misread: ["has spaces, a # or a quote that the parser misreads", "put the whole value in quotes that it does not contain"],
} as const satisfies Record<string, FlawText>;

type Groups = Partial<Record<string, string>>;

function checkStatement(
  statement: string,
  { quote, rest = "", plainValue = "", stray = "" }: Groups,
): FlawText | undefined {
  if (stray.trim() !== "") return FLAWS.stray;
  if (plainValue.includes("\n")) return FLAWS.pem;
  const isMisread =
    quote === undefined
      ? /^["'`#]|^[^#]*[^#\s]#/.test(plainValue) || /^[^=]*=\s+$/.test(statement)
      : !/^\s*(#|$)/.test(rest);
  return isMisread ? FLAWS.misread : undefined;
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
