import { MAX_QUOTE } from "../../inputs/quote.ts";
import { encodingsOf } from "./encodings.ts";
import { createFinder, type Match } from "./finder.ts";
import { type Destination, KINDS, type RedactedValue } from "./kinds.ts";
import { isPartOf, MIN_CHARACTERS, MIN_UNNAMED_CHARACTERS } from "./rule.ts";

/** Redacts secrets. Redact a text before you truncate or join it. */
type Redact = (text: string) => string;

export interface Redactor extends Readonly<Record<Destination, Redact>> {
  /** Redacts a value of four characters or more, and its long lines, in all encodings. */
  add(secret: RedactedValue): void;
  /** Parts of a public text are not redacted, unless they are secrets of the kind `certain`. */
  declarePublic(publicText: string): void;
  isPublic(secret: RedactedValue): boolean;
}

/** The lines that are not blank, trimmed. */
const trimmedLines = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
/** Whether a line is redacted by itself, too. */
const isLongLine = (line: string) => line.length >= MIN_UNNAMED_CHARACTERS;

/** Line breaks, also escaped, and indentation. Unambiguous, so that it cannot backtrack. */
const LINE_BREAK = String.raw`[ \t]{0,99}(?:\r|\n|\\r|\\n){1,18}[ \t]{0,99}`;

/** Patterns of consecutive short lines. The long line before is included if they are too short. */
function shortLinePatterns(text: string): RegExp[] {
  const blocks: string[][] = [[]];
  for (const line of trimmedLines(text))
    if (isLongLine(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  const isLong = (lines: readonly string[]) => lines.length > 1 && isLongLine(lines.join(""));
  return blocks
    .map((lines) => {
      const [firstLine = "", ...shortLines] = lines;
      return isLongLine(firstLine) && isLong(shortLines) ? shortLines : lines;
    })
    .filter((lines) => isLong(lines) && lines.slice(1).some((line) => /\w/.test(line)))
    .map((lines) => lines.map((line) => line.replace(/[^\w\s]/g, "\\$&")))
    .map((lines) => new RegExp(lines.join(LINE_BREAK), "g"));
}

/** GitHub's runner masks each line of a value by itself: short lines, such as "{", are left out. */
export const masksOf = (text: string): string[] =>
  /[\r\n]/.test(text.trim()) ? trimmedLines(text).filter(isLongLine) : [text.trim()];

/** Only ASCII letters change, because lower-casing others may change the length of the text. */
const lowerCaseAscii = (text: string) =>
  /[^\0-\x7f]/.test(text)
    ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.toLowerCase();

/** Replaces each span by stars. Spans may overlap. */
function replaceSpans(spans: readonly Match<RedactedValue>[], text: string): string {
  let redactedText = "";
  let lastEnd = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start >= lastEnd) redactedText += `${text.slice(lastEnd, start)}***`;
    lastEnd = Math.max(lastEnd, end);
  }
  return redactedText + text.slice(lastEnd);
}

export function createRedactor(): Redactor {
  const addedKeys = new Set<string>();
  const publicTexts = new Set<string>();
  const finder = createFinder<RedactedValue>();
  const blockPatterns: { pattern: RegExp; subject: RedactedValue }[] = [];

  const isPublic = ({ value, kind }: RedactedValue) =>
    !KINDS[kind].isRedactedIfPublic &&
    [...publicTexts].some((publicText) => isPartOf(publicText, value));

  function addEncodings(secret: RedactedValue, texts: readonly string[]): void {
    for (const encoding of new Set([...new Set(texts)].flatMap(encodingsOf)))
      finder.add(lowerCaseAscii(encoding), secret);
  }

  function add({ kind, value: text }: RedactedValue): void {
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
      blockPatterns.push({ pattern, subject: secret });
    for (const line of new Set(trimmedLines(value).filter(isLongLine)))
      addEncodings({ kind, value: line }, [line]);
  }

  const find = (text: string): Match<RedactedValue>[] => [
    ...finder.find(text),
    ...blockPatterns.flatMap(({ pattern, subject }) =>
      [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
        subject,
      })),
    ),
  ];

  const redactFor = (destination: Destination) => (text: string) => {
    const matches = find(lowerCaseAscii(text));
    const isRedacted = ({ subject }: Match<RedactedValue>) =>
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
