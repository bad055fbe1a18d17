import {
  isNeverSecret,
  isSecret,
  isSecretName,
  MIN_UNNAMED_CHARACTERS,
  type NamedValue,
} from "./rule.ts";

/** The depth of nested JSON below which nothing is read. */
const MAX_DEPTH = 20;
/** The depth that a text in Base64 starts at, so that four levels of JSON in it are read. */
const DEPTH_IN_BASE64 = MAX_DEPTH - 3;
/** The password may contain slashes, unless the text before the first one looks like a port. */
const PASSWORD_OF_ADDRESS = /:\/\/[^/:@\s]*:(?<value>[^/\s]+|(?!\d{1,5}\/)[^\s,]{1,64})@/g;
/** The separators of a name and its value, besides `=`. */
const NAME_SEPARATOR =
  /(?<!\s)\s*(?::?=>?|:)(?=[\s"'])\s*|:(?<=(?<![\w:-])[\w-]{0,40}(?:key|token|secret|passwd|password|pwd):)(?=[^\s/])/gi;
/** Separators of the words of JSON, YAML, connection strings, headers, lists and commands. */
const WORD_SEPARATOR = /((?:\\{1,4}[nrt"]|[\s"'`,;|?&(){}[\]<>]|=(?![=,;\s]|$))+)/;
/** A value that may contain separators, after its name: in quotes or braces, or indented YAML. */
const QUOTED_VALUE =
  /(?<![\w-])(?<name>[\w-]{1,64})["']?\s{0,9}(?:=|:=?)\s{0,9}(?:["'{](?<quotation>(?<=")[^"]{1,64}(?=")|(?<=')[^']{1,64}(?=')|(?<=\{)[^}]{1,64}(?=\}))|[|>][+-]?(?<block>(?:\r?\n[ \t]+[^\r\n]+){1,99}))/g;
/** The scheme before the credential in a header. */
const SCHEME = /(?:(?<==["']?)|^(?=\S+\s+\S+$))(?:basic|bearer|token|api-?key)\s+/gi;
/** A colon in a list such as `user:password`, but not that of a URL or digest. */
const PAIR_SEPARATOR = /(?<!sha\d{3}):(?!\/\/)(?=\S)/g;
const BASE64 = /^[\w+/-]{20,}={0,2}$/;

/** An object or array parsed from JSON, and its compact form; undefined if a text is neither. */
function parseJson(text: string): { json: unknown; compact: string } | undefined {
  try {
    const json = /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
    return json && { json, compact: JSON.stringify(json) };
  } catch {
    return undefined;
  }
}

/** Texts and numbers in JSON, named after their member; parts of texts; names that are no prose. */
function membersOf(json: unknown, name: string, depth: number): NamedValue[] {
  if (typeof json === "number") return [{ name, value: String(json) }];
  if (typeof json === "string") return [{ name, value: json }, ...partsIn(json, name, depth + 1)];
  if (typeof json !== "object" || json === null || depth > MAX_DEPTH) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    Array.isArray(json)
      ? membersOf(value, name, depth + 1)
      : [
          ...(isNotProse(key) ? [{ name: "", value: key }] : []),
          ...membersOf(value, key, depth + 1),
        ],
  );
}

/** A part of a URL, as written and percent-decoded. */
export function urlForms(text: string): string[] {
  try {
    return [...new Set([text, decodeURIComponent(text)])];
  } catch {
    return [text];
  }
}

/** The passwords in URLs, and named values in quotes, in braces or in indented YAML. */
const delimitedValuesIn = (text: string): NamedValue[] =>
  [...text.matchAll(PASSWORD_OF_ADDRESS), ...text.matchAll(QUOTED_VALUE)].map(({ groups = {} }) => {
    const { name = "password", quotation, block, value = quotation ?? block ?? "" } = groups;
    return { name, value };
  });

/** The printable text in Base64; undefined if there is none. */
function decodeBase64(text: string): string | undefined {
  const decodedText = BASE64.test(text) ? Buffer.from(text, "base64").toString() : "";
  return /^[\t\n\r -~]+$/.test(decodedText) ? decodedText : undefined;
}

/** Whether eight consecutive characters are letters mixed with digits, as in keys. */
const looksRandom = (text: string) => /(?=[a-z]{0,7}\d)(?=\d{0,7}[a-z])[a-z\d]{8}/i.test(text);

/** Whether a word may be a value, as in `password x7-q…`, not as in `password resets`. */
const isNotProse = (word: string) => !/^[a-z]+([-_./'’][a-z]+)*[.!?:]*$/i.test(word);

const hasSecretName = ({ name }: NamedValue) => isSecretName(name);

/** Whether a text may be a key in a list: one word, not letters only, and neither PEM nor URL. */
const isKey = (text: string) => /^(?!.*(-----|:\/\/))(?![a-z]+$)\S+$/i.test(text);

/** Whether a separator with `=` follows the piece. */
const isNameAt = (pieces: readonly string[], index: number): boolean =>
  pieces[index + 1]?.includes("=") ?? false;

/** Whether a text is a list of keys, or of users and passwords, without names of secrets. */
function isList(text: string, pieces: readonly string[]): boolean {
  const words = pieces.map((value, index) => ({
    name: isNameAt(pieces, index) ? value : "",
    value,
  }));
  if (text.includes("://") || words.some(hasSecretName)) return false;
  const isUnlikeProse = !/\s/.test(text) || /[,;|]|=>/.test(text);
  return isUnlikeProse || words.every(({ name, value }) => name === value || isNotProse(value));
}

/**
 * The words of a text, and unnamed words within them. A word has the name of the text if it may be
 * a key in a list, or looks random; or else that of the previous word, as in `password: …`.
 */
function wordsIn(text: string, name: string | undefined): NamedValue[] {
  const isNamed = isSecretName(name);
  const uniformText = text
    .replace(NAME_SEPARATOR, "=")
    .replace(SCHEME, (_, offset) => (offset === 0 ? "token=" : ""));
  const pieces = (isNamed ? uniformText.replace(PAIR_SEPARATOR, "=") : uniformText).split(
    WORD_SEPARATOR,
  );
  const isListed = isNamed && isList(text, pieces);
  const nameOf = (word: string, index: number) => {
    const [previous = "", separator = ""] = pieces.slice(Math.max(index - 2, 0), index);
    const canBeKey = isNamed && !isNameAt(pieces, index) && isKey(word);
    if (canBeKey && (isListed || looksRandom(word))) return name;
    return /[="']/.test(separator) || isNotProse(word) ? previous : "";
  };
  return pieces.flatMap((word, index) => {
    if (index % 2 === 1) return [];
    const innerWords = word
      .split(/(?<!sha\d{3}):|[/@%.]/)
      .filter((one) => one.length >= MIN_UNNAMED_CHARACTERS);
    return [
      { name: nameOf(word, index), value: word },
      ...innerWords.map((value) => ({ name: "", value })),
    ];
  });
}

function partsIn(text: string, name: string | undefined, depth: number): NamedValue[] {
  const parsedJson = parseJson(text);
  if (parsedJson !== undefined) {
    const members = membersOf(parsedJson.json, "", depth);
    const isListed = isSecretName(name) && !members.some(hasSecretName);
    const isListedKey = (entry: NamedValue) =>
      isListed && isKey(entry.value) && isNotProse(entry.value) && !isNeverSecret(entry);
    const namedMembers = members.map((one) => (isListedKey(one) ? { ...one, name } : one));
    return [{ name, value: parsedJson.compact }, ...namedMembers];
  }
  const pieces = [...delimitedValuesIn(text), ...wordsIn(text, name)];
  const decodings = pieces.flatMap((piece) => {
    const value = depth < DEPTH_IN_BASE64 ? decodeBase64(piece.value) : undefined;
    if (value === undefined) return [];
    return [{ ...piece, value }, ...partsIn(value, piece.name || name, DEPTH_IN_BASE64)];
  });
  return [...pieces, ...decodings];
}

/** Whether a part is a plain word, such as `postgres`, that occurs again in the whole. */
const isRepeatedWord = (part: string, wholeText: string) =>
  /^[a-z]+$/i.test(part) && wholeText.indexOf(part) < wholeText.lastIndexOf(part);

/**
 * The secret parts of JSON, YAML, a URL, a connection string, a header or a list: a service may
 * quote one of them, or reformat the whole.
 */
export function secretPartsOf({ name, value }: NamedValue): NamedValue[] {
  const wholeText = value.trim();
  if (isNeverSecret({ name, value })) return [];
  const parts = partsIn(wholeText, name, 0)
    .filter((part) => part.value.trim().length >= MIN_UNNAMED_CHARACTERS)
    .flatMap((part) => urlForms(part.value).map((one) => ({ ...part, value: one })));
  const distinct = new Map(parts.map((part) => [`${part.name}=${part.value}`, part]));
  return [...distinct.values()].filter(
    (part) => part.value !== wholeText && isSecret(part) && !isRepeatedWord(part.value, wholeText),
  );
}
