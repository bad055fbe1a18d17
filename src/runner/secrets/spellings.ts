/** A shorter encoded text would occur in too many others. */
const MIN_CHARACTERS = 5;

/** The part of the Base64 text that depends only on these bytes, if `shift` bytes precede them. */
function base64At(bytes: Buffer, shift: number, alphabet: "base64" | "base64url"): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString(alphabet);
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

/** How C#, Go, PHP and Python escape quotes in HTML. */
const QUOTES = [
  ['"', "'"],
  ["&quot;", "&#39;"],
  ["&quot;", "&#x27;"],
  ["&#34;", "&#39;"],
] as const;

function htmlForms(text: string): string[] {
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return QUOTES.map(([quote, apostrophe]) =>
    html.replaceAll('"', quote).replaceAll("'", apostrophe),
  );
}

function percentForms(text: string): string[] {
  const component = encodeURIComponent(text.toWellFormed());
  const strict = component.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const form = new URLSearchParams({ "": text }).toString().slice(1);
  return [component, strict, strict.replaceAll("%20", "+"), form, encodeURI(text.toWellFormed())];
}

/**
 * A text in the encodings that services use: plain, JSON, HTML, URL, hexadecimal and Base64, at any
 * offset. ASCII case is ignored.
 */
export function spellingsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const encoded = [
    JSON.stringify(text).slice(1, -1),
    ...htmlForms(text),
    ...percentForms(text),
    bytes.toString("hex"),
    ...[0, 1, 2].flatMap((shift) => [
      base64At(bytes, shift, "base64"),
      base64At(bytes, shift, "base64url"),
    ]),
  ];
  return [...new Set([text, ...encoded.filter(({ length }) => length >= MIN_CHARACTERS)])];
}
