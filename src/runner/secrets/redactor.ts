import { LONGEST_QUOTE } from "../../inputs/problem.ts";
import { createFinder } from "./finder.ts";
import { type Hidden, KINDS, type Outlet } from "./kinds.ts";
import { isPartOf, SHORTEST } from "./rule.ts";
import { spellingsOf } from "./spellings.ts";

/** Cuts secrets out of a text. Redact before you cut or join. */
type Redact = (text: string) => string;

export interface Redactor extends Readonly<Record<Outlet, Redact>> {
  /** Hides a value of four characters or more in all its spellings, and its longer lines. */
  hide(secret: Hidden): void;
  /** Says what everybody may read: a part of it is no secret. */
  show(fact: string): void;
  /** Whether the value of a secret is part of what everybody may read, and shown as that. */
  isShown(secret: Hidden): boolean;
}

const MIN_LINE_CHARACTERS = 8;
/** A secret of more lines is hidden line by line only, and each line as it is only. */
const MOST_LINES = 1_000;

interface Span {
  start: number;
  end: number;
}

/** The lines of a text that are not empty, without the white space around them. */
const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
const isLongLine = (line: string) => line.length >= MIN_LINE_CHARACTERS;

/** What GitHub's runner has to know of a secret: given a block, it would also mask "{". */
export const masksOf = (text: string): string[] =>
  /[\r\n]/.test(text.trim())
    ? linesOf(text).filter(isLongLine).slice(0, MOST_LINES)
    : [text.trim()];

/** Letters of ASCII only: the length stays. */
const lowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The lines of a text, wrapped or indented anew, also in JSON. */
const linesApart = (lines: readonly string[]) =>
  new RegExp(lines.map(escaped).join("(?:\\s|\\\\[nrt])+"), "gi");

/** Secrets may overlap: each is replaced as a whole. */
function without(spans: readonly Span[], text: string): string {
  let clean = "";
  let shownTo = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start >= shownTo) clean += `${text.slice(shownTo, start)}***`;
    shownTo = Math.max(shownTo, end);
  }
  return clean + text.slice(shownTo);
}

/** Knows the secrets of one step, and cuts them out of what it shows. */
export function createRedactor(): Redactor {
  const known = new Set<string>();
  const facts = new Set<string>();
  const finder = createFinder<Hidden>();
  const blocks: { pattern: RegExp; secret: Hidden }[] = [];

  const isShown = ({ value, kind }: Hidden) =>
    !KINDS[kind].evenIfShown && [...facts].some((fact) => isPartOf(fact, value));

  function add(secret: Hidden, spellings: readonly string[]): void {
    for (const text of spellings) finder.add(lowerCase(text), secret);
  }

  function hideLines(secret: Hidden): void {
    const lines = linesOf(secret.value);
    const isLong = lines.length > MOST_LINES;
    const withLineFeeds = secret.value.replace(/\r\n?/g, "\n");
    const withReturns = withLineFeeds.replaceAll("\n", "\r\n");
    if (!isLong) add(secret, [withLineFeeds, withReturns].flatMap(spellingsOf));
    if (!isLong && !lines.every(isLongLine)) blocks.push({ pattern: linesApart(lines), secret });
    for (const value of new Set(lines.filter(isLongLine)))
      add({ ...secret, value }, isLong ? [value] : spellingsOf(value));
  }

  function hide({ kind, value: text }: Hidden): void {
    const secret = { kind, value: text.trim() };
    const { value } = secret;
    const key = `${kind} ${value}`;
    if (value.length < SHORTEST || known.has(key)) return;
    known.add(key);
    // A wrong input is quoted before it comes here, and of a long one the beginning alone.
    if (value.length > LONGEST_QUOTE) add(secret, spellingsOf(value.slice(0, LONGEST_QUOTE)));
    if (/[\r\n]/.test(value)) hideLines(secret);
    else add(secret, spellingsOf(value));
  }

  function cutting(outlet: Outlet): Redact {
    const isCut = (secret: Hidden) => KINDS[secret.kind][outlet] && !isShown(secret);
    const blocksIn = (text: string): Span[] =>
      blocks
        .filter(({ secret }) => isCut(secret))
        .flatMap(({ pattern }) => [...text.matchAll(pattern)])
        .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
    return (text) => {
      const found = finder.find(lowerCase(text)).filter(({ subject }) => isCut(subject));
      return without([...found, ...blocksIn(text)], text);
    };
  }

  return {
    hide,
    show: (fact) => void facts.add(fact),
    isShown,
    output: cutting("output"),
    message: cutting("message"),
    post: cutting("post"),
  };
}
