const MIN_ENCODED_CHARACTERS = 6;

/** The part of the Base64 text that these bytes alone decide, when `shift` bytes precede them. */
function base64At(bytes: Buffer, shift: number, encoding: "base64" | "base64url"): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString(encoding);
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

/** The text as JSON writes it between its quotes. */
export const jsonOf = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * A text may be quoted in JSON, such as in a list of errors, which may itself be quoted in JSON.
 */
export const inJson = (spelling: string) => [spelling, jsonOf(spelling), jsonOf(jsonOf(spelling))];

const hexOf = (character: string, digits: number) =>
  character.charCodeAt(0).toString(16).padStart(digits, "0");
const unicodeEscape = (character: string) => `\\u${hexOf(character, 4)}`;

function percentForms(secret: string): string[] {
  const component = encodeURIComponent(secret.toWellFormed());
  const strict = component.replace(/[!'()*]/g, (character) => `%${hexOf(character, 2)}`);
  const form = new URLSearchParams({ "": secret }).toString().slice(1);
  return [component, strict, strict.replaceAll("%20", "+"), form];
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

/** The text as services, libraries and shells write it; ASCII letters in either case. */
export function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].flatMap((shift) => [
    base64At(bytes, shift, "base64"),
    base64At(bytes, shift, "base64url"),
  ]);
  const texts = [percentForms, jsonForms, htmlForms, quotedForms].flatMap((forms) => forms(secret));
  return [...base64, bytes.toString("hex"), ...texts].filter(
    (form) => form.length >= MIN_ENCODED_CHARACTERS,
  );
}
