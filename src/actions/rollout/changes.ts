import type { Block } from "../../report/blocks.ts";
import { formatNumber, pluralize, shortened } from "../../report/wording.ts";
import { parseImage, shortImage, wholeImage } from "../../service/contract/image.ts";
import { plainRef } from "./runs.ts";

/** One change of a plan. Null means absent. Of a secret, both sides are words, never its value. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
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

const SECRETS = "secrets.";
const IMAGE = "source_revision_config.image_uri";
const MOST_LINE_CHARACTERS = 300;
const MOST_COLUMN_CHARACTERS = 24;

/** The name of what changes, as the inputs have it. */
function nameOf({ path }: Change): string {
  if (path.startsWith(SECRETS)) return `secret ${path.slice(SECRETS.length)}`;
  return path.replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
}

function shown(value: unknown): string {
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "string" && !/[\n\r]/.test(value)) return plainRef(value);
  return JSON.stringify(value, null, 1).replace(/\n */g, " ");
}

/** Two images side by side: their names say nothing if they are the same. */
export function imagesInShort(before: string, after: string): [string, string] {
  const isSameName = parseImage(before).name === parseImage(after).name;
  return isSameName
    ? [shortImage(before, after), shortImage(after, before)]
    : [wholeImage(before), wholeImage(after)];
}

function difference({ path, before, after }: Change): [sign: string, text: string] {
  const isSecret = path.startsWith(SECRETS);
  const isImage = path === IMAGE && typeof after === "string";
  if (before === null) return ["+", isSecret ? "" : isImage ? wholeImage(after) : shown(after)];
  if (after === null) return ["-", shown(before)];
  if (after === "(removed)" || after === "(changed)" || isSecret)
    return [after === "(removed)" ? "-" : "~", String(after).replace(/[()]/g, "")];
  const [from, to] = isImage ? imagesInShort(String(before), after) : [shown(before), shown(after)];
  return ["~", `${from} → ${to}`];
}

/** A plan as lines: `+` added, `-` removed, `~` changed. */
export function changeLines({ changes, asides }: Pick<ShownPlan, "changes" | "asides">): string[] {
  const widest = Math.max(0, ...changes.map((change) => nameOf(change).length));
  const width = Math.min(widest, MOST_COLUMN_CHARACTERS);
  return changes.map((change) => {
    const [sign, text] = difference(change);
    const aside = asides.get(change.path);
    const more = aside === undefined ? "" : ` (${aside})`;
    const line = `${sign} ${nameOf(change).padEnd(width)}  ${text}${more}`.trimEnd();
    return shortened(line, MOST_LINE_CHARACTERS);
  });
}

/** A plan for a reviewer: what is lost first, then each change, then whether a revision comes. */
export function planBlocks(plan: ShownPlan | undefined): Block[] {
  if (plan === undefined) return [];
  const { changes, warnings, revisionNote } = plan;
  return [
    ...(warnings.length === 0
      ? []
      : [{ subheading: `⚠️ ${pluralize(warnings.length, "warning")}`, text: warnings.join("\n") }]),
    ...(changes.length === 0 ? [] : [{ diff: changeLines(plan) }]),
    ...(revisionNote === "" ? [] : [{ text: revisionNote }]),
  ];
}

/** How much a plan changes: `6 changes planned, with a new revision`. */
export function changesInWords(
  changes: readonly Change[],
  hasRevision: boolean,
  verb = "",
): string {
  const count = changes.length === 0 ? "no change" : pluralize(changes.length, "change");
  return `${count}${verb}, ${hasRevision ? "with a new revision" : "no new revision"}`;
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
