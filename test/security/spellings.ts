const json = (text: string) => JSON.stringify(text).slice(1, -1);

const html = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const strict = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** How services usually quote a text; Base64 with something around it. */
export const SPELLINGS: Record<string, (text: string) => string> = {
  raw: (text) => text,
  "Base64 at its first shift": (text) => Buffer.from(`${text}zz`).toString("base64"),
  "Base64 at its second shift": (text) => Buffer.from(`a${text}zz`).toString("base64"),
  "Base64 at its third shift": (text) => Buffer.from(`ab${text}zz`).toString("base64"),
  "Base64url at its first shift": (text) => Buffer.from(`${text}zz`).toString("base64url"),
  "Base64url at its second shift": (text) => Buffer.from(`a${text}zz`).toString("base64url"),
  "Base64url at its third shift": (text) => Buffer.from(`{}${text}zz`).toString("base64url"),
  hex: (text) => Buffer.from(text).toString("hex"),
  "upper-case hex": (text) => Buffer.from(text).toString("hex").toUpperCase(),
  encodeURIComponent,
  "RFC 3986": strict,
  "lower-case percent": (text) =>
    encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
  "a form": (text) => new URLSearchParams({ v: text }).toString().slice(2),
  JSON: json,
  "HTML text": html,
  "HTML attribute": (text) => html(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;"),
  "HTML as Go writes it": (text) => html(text).replaceAll('"', "&#34;").replaceAll("'", "&#39;"),
  "HTML as Python writes it": (text) =>
    html(text).replaceAll('"', "&quot;").replaceAll("'", "&#x27;"),
};
