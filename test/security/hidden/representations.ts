const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const escapeAttribute = (text: string) =>
  escapeHtml(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;");

const percentEncode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

type Encode = (text: string) => string;

/** The encodings in which services usually quote a text, including Base64 of a longer text. */
export const ENCODINGS: Record<string, Encode> = {
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
  "RFC 3986": percentEncode,
  "lower-case percent": (text) =>
    encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
  "form-urlencoded": (text) => new URLSearchParams({ v: text }).toString().slice(2),
  JSON: escapeJson,
  "HTML text": escapeHtml,
  "HTML attribute": escapeAttribute,
  "HTML as Go writes it": (text) =>
    escapeHtml(text).replaceAll('"', "&#34;").replaceAll("'", "&#39;"),
  "HTML as Python writes it": (text) =>
    escapeHtml(text).replaceAll('"', "&quot;").replaceAll("'", "&#x27;"),
};

/** The part that depends only on the value: the ends of Base64 also encode the text around it. */
export const coreOf = (encoding: string, text: string) =>
  encoding.startsWith("Base64") ? text.slice(4, -4) : text;

/** A whole secret and its parts. */
export interface Secret {
  name: string;
  value: string;
  members: Record<string, string>;
}

const writeMembers = ({ members }: Secret, write: (name: string, value: string) => string) =>
  Object.entries(members).map(([name, value]) => write(name, value));
const reverseMembers = ({ members }: Secret) =>
  Object.fromEntries(Object.entries(members).toReversed());

/** Other notations of a value with several parts. */
const NOTATIONS: Record<string, (secret: Secret) => string> = {
  "each part alone": (secret) =>
    writeMembers(secret, (name, value) => `bad ${name} ${value}!`).join(" "),
  "JSON in another order": (secret) => JSON.stringify(reverseMembers(secret)),
  "JSON with blanks": ({ members }) => JSON.stringify(members, null, 2).replace(/\n */g, " "),
  "JSON, indented": ({ members }) => JSON.stringify(members, null, 4),
  "a dict of Python": (secret) =>
    `{${writeMembers(secret, (name, value) => `'${name}': '${value.replaceAll("\n", "\\n")}'`).join(", ")}}`,
  "a map of Go": (secret) =>
    `map[${writeMembers(secret, (name, value) => `${name}:${value}`).join(" ")}]`,
  YAML: (secret) => writeMembers(secret, (name, value) => `${name}: ${value}`).join("\n"),
  "lines NAME=VALUE": (secret) =>
    writeMembers(secret, (name, value) => `${name}=${value}`).join("\n"),
  "passwords of addresses": ({ members }) => `jdbc://x:${Object.values(members).join("@y,x:")}@y/z`,
};

/** The encodings in which a service quotes these notations. */
const QUOTED_AS: readonly Encode[] = [
  (text) => text,
  escapeJson,
  escapeAttribute,
  encodeURIComponent,
];

/** A text with the secret after this many characters, where a limit may truncate it. */
const after =
  (characters: number): Encode =>
  (text) =>
    `${"said ".repeat(characters / 5)}${text}${" and so on".repeat(30)}`;

const TRUNCATIONS: readonly Encode[] = [
  ...[40, 280, 1_990].map(after),
  (text) => escapeJson(text.slice(0, 60)),
];

/** The forms in which a secret is found, as SECURITY.md promises. */
export const FORMS = [
  "as it is",
  "in parts",
  "in JSON",
  "in an address",
  "in Base64",
  "escaped",
  "cut",
] as const;
export type Form = (typeof FORMS)[number];

function formOf(encoding: string): Form {
  if (encoding === "raw") return "as it is";
  if (/Base64|hex/.test(encoding)) return "in Base64";
  if (/URI|RFC|percent|form/.test(encoding)) return "in an address";
  return encoding.startsWith("JSON") ? "in JSON" : "escaped";
}

interface Representation {
  form: Form;
  write: (secret: Secret) => string;
}

/** 58 representations of a secret. */
export const REPRESENTATIONS: readonly Representation[] = [
  ...Object.entries(ENCODINGS).map(([name, write]) => ({
    form: formOf(name),
    write: ({ value }: Secret) => write(value),
  })),
  ...Object.entries(NOTATIONS).flatMap(([name, toNotation]) =>
    QUOTED_AS.map((encode) => ({
      form: name.startsWith("JSON") ? ("in JSON" as const) : ("in parts" as const),
      write: (secret: Secret) => encode(toNotation(secret)),
    })),
  ),
  ...TRUNCATIONS.map((write) => ({
    form: "cut" as const,
    write: ({ value }: Secret) => write(value),
  })),
];

/** A text of letters and digits in each of `ENCODINGS`, in lower case. */
export const needlesOf = (text: string): string[] =>
  Object.entries(ENCODINGS).map(([name, write]) => coreOf(name, write(text)).toLowerCase());
