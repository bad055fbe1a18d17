import { setSecret } from "@actions/core";

const MIN_SECRET_CHARACTERS = 4;
const MIN_LINE_CHARACTERS = 8;
const MIN_ENCODED_CHARACTERS = 6;
/** Words too common to be hidden: masking them would blot out the log and make the runner drop job outputs. */
const COMMON_WORDS = new Set(["true", "false", "null", "none", "yes", "no", "on", "off"]);

const hidden = new Set<string>();
let longestFirst: string[] = [];

/**
 * Registers a secret with the runner and with `redact`. Returns false for one that is too short or too common
 * to be hidden. Of a text of several lines its long lines and its one-line JSON form are hidden, not the block:
 * the runner would also hide lines such as "{".
 */
export function hide(secret: string): boolean {
  const forms = formsOf(secret);
  for (const form of forms) {
    setSecret(form);
    for (const variant of [form, ...encodingsOf(form)]) hidden.add(variant);
  }
  longestFirst = [...hidden].sort((a, b) => b.length - a.length);
  return forms.length > 0;
}

function formsOf(secret: string): string[] {
  const trimmed = secret.trim();
  if (trimmed.length < MIN_SECRET_CHARACTERS || COMMON_WORDS.has(trimmed.toLowerCase())) return [];
  if (!/[\r\n]/.test(trimmed)) return trimmed === secret ? [secret] : [secret, trimmed];
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim());
  return [JSON.stringify(secret).slice(1, -1), ...lines.filter((line) => line.length >= MIN_LINE_CHARACTERS)];
}

/** The part of the Base64 text that depends on these bytes alone, when `shift` other bytes come before them. */
function base64At(bytes: Buffer, shift: number, encoding: "base64" | "base64url"): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString(encoding);
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const percent = encodeURIComponent(secret).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = json.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const html = secret.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const quoted = html.replace(/"/g, "&quot;");
  return [
    ...[0, 1, 2].flatMap((shift) => [base64At(bytes, shift, "base64"), base64At(bytes, shift, "base64url")]),
    bytes.toString("hex"),
    bytes.toString("hex").toUpperCase(),
    encodeURIComponent(secret),
    percent,
    percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    percent.replace(/%20/g, "+"),
    json,
    json.replace(/[<>&]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`),
    ascii,
    html,
    quoted,
    quoted.replace(/'/g, "&#39;"),
    quoted.replace(/'/g, "&#x27;"),
    quoted.replace(/'/g, "&apos;"),
    secret.replace(/'/g, "''"),
    secret.replace(/\\/g, "\\\\").replace(/'/g, "\\'"),
  ].filter((form) => form.length >= MIN_ENCODED_CHARACTERS && form !== secret);
}

/** Replaces every registered secret, in any of the forms that services and libraries print. Before any cut. */
export function redact(text: string): string {
  let clean = text;
  for (const secret of longestFirst) {
    if (clean.includes(secret)) clean = clean.replaceAll(secret, "***");
  }
  return clean;
}
