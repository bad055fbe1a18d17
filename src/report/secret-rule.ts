/** A value that the step was given, or that the deployment holds, with its name if it has one. */
export interface NamedValue {
  name?: string | undefined;
  value: string;
}

/** What is shorter is no secret: it would be found in too many other texts. */
export const SHORTEST = 4;
const TELLING = /KEY|TOKEN|SECRET|PASS|PWD|DSN|CREDENTIAL|AUTH|COOKIE|CERT|PRIVATE/i;
/** Switches and small numbers, as of AUTH_ENABLED and MAX_TOKENS. */
const ORDINARY = /^(true|false|null|none|\d{1,5})$/i;
/** An address with a user and a password. */
const WITH_PASSWORD = /:\/\/[^/\s]*:[^/\s]*@/;

const looksSecret = (text: string) =>
  text.length >= 16 ||
  (text.length >= 8 && /\p{L}/u.test(text) && /\d/.test(text)) ||
  WITH_PASSWORD.test(text);

/** Whether the name of a value says that it is a secret. */
export const isNamedSecret = ({ name = "" }: NamedValue): boolean => TELLING.test(name);

/**
 * Whether a value counts as a secret. SECURITY.md has the same rule in words. A credential of the
 * action itself always does, and what everybody may read never does: see `isPartOf`.
 */
export function isSecret(one: NamedValue): boolean {
  const text = one.value.trim();
  if (text.length < SHORTEST || ORDINARY.test(text)) return false;
  return isNamedSecret(one) || looksSecret(text);
}

/** Whether an input or output of this name holds what everybody may read. */
export const isFact = (name: string): boolean =>
  /^(name|deployment_(id|name|url)|image_(from|uri)|repo_(commit_sha|ref|url)|(base|custom)_url)$/.test(
    name,
  );

/** An address without its user, password and query. */
const shownOf = (fact: string) => fact.replace(/:\/\/[^/]*@/, "://").replace(/[?#].*$/s, "");

/** Whether a value is part of what everybody may read: a name, an image, a ref, an address. */
export function isPartOf(fact: string, value: string): boolean {
  const part = value.trim().replace(/\/+$/, "").toLowerCase();
  return shownOf(fact).toLowerCase().includes(part);
}
