/** A shorter encoded text would occur in too many others. */
const MIN_CHARACTERS = 5;

/** Quotes in HTML: plain, and as C#, Python and Go escape them. */
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

/** Percent-encoded for a path, by RFC 3986, for a query in Go, for an HTML form, and as a URL. */
function percentForms(text: string): string[] {
  const component = encodeURIComponent(text.toWellFormed());
  const [strict = "", form = ""] = [/[!'()*]/g, /[!'()~]/g].map((characters) =>
    component.replace(characters, (one) => `%${one.charCodeAt(0).toString(16)}`),
  );
  const queries = [strict, form].map((query) => query.replaceAll("%20", "+"));
  return [component, strict, ...queries, encodeURI(text.toWellFormed())];
}

/** The Base64 characters that only these bytes determine, if `shift` bytes precede them. */
function base64Forms(bytes: Buffer, shift: number): string[] {
  const base64 = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
  const part = base64.slice(
    Math.ceil((shift * 8) / 6),
    Math.floor(((shift + bytes.length) * 8) / 6),
  );
  return [part, part.replaceAll("+", "-").replaceAll("/", "_")];
}

/**
 * A text in the encodings that services use: plain, JSON, HTML, URL, hexadecimal, and Base64 at any
 * offset. `%2F` is not repeated as `%2f`, because the redactor ignores case.
 */
export function encodingsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const encodedTexts = [
    JSON.stringify(text).slice(1, -1),
    ...htmlForms(text),
    ...percentForms(text),
    bytes.toString("hex"),
    ...[0, 1, 2].flatMap((shift) => base64Forms(bytes, shift)),
  ];
  return [...new Set([text, ...encodedTexts.filter(({ length }) => length >= MIN_CHARACTERS)])];
}
