import type { Ending } from "../../report/conclusion.ts";
import { conclude, type Result } from "../../report/conclusion.ts";
import { pluralize } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { lengthMs, type Stride, type UsageRecord } from "../../service/contract/usage.ts";
import { endingOfError, endingOfReport } from "./ending.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { DAY_MS, dailyWindows, periodFrom, previousPeriod } from "./period.ts";
import { type Collected, collect, type Draft, type ReportQuery } from "./report/collect.ts";
import { pseudonymizer } from "./report/row.ts";
import { writeReport } from "./report/write.ts";
import { comparisonText, type Progress, usageSummary } from "./summary.ts";
import {
  absentWorkspaces,
  changePercent,
  repeatedRows,
  shareOf,
  type Tally,
  topOf,
} from "./tally.ts";
import { NOUNS, nameOf, nameOfPrevious, periodText, periodWarnings } from "./words.ts";

interface Step {
  inputs: UsageInputs;
  world: World<Output>;
  progress: Progress;
}

/** Writes the usage reports and returns the end of the step. `nowMs` is in ms since 1970. */
export async function usage(
  inputs: UsageInputs,
  world: World<Output>,
  nowMs: number,
): Promise<Result> {
  const startMs = world.clock.now();
  const period = periodFrom(inputs, nowMs);
  const name = nameOf(period, inputs.last);
  const progress: Progress = { inputs, period, name, files: [], warnings: [] };
  const ending = await reportUsage({ inputs, world, progress }).catch((error: unknown) =>
    endingOfError(error, progress, world.signal.aborted),
  );
  if (ending.outcome === "over_budget" && inputs.on_over_budget === "warn")
    ending.severity = "warning";
  const elapsed_seconds = Math.round((world.clock.now() - startMs) / 1_000);
  return conclude(world.report, ending, { elapsed_seconds }, usageSummary(ending, progress));
}

async function reportUsage(step: Step): Promise<Ending> {
  const { inputs, world, progress } = step;
  const { group_by, daily, workspace_ids } = inputs;
  const { period } = progress;
  const windows = daily ? dailyWindows(period) : [period];
  const query: ReportQuery = {
    workspace_ids,
    group_by,
    redact: inputs.redact_users ? pseudonymizer() : (row: UsageRecord) => row,
  };
  for (const warning of periodWarnings(period)) warn(step, warning);
  const parts = windows.length === 1 ? "" : ` in ${windows.length} windows`;
  world.report.info(
    `Counting ${pluralize(workspace_ids.length, "workspace")} by ${NOUNS[group_by]}, ${periodText(period)}${parts}.`,
  );
  const collected = await writeReport(inputs, world, {
    query,
    windows,
    onCounted: (collected) => publishCounts(step, collected),
    onWritten: (draft, { tally }) => publishFile(step, draft, tally),
  });
  if (inputs.compare_previous) await compare(step, query, collected.tally);
  return endingOfReport({ ...progress, ...collected });
}

/** Logs a warning, which the summary shows as well. */
function warn({ world, progress }: Step, warning: string | undefined): void {
  if (warning === undefined) return;
  progress.warnings.push(warning);
  world.report.warning(warning);
}

function publishCounts(step: Step, { tally, stride }: Collected): void {
  const { inputs, world, progress } = step;
  progress.tally = tally;
  progress.stride = stride;
  const { report } = world;
  report.output("total_traces", tally.traces);
  report.output("row_count", tally.rows);
  report.output("stride_days", stride.days);
  report.output("stride_hours", stride.hours);
  report.output("top", topJson(tally, inputs.top));
  report.output("over_budget", tally.traces > (inputs.max_traces ?? Number.POSITIVE_INFINITY));
  warn(step, repeatedRows(tally));
  if (inputs.daily && ![0, DAY_MS].includes(lengthMs(stride)))
    warn(step, `Buckets are of ${strideText(stride)}, not of a day.`);
  // Where nothing at all was found, the end of the step says so.
  if (inputs.group_by === "workspace" && tally.traces > 0)
    warn(step, absentWorkspaces(tally, inputs.workspace_ids));
  if (tally.isCoarse) {
    const warning =
      "There are too many entries to tell them all apart: those that came late are counted as others.";
    warn(step, warning);
  }
}

function publishFile({ world, progress }: Step, { format, file }: Draft, { rows }: Tally): void {
  const { report } = world;
  progress.files.push(file.name);
  report.output(`${format.extension}_file`, file.name);
  report.info(`${file.name}: ${pluralize(rows, "row")}`);
}

function strideText({ days, hours }: Stride): string {
  const parts = [pluralize(days, "day"), pluralize(hours, "hour")];
  return parts.filter((part) => !part.startsWith("0 ")).join(" and ");
}

function topJson(tally: Tally, top: number): string {
  const entries = topOf(tally, top).map(({ dimensions, traces }) => ({
    ...dimensions,
    traces,
    share_percent: shareOf(traces, tally.traces),
  }));
  return JSON.stringify(entries);
}

/** Counts the period before. If that fails, the report still stands, with a warning. */
async function compare(step: Step, query: ReportQuery, now: Tally): Promise<void> {
  const { inputs, world, progress } = step;
  const { report } = world;
  const period = previousPeriod(progress.period, inputs.last);
  const name = nameOfPrevious(period, inputs.last);
  try {
    const { tally } = await collect(world, query, [period]);
    progress.previous = { period, name, tally };
    const change = changePercent(now.traces, tally.traces);
    report.output("previous_total", tally.traces);
    if (change !== undefined) report.output("change_percent", change);
    report.info(comparisonText(now, progress.previous));
    for (const warning of periodWarnings(period))
      warn(step, `The comparison is not complete. ${warning}`);
    warn(step, repeatedRows(tally));
  } catch (error) {
    world.signal.throwIfAborted();
    const { message } = endingOfError(error, progress, false);
    warn(step, `There is no comparison, because ${name} could not be counted. ${message}`);
  }
}
