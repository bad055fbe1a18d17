import { setSecret } from "@actions/core";
import { createFinder, type Find, type Finder } from "./finder.ts";
import { encodingsOf, inJson, jsonOf } from "./spellings.ts";

const MIN_SECRET_CHARACTERS = 4;
const MIN_LINE_CHARACTERS = 8;
/**
 * No credential is as long. What is longer is masked as it is and in JSON only, because masking all
 * its encodings would take minutes.
 */
const MAX_ENCODED_CHARACTERS = 16_384;
/** An input is an environment variable, which Linux lets grow to this length. */
const MAX_BLOCK_CHARACTERS = 131_072;
/** How many lines of a secret the runner gets, each by a line of the log. */
const MAX_LINES = 2_000;
/**
 * Values of switches, levels and environments, and words of our own outputs. Masking them would
 * make the log unreadable, and the runner would drop job outputs that contain them.
 */
const COMMON_WORDS = new Set(
  [
    "true false null none undefined yes no on off enabled disabled default",
    "trace debug info warn warning error fatal",
    "local test development staging production main master latest",
    "deployed unchanged planned failed superseded rejected cancelled unprotected",
    "no_revision not_waited not_active timed_out",
  ].flatMap((line) => line.split(" ")),
);
/** A port or a count, which is no secret. */
const SMALL_NUMBER = /^\d{1,5}$/;

const forwards = createFinder(MIN_SECRET_CHARACTERS);
/** The same with every secret reversed, to find the end of a secret whose start was cut off. */
const backwards = createFinder(MIN_SECRET_CHARACTERS);
/** Secrets of several lines without any white space, to find them wrapped or indented anew. */
const unspaced = createFinder(MIN_SECRET_CHARACTERS);

const reversed = (text: string) => text.split("").reverse().join("");

function remember(form: string, encodings: readonly string[]): void {
  for (const spelling of new Set([form, ...encodings].flatMap(inJson))) {
    forwards.add(spelling, "");
    backwards.add(reversed(spelling), "");
  }
}

function register(forms: Iterable<string>): void {
  for (const form of forms) {
    setSecret(form);
  }
}

/** How far a secret is hidden: a part of one with short lines can show where it stands alone. */
export type Masked = "whole" | "but short lines" | "not";

/**
 * Registers a secret with the runner and with `redact`, unless it is too short or too common to be
 * masked. Of a secret of several lines, the runner gets the long lines and the one-line JSON form:
 * given the whole block, it would also mask lines such as "{".
 */
export function mask(secret: string): Masked {
  const trimmed = secret.trim();
  const isCommon = COMMON_WORDS.has(trimmed.toLowerCase()) || SMALL_NUMBER.test(trimmed);
  if (trimmed.length < MIN_SECRET_CHARACTERS || isCommon) return "not";
  if (/[\r\n]/.test(trimmed)) return maskLines(secret, trimmed);
  const forms = new Set([secret, trimmed]);
  register(forms);
  for (const form of forms) {
    remember(form, form.length > MAX_ENCODED_CHARACTERS ? [] : encodingsOf(form));
  }
  return "whole";
}

function maskLines(secret: string, trimmed: string): Masked {
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim());
  const long = new Set(lines.filter((line) => line.length >= MIN_LINE_CHARACTERS));
  register([jsonOf(secret), ...[...long].slice(0, MAX_LINES)]);
  const withLineFeeds = trimmed.replace(/\r\n?/g, "\n");
  const blocks = new Set([trimmed, withLineFeeds, withLineFeeds.replaceAll("\n", "\r\n")]);
  for (const block of trimmed.length > MAX_ENCODED_CHARACTERS ? [] : blocks)
    remember(block, encodingsOf(block));
  let characters = 0;
  for (const line of long) {
    characters += line.length;
    remember(line, characters > MAX_ENCODED_CHARACTERS ? [] : encodingsOf(line));
  }
  unspaced.add(withoutSpace(trimmed.slice(0, MAX_BLOCK_CHARACTERS)).text, "");
  // A bracket alone gives nothing away.
  const hasShort = lines.some((line) => !long.has(line) && /[\p{L}\p{N}]/u.test(line));
  return hasShort ? "but short lines" : "whole";
}

/** JSON writes a line break as a backslash and a letter. */
const SPACE = /\s+|(?<!\\)\\+[nrt]/g;

/** The text without white space, and where in it each character was. */
function withoutSpace(text: string): { text: string; positions: number[] } {
  const pieces: string[] = [];
  const positions: number[] = [];
  let from = 0;
  const keepTo = (end: number) => {
    pieces.push(text.slice(from, end));
    for (let at = from; at < end; at++) positions.push(at);
  };
  for (const { index, 0: space } of text.matchAll(SPACE)) {
    keepTo(index);
    from = index + space.length;
  }
  keepTo(text.length);
  return { text: pieces.join(""), positions };
}

function findsWithoutSpace(finder: Finder, text: string): Find[] {
  const dense = withoutSpace(text);
  return finder.findsIn(dense.text).map(({ start, end, label }) => ({
    start: dense.positions[start] ?? 0,
    end: (dense.positions[end - 1] ?? 0) + 1,
    label,
  }));
}

function findsFromTheEnd(finder: Finder, text: string): Find[] {
  // What is whole, `forwards` finds.
  if (!/…|\.\./.test(text)) return [];
  return finder.findsIn(reversed(text)).map(({ start, end, label }) => ({
    start: text.length - end,
    end: text.length - start,
    label,
  }));
}

/**
 * Replaces every registered secret, in any form that services and libraries print, and what is left
 * of one on either side of a cut. Redact before you cut or join: a part of a secret is not
 * recognised.
 */
export function redact(text: string): string {
  const finds = [
    ...forwards.findsIn(text),
    ...findsFromTheEnd(backwards, text),
    ...findsWithoutSpace(unspaced, text),
  ].sort((a, b) => a.start - b.start);
  let clean = "";
  let shownTo = 0;
  for (const { start, end } of finds) {
    // Secrets may overlap. Each is replaced as a whole.
    if (start >= shownTo) clean += `${text.slice(shownTo, start)}***`;
    shownTo = Math.max(shownTo, end);
  }
  return clean + text.slice(shownTo);
}
