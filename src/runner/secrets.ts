import { setSecret } from "@actions/core";

const MIN_SECRET_CHARACTERS = 4;
const MIN_LINE_CHARACTERS = 8;
const MIN_ENCODED_CHARACTERS = 6;
/** No credential is as long. What is longer is hidden as it is, and in JSON: all its spellings would take minutes. */
const MAX_ENCODED_CHARACTERS = 32_768;
const MAX_LINES = 2_000;
/**
 * Values of switches, levels and environments, and words of our own outputs: masking them would blot out the log and
 * make the runner drop job outputs.
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
/** A port or a count. */
const SMALL_NUMBER = /^\d{1,5}$/;

/** By their first characters: one look at each place of a text, however many secrets there are. */
type Index = Map<string, Set<string>>;

const forwards: Index = new Map();
/** The same with every text reversed. */
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
 * Registers a secret with the runner and with `redact`. Returns false for one that is too short or too common
 * to be hidden. Of a text of several lines the runner gets the long lines and the one-line JSON form, not the block:
 * it would also hide lines such as "{".
 */
export function hide(secret: string): boolean {
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

/** The part of the Base64 text that depends on these bytes alone, when `shift` other bytes come before them. */
function base64At(bytes: Buffer, shift: number, encoding: "base64" | "base64url"): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString(encoding);
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

const jsonOf = (text: string) => JSON.stringify(text).slice(1, -1);

/** Whoever quotes a spelling may do so in JSON, as an output such as a list of errors does; which may hold JSON itself. */
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

/** As SQL, CSV, shells and Python write a text between quotes. */
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

/** What stands where somebody has cut a text. Two dots, because the first of three may be the secret's. */
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

/** Where secrets stand in a text, as a whole or up to a cut. */
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
 * Replaces every registered secret, in any of the forms that services and libraries print, and its remains on either
 * side of a cut. Whoever cuts a text comes after.
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
    // Secrets may overlap, and each has to go as a whole.
    if (start >= shownTo) clean += `${text.slice(shownTo, start)}***`;
    shownTo = Math.max(shownTo, end);
  }
  return clean + text.slice(shownTo);
}
