const MIN_ENCODED_CHARACTERS = 5;

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

/** Every character as an entity, of its decimal or hexadecimal number. */
const numericEntities = (secret: string) =>
  [10, 16].map((base) =>
    Array.from(secret, (character) => {
      const number = (character.codePointAt(0) ?? 0).toString(base);
      return `&#${base === 16 ? "x" : ""}${number};`;
    }).join(""),
  );

/** Base64 as mail and PEM wrap it; what stands before it in its text shifts the breaks. */
function wrapped(base64: string): string[] {
  const widths = [64, 76].filter((width) => base64.length > width);
  return widths.flatMap((width) =>
    ["\n", "\r\n"].map((end) => (base64.match(new RegExp(`.{1,${width}}`, "g")) ?? []).join(end)),
  );
}

/** The bytes in hexadecimal, each with what stands before or between them. */
function hexForms(bytes: Buffer): string[] {
  const pairs = bytes.toString("hex").match(/../g) ?? [];
  return [pairs.join(""), pairs.join(":"), pairs.join(" "), `%${pairs.join("%")}`];
}

/** The text as services, libraries and shells write it; ASCII letters in either case. */
export function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].flatMap((shift) => [
    base64At(bytes, shift, "base64"),
    base64At(bytes, shift, "base64url"),
  ]);
  const texts = [percentForms, jsonForms, htmlForms, quotedForms].flatMap((forms) => forms(secret));
  const blocks = wrapped(bytes.toString("base64"));
  const others = [...hexForms(bytes), ...numericEntities(secret), ...blocks];
  return [...base64, ...others, ...texts].filter((form) => form.length >= MIN_ENCODED_CHARACTERS);
}
