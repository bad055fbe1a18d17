import { isNamedSecret, isOrdinary, isSecret, type NamedValue } from "./rule.ts";

/** A shorter part would occur in too many other texts. */
const MIN_PART = 8;
/** Limit for nested JSON. At most three of these levels are inside Base64. */
const MAX_DEPTH = 20;
const DECODED = MAX_DEPTH - 3;
/** A password may contain slashes, except after what looks like a port. */
const PASSWORD_OF_ADDRESS = /:\/\/[^/:@\s]*:(?<value>[^/\s]+|(?!\d{1,5}\/)[^\s,]{1,64})@/g;
/** Other separators of a name and its value than `=`. */
const COLON = /(?<!\s)\s*[=:](?=[\s"'])\s*/g;
/** Separators of the words of JSON, YAML, connection strings, headers, lists and commands. */
const BETWEEN = /((?:\\{1,4}[nrt"]|[\s"'`,;|?&(){}[\]<>]|=(?![=,;\s]|$))+)/;
/** A list of values, such as keys, each of them quoted or not. */
const LIST = /^["']?[^\s"',;|=:]+["']?([,;|\s]+["']?[^\s"',;|=:]+["']?)*$/;
const USER_AND_PASSWORD = /^[^\s:,;/]+[:,;](?<password>[^\s:,;/@]+)$/;
const BASE64 = /^[\w+/-]{20,}={0,2}$/;

/** A text parsed as JSON, and its compact form; undefined if it is not JSON. */
function jsonIn(text: string): { json: unknown; compact: string } | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const json = JSON.parse(text);
    return { json, compact: JSON.stringify(json) };
  } catch {
    return undefined;
  }
}

/** The texts and numbers in a JSON value, with the names of their members, and their own parts. */
function membersOf(json: unknown, name: string, depth: number): NamedValue[] {
  if (typeof json === "number") return [{ name, value: String(json) }];
  if (typeof json === "string") return [{ name, value: json }, ...partsIn(json, name, depth + 1)];
  if (typeof json !== "object" || json === null || depth > MAX_DEPTH) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    membersOf(value, Array.isArray(json) ? name : key, depth + 1),
  );
}

/** A part of a URL as written, and decoded. */
export function bothForms(text: string): string[] {
  try {
    return [...new Set([text, decodeURIComponent(text)])];
  } catch {
    return [text];
  }
}

const passwordsIn = (text: string): NamedValue[] =>
  [...text.matchAll(PASSWORD_OF_ADDRESS)].map(({ groups: { value = "" } = {} }) => ({
    name: "password",
    value,
  }));

/** Printable text decoded from Base64; undefined if it is none. */
function decoded(text: string): string | undefined {
  const decodedText = BASE64.test(text) ? Buffer.from(text, "base64").toString() : "";
  return /^[\t\n\r -~]+$/.test(decodedText) ? decodedText : undefined;
}

/** Whether a text consists of words and numbers, which keys do not. */
const isPlain = (text: string) => !/(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{8}/i.test(text);

/** Whether a word after a space is a value, as in `password x7-q…`, not in `password resets`. */
const isNotProse = (word: string) => !/^[a-z]+([-_./'’][a-z]+)*[.!?:]*$/i.test(word);

/** The words of a text, each named after the previous one, as in `password: …` or `Bearer …`. */
function wordsIn(text: string, name: string | undefined): NamedValue[] {
  const isNamed = name !== undefined && isNamedSecret({ name, value: text });
  const isList = isNamed && LIST.test(text) && (!/\s/.test(text) || /[,;|]/.test(text));
  const isHeader = /^(basic|bearer|token|api-?key)\s+\S+$/i.test(text);
  const isKey = (word: string) => isNamed && (isList || !(isPlain(word) || word.includes("://")));
  const nameOf = (word: string, before: string, between: string) => {
    if (isKey(word)) return name;
    if (isHeader) return "token";
    return /[="']/.test(between) || isNotProse(word) ? before : "";
  };
  const pieces = text.replace(COLON, "=").split(BETWEEN);
  return pieces.flatMap((word, at) => {
    if (at % 2 === 1) return [];
    const whole = { name: nameOf(word, pieces[at - 2] ?? "", pieces[at - 1] ?? ""), value: word };
    const inside = word.split(/(?<!sha\d{3}):|[/@%]/).filter((one) => one.length >= MIN_PART);
    return [whole, ...inside.map((value) => ({ name: "", value }))];
  });
}

/** The parts of a text that is not JSON. */
function piecesOf(text: string, name: string | undefined): NamedValue[] {
  const isNamed = name !== undefined && isNamedSecret({ name, value: text });
  const password = isNamed ? USER_AND_PASSWORD.exec(text)?.groups?.password : undefined;
  const own = password === undefined ? [] : [{ name: "password", value: password }];
  return [...passwordsIn(text), ...own, ...wordsIn(text, name)];
}

function partsIn(text: string, name: string | undefined, depth: number): NamedValue[] {
  const found = jsonIn(text);
  if (found !== undefined) return membersOf(found.json, "", depth);
  const pieces = piecesOf(text, name);
  const decodings = pieces.flatMap((piece) => {
    const value = depth < DECODED ? decoded(piece.value) : undefined;
    if (value === undefined) return [];
    return [{ ...piece, value }, ...partsIn(value, piece.name || name, DECODED)];
  });
  return [...pieces, ...decodings];
}

/** Whether a part is a plain word, such as `postgres`, that occurs again in the whole. */
const isRepeatedWord = (part: string, whole: string) =>
  /^[a-z]+$/i.test(part) && whole.indexOf(part) < whole.lastIndexOf(part);

/**
 * The secret parts of JSON, YAML, a URL, a connection string, a header or a list: a service may
 * quote one of them, or reformat the whole.
 */
export function secretPartsOf({ name, value }: NamedValue): NamedValue[] {
  const whole = value.trim();
  if (isOrdinary({ name, value })) return [];
  const { compact = whole } = jsonIn(whole) ?? {};
  const parts = [{ name, value: compact }, ...partsIn(whole, name, 0)]
    .filter((part) => part.value.trim().length >= MIN_PART)
    .flatMap((part) => bothForms(part.value).map((one) => ({ ...part, value: one })));
  const distinct = new Map(parts.map((part) => [`${part.name}=${part.value}`, part]));
  return [...distinct.values()].filter(
    (part) => part.value !== whole && isSecret(part) && !isRepeatedWord(part.value, whole),
  );
}
