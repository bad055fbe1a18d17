import { isSecret, type NamedValue } from "./rule.ts";

/** A shorter part would occur in too many other texts. */
const MIN_PART = 8;
/** Limit for nested JSON. */
const MAX_DEPTH = 20;
const PASSWORD_OF_ADDRESS = /:\/\/[^/:@\s]*:(?<value>[^/\s]+)@/g;

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

/** The texts in a JSON value, with the names of their members, and their own parts. */
function membersOf(json: unknown, name: string, depth: number): NamedValue[] {
  if (typeof json === "string") return [{ name, value: json }, ...partsIn(json, depth + 1)];
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
  [...text.matchAll(PASSWORD_OF_ADDRESS)].flatMap(({ groups: { value = "" } = {} }) =>
    bothForms(value).map((one) => ({ name: "password", value: one })),
  );

/** The values of a connection string, of a query, or of `NAME=VALUE` lines. */
const pairsIn = (text: string): NamedValue[] =>
  text
    .split(text.includes(";") ? ";" : /[\s?&]+/)
    .map((pair) => ({ pair, at: pair.indexOf("=") }))
    .filter(({ at }) => at > 0)
    .map(({ pair, at }) => ({ name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() }));

function partsIn(text: string, depth: number): NamedValue[] {
  const found = jsonIn(text);
  if (found !== undefined) return membersOf(found.json, "", depth);
  return [...passwordsIn(text), ...pairsIn(text)];
}

/** Whether a part is a plain word, such as `postgres`, that occurs again in the whole. */
const isRepeatedWord = (part: string, whole: string) =>
  /^[a-z]+$/i.test(part) && whole.indexOf(part) < whole.lastIndexOf(part);

/**
 * The secret parts of JSON, of a URL or of a connection string: a service may quote one of them, or
 * reformat the whole.
 */
export function secretPartsOf({ name, value }: NamedValue): NamedValue[] {
  const whole = value.trim();
  const { compact = whole } = jsonIn(whole) ?? {};
  return [{ name, value: compact }, ...partsIn(whole, 0)].filter(
    (part) =>
      part.value.trim().length >= MIN_PART &&
      part.value !== whole &&
      isSecret(part) &&
      !isRepeatedWord(part.value, whole),
  );
}
