const escaped = (text: string, pattern: RegExp) =>
  text.replace(pattern, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const json = (text: string) => JSON.stringify(text).slice(1, -1);

const html = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const attribute = (text: string) => html(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;");

const wrappedAt = (width: number, text: string) =>
  Buffer.from(text)
    .toString("base64")
    .replace(new RegExp(`.{${width}}(?!$)`, "g"), "$&\n");

/** How services, libraries, shells and the like write a text; Base64 with something around it. */
export const SPELLINGS: Record<string, (text: string) => string> = {
  raw: (text) => text,
  "base64 at its first shift": (text) => Buffer.from(`${text}zz`).toString("base64"),
  "base64 at its second shift": (text) => Buffer.from(`a${text}zz`).toString("base64"),
  "base64 at its third shift": (text) => Buffer.from(`ab${text}zz`).toString("base64"),
  "base64url at its first shift": (text) => Buffer.from(`${text}zz`).toString("base64url"),
  "base64url at its third shift": (text) => Buffer.from(`{}${text}zz`).toString("base64url"),
  hex: (text) => Buffer.from(text).toString("hex"),
  "upper-case hex": (text) => Buffer.from(text).toString("hex").toUpperCase(),
  encodeURIComponent,
  "RFC 3986": (text) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  "lower-case percent": (text) =>
    encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
  "a form": (text) => new URLSearchParams({ v: text }).toString().slice(2),
  JSON: json,
  "JSON in ASCII": (text) => escaped(json(text), /[^ -~]/g),
  "JSON as Go writes it": (text) => escaped(json(text), /[<>&]/g),
  "JSON as PHP writes it": (text) => escaped(json(text).replaceAll("/", "\\/"), /[^ -~]/g),
  "JSON in JSON": (text) => json(json(text)),
  "HTML text": html,
  "HTML attribute": attribute,
  "HTML as Go writes it": (text) => html(text).replaceAll('"', "&#34;").replaceAll("'", "&#39;"),
  "HTML as Python writes it": (text) =>
    html(text).replaceAll('"', "&quot;").replaceAll("'", "&#x27;"),
  XML: (text) => html(text).replaceAll('"', "&quot;").replaceAll("'", "&apos;"),
  "doubled apostrophes": (text) => text.replaceAll("'", "''"),
  "doubled quotes": (text) => text.replaceAll('"', '""'),
  "a shell's quotes": (text) => text.replaceAll("'", "'\\''"),
  "Base64 wrapped at 64 columns": (text) => wrappedAt(64, text),
  "Base64 wrapped at 76 columns": (text) => wrappedAt(76, text),
  "hex with colons": (text) =>
    Buffer.from(text)
      .toString("hex")
      .replace(/..(?!$)/g, "$&:"),
  "every byte with a percent sign": (text) =>
    Buffer.from(text).toString("hex").toUpperCase().replace(/../g, "%$&"),
  "decimal entities": (text) =>
    Array.from(text, (character) => `&#${character.codePointAt(0)};`).join(""),
  "hexadecimal entities": (text) =>
    Array.from(text, (character) => `&#x${character.codePointAt(0)?.toString(16)};`).join(""),
  "upper-case escapes of JSON": (text) =>
    json(text).replace(/[<>&]/g, (unit) => `\\u00${unit.charCodeAt(0).toString(16).toUpperCase()}`),
  encodeURI,
  "a percent code in another": (text) => encodeURIComponent(encodeURIComponent(text)),
  "Base64 of Base64": (text) =>
    Buffer.from(Buffer.from(text).toString("base64")).toString("base64"),
  "Base64 of JSON": (text) => Buffer.from(JSON.stringify(text)).toString("base64"),
  "HTML in HTML": (text) => attribute(attribute(text)),
  "the numbers of its bytes": (text) => Buffer.from(text).join(","),
  "decomposed Unicode": (text) => text.normalize("NFD"),
  "Python's quotes for a shell": (text) => text.replaceAll("'", `'"'"'`),
  "Python's bytes": (text) =>
    text
      .replaceAll("\\", "\\\\")
      .replaceAll("'", "\\'")
      .replaceAll("\n", "\\n")
      .replaceAll("\r", "\\r")
      .replace(/[^ -~]/gu, (one) => Buffer.from(one).toString("hex").replace(/../g, "\\x$&")),
  "Python's repr of JSON": (text) => json(text).replaceAll("\\", "\\\\").replaceAll("'", "\\'"),
  "JSON as Node prints it": (text) => json(text).replaceAll("\\", "\\\\"),
  "Python's repr": (text) => text.replaceAll("\\", "\\\\").replaceAll("'", "\\'"),
};
