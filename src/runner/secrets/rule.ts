import { OUTCOMES } from "../../report/outcomes.ts";

/** A value of an input or of a deployment, with its name if it has one. */
export interface NamedValue {
  /** Undefined counts as the name of a secret, an empty text does not. */
  name?: string | undefined;
  value: string;
}

/** A shorter value would occur in too many other texts. */
export const MIN_CHARACTERS = 4;
/** The minimum for unnamed values, parts of values, and values that only notifications redact. */
export const MIN_UNNAMED_CHARACTERS = 8;
/** A secret of this length does not occur in a public text by chance. */
const MIN_CERTAIN_CHARACTERS = 16;
const SECRET_NAME =
  /(KEY|TOKEN|SECRET|PASS(WORD|WD|PHRASE|CODE)?|PWD|PW|DSN|CRED(ENTIAL)?|AUTH(ORIZATION)?|COOKIE|CERT|PEM|JWT)S?(_?V?\d{1,9}(?!\d)|_(BASE|VALUE|JSON|B64|BASE64|OLD|NEW|PREVIOUS|CURRENT|PRIMARY|SECONDARY|FALLBACKS?|BACKUP|PROD|PRODUCTION|STAGING|LIVE|DEV|TEST))*_?$/i;
/** Keys of caches, tokens of language models, and words that only end like names of secrets. */
const NOT_SECRET_NAME =
  /((DON|HOC|MON|TUR|CACHE_?)KEY|(BY|COM|SUR|TRES)PASS|(BOS|END|EOS|MASK|PAD|SEP|SPECIAL|START|STOP)_?TOKEN)S?_?\d*$/i;
/** Forms of `NAME=value` that are never secret. */
const NOT_SECRET_FORMS = [
  /^[^=]*=(true|false|null|none|enabled|disabled|\d{1,5})$/i,
  /^[^=]*AUTH=(basic|bearer|custom|digest|jwt|ldap|oauth2?|oidc|saml|session)$/i,
  // Values of MAX_TOKENS, commits, ids and public keys.
  /^[^=]*TOKENS=\d+$/i,
  /^[^=]*(SHA|COMMIT)=[\da-f]{7,40}$/i,
  /^(?!.*(KEY|SECRET|SESSION)_ID=)([^=]*_)?ID=[^=\s]*$/i,
  /^[^=]*(PUBLIC|PUBLISHABLE|SITE)_?KEYS?_?\d*=/i,
  // File paths.
  /^[^=]*=\/([\w./-]*\.\w{2,5}|[\w.-]{1,20}(\/[\w.-]{1,20}){2,})$/i,
  // Keys of tables and of an agent's memory, as in SORT_KEY=created_at.
  /^(?!.*(API|ACCESS|PRIVATE|SECRET|SIGN(ING)?|ENCRYPTION|MASTER|CLIENT|SERVICE|ACCOUNT|AUTH)[_-]?KEY)[^=]*[a-z_-]KEYS?=[a-z]+([_.,][a-z]+)*$/i,
];
const STATUS =
  /^(AWAITING_(BUILD|DATABASE|DELETE|DEPLOY)|BUILDING|CREAT(ED|ING)|DEPLOYING|INTERRUPTED|QUEUED|READY|RUNNING|SKIPPED|TIMEDOUT|UNKNOWN|UNUSED|(BUILD|CREATE|DEPLOY)_FAILED)$/i;
/** Keys with the prefixes of some services, with which no public name begins. */
const KNOWN_PREFIX = /^(sk[_-]|(rk|hf|gh[a-z]|github_pat|lsv2|whsec)_|(glpat|xox[a-z])-)[\w-]+$/i;
/** Values that look like keys, whatever their name. Image digests do not. */
const KEY_FORMS = [
  /:\/\/[^/:\s]*:([^/\s]*|(?!\d{1,5}\/)[^\s,]{1,64})@|\b(password|passwd|pwd)["']?\s*[=:]\s*["']?[^\s;&=:]{4}/i,
  /(?<![a-z\d])(sk|rk|hf|gh[a-z]|github_pat|glpat|xox[a-z]|lsv2|whsec)[_-][\w-]{12}/i,
  /(?<![a-z\d]|sha\d{3}:|sha-)(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16}/i,
];

/** Whether a text has special characters like a generated password. */
function hasSpecialCharacters(text: string): boolean {
  const characters = new Set(text.match(/[!@#$%^&*+=<>?|~]/g));
  return characters.size >= 3 && /^(?![[{]|<.*>$|\^.*\$$|.*:\/\/)\S{10,}$/.test(text);
}

export const isOutcomeOrStatus = (text: string): boolean =>
  Object.hasOwn(OUTCOMES, text.toLowerCase()) || STATUS.test(text);

export const isSecretName = (name = "") => SECRET_NAME.test(name) && !NOT_SECRET_NAME.test(name);

export const isNamedSecret = ({ name, value }: NamedValue): boolean =>
  name === undefined ? value.trim().length >= MIN_UNNAMED_CHARACTERS : isSecretName(name);

/** Whether a value is a secret even if a public text contains it. */
export const isCertainSecret = (entry: NamedValue): boolean =>
  entry.value.trim().length >= MIN_CERTAIN_CHARACTERS &&
  (isNamedSecret(entry) || KNOWN_PREFIX.test(entry.value.trim()));

/** Whether a value is never secret, whatever it looks like. */
export const isNeverSecret = ({ name, value }: NamedValue): boolean =>
  NOT_SECRET_FORMS.some((form) => form.test(`${name}=${value.trim()}`)) ||
  isOutcomeOrStatus(value.trim());

/**
 * Whether a value counts as a secret. SECURITY.md describes the same rule. A secret that is not
 * certain is not redacted if it is part of a public text: see `isPartOf`.
 */
export function isSecret(entry: NamedValue): boolean {
  const text = entry.value.trim();
  if (text.length < MIN_CHARACTERS || isNeverSecret(entry)) return false;
  return (
    isNamedSecret(entry) || KEY_FORMS.some((form) => form.test(text)) || hasSpecialCharacters(text)
  );
}

/** A public text without user, password, query and fragment of a URL. */
const publicPartOf = (publicText: string) =>
  publicText.replace(/:\/\/[^/]*@/, "://").replace(/[?#].*$/s, "");

/** Whether a value is part of a public text: a name, an image, a ref, a URL. */
export function isPartOf(publicText: string, value: string): boolean {
  const part = value.trim().replace(/\/$/, "").toLowerCase();
  return publicPartOf(publicText).toLowerCase().includes(part);
}
