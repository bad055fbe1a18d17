import { conclude, type Result } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import { counted } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import type { Stride, UsageRecord } from "../contract/usage.ts";
import { endingOfError, endingOfTotal } from "./ending.ts";
import type { UsageInputs } from "./inputs.ts";
import type { Output } from "./outputs.ts";
import { dailyWindows, periodFrom, periodText, periodWarnings, previousPeriod } from "./period.ts";
import { type Collected, collect, type Draft, type ReportQuery } from "./report/collect.ts";
import { pseudonymizer } from "./report/row.ts";
import { writeReport } from "./report/write.ts";
import { type Progress, usageSummary } from "./summary.ts";
import {
  absentWorkspaces,
  changePercent,
  repeatedRows,
  shareOf,
  type Tally,
  topOf,
} from "./tally.ts";

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
  const period = periodFrom(inputs, nowMs);
  const progress: Progress = { inputs, period, files: [], warnings: [] };
  const ending = await reportUsage({ inputs, world, progress }).catch((error: unknown) =>
    endingOfError(error, world.signal.aborted),
  );
  if (ending.outcome === "over_budget" && inputs.on_over_budget === "warn")
    ending.severity = "warning";
  return conclude(world.report, ending, {}, usageSummary(ending, progress));
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
    `Counting ${counted(workspace_ids.length, "workspace")} by ${group_by}, ${periodText(period)}${parts}.`,
  );
  await writeReport(inputs, world, {
    query,
    windows,
    onCounted: (collected) => publishCounts(step, collected),
    onWritten: (draft, { tally }) => publishFile(step, draft, tally),
  });
  if (inputs.compare_previous) await compare(step, query);
  return endingOfTotal(progress.tally?.traces ?? 0, inputs, periodText(period));
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
  if (inputs.daily && stride.days !== 1)
    warn(step, `Buckets are of ${strideText(stride)}, not of a day.`);
  if (inputs.group_by === "workspace") warn(step, absentWorkspaces(tally, inputs.workspace_ids));
  if (tally.isCoarse) {
    const warning =
      "There are too many entries to tell them all apart: those that came late are counted as others.";
    warn(step, warning);
  }
}

function publishFile(
  { world, progress }: Step,
  { format, file }: Draft,
  { rows, traces }: Tally,
): void {
  const { report } = world;
  progress.files.push(file.name);
  report.output(`${format.extension}_file`, file.name);
  report.info(`${file.name}: ${counted(rows, "row")}, ${counted(traces, "trace")}.`);
}

function strideText({ days, hours }: Stride): string {
  const parts = [counted(days, "day"), counted(hours, "hour")];
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
async function compare(step: Step, query: ReportQuery): Promise<void> {
  const { world, progress } = step;
  const { report } = world;
  const period = previousPeriod(progress.period);
  try {
    const { tally } = await collect(world, query, [period]);
    const change = changePercent(progress.tally?.traces ?? 0, tally.traces);
    progress.previous = { total: tally.traces, change };
    report.output("previous_total", tally.traces);
    if (change !== undefined) report.output("change_percent", change);
    const changeText = change === undefined ? "" : `, a change of ${change} %`;
    report.info(`Before, ${periodText(period)}: ${counted(tally.traces, "trace")}${changeText}.`);
    for (const warning of periodWarnings(period))
      warn(step, `The comparison is not complete. ${warning}`);
    warn(step, repeatedRows(tally));
  } catch (error) {
    world.signal.throwIfAborted();
    const { message } = endingOfError(error, false);
    warn(step, `The time before could not be counted. ${message}`);
  }
}
