import type { Block } from "../../report/blocks.ts";
import { formatNumber } from "../../report/wording.ts";
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
  /** What follows from a change, by its path: `limit 4`. */
  asides: ReadonlyMap<string, string>;
  /** Whether a revision is created, and why, as a sentence. */
  revisionNote: string;
}

const IMAGE = "source_revision_config.image_uri";
/** What runs: a headline names it. */
const RUNS: readonly string[] = [IMAGE, "source_revision_config.repo_ref"];
const MOST_COLUMN_CHARACTERS = 24;
const MOST_PHRASE_CHARACTERS = 80;
/** In a headline, and in a sentence below it. */
export const MOST_IN_HEADLINE = 2;
const MOST_NAMED = 6;

/** The name of what changes, as the inputs have it. */
const nameOf = ({ path }: Change): string =>
  path
    .replace(/^secrets\./, "secret ")
    .replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");

/** What stands for a value that is not shown. */
const WORD = /^\((set|changed|replaced|removed|another value)\)$/;

const isWord = (value: unknown): boolean => typeof value === "string" && WORD.test(value);

function shown({ path }: Change, value: unknown): string {
  if (typeof value === "number") return formatNumber(value);
  if (typeof value !== "string" || /[\n\r]/.test(value))
    return JSON.stringify(value, null, 1).replace(/\n */g, " ");
  return path === IMAGE ? wholeImage(value) : plainRef(value).replace(WORD, "$1");
}

/** How a change reads: in a plan, and after its name in a sentence. */
interface Reading {
  sign: "+" | "-" | "~";
  line: string;
  phrase: string;
}

const isRemoved = ({ after }: Change) => after === null || after === "(removed)";

function read(change: Change): Reading {
  const { before, after, shown: now } = change;
  if (now !== undefined) return changed(cameOut(change));
  const [from, to] = [shown(change, before), shown(change, after)];
  const sign = isRemoved(change) ? "-" : before === null ? "+" : "~";
  // Whether it is new is not known if the service hides what it has.
  const word = before === "(unknown)" ? "sent" : to;
  if (isWord(after)) return { sign, line: word, phrase: word };
  if (sign === "-") return { sign, line: from, phrase: "removed" };
  return sign === "+" ? { sign, line: to, phrase: "set" } : changed(`${from} → ${to}`);
}

function cameOut(change: Change): string {
  const { after, shown: now } = change;
  const as = isWord(after) ? "" : ` as ${shown(change, after)}`;
  const was = isRemoved(change) ? "removed" : `sent${as}`;
  return `was ${was}, and is ${now === null ? "not there" : shown(change, now)}`;
}

const changed = (line: string): Reading => ({
  sign: "~",
  line,
  phrase: line.length > MOST_PHRASE_CHARACTERS ? "changed" : line,
});

/** What came out otherwise is first, then what runs, then what is lost. */
function rankOf(change: Change): number {
  if (change.shown !== undefined) return 0;
  return RUNS.includes(change.path) ? 1 : read(change).sign === "-" ? 2 : 3;
}

const inOrder = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((one, other) => rankOf(one) - rankOf(other));

/** A plan as lines: `+` added, `-` removed, `~` changed. */
export function changeLines({ changes, asides }: Pick<ShownPlan, "changes" | "asides">): string[] {
  const widest = Math.max(0, ...changes.map((change) => nameOf(change).length));
  const width = Math.min(widest, MOST_COLUMN_CHARACTERS);
  return inOrder(changes).map((change) => {
    const { sign, line } = read(change);
    const aside = change.shown === undefined ? asides.get(change.path) : undefined;
    return `${sign} ${nameOf(change).padEnd(width)}  ${line}${aside ? ` (${aside})` : ""}`;
  });
}

/** Changes in a sentence: `memory_mb 1,024 → 2,048, secret MODEL_KEY changed, 3 more`. */
export function changesInShort(changes: readonly Change[], most = MOST_NAMED): string {
  const phrases = inOrder(changes).map((change) => `${nameOf(change)} ${read(change).phrase}`);
  const rest = phrases.length - most;
  return [...phrases.slice(0, most), ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}

/** The changes beside what runs. */
export const besidesRuns = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ path }) => !RUNS.includes(path));

/** The changes that did not come out as they were sent. */
export const otherwiseIn = (changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => change.shown !== undefined);

/** What is lost or doubtful. */
export const warningBlocks = (plan: ShownPlan | undefined): Block[] =>
  (plan?.warnings ?? []).map((warning) => ({ text: `⚠️ ${warning}` }));

/** Each change of a plan, then whether a revision comes. */
export function changeBlocks(plan: ShownPlan): Block[] {
  const { changes, revisionNote } = plan;
  return [
    ...(changes.length === 0 ? [] : [{ diff: changeLines(plan) }]),
    ...(revisionNote === "" ? [] : [{ text: revisionNote }]),
  ];
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
