import { isDeepStrictEqual } from "node:util";
import type { Block, Piece } from "../../report/blocks.ts";
import { formatNumber, pluralize } from "../../report/wording.ts";
import { plainRef, wholeImage } from "./runs.ts";

/** One change of a plan. Null means absent. Of a secret, both sides are words, never its value. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
  /** What the service shows at the end, if that is something else than `after`. */
  shown?: unknown;
}

/** What is shown of a plan. */
export interface ShownPlan {
  changes: readonly Change[];
  /** What is lost or doubtful: shown before the changes. */
  warnings: readonly string[];
  /** Those of them that a sentence on each change repeats, once it is sent. */
  losses?: readonly string[];
  /** What follows from a change, by its path: `limit 4`. */
  asides: ReadonlyMap<string, string>;
  /** Whether a revision is created, and why, as a sentence. */
  revisionNote: string;
}

const SECRETS = "secrets.";
/** What runs: a headline names it. */
const RUNS: readonly string[] = ["image_uri", "repo_ref"].map(
  (member) => `source_revision_config.${member}`,
);
const IMAGE = "source_revision_config.image_uri";
const MOST_COLUMN_CHARACTERS = 24;

/** The name of what changes, as the inputs have it. */
function nameOf({ path }: Change): string {
  if (path.startsWith(SECRETS)) return `secret ${path.slice(SECRETS.length)}`;
  return path.replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
}

function shown(value: unknown, path = ""): string {
  if (path === IMAGE && typeof value === "string") return wholeImage(value);
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "string" && !/[\n\r]/.test(value)) return plainRef(value);
  return JSON.stringify(value, null, 1).replace(/\n */g, " ");
}

/** What came of a change that is not as it was sent: both values, if there are two. */
function cameOut({ path, before, after, shown: now }: Change): string {
  if (after === "(removed)") return "is still there";
  if (now === null) return "was sent and is not there";
  if (path.startsWith(SECRETS)) return "was sent and has another value";
  const [from, to, sent] = [before, now, after].map((value) => shown(value, path));
  const isStill = isDeepStrictEqual(before, now);
  const is = isStill ? `is still ${to}` : before === null ? `${to}` : `${from} → ${to}`;
  return after === null ? is : `${is} (${sent} was sent)`;
}

function difference(change: Change): [sign: string, text: string] {
  const { path, before, after } = change;
  if (change.shown !== undefined) return ["~", cameOut(change)];
  const isSecret = path.startsWith(SECRETS);
  if (before === "(unknown)") return ["?", "set"];
  if (before === null) return ["+", isSecret ? "" : shown(after, path)];
  if (after === null) return ["-", shown(before)];
  if (after === "(removed)" || after === "(changed)" || isSecret)
    return [after === "(removed)" ? "-" : "~", String(after).replace(/[()]/g, "")];
  return ["~", `${shown(before, path)} → ${shown(after, path)}`];
}

/** What runs comes first, then what is lost. */
const rankOf = (change: Change): number =>
  RUNS.includes(change.path) ? 0 : difference(change)[0] === "-" ? 1 : 2;

/** A plan as lines: `+` added, `-` removed, `~` changed. */
export function changeLines({ changes, asides }: Pick<ShownPlan, "changes" | "asides">): string[] {
  const widest = Math.max(0, ...changes.map((change) => nameOf(change).length));
  const width = Math.min(widest, MOST_COLUMN_CHARACTERS);
  const inOrder = changes.toSorted((one, other) => rankOf(one) - rankOf(other));
  return inOrder.map((change) => {
    const [sign, text] = difference(change);
    const aside = change.shown === undefined ? asides.get(change.path) : undefined;
    const more = aside === undefined ? "" : ` (${aside})`;
    return `${sign.replace("?", "~")} ${nameOf(change).padEnd(width)}  ${text}${more}`.trimEnd();
  });
}

/** The changes beside what runs. */
export const besidesRuns = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ path }) => !RUNS.includes(path));

const VERBS: Record<string, string> = {
  ...{ "+": "added", "-": "removed", "~": "changed", "?": "sent" },
};
const MOST_VALUE_CHARACTERS = 40;
const MOST_OTHERWISE_CHARACTERS = 120;
const MOST_IN_HEADLINE = 2;
const MOST_NAMED = 6;
const MOST_SECRETS = 3;

/** A change in a headline: `memory_mb 1024 → 2048`, `secret MODEL_KEY changed`. */
function inShort(change: Change): string {
  const [sign, text] = difference(change);
  const isLong = text.length > MOST_OTHERWISE_CHARACTERS;
  if (change.shown !== undefined)
    return `${nameOf(change)} ${isLong ? "is not as it was sent" : text}`;
  const isShown = sign === "~" && text.includes("→") && text.length <= MOST_VALUE_CHARACTERS;
  const isNew = sign === "+" && !change.path.startsWith(SECRETS);
  return `${nameOf(change)} ${isShown ? text : isNew ? "set" : VERBS[sign]}`;
}

/** The changes that did not come out as they were sent. */
export const otherwiseIn = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ shown: now }) => now !== undefined);

const isOfSecret = ({ path }: Change) => path.startsWith(SECRETS);

