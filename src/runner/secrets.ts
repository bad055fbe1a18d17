import { setSecret } from "@actions/core";
import { OUTCOMES } from "../action/outcomes.ts";
import { createFinder, type Find, type Finder } from "./finder.ts";
import { encodingsOf, inJson, jsonOf, wrappable } from "./spellings.ts";

const MIN_SECRET_CHARACTERS = 4;
const MIN_LINE_CHARACTERS = 8;
/**
 * No credential is as long. What is longer is masked as it is and in JSON only, because masking all
 * its encodings would take minutes.
 */
const MAX_ENCODED_CHARACTERS = 16_384;
/** Of all secrets together; those that come later are masked as they are and in JSON only. */
const MAX_ENCODED_CHARACTERS_IN_ALL = 32_768;
/** An input is an environment variable, which Linux lets grow to this length. */
const MAX_BLOCK_CHARACTERS = 131_072;
/** How many lines of a secret the runner gets, each by a line of the log. */
const MAX_LINES = 2_000;
/**
 * Values of switches, levels and environments that hide nothing, and words of our own outputs.
 * Masking them would make the log unreadable, and the runner would drop job outputs with them.
 */
const COMMON_WORDS = new Set(
  [
    "true false null none undefined yes no on off enabled disabled default",
    "trace debug info warn warning error fatal",
    "verbose silent critical json text utf-8 utf8 utc http https localhost 0.0.0.0 127.0.0.1",
    "local test testing dev development qa uat stage staging prod production preview sandbox demo",
    "main master latest",
    "agent server deployment revision image platform",
    "queued created building deploying interrupted skipped ready running scheduled timedout",
    ...Object.keys(OUTCOMES),
  ].flatMap((line) => line.split(" ")),
);
const UUID = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const UUID_CHARACTERS = 36;
/** A port or a count, which is no secret. */
const SMALL_NUMBER = /^\d{1,5}$/;

interface Memory {
  /** Remembers a text in all its spellings, by the name of its secret. */
  remember(form: string, encodings: readonly string[], name: string): void;
  /** Remembers a text to find it wrapped or indented anew. */
  rememberBlock(block: string, name: string): void;
  /** Whether the encodings of this text, too, may be remembered. */
  hasRoomFor(text: string): boolean;
  findsIn(text: string): Find[];
}

const reversed = (text: string) => text.split("").reverse().join("");

function createMemory(): Memory {
  const forwards = createFinder(MIN_SECRET_CHARACTERS);
  /** The same reversed, to find the end of a secret whose start was cut off. */
  const backwards = createFinder(MIN_SECRET_CHARACTERS);
  /** Secrets of several lines, and long ones, without any white space. */
  const unspaced = createFinder(MIN_SECRET_CHARACTERS);
  let hasBlocks = false;
  const encoded = new Set<string>();
  let characters = 0;
  return {
    remember(form, encodings, name) {
      for (const spelling of new Set([form, ...encodings].flatMap(inJson))) {
        forwards.add(spelling, name);
        backwards.add(reversed(spelling), name);
      }
    },
    rememberBlock(block, name) {
      hasBlocks = true;
      unspaced.add(withoutSpace(block).text, name);
    },
    hasRoomFor(text) {
      if (encoded.has(text)) return true;
      const isTooLong = text.length > MAX_ENCODED_CHARACTERS;
      if (isTooLong || characters + text.length > MAX_ENCODED_CHARACTERS_IN_ALL) return false;
      encoded.add(text);
      characters += text.length;
      return true;
    },
    findsIn: (text) => [
      ...forwards.findsIn(text),
      ...findsFromTheEnd(backwards, text),
      ...(hasBlocks ? findsWithoutSpace(unspaced, text) : []),
    ],
  };
}

/** Secrets that we were given or send: nothing shows them. */
const masked = createMemory();
/** Secrets that the service holds, which are cut out of what it says. */
const held = createMemory();

function register(forms: Iterable<string>): void {
  for (const form of forms) {
    setSecret(form);
  }
}

/** How far a secret is hidden: a part of one with short lines can show where it stands alone. */
export type Masked = "whole" | "but short lines" | "too short" | "common";

