import { type Block, type Piece, plainText, type Text } from "../../report/blocks.ts";
import type { Report } from "../../report/report.ts";
import {
  type Change,
  groupOf,
  IMAGE_PATH,
  isRemoved,
  nonContentChanges,
  type PlanSummary,
  SECRET_PREFIX,
  sortByGroup,
} from "./change.ts";
import { imageLabel, shortenCommit } from "./content.ts";
import type { State } from "./state.ts";

const MAX_COLUMN_CHARACTERS = 24;
const MAX_PHRASE_CHARACTERS = 80;
/** Limits for the changes that a headline or a sentence names. */
export const MAX_IN_HEADLINE = 2;
const MAX_IN_SENTENCE = 6;

/** Label of a member, without its path: `memory_mb`, `secret MODEL_KEY`. */
const memberName = ({ path }: Change): string =>
  path
    .replace(SECRET_PREFIX, "secret ")
    .replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");

function valueText({ path }: Change, value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string" || /[\n\r]/.test(value))
    return JSON.stringify(value, null, 1).replace(/\n */g, " ");
  return path === IMAGE_PATH ? imageLabel(value) : shortenCommit(value);
}

/** Texts of a change: `line` in a plan, `phrase` after its name in a sentence. */
interface Wording {
  sign: "+" | "-" | "~";
  line: string;
  phrase: string;
}

function wordingOf(change: Change): Wording {
  if (change.shown !== undefined) return modifiedWording(mismatchText(change));
  if ("kind" in change) {
    const { kind } = change;
    const sign = isRemoved(change) ? "-" : kind === "added" ? "+" : "~";
    return { sign, line: kind === "added" ? "set" : kind, phrase: kind };
  }
  const before = valueText(change, change.before);
  const after = valueText(change, change.after);
  if (isRemoved(change)) return { sign: "-", line: before, phrase: "removed" };
  if (change.before === null) return { sign: "+", line: after, phrase: "set" };
  return modifiedWording(`${before} → ${after}`);
}

function mismatchText(change: Change): string {
  const action = isRemoved(change) ? "to be removed" : "sent";
  if ("kind" in change) return `was ${action} and is ${change.shown}`;
  const value = isRemoved(change) ? "" : ` as ${valueText(change, change.after)}`;
  return `was ${action}${value} and is ${change.shown === null ? "not there" : valueText(change, change.shown)}`;
}

const modifiedWording = (line: string): Wording => ({
  sign: "~",
  line,
  phrase: line.length > MAX_PHRASE_CHARACTERS ? "changed" : line,
});

/** A plan as lines: `+` added, `-` removed, `~` changed. */
function changeLines(changes: readonly Change[]): string[] {
  const widest = Math.max(0, ...changes.map((change) => memberName(change).length));
  const width = Math.min(widest, MAX_COLUMN_CHARACTERS);
  return sortByGroup(changes).map((change) => {
    const { sign, line } = wordingOf(change);
    return `${sign} ${memberName(change).padEnd(width)}  ${line}`;
  });
}

/** Logs a plan under its title, and its warnings. */
export function logPlan(
  report: Report,
  title: string,
  { changes, revisionNote, warnings }: PlanSummary,
): void {
  report.group(`Plan: ${title}`);
  const lines = [...changeLines(changes), ...(revisionNote === "" ? [] : [revisionNote])];
  for (const line of lines) report.info(`  ${line}`);
  report.endGroup();
  for (const warning of warnings) report.warning(warning);
}

/** The first changes, by group. Removals are bold. */
export function changesText(changes: readonly Change[], maxCount = MAX_IN_SENTENCE): Piece[] {
  const pieces = sortByGroup(changes).map((change): Piece => {
    const phrase = `${memberName(change)} ${wordingOf(change).phrase}`;
    return groupOf(change) === "removed" ? { strong: phrase } : phrase;
  });
  const rest = changes.length - maxCount;
  const shownPieces = [...pieces.slice(0, maxCount), ...(rest > 0 ? [`${rest} more`] : [])];
  return shownPieces.flatMap((piece, index) => (index === 0 ? [piece] : [", ", piece]));
}

/** Changes for a headline: `memory_mb 1024 → 2048, secret MODEL_KEY changed, 3 more`. */
export const changesLabel = (changes: readonly Change[]): string =>
  plainText(changesText(changes, MAX_IN_HEADLINE));

/** Changes that may have caused a failure, without the content, which the headline names. */
export function sentChangesText(state: State): Text {
  const { initialDeployment, revision } = state;
  // Everything is new in a new deployment.
  const changes = initialDeployment && revision ? nonContentChanges(state) : [];
  return changes.length === 0 ? "" : ["Changed by this deploy: ", ...changesText(changes), "."];
}

export const warningBlocks = (plan: PlanSummary | undefined): Block[] =>
  (plan?.warnings ?? []).map((warning) => ({ text: `⚠️ ${warning}` }));

/** Each change of a plan, then whether it creates a revision. */
export function changeBlocks(plan: PlanSummary): Block[] {
  const { changes, revisionNote } = plan;
  return [
    ...(changes.length === 0 ? [] : [{ diff: changeLines(changes) }]),
    ...(revisionNote === "" ? [] : [{ text: revisionNote }]),
  ];
}
