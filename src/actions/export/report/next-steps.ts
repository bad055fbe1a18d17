import { timeText } from "../../../inputs/field/time.ts";
import { type Block, sentences, type Text } from "../../../report/blocks.ts";
import { pluralize } from "../../../report/wording.ts";
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
  /** Lines of YAML that say where the platform is. */
  connection: readonly string[];
  watch?: string;
  missing?: Missing;
}

interface Missing {
  ranges: readonly TimeRange[];
  /** Lines of YAML that say what to export of them, and where to. */
  lines: readonly string[];
  /** Whether all was read that says what is missing. Otherwise some of it may be exported. */
  isRead: boolean;
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

/** The ranges that nothing exports, or has exported. */
function missingIn(known: Known): Omit<Missing, "lines"> {
  const { export: shown, runs } = known;
  if (known.schedule !== undefined) {
    // Whole intervals, so that the export of one fills its gap.
    const gaps = intervalsIn(known).filter(isGap);
    return { ranges: joined(gaps.map((gap) => gap.range)), isRead: true };
  }
  const range = rangeOf(known);
  if (range === undefined || shown === undefined || !isOver(shown) || isComplete({ export: shown }))
    return { ranges: [], isRead: true };
  const { covered } = runs ?? {};
  return { ranges: missingFrom(range, covered ?? []), isRead: covered !== undefined };
}

/** Joins ranges that follow each other. */
function joined(ranges: readonly TimeRange[]): TimeRange[] {
  const result: TimeRange[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last?.endMs === range.startMs) last.endMs = range.endMs;
    else result.push({ ...range });
  }
  return result;
}

/** What to do about what the step has left behind, unless that is a schedule or is cancelled. */
export function nextSteps(known: Known): NextSteps {
  const { inputs, id, export: shown, request, schedule, phase } = known;
  const isWatched = inputs.operation === "start" || inputs.operation === "watch";
  const connection = connectionOf(inputs);
  if (!isWatched || id === undefined) return { connection };
  const isSchedule = request !== undefined && request.end_time === undefined;
  const isLeft = isOpen(known) && !known.isGone && !isSchedule;
  const { ranges, isRead } = missingIn(known);
  const lines = linesOf(schedule?.export ?? request ?? shown);
  const hasMissing = ranges.length > 0 && lines !== undefined && phase !== "sent";
  return {
    connection,
    ...(isLeft ? { watch: id } : {}),
    ...(hasMissing ? { missing: { ranges, isRead, lines } } : {}),
  };
}

const whatOf = ({ isRead }: Missing) => (isRead ? "what is missing" : "what may be missing");

const timesOf = ({ startMs, endMs }: TimeRange) => [
  `start_time: "${timeText(startMs)}"`,
  `end_time: "${timeText(endMs)}"`,
];

/** What to do, by the steps to copy that follow; and in words, if nothing can be copied. */
export function adviceOf({ watch, missing }: NextSteps): Text {
  const more = watch === undefined ? "this step" : "the one after it";
  return sentences(
    watch === undefined
      ? ""
      : [
          "To keep watching, ",
          { byStep: "add this step", inWords: `use operation: watch with export_id: ${watch}` },
          ".",
        ],
    missing === undefined
      ? ""
      : [
          `To export ${whatOf(missing)}, `,
          { byStep: `add ${more}`, inWords: `use ${rangesInWords(missing)}` },
          ".",
        ],
  );
}

function rangesInWords({ ranges }: Missing): string {
  const times = ranges
    .slice(0, MOST_IN_LINE)
    .map(
      ({ startMs, endMs }) => `start_time: ${timeText(startMs)} and end_time: ${timeText(endMs)}`,
    );
  const more = ranges.length - times.length;
  return [...times, ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

const API_KEY = "api_key: ${{ secrets.PLATFORM_API_KEY }} # as in this step";
const BEARER_TOKEN = "bearer_token: ${{ secrets.PLATFORM_TOKEN }} # as in this step";

/** With the credential that this step was given. */
const connectionOf = ({ bearer_token }: Known["inputs"]) => [
  "base_url: ${{ vars.PLATFORM_URL }} # as in this step",
  bearer_token === undefined ? API_KEY : BEARER_TOKEN,
  "tenant_id: ${{ vars.TENANT_ID }} # as in this step",
];

const stepWith = (...lines: readonly string[]): Block => ({
  step: { directory: "/export", inputs: lines },
});

const folded = (title: string, ...blocks: Block[]): Block => ({ folded: { title, blocks } });

/** Steps to copy into a workflow. */
export function stepBlocks({ connection, watch, missing }: NextSteps): Block[] {
  return [
    ...(watch === undefined
      ? []
      : [
          folded(
            "The step that keeps watching",
            stepWith("operation: watch", ...connection, `export_id: ${watch}`),
          ),
        ]),
    ...(missing === undefined
      ? []
      : [folded(`The step that exports ${whatOf(missing)}`, ...repeatBlocks(missing, connection))]),
  ];
}

/** One step; for several ranges in a job that runs once for each of them. */
function repeatBlocks(missing: Missing, connection: readonly string[]): Block[] {
  const { lines } = missing;
  const [only, ...others] = missing.ranges.slice(0, MOST_RANGES);
  const repeat = (...times: readonly string[]) =>
    stepWith("operation: start", ...connection, ...lines, ...times);
  if (only === undefined) return [];
  if (others.length === 0) return [repeat(...timesOf(only))];
  const jobs = [only, ...others].map((one) => `      - { ${timesOf(one).join(", ")} }`);
  const more = missing.ranges.length - jobs.length;
  return [
    repeat("start_time: ${{ matrix.start_time }}", "end_time: ${{ matrix.end_time }}"),
    { text: "In a job that runs once for each range:" },
    { code: ["strategy:", "  max-parallel: 3", "  matrix:", "    include:", ...jobs].join("\n") },
    ...(more > 0 ? [{ text: `${pluralize(more, "range")} more are missing.` }] : []),
  ];
}
