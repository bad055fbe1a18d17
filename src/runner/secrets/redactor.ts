import { MAX_QUOTE } from "../../inputs/quote.ts";
import { encodingsOf } from "./encodings.ts";
import { createFinder, type Match } from "./finder.ts";
import { type Destination, KINDS, type Redaction } from "./kinds.ts";
import { isPartOf, MIN_CHARACTERS, MIN_UNNAMED_CHARACTERS } from "./rule.ts";

/** Redacts secrets. Redact a text before you truncate or join it. */
type Redact = (text: string) => string;

export interface Redactor extends Readonly<Record<Destination, Redact>> {
  /** Redacts a value of four characters or more in all its encodings, and its longer lines. */
  add(secret: Redaction): void;
  /** Declares a public text: parts of it are not secret. */
  declarePublic(publicText: string): void;
  /** Whether a secret is part of a public text, and therefore not redacted. */
  isPublic(secret: Redaction): boolean;
}

/** Trimmed lines that are not empty. */
const trimmedLines = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
const isLongLine = (line: string) => line.length >= MIN_UNNAMED_CHARACTERS;

/** Line breaks, also escaped, and indentation. Unambiguous, so that it cannot backtrack. */
const BREAK = String.raw`[ \t]{0,99}(?:\r|\n|\\r|\\n){1,18}[ \t]{0,99}`;

/** Patterns of consecutive lines that are too short to be redacted alone, indented or not. */
function shortLinePatterns(text: string): RegExp[] {
  const blocks: string[][] = [[]];
  for (const line of trimmedLines(text))
    if (isLongLine(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  const isLong = (lines: readonly string[]) => lines.length > 1 && isLongLine(lines.join(""));
  return blocks
    .map(([first = "", ...lines]) =>
      isLongLine(first) && isLong(lines) ? lines : [first, ...lines],
    )
    .filter((lines) => isLong(lines) && lines.slice(1).some((line) => /\w/.test(line)))
    .map((lines) => lines.map((line) => line.replace(/[^\w\s]/g, "\\$&")).join(BREAK))
    .map((pattern) => new RegExp(pattern, "g"));
}

/** Masks for GitHub's runner, which masks each line of a text, also "{": only long lines. */
export const masksOf = (text: string): string[] =>
  /[\r\n]/.test(text.trim()) ? trimmedLines(text).filter(isLongLine) : [text.trim()];

/** ASCII letters only, so that the length does not change. */
const lowerCaseAscii = (text: string) =>
  /[^\0-\x7f]/.test(text)
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.toLowerCase();

/** Replaces each span by stars. Spans may overlap. */
function replaceSpans(spans: readonly Match<Redaction>[], text: string): string {
  let redacted = "";
  let endOfPrevious = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start >= endOfPrevious) redacted += `${text.slice(endOfPrevious, start)}***`;
    endOfPrevious = Math.max(endOfPrevious, end);
  }
  return redacted + text.slice(endOfPrevious);
}

/** Knows the secrets of one step, and redacts them. */
export function createRedactor(): Redactor {
  const addedKeys = new Set<string>();
  const publicTexts = new Set<string>();
  const finder = createFinder<Redaction>();
  const blocks: { pattern: RegExp; subject: Redaction }[] = [];

  const isPublic = ({ value, kind }: Redaction) =>
    !KINDS[kind].evenIfPublic && [...publicTexts].some((publicText) => isPartOf(publicText, value));

  function addEncodings(secret: Redaction, texts: readonly string[]): void {
    for (const encoding of new Set([...new Set(texts)].flatMap(encodingsOf)))
      finder.add(lowerCaseAscii(encoding), secret);
  }

  function add({ kind, value: text }: Redaction): void {
    const value = text.trim();
    const key = `${kind} ${value}`;
    if (value.length < MIN_CHARACTERS || addedKeys.has(key)) return;
    addedKeys.add(key);
    const secret = { kind, value };
    const withLineFeeds = value.replace(/\r\n?/g, "\n");
    // Invalid inputs are quoted, truncated, before they are redacted.
    const beginning = value.slice(0, MAX_QUOTE);
    addEncodings(secret, [withLineFeeds, withLineFeeds.replaceAll("\n", "\r\n"), beginning]);
    if (!/[\r\n]/.test(value)) return;
    for (const pattern of shortLinePatterns(lowerCaseAscii(withLineFeeds)))
      blocks.push({ pattern, subject: secret });
    for (const line of new Set(trimmedLines(value).filter(isLongLine)))
      addEncodings({ kind, value: line }, [line]);
  }

  const find = (text: string): Match<Redaction>[] => [
    ...finder.find(text),
    ...blocks.flatMap(({ pattern, subject }) =>
      [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
        subject,
      })),
    ),
  ];

  const redactFor = (destination: Destination) => (text: string) => {
    const matches = find(lowerCaseAscii(text));
    const isRedacted = ({ subject }: Match<Redaction>) =>
      KINDS[subject.kind][destination] && !isPublic(subject);
    return replaceSpans(matches.filter(isRedacted), text);
  };

  return {
    add,
    declarePublic: (publicText) => void publicTexts.add(publicText),
    isPublic,
    output: redactFor("output"),
    message: redactFor("message"),
    notification: redactFor("notification"),
  };
}
