import { timeText } from "../../../inputs/field/time.ts";
import { type Block, sentences, type Text } from "../../../report/blocks.ts";
import type { BulkExport, ExportCreate } from "../../../service/contract/bulk-exports.ts";
import { EXPORTABLE_FIELDS } from "../../../service/contract/export-limits.ts";
import { intervalsIn, isOpen, type Known, rangeOf } from "../known.ts";
import { missingFrom, type TimeRange } from "../range.ts";
import { isComplete, isGap } from "../watch/schedule.ts";
import { isOver } from "../watch/status.ts";

const MOST_IN_LINE = 3;
/** A workflow's matrix has at most 256 jobs. */
const MOST_RANGES = 256;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a reader can do about what the step has left: watch it, or export it. */
export interface NextSteps {
  watch?: string;
  missing?: Missing;
}

interface Missing {
  /** `what may be missing`, unless all was read that says what is. */
  what: string;
  ranges: readonly [TimeRange, ...TimeRange[]];
  /** Lines of YAML that say what to export of them, and where to. */
  lines: readonly string[];
}

/** What to do about what the step has left behind, unless that is a schedule or is cancelled. */
export function nextSteps(known: Known): NextSteps {
  const { inputs, id, request } = known;
  const isFollowed = inputs.operation === "start" || inputs.operation === "watch";
  if (!isFollowed || id === undefined) return {};
  const isSchedule = request !== undefined && request.end_time === undefined;
  const isLeft = isOpen(known) && !known.isGone && !isSchedule;
  const missing = missingIn(known);
  return { ...(isLeft ? { watch: id } : {}), ...(missing ? { missing } : {}) };
}

function missingIn(known: Known): Missing | undefined {
  const { schedule, request, export: shown, runs } = known;
  const [first, ...others] = schedule ? gapsIn(known) : daysMissing(known);
  const lines = linesOf(schedule?.export ?? request ?? shown);
  if (first === undefined || lines === undefined) return undefined;
  const isRead = schedule !== undefined || runs?.covered !== undefined;
  const what = isRead ? "what is missing" : "what may be missing";
  return { what, lines, ranges: [first, ...others.slice(0, MOST_RANGES - 1)] };
}

/** The intervals of a schedule that nothing exports, or has exported; those in a row as one. */
function gapsIn(known: Known): TimeRange[] {
  const gaps: TimeRange[] = [];
  for (const { range } of intervalsIn(known).filter(isGap)) {
    const last = gaps.at(-1);
    if (last?.endMs === range.startMs) last.endMs = range.endMs;
    else gaps.push({ ...range });
  }
  return gaps;
}

/** What an export that has ended has not exported of its range. */
function daysMissing(known: Known): TimeRange[] {
  const { export: shown, runs, phase } = known;
  const range = rangeOf(known);
  const isIncomplete = shown !== undefined && isOver(shown) && !isComplete({ export: shown });
  return range && isIncomplete && phase !== "sent" ? missingFrom(range, runs?.covered ?? []) : [];
}

/** What to export and where to; undefined if that is not known for certain. */
function linesOf(shown: ExportCreate | BulkExport | undefined): string[] | undefined {
  const { bulk_export_destination_id: destination, session_id: project } = shown ?? {};
  const { filter, format_version, export_fields } = shown ?? {};
  if (!UUID.test(destination ?? "") || !UUID.test(project ?? "")) return undefined;
  const fields: readonly string[] = export_fields ?? [];
  const names: readonly string[] = EXPORTABLE_FIELDS;
  // GitHub would evaluate an expression.
  if (filter?.includes("${{") || !fields.every((field) => names.includes(field))) return undefined;
  return [
    `destination_id: ${destination}`,
    `project_id: ${project}`,
    ...(filter ? [`filter: ${JSON.stringify(filter)}`] : []),
    ...(format_version === "v2_beta" ? ["format_version: v2_beta"] : []),
    ...(fields.length > 0 ? [`export_fields: ${fields.join(", ")}`] : []),
  ];
}

/** What to do, by the steps to copy that follow; and in words, if nothing can be copied. */
export function adviceOf({ watch, missing }: NextSteps): Text {
  const toWatch = `use operation: watch with export_id: ${watch}`;
  const more = watch === undefined ? "this step" : "the one after it";
  return sentences(
    watch ? ["To keep watching, ", { byStep: "add this step", inWords: toWatch }, "."] : "",
    missing
      ? [
          `To export ${missing.what}, `,
          { byStep: `add ${more}`, inWords: `use ${rangesInWords(missing)}` },
          ".",
        ]
      : "",
  );
}

function rangesInWords({ ranges }: Missing): string {
  const times = ranges
    .slice(0, MOST_IN_LINE)
    .map((range) => timesOf(range).join(" and ").replaceAll('"', ""));
  const more = ranges.length - times.length;
  return [...times, ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

const timesOf = ({ startMs, endMs }: TimeRange) => [
  `start_time: "${timeText(startMs)}"`,
  `end_time: "${timeText(endMs)}"`,
];

/** Steps to copy into a workflow, with the credential that this one was given. */
export function stepBlocks(known: Known): Block[] {
  const { watch, missing } = nextSteps(known);
  const credential = known.inputs.bearer_token
    ? "bearer_token: ${{ secrets.PLATFORM_TOKEN }}"
    : "api_key: ${{ secrets.PLATFORM_API_KEY }}";
  const connection = [
    "base_url: ${{ vars.PLATFORM_URL }}",
    credential,
    "tenant_id: ${{ vars.TENANT_ID }}",
  ];
  const step = (operation: string, ...lines: readonly string[]): Block => {
    const where = connection.map((line) => `${line} # as in this step`);
    const inputs = [`operation: ${operation}`, ...where, ...lines];
    return { step: { directory: "/export", inputs } };
  };
  const folded = (title: string, blocks: Block[]): Block => ({ folded: { title, blocks } });
  return [
    ...(watch
      ? [folded("The step that keeps watching", [step("watch", `export_id: ${watch}`)])]
      : []),
    ...(missing
      ? [
          folded(
            `The step that exports ${missing.what}`,
            repeatBlocks(missing, (times) => step("start", ...missing.lines, ...times)),
          ),
        ]
      : []),
  ];
}

/** One step; for several ranges in a job that runs once for each of them. */
function repeatBlocks({ ranges }: Missing, step: (times: readonly string[]) => Block): Block[] {
  const [only, ...others] = ranges;
  if (others.length === 0) return [step(timesOf(only))];
  const jobs = ranges.map((one) => `      - { ${timesOf(one).join(", ")} }`);
  return [
    step(["start_time: ${{ matrix.start_time }}", "end_time: ${{ matrix.end_time }}"]),
    { text: "In a job that runs once for each range:" },
    { code: ["strategy:", "  max-parallel: 3", "  matrix:", "    include:", ...jobs].join("\n") },
  ];
}
