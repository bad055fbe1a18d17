import { OUTCOMES } from "../../report/outcomes.ts";

/** A value that the step was given, or that the deployment holds, with its name if it has one. */
export interface NamedValue {
  name?: string | undefined;
  value: string;
}

/** What is shorter is no secret: it would be found in too many other texts. */
export const MIN_CHARACTERS = 4;
const MIN_UNNAMED = 8;
/** What is as long, and named as a secret, is no mere word of a name or an address. */
const LONG = 16;
const TELLING =
  /(KEY|TOKEN|SECRET|PASS(WORD|WD|PHRASE)?|PWD|PW|DSN|CRED(ENTIAL)?|AUTH(ORIZATION)?|COOKIE|CERT|PEM)S?_?\d*$/i;
/** Words that end so, keys of tables and caches, and tokens that end a text. */
const NOT_TELLING =
  /((DON|HOC|MON|TUR|CACHE_?|FOREIGN_?|GROUP_?|HASH_?|INDEX_?|PARTITION_?|PRIMARY_?|PUBLIC_?|PUBLISHABLE_?|RANGE_?|ROUTING_?|SHARD_?|SITE_?|SORT_?)KEY|(BY|COM|SUR|TRES)PASS|(BOS|END|EOS|MASK|PAD|SEP|SPECIAL|START|STOP)_?TOKEN)S?_?\d*$/i;
/** Switches, ways to log in, small numbers, paths to files, what MAX_TOKENS counts, and commits. */
const ORDINARY =
  /^[^=]*(AUTH=(basic|bearer|custom|digest|jwt|ldap|oauth2?|oidc|saml|session)|TOKENS=\d+|(SHA|COMMIT)=[\da-f]{7,40}|=(true|false|null|none|enabled|disabled|\d{1,5}|\/[\w./-]*\.\w{2,5}))$/i;
const STATUS =
  /^(AWAITING_(BUILD|DATABASE|DELETE|DEPLOY)|BUILDING|CREAT(ED|ING)|DEPLOYING|INTERRUPTED|QUEUED|READY|RUNNING|SKIPPED|TIMEDOUT|UNKNOWN|UNUSED|(BUILD|CREATE|DEPLOY)_FAILED)$/i;
/** What keys look like, whatever they are called. A digest of an image is none. */
const KEYS = [
  /:\/\/[^/:\s]*:[^/\s]*@|\b(password|pwd)=[^\s;&]/i,
  /^(sk|rk|hf|gh[a-z]|github_pat|glpat|xox[a-z]|lsv2|whsec)[_-][\w-]{12}/,
  /(?<![a-z\d]|sha\d{3}:)(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16}/i,
];

/** Whether a text has signs as generated passwords do. Addresses, JSON and tags have them, too. */
function isOfSigns(text: string): boolean {
  const signs = new Set(text.match(/[!@#$%^&*+=<>?|~]/g));
  return signs.size >= 3 && /^(?![[{]|<.*>$|.*:\/\/)\S{10,}$/.test(text);
}

/** Whether a text is an outcome or a status, which no secret takes away. */
export const isOwnWord = (text: string): boolean =>
  Object.hasOwn(OUTCOMES, text.toLowerCase()) || STATUS.test(text);

/** Whether the name of a value says that it is a secret, or its name cannot be read. */
export const isNamedSecret = ({ name, value }: NamedValue): boolean =>
  name === undefined
    ? value.trim().length >= MIN_UNNAMED
    : TELLING.test(name) && !NOT_TELLING.test(name);

/** Whether a value is a secret even if the service shows it. */
export const isCertainSecret = (one: NamedValue): boolean =>
  isNamedSecret(one) && one.value.trim().length >= LONG;

/**
 * Whether a value counts as a secret. SECURITY.md has the same rule in words. Unless it certainly
 * is one, a part of what everybody may read is none: see `isPartOf`.
 */
export function isSecret(one: NamedValue): boolean {
  const text = one.value.trim();
  const isOrdinary = ORDINARY.test(`${one.name}=${text}`) || isOwnWord(text);
  if (text.length < MIN_CHARACTERS || isOrdinary) return false;
  return isNamedSecret(one) || KEYS.some((form) => form.test(text)) || isOfSigns(text);
}

/** Whether an input or output of this name holds what everybody may read. */
export const isFact = (name: string): boolean =>
  /^(name|deployment_(id|name)|github_environment|image_(from|uri)|repo_(commit_sha|ref)|\w+_(url|link))$/.test(
    name,
  );

/** An address without its user, password and query. */
const shownOf = (fact: string) => fact.replace(/:\/\/[^/]*@/, "://").replace(/[?#].*$/s, "");

/** Whether a value is part of what everybody may read: a name, an image, a ref, an address. */
export function isPartOf(fact: string, value: string): boolean {
  const part = value.trim().replace(/\/$/, "").toLowerCase();
  return shownOf(fact).toLowerCase().includes(part);
}
