const MIN_ENCODED_CHARACTERS = 5;
/** Logs and terminals break longer words. */
const MIN_WRAPPED_CHARACTERS = 40;

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
  const address = encodeURI(secret.toWellFormed());
  const twice = encodeURIComponent(component);
  return [component, strict, strict.replaceAll("%20", "+"), form, address, twice];
}

/** The text between the quotes of JavaScript, Python and shells that do not escape them. */
const doubled = (text: string) => text.replaceAll("\\", "\\\\");
const withApostrophes = (text: string) => [text, text.replaceAll("'", "\\'")];

function jsonForms(secret: string): string[] {
  const json = jsonOf(secret);
  const withoutHtml = json.replace(/[<>&]/g, unicodeEscape);
  const printed = withApostrophes(doubled(json));
  const forms = [json, withoutHtml, json.replaceAll("/", "\\/"), jsonOf(json), ...printed];
  return forms.flatMap((text) => [text, text.replace(/[^ -~]/g, unicodeEscape)]);
}

const htmlOf = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function htmlForms(secret: string): string[] {
  const html = htmlOf(secret);
  const quotes = ["&quot;", "&#34;", "&#x22;"].map((entity) => html.replaceAll('"', entity));
  const apostrophes = ["&#39;", "&#039;", "&#x27;", "&apos;"];
  const forms = [html, ...quotes].flatMap((text) => [
    text,
    ...apostrophes.map((entity) => text.replaceAll("'", entity)),
  ]);
  return [...forms, ...forms.map(htmlOf)];
}

const SHORT: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };

/** The bytes as Python prints them. */
const pythonBytes = (secret: string) =>
  secret.replace(
    /[^ -~]|\\/gu,
    (one) => SHORT[one] ?? Buffer.from(one).toString("hex").replace(/../g, "\\x$&"),
  );

/** The text as SQL, CSV, shells and Python write it between quotes. */
function quotedForms(secret: string): string[] {
  return [
    secret.replaceAll("'", "''"),
    secret.replaceAll('"', '""'),
    secret.replaceAll("'", "'\\''"),
    secret.replace(/[^\w@%+=:,./-]/g, "\\$&"),
    secret.replaceAll("'", `'"'"'`),
    ...withApostrophes(doubled(secret)),
    ...withApostrophes(pythonBytes(secret)),
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

/** The bytes in hexadecimal, each with what stands before or between them. */
function hexForms(bytes: Buffer): string[] {
  const pairs = bytes.toString("hex").match(/../g) ?? [];
  return [pairs.join(""), pairs.join(":"), pairs.join(" "), `%${pairs.join("%")}`];
}

/** Base64 of a text, wherever it begins in what is encoded. */
const base64Forms = (bytes: Buffer, encoding: "base64" | "base64url") =>
  [0, 1, 2].map((shift) => base64At(bytes, shift, encoding));

/** The text and its Base64, as far as they are long enough for somebody to wrap their lines. */
export const wrappable = (secret: string): string[] =>
  [secret, ...base64Forms(Buffer.from(secret), "base64")].filter(
    ({ length }) => length >= MIN_WRAPPED_CHARACTERS,
  );

/** The text as services, libraries and shells write it; ASCII letters in either case. */
export function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [secret, jsonOf(secret)].flatMap((text) => [
    ...base64Forms(Buffer.from(text), "base64"),
    ...base64Forms(Buffer.from(text), "base64url"),
  ]);
  const texts = [percentForms, jsonForms, htmlForms, quotedForms].flatMap((forms) => forms(secret));
  const others = [
    base64At(Buffer.from(bytes.toString("base64")), 0, "base64"),
    ...hexForms(bytes),
    bytes.join(","),
    ...numericEntities(secret),
    secret.normalize("NFC"),
    secret.normalize("NFD"),
  ];
  return [...base64, ...others, ...texts].filter((form) => form.length >= MIN_ENCODED_CHARACTERS);
}