/** Whether a headline names each of the changes. */
export function areNamedInShort(changes: readonly Change[]): boolean {
  const otherwise = otherwiseIn(changes).length;
  const secrets = changes.filter((one) => isOfSecret(one) && one.shown === undefined).length;
  const others = changes.length - secrets - otherwise;
  return secrets <= 1 && Math.max(others, otherwise) <= MOST_IN_HEADLINE;
}

/** `2 secrets removed`; changed, if different things happen to them. */
function counted(changes: readonly Change[], what: string): string {
  const [sign = "~", ...others] = new Set(changes.map((change) => difference(change)[0]));
  return `${changes.length} ${what} ${VERBS[others.length === 0 ? sign : "~"]}`;
}

/** Changes in a headline, with how many there are if they do not fit. */
export function changesInShort(changes: readonly Change[]): string {
  const otherwise = otherwiseIn(changes);
  const usual = changes.filter((change) => !otherwise.includes(change));
  const secrets = usual.filter(isOfSecret);
  const others = usual.filter((change) => !isOfSecret(change));
  const rest = otherwise.length - MOST_IN_HEADLINE;
  return [
    ...otherwise.slice(0, MOST_IN_HEADLINE).map(inShort),
    ...(rest > 0 ? [`${rest} more not as sent`] : []),
    ...(secrets.length > 1 ? [counted(secrets, "secrets")] : secrets.map(inShort)),
    ...(others.length > MOST_IN_HEADLINE ? [counted(others, "settings")] : others.map(inShort)),
  ].join(", ");
}

/** `removing`, if that is all that happens. */
export function verbFor(changes: readonly Change[]): string {
  const signs = new Set(changes.map((change) => difference(change)[0]));
  if (signs.size !== 1) return "changing";
  return signs.has("-") ? "removing" : signs.has("+") ? "adding" : "changing";
}

/** `secret A`; `secrets A, B, C and 9 more`. */
function secretsByName(secrets: readonly Change[]): string {
  const names = secrets.map(({ path }) => path.slice(SECRETS.length));
  const shown = names.slice(0, names.length > MOST_SECRETS + 1 ? MOST_SECRETS : names.length);
  const rest = names.length - shown.length;
  return `secret${names.length === 1 ? "" : "s"} ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** The first of many. */
const first = <T>(all: readonly T[]): (T | string)[] =>
  all.length > MOST_NAMED
    ? [...all.slice(0, MOST_NAMED), `${all.length - MOST_NAMED} more`]
    : [...all];

/** What is about to change, by name. */
export function namesOf(changes: readonly Change[]): string {
  const secrets = changes.filter(isOfSecret);
  const others = changes.filter((change) => !isOfSecret(change)).map(nameOf);
  return first([...others, ...(secrets.length > 0 ? [secretsByName(secrets)] : [])]).join(", ");
}

/** Each change by its name, in a sentence. What is removed comes first, and stands out. */
export function changesByName(changes: readonly Change[]): Piece[] {
  const isUsual = (change: Change) => isOfSecret(change) && change.shown === undefined;
  const signOf = (change: Change) => difference(change)[0];
  const phrases = ["-", "~", "+", "?"].flatMap((sign): Piece[] => {
    const alike = changes.filter((change) => signOf(change) === sign);
    const secrets = alike.filter(isUsual);
    const verb = `${secretsByName(secrets)} ${VERBS[sign]}`;
    const texts = [
      ...(secrets.length > 0 ? [verb] : []),
      ...alike.filter((change) => !isUsual(change)).map(inShort),
    ];
    return sign === "-"
      ? texts.map((strong) => ({ strong }))
      : texts.map((text) => text.replace(/ changed$/, ""));
  });
  return first(phrases).flatMap((piece, index) => (index === 0 ? [piece] : [", ", piece]));
}

/** What is lost or doubtful. */
export function warningBlocks(plan: ShownPlan | undefined, isSent = false): Block[] {
  const { warnings = [], losses = [] } = plan ?? {};
  const shown = warnings.filter((warning) => !isSent || !losses.includes(warning));
  const [only, ...others] = shown;
  if (only === undefined) return [];
  if (others.length === 0) return [{ text: `⚠️ ${only}` }];
  return [{ subheading: `⚠️ ${pluralize(shown.length, "warning")}`, text: shown.join("\n") }];
}

/** Each change of a plan, then whether a revision comes. */
export function changeBlocks(plan: ShownPlan): Block[] {
  const { changes, revisionNote } = plan;
  return [
    ...(changes.length === 0 ? [] : [{ diff: changeLines(plan) }]),
    ...(revisionNote === "" ? [] : [{ text: revisionNote }]),
  ];
}

/** How much a plan changes: `6 changes planned`. */
export function changesInWords(
  changes: readonly Change[],
  hasRevision: boolean,
  verb = "",
): string {
  if (changes.length === 0)
    return hasRevision
      ? `nothing changes, but a new revision ${verb === "" ? "is" : "would be"} created`
      : "no change";
  const count = pluralize(changes.length, "change");
  return `${count}${verb}${hasRevision ? "" : ", no new revision"}`;
}

/** Hides the variables of containers: they may contain secrets that are not masked. */
export function concealed(value: unknown): unknown {
  const json = JSON.stringify(value, (_, member: unknown) => {
    const isVariable =
      typeof member === "object" && member !== null && "name" in member && "value" in member;
    return isVariable ? { ...member, value: "(hidden)" } : member;
  });
  return JSON.parse(json ?? "null");
}
