import type { OutputValue } from "../../report/report.ts";
import type { Stride } from "../../service/contract/usage.ts";
import type { UsageTotals } from "./files/collect.ts";
import { previousName } from "./format.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { type Period, previousPeriod } from "./period.ts";
import { changePercent, shareOf, type Tally, topOf } from "./tally.ts";

/** The state of a step. Outputs, warnings and summary are derived from it. */
export interface State {
  inputs: UsageInputs;
  period: Period;
  /** Name of the period for readers. */
  name: string;
  tally?: Tally;
  stride?: Stride;
  previous?: Previous;
  comparisonFailure?: string;
  /** Paths of the complete files, relative to the workspace. */
  files: { json?: string; csv?: string };
}

export interface Previous extends UsageTotals {
  period: Period;
  name: string;
}

/** The preceding period, and its name for readers. */
export function periodBefore({ inputs, period }: State): Pick<Previous, "period" | "name"> {
  const preceding = previousPeriod(period, inputs.last);
  return { period: preceding, name: previousName(preceding, inputs.last) };
}

export function outputsOf({ inputs, tally, stride, previous, files }: State) {
  return {
    total_traces: tally?.traces,
    row_count: tally?.rows,
    stride_days: stride?.days,
    stride_hours: stride?.hours,
    json_file: files.json,
    csv_file: files.csv,
    top: tally && topJson(tally, inputs.top),
    previous_total: previous?.tally.traces,
    change_percent: tally && previous && changePercent(tally.traces, previous.tally.traces),
    over_budget: tally && tally.traces > (inputs.max_traces ?? Number.POSITIVE_INFINITY),
  } satisfies Partial<Record<Output, OutputValue | undefined>>;
}

function topJson(tally: Tally, top: number): string {
  const entries = topOf(tally, top).map(({ dimensions, traces }) => ({
    ...dimensions,
    traces,
    share_percent: shareOf(traces, tally.traces),
  }));
  return JSON.stringify(entries);
}
