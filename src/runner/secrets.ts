import { setSecret } from "@actions/core";

const MIN_SECRET_CHARACTERS = 4;
const MIN_LINE_CHARACTERS = 8;
const MIN_ENCODED_CHARACTERS = 6;
/**
 * No credential is as long. A longer secret is masked as it is and in JSON only, because masking
 * all its encodings would take minutes.
 */
const MAX_ENCODED_CHARACTERS = 32_768;
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

/** Secrets by their first characters: one look-up for each position of a text finds them all. */
type Index = Map<string, Set<string>>;

const forwards: Index = new Map();
/** The same with every secret reversed, to find the end of a secret whose start was cut off. */
const backwards: Index = new Map();

const reversed = (text: string) => text.split("").reverse().join("");

function remember(secret: string): void {
  for (const [index, text] of [
    [forwards, secret] as const,
    [backwards, reversed(secret)] as const,
  ]) {
    const seed = text.slice(0, MIN_SECRET_CHARACTERS);
    index.set(seed, (index.get(seed) ?? new Set()).add(text));
  }
}

/**
 * Registers a secret with the runner and with `redact`. Returns false if it is too short or too
 * common to be masked. Of a secret of several lines, the runner gets the long lines and the
 * one-line JSON form: given the whole block, it would also mask lines such as "{".
 */
export function mask(secret: string): boolean {
  const forms = formsOf(secret);
  if (forms.length > 0) remember(secret);
  for (const form of forms) {
    setSecret(form);
    const encodings = form.length > MAX_ENCODED_CHARACTERS ? [] : encodingsOf(form);
    // Most spellings of a plain secret are the same text.
    const distinct = new Set([form, ...encodings]);
    for (const spelling of new Set([...distinct].flatMap(inJson))) remember(spelling);
  }
  return forms.length > 0;
}

function formsOf(secret: string): string[] {
  const trimmed = secret.trim();
  const isCommon = COMMON_WORDS.has(trimmed.toLowerCase()) || SMALL_NUMBER.test(trimmed);
  if (trimmed.length < MIN_SECRET_CHARACTERS || isCommon) return [];
  if (!/[\r\n]/.test(trimmed)) return trimmed === secret ? [secret] : [secret, trimmed];
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim());
  const long = new Set(lines.filter((line) => line.length >= MIN_LINE_CHARACTERS));
  return [jsonOf(secret), ...[...long].slice(0, MAX_LINES)];
}

/** The part of the Base64 text that these bytes alone decide, when `shift` bytes precede them. */
function base64At(bytes: Buffer, shift: number, encoding: "base64" | "base64url"): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString(encoding);
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

const jsonOf = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * A text may be quoted in JSON, such as in a list of errors, which may itself be quoted in JSON.
 */
const inJson = (spelling: string) => [spelling, jsonOf(spelling), jsonOf(jsonOf(spelling))];

const hexOf = (character: string, digits: number) =>
  character.charCodeAt(0).toString(16).padStart(digits, "0");
const unicodeEscape = (character: string) => `\\u${hexOf(character, 4)}`;

function percentForms(secret: string): string[] {
  const component = encodeURIComponent(secret.toWellFormed());
  const strict = component.replace(
    /[!'()*]/g,
    (character) => `%${hexOf(character, 2).toUpperCase()}`,
  );
  const form = new URLSearchParams({ "": secret }).toString().slice(1);
  const upperCase = [component, strict, strict.replaceAll("%20", "+"), form];
  return [
    ...upperCase,
    ...upperCase.map((text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
  ];
}

function jsonForms(secret: string): string[] {
  const json = jsonOf(secret);
  const withoutHtml = json.replace(/[<>&]/g, unicodeEscape);
  return [json, withoutHtml, json.replaceAll("/", "\\/"), jsonOf(json)].flatMap((text) => [
    text,
    text.replace(/[^ -~]/g, unicodeEscape),
  ]);
}

function htmlForms(secret: string): string[] {
  const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const quotes = ["&quot;", "&#34;", "&#x22;"].map((entity) => html.replaceAll('"', entity));
  const apostrophes = ["&#39;", "&#039;", "&#x27;", "&apos;"];
  return [html, ...quotes].flatMap((text) => [
    text,
    ...apostrophes.map((entity) => text.replaceAll("'", entity)),
  ]);
}

/** The text as SQL, CSV, shells and Python write it between quotes. */
function quotedForms(secret: string): string[] {
  const doubled = secret.replaceAll("\\", "\\\\");
  return [
    secret.replaceAll("'", "''"),
    secret.replaceAll('"', '""'),
    secret.replaceAll("'", "'\\''"),
    secret.replace(/[^\w@%+=:,./-]/g, "\\$&"),
    doubled,
    doubled.replaceAll("'", "\\'"),
  ];
}

function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].flatMap((shift) => [
    base64At(bytes, shift, "base64"),
    base64At(bytes, shift, "base64url"),
  ]);
  const hex = bytes.toString("hex");
  const texts = [percentForms, jsonForms, htmlForms, quotedForms].flatMap((forms) => forms(secret));
  return [...base64, hex, hex.toUpperCase(), ...texts].filter(
    (form) => form.length >= MIN_ENCODED_CHARACTERS,
  );
}

interface Find {
  start: number;
  end: number;
}

/** The mark of a cut. Two dots are enough: the first of three may belong to the secret. */
const CUT = /\s{0,4}(…|\.{2})/y;

function isCut(text: string, at: number): boolean {
  CUT.lastIndex = at;
  return CUT.test(text);
}

function sharedLength(secret: string, text: string, start: number): number {
  let length = MIN_SECRET_CHARACTERS;
  while (length < secret.length && secret[length] === text[start + length]) length += 1;
  return length;
}

/** Where a text contains secrets, as a whole or up to a cut. */
function findsIn(text: string, index: Index): Find[] {
  const finds: Find[] = [];
  for (let start = 0; start + MIN_SECRET_CHARACTERS <= text.length; start++) {
    for (const secret of index.get(text.slice(start, start + MIN_SECRET_CHARACTERS)) ?? []) {
      const end = start + sharedLength(secret, text, start);
      if (end - start === secret.length || isCut(text, end)) finds.push({ start, end });
    }
  }
  return finds;
}

/**
 * Replaces every registered secret, in any form that services and libraries print, and what is left
 * of one on either side of a cut. Redact before you cut: a part of a secret is not recognised.
 */
export function redact(text: string): string {
  const mirrored = findsIn(reversed(text), backwards);
  const fromTheEnd = mirrored.map(({ start, end }) => ({
    start: text.length - end,
    end: text.length - start,
  }));
  const finds = [...findsIn(text, forwards), ...fromTheEnd].sort((a, b) => a.start - b.start);
  let clean = "";
  let shownTo = 0;
  for (const { start, end } of finds) {
    // Secrets may overlap. Each is replaced as a whole.
    if (start >= shownTo) clean += `${text.slice(shownTo, start)}***`;
    shownTo = Math.max(shownTo, end);
  }
  return clean + text.slice(shownTo);
}