/**
 * Registers a secret with the runner and with `redact`, unless it is too short or too common to be
 * masked. Of a secret of several lines, the runner gets the long lines and the one-line JSON form:
 * given the whole block, it would also mask lines such as "{".
 */
export function mask(secret: string, name = "a secret"): Masked {
  const how = maskable(secret);
  if (how === "too short" || how === "common") return how;
  const { forms, long } = rememberIn(masked, secret, name);
  register(long === undefined ? forms : [jsonOf(secret), ...long.slice(0, MAX_LINES)]);
  return how;
}

/** Cuts a secret out of whatever `redact` gets, and not out of outputs or what others print. */
export function hide(secret: string): void {
  const how = maskable(secret);
  if (how !== "too short" && how !== "common") rememberIn(held, secret, "");
}

const linesOf = (trimmed: string) => trimmed.split(/[\r\n]+/).map((line) => line.trim());
const isLong = (line: string) => line.length >= MIN_LINE_CHARACTERS;

function maskable(secret: string): Masked {
  const trimmed = secret.trim();
  if (COMMON_WORDS.has(trimmed.toLowerCase())) return "common";
  if (trimmed.length < MIN_SECRET_CHARACTERS || SMALL_NUMBER.test(trimmed)) return "too short";
  const lines = linesOf(trimmed);
  // A bracket alone gives nothing away.
  const hasShort = lines.some((line) => !isLong(line) && /[\p{L}\p{N}]/u.test(line));
  return lines.length > 1 && hasShort ? "but short lines" : "whole";
}

function rememberIn(memory: Memory, secret: string, name: string) {
  const trimmed = secret.trim();
  const isBlock = /[\r\n]/.test(trimmed);
  const withLineFeeds = trimmed.replace(/\r\n?/g, "\n");
  const withReturns = withLineFeeds.replaceAll("\n", "\r\n");
  const forms = new Set(isBlock ? [trimmed, withLineFeeds, withReturns] : [secret, trimmed]);
  const canEncode = memory.hasRoomFor(trimmed);
  if (canEncode) rememberWrapped(memory, trimmed, name);
  for (const form of forms)
    if (canEncode || !isBlock) memory.remember(form, canEncode ? encodingsOf(form) : [], name);
  return isBlock ? { forms, long: rememberLines(memory, trimmed, name) } : { forms };
}

function rememberWrapped(memory: Memory, text: string, name: string): void {
  for (const form of wrappable(text)) memory.rememberBlock(form, name);
}

function rememberLines(memory: Memory, block: string, name: string): string[] {
  memory.rememberBlock(block.slice(0, MAX_BLOCK_CHARACTERS), name);
  const long = [...new Set(linesOf(block).filter(isLong))];
  let characters = 0;
  for (const line of long) {
    characters += line.length;
    const canEncode = characters <= MAX_ENCODED_CHARACTERS && memory.hasRoomFor(line);
    if (canEncode) rememberWrapped(memory, line, name);
    memory.remember(line, canEncode ? encodingsOf(line) : [], name);
  }
  return long;
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
  return without([...masked.findsIn(text), ...held.findsIn(text)], text);
}

/**
 * The same for a value that a later step reads: it keeps what only the service holds, ids and words
 * of our own, and `names` says whose secrets it lost.
 */
export function redactValue(text: string, isId: boolean): { text: string; names: string[] } {
  const isOwn = COMMON_WORDS.has(text.toLowerCase());
  const ids = isId ? [...text.matchAll(UUID)].map(({ index }) => index) : [];
  const isOfId = ({ start, end }: Find) =>
    ids.some((id) => id <= start && end <= id + UUID_CHARACTERS);
  const finds = isOwn ? [] : masked.findsIn(text).filter((find) => !isOfId(find));
  return { text: without(finds, text), names: [...new Set(finds.map(({ label }) => label))] };
}

function without(finds: readonly Find[], text: string): string {
  let clean = "";
  let shownTo = 0;
  for (const { start, end } of finds.toSorted((a, b) => a.start - b.start)) {
    // Secrets may overlap. Each is replaced as a whole.
    if (start >= shownTo) clean += `${text.slice(shownTo, start)}***`;
    shownTo = Math.max(shownTo, end);
  }
  return clean + text.slice(shownTo);
}
