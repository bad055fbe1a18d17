import type { Ending } from "../../action/ending.ts";
import { type Block, piecesOf } from "../../action/summary.ts";
import { counted } from "../../action/wording.ts";
import { RefusedError } from "../../client/errors.ts";
import {
  type BulkExport,
  EXPORTABLE_FIELDS,
  type ExportCreate,
} from "../../contract/bulk-exports.ts";
import { timeText } from "../../inputs/field/time.ts";
import { missingFrom, type TimeRange } from "../range.ts";
import { endOf, mayLackRuns, openIds, type Part, rangeOf } from "../watch/progress.ts";
import { isOver } from "../watch/status.ts";
import type { ExportStep } from "../world.ts";
import { isCertainlyAbsent } from "./words.ts";

const MOST_SHOWN = 3;
const MOST_STEPS = 20;
const HOUR_MS = 3_600_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A range that is not exported, and the lines of YAML that say what to export of it. */
interface Missing {
  range: TimeRange;
  lines: readonly string[];
  /** Whether some of it may be exported already: nobody knows which runs completed. */
  isRough: boolean;
}

/** What a reader can do about what the step has left: watch it, or export it. */
export interface NextSteps {
  openIds: readonly string[];
  missing: readonly Missing[];
}

/** Whether it is certain that nothing is exporting this part. */
const isLeft = (part: Part) =>
  part.export === undefined ? isCertainlyAbsent(part) : isOver(part.export);

/** What to export and where to; undefined where that is not known for certain. */
function linesOf({ request, export: known }: Part): string[] | undefined {
  const { bulk_export_destination_id: destination, session_id: project } = request ?? known ?? {};
  if (!UUID.test(destination ?? "") || !UUID.test(project ?? "")) return undefined;
  const others = othersOf(request ?? known);
  return others && [`destination_id: ${destination}`, `project_id: ${project}`, ...others];
}

function othersOf(shown: ExportCreate | BulkExport | undefined): string[] | undefined {
  const { filter, format_version, export_fields } = shown ?? {};
  const fields: readonly string[] = export_fields ?? [];
  const names: readonly string[] = EXPORTABLE_FIELDS;
  // GitHub would evaluate an expression.
  if (filter?.includes("${{") || !fields.every((field) => names.includes(field))) return undefined;
  return [
    ...(filter ? [`filter: ${JSON.stringify(filter)}`] : []),
    ...(format_version === "v2_beta" ? ["format_version: v2_beta"] : []),
    ...(fields.length > 0 ? [`export_fields: ${fields.join(", ")}`] : []),
  ];
}

function missingOf(part: Part): Missing[] {
  const range = rangeOf(part);
  const lines = linesOf(part);
  if (range === undefined || lines === undefined || !isLeft(part)) return [];
  const { covered } = part.runs ?? {};
  const isUnknown = covered === undefined || part.areRunsOld === true || mayLackRuns(part);
  const isRough = part.id !== undefined && isUnknown;
  return missingFrom(range, covered ?? []).map((one) => ({ range: one, lines, isRough }));
}

/** Joins ranges that follow each other. */
function joined(missing: readonly Missing[]): Missing[] {
  const result: Missing[] = [];
  for (const { range, lines, isRough } of missing) {
    const last = result.at(-1);
    const isNext = last?.range.endMs === range.startMs && last.lines.join() === lines.join();
    if (last !== undefined && isNext) {
      last.range = { ...last.range, endMs: range.endMs };
      last.isRough ||= isRough;
    } else result.push({ range, lines, isRough });
  }
  return result;
}

/** Whether it was created or seen, or the platform did not say that it knows no such export. */
const mayBeThere = ({ request, export: known, error }: Part) =>
  (request ?? known) !== undefined || !(error instanceof RefusedError && error.status === 404);

const isWanted = (part: Part) => !["completed", "scheduled"].includes(endOf(part));

/** What to do about what a step has left behind, unless that is a schedule or is cancelled. */
export function nextSteps({ inputs, progress }: ExportStep): NextSteps {
  const { parts, cancelledIds, isCreating } = progress;
  const isWatched = inputs.operation === "start" || inputs.operation === "watch";
  const isBegun = parts.some(({ id }) => id !== undefined);
  if (!isWatched || !isBegun) return { openIds: [], missing: [] };
  const wanted = parts.filter(isWanted);
  return {
    openIds: openIds(wanted.filter(mayBeThere)).filter((id) => !cancelledIds.includes(id)),
    missing: isCreating ? [] : joined(wanted.flatMap(missingOf)),
  };
}

const whatOf = (missing: readonly Missing[]) =>
  missing.some(({ isRough }) => isRough) ? "what may be missing" : "only what is missing";

const timesOf = ({ range }: Missing) => [
  `start_time: ${timeText(range.startMs)}`,
  `end_time: ${timeText(range.endMs)}`,
];

/** The end for the log and an annotation, which have no room for a step. */
export function withAdvice(ending: Ending, { openIds: ids, missing }: NextSteps): Ending {
  const advice: string[] = [];
  if (ids.length > 0)
    advice.push(`To continue watching, use operation: watch with export_id: ${ids.join(",")}.`);
  const times = missing.slice(0, MOST_SHOWN).map((one) => timesOf(one).join(" and "));
  const more = missing.length - times.length;
  if (more > 0) times.push(`${more} more`);
  if (missing.length > 0) advice.push(`To export ${whatOf(missing)}, use ${times.join("; ")}.`);
  if (advice.length === 0) return ending;
  const own = ending.advice === undefined ? [] : [...piecesOf(ending.advice), " "];
  return { ...ending, advice: [...own, advice.join(" ")] };
}

const connection = [
  "base_url: ${{ vars.PLATFORM_URL }} # as in this step",
  "api_key: ${{ secrets.PLATFORM_API_KEY }} # as in this step",
  "tenant_id: ${{ vars.TENANT_ID }} # as in this step",
];

function repeatStep(missing: Missing, split_hours: number | undefined): Block {
  const { startMs, endMs } = missing.range;
  const isSplit = split_hours !== undefined && endMs - startMs > split_hours * HOUR_MS;
  const lines = [
    "operation: start",
    ...connection,
    ...missing.lines,
    ...timesOf(missing),
    ...(isSplit ? [`split_hours: ${split_hours}`] : []),
  ];
  return { step: { directory: "/export", inputs: lines } };
}

/** Steps to copy into a workflow. */
export function stepBlocks({ inputs }: ExportStep, { openIds: ids, missing }: NextSteps): Block[] {
  const blocks: Block[] = [];
  if (ids.length > 0) {
    const lines = ["operation: watch", ...connection, `export_id: ${ids.join(",")}`];
    blocks.push({ text: "A step that continues watching:" });
    blocks.push({ step: { directory: "/export", inputs: lines } });
  }
  if (missing.length === 0) return blocks;
  const steps = missing.slice(0, MOST_STEPS).map((one) => repeatStep(one, inputs.split_hours));
  blocks.push({ text: `A step that exports ${whatOf(missing)}:` }, ...steps.slice(0, MOST_SHOWN));
  const more = steps.slice(MOST_SHOWN);
  if (more.length > 0)
    blocks.push({ folded: { title: counted(more.length, "more step"), blocks: more } });
  return blocks;
}
