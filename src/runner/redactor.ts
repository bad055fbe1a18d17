import { LONGEST_QUOTE } from "../inputs/problem.ts";
import { isPartOf, secretPartsOf } from "../report/secret-rule.ts";
import { spellingsOf } from "./spellings.ts";

/** In which texts a secret of each origin is cut out. Only an `always` is where others show it. */
const CUT_FROM = {
  /** For later steps: an output may repeat what only the service holds. */
  output: ["always", "input"],
  /** For people, in log and summary, where the runner hides what it knows to be secret. */
  message: ["always", "input", "service"],
  /** For people, in comments and GitHub Deployments, where nothing else hides anything. */
  post: ["always", "input", "service", "ordinary"],
} as const;

export type Origin = (typeof CUT_FROM.post)[number];
/** Cuts secrets out of a text. Redact before you cut or join. */
type Redact = (text: string) => string;

export interface Redactor extends Readonly<Record<keyof typeof CUT_FROM, Redact>> {
  /** Hides a text of four characters or more in all its spellings, and each of its longer lines. */
  hide(text: string, origin: Origin): void;
  /** Says what everybody may read: a part of it is no secret. */
  show(fact: string): void;
  /** Whether a text is part of what everybody may read. */
  isShown(text: string): boolean;
}

/** Texts are looked up by so many first characters, so none can be shorter … */
const START = 4;
/** … and longer ones by so many, because many secrets may begin alike. */
const LONG_START = 16;
const MIN_LINE_CHARACTERS = 8;
/** A secret of more lines is hidden line by line only, and each line as it is only. */
const MOST_LINES = 1_000;

interface Secret {
  text: string;
  origin: Origin;
}

interface Form {
  text: string;
  secret: Secret;
}

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

function without(spans: readonly Span[], text: string): string {
  let clean = "";
  let shownTo = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    // Secrets may overlap. Each is replaced as a whole.
    if (start >= shownTo) clean += `${text.slice(shownTo, start)}***`;
    shownTo = Math.max(shownTo, end);
  }
  return clean + text.slice(shownTo);
}

/** Compares the end first, which tells where a long form repeats its start. */
function isAt(at: number, form: string, text: string): boolean {
  const tail = form.slice(-LONG_START);
  return text.startsWith(tail, at + form.length - tail.length) && text.startsWith(form, at);
}

/** Knows the secrets of one step, and cuts them out of what it shows. */
export function createRedactor(): Redactor {
  const known = new Set<string>();
  const facts = new Set<string>();
  const byStart = new Map<string, Form[]>();
  const blocks: { pattern: RegExp; secret: Secret }[] = [];

  const isShown = (text: string) => [...facts].some((fact) => isPartOf(fact, text));

  function add(secret: Secret, spellings: readonly string[]): void {
    for (const text of spellings.map(lowerCase)) {
      const start = text.slice(0, text.length < LONG_START ? START : LONG_START);
      const others = byStart.get(start);
      if (others === undefined) byStart.set(start, [{ text, secret }]);
      else others.push({ text, secret });
    }
  }

  function hideLines(secret: Secret): void {
    const lines = linesOf(secret.text);
    const isLong = lines.length > MOST_LINES;
    const withLineFeeds = secret.text.replace(/\r\n?/g, "\n");
    const withReturns = withLineFeeds.replaceAll("\n", "\r\n");
    if (!isLong) add(secret, [withLineFeeds, withReturns].flatMap(spellingsOf));
    if (!isLong && !lines.every(isLongLine)) blocks.push({ pattern: linesApart(lines), secret });
    for (const text of new Set(lines.filter(isLongLine)))
      add({ ...secret, text }, isLong ? [text] : spellingsOf(text));
  }

  /** The forms that may begin here. */
  function formsAt(at: number, text: string): readonly Form[] {
    const shorter = byStart.get(text.slice(at, at + START));
    const longer = byStart.get(text.slice(at, at + LONG_START));
    return shorter && longer ? [...shorter, ...longer] : (shorter ?? longer ?? []);
  }

  function formsIn(text: string, counts: (secret: Secret) => boolean): Span[] {
    const spans: Span[] = [];
    /** Where each form was found last: of one that repeats itself, no other find begins in that. */
    const ends = new Map<Form, number>();
    for (let start = 0; start + START <= text.length; start++)
      for (const form of formsAt(start, text)) {
        const isNew = start >= (ends.get(form) ?? 0) && isAt(start, form.text, text);
        if (!isNew || !counts(form.secret)) continue;
        const end = start + form.text.length;
        ends.set(form, end);
        spans.push({ start, end });
      }
    return spans;
  }

  function cutting(origins: readonly Origin[]): Redact {
    const counts = ({ text, origin }: Secret) =>
      origins.includes(origin) && (origin === "always" || !isShown(text));
    const blocksIn = (text: string): Span[] =>
      blocks
        .filter(({ secret }) => counts(secret))
        .flatMap(({ pattern }) => [...text.matchAll(pattern)])
        .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
    return (text) => without([...formsIn(lowerCase(text), counts), ...blocksIn(text)], text);
  }

  /** Returns whether it is new. */
  function hideWhole(text: string, origin: Origin): boolean {
    const trimmed = text.trim();
    const key = `${origin} ${trimmed}`;
    if (trimmed.length < START || known.has(key)) return false;
    known.add(key);
    // A refusal of an input quotes no more of it, and that before it comes here.
    if (trimmed.length > LONGEST_QUOTE)
      add({ text: trimmed, origin }, spellingsOf(trimmed.slice(0, LONGEST_QUOTE)));
    if (/[\r\n]/.test(trimmed)) hideLines({ text: trimmed, origin });
    else add({ text: trimmed, origin }, spellingsOf(trimmed));
    return true;
  }

  return {
    hide(text, origin) {
      if (!hideWhole(text, origin)) return;
      // Of a part, everybody may read what else is known to be shown.
      const ofPart = origin === "always" ? "input" : origin;
      for (const part of secretPartsOf(text.trim())) hideWhole(part, ofPart);
    },
    show: (fact) => void facts.add(fact),
    isShown,
    output: cutting(CUT_FROM.output),
    message: cutting(CUT_FROM.message),
    post: cutting(CUT_FROM.post),
  };
}
