import { conclude } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import { counted } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import type { Stride } from "../contract/usage.ts";
import { absentWorkspaces } from "./absent-workspaces.ts";
import { endingOfError, endingOfTotal } from "./ending.ts";
import type { UsageInputs } from "./inputs.ts";
import type { Output } from "./outputs.ts";
import { dailyWindows, periodFrom, periodText, periodWarnings, previousPeriod } from "./period.ts";
import { collect, type Question } from "./report/collect.ts";
import { SOURCES } from "./report/format.ts";
import { pseudonymizer, type Row } from "./report/row.ts";
import { disagreement, formatsOf, writeReports } from "./report/write.ts";
import { type Findings, summaryOf } from "./summary.ts";
import { changePercent, shareOf, type Tally, topOf } from "./tally.ts";

/** Writes the usage reports and says what they add up to. Only a bug of ours is thrown. */
export async function usage(inputs: UsageInputs, world: World<Output>, nowMs: number) {
  const findings: Findings = { inputs, period: periodFrom(inputs, nowMs), files: [], notes: [] };
  let ending: Ending;
  try {
    ending = await reportUsage(inputs, world, findings);
  } catch (error) {
    ending = endingOfError(error, world.signal.aborted);
  }
  const isAccepted = ending.outcome === "over_budget" && inputs.on_over_budget === "warn";
  if (isAccepted) ending = { ...ending, severity: "warning" };
  return conclude(world.report, ending, {}, summaryOf(ending, findings));
}

async function reportUsage(
  inputs: UsageInputs,
  world: World<Output>,
  findings: Findings,
): Promise<Ending> {
  const { report } = world;
  const { group_by, daily, workspace_ids } = inputs;
  const { period } = findings;
  const windows = daily ? dailyWindows(period) : [period];
  const question: Question = {
    workspace_ids,
    group_by,
    redact: inputs.redact_users ? pseudonymizer() : (row: Row) => row,
  };
  const note = (text: string | undefined) => {
    if (text === undefined) return;
    findings.notes.push(text);
    report.warning(text);
  };
  for (const warning of periodWarnings(period)) note(warning);
  const parts = windows.length === 1 ? "" : ` in ${windows.length} windows`;
  report.info(
    `Counting ${counted(workspace_ids.length, "workspace")} by ${group_by}, ${periodText(period)}${parts}.`,
  );
  const reports = await writeReports(inputs, world, {
    question,
    windows,
    onCounted: ({ tally, stride }) => {
      if (findings.tally !== undefined) return;
      findings.tally = tally;
      findings.stride = stride;
      report.output("total_traces", tally.traces);
      report.output("row_count", tally.rows);
      report.output("stride_days", stride.days);
      report.output("stride_hours", stride.hours);
      report.output("top", topJson(tally, inputs.top));
      report.output("over_budget", tally.traces > (inputs.max_traces ?? Number.POSITIVE_INFINITY));
      if (daily && stride.days !== 1) note(`Buckets are of ${lengthText(stride)}, not of a day.`);
      if (group_by === "workspace") note(absentWorkspaces(tally, workspace_ids));
      if (tally.isCoarse)
        note(
          "There are too many entries to tell them all apart: those that came late are counted as others.",
        );
    },
    onWritten: ({ format, file, tally }) => {
      findings.files.push(file.name);
      report.output(`${format}_file`, file.name);
      report.info(
        `${file.name}: ${counted(tally.rows, "row")}, ${counted(tally.traces, "trace")}.`,
      );
    },
  });
  note(disagreement(reports));
  const total = findings.tally?.traces ?? 0;
  if (inputs.compare_previous) note(await compare(inputs, world, findings, question));
  return endingOfTotal(total, inputs, periodText(period));
}

function lengthText({ days, hours }: Stride): string {
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

/** Counts the time before. What it cannot find out is worth a warning, not the report. */
async function compare(
  inputs: UsageInputs,
  world: World<Output>,
  findings: Findings,
  question: Question,
): Promise<string | undefined> {
  const { report } = world;
  const period = previousPeriod(findings.period);
  const [format = "json"] = formatsOf(inputs);
  try {
    const { tally } = await collect(world, question, [period], SOURCES[format]);
    const change = changePercent(findings.tally?.traces ?? 0, tally.traces);
    findings.previous = { total: tally.traces, change };
    report.output("previous_total", tally.traces);
    if (change !== undefined) report.output("change_percent", change);
    report.info(
      `Before, ${periodText(period)}: ${counted(tally.traces, "trace")}${change === undefined ? "" : `, a change of ${change} %`}.`,
    );
    const [warning] = periodWarnings(period);
    return warning === undefined ? undefined : `The comparison is not complete. ${warning}`;
  } catch (error) {
    world.signal.throwIfAborted();
    const { message } = endingOfError(error, false);
    return `The time before could not be counted. ${message}`;
  }
}
