import type { OutputValue } from "../../report/report.ts";
import type { TimeRange } from "../../service/contract/time.ts";
import type { Output, UsageInputs } from "./inputs.ts";
import { changePercent, sharePercent, type Tally, topEntries } from "./tally.ts";

/** The state of a step. Outputs, warnings and summary are derived from it. */
export interface State {
  inputs: UsageInputs;
  period: TimeRange;
  tally?: Tally;
  /** Usage of the preceding period, if the input asks for a comparison. */
  previous?: { period: TimeRange; tally: Tally };
  /** Says why there is no comparison. */
  comparisonWarning?: string;
  /** Paths of the files that were written completely, relative to the workspace. */
  files: { json?: string; csv?: string };
}

export function outputsOf({ inputs, tally, previous, files }: State) {
  return {
    total_traces: tally?.traces,
    row_count: tally?.rows,
    stride_days: tally?.stride.days,
    stride_hours: tally?.stride.hours,
    json_file: files.json,
    csv_file: files.csv,
    top: tally && topJson(tally, inputs.top),
    previous_total: previous?.tally.traces,
    change_percent: tally && previous && changePercent(tally.traces, previous.tally.traces),
    over_budget: tally && tally.traces > (inputs.max_traces ?? Number.POSITIVE_INFINITY),
  } satisfies Partial<Record<Output, OutputValue | undefined>>;
}

function topJson(tally: Tally, top: number): string {
  const entries = topEntries(tally, top).map(({ dimensions, traces }) => ({
    ...dimensions,
    traces,
    share_percent: sharePercent(traces, tally.traces),
  }));
  return JSON.stringify(entries);
}
