import { summaryOf } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import type { Block } from "../action/summary.ts";
import { amount } from "../action/wording.ts";
import { DIMENSIONS, type Stride } from "../contract/usage.ts";
import { barsOf } from "./chart.ts";
import type { UsageInputs } from "./inputs.ts";
import { type Period, periodText } from "./period.ts";
import { type Entry, shareOf, type Tally, topOf } from "./tally.ts";

/** What the step knows so far. A step that fails shows it as well. */
export interface Progress {
  inputs: UsageInputs;
  period: Period;
  /** Paths of the written files, relative to the workspace. */
  files: string[];
  warnings: string[];
  tally?: Tally;
  stride?: Stride;
  /** The period before; `change` is in percent. */
  previous?: { total: number; change: number | undefined };
}

type Table = NonNullable<Block["table"]>;

function topTable(tally: Tally, { group_by, top }: UsageInputs): Table {
  const names = DIMENSIONS[group_by];
  const entries = topOf(tally, top);
  const rowOf = ({ dimensions, traces }: Entry) => [
    ...names.map((name) => dimensions[name] ?? ""),
    amount(traces),
    `${shareOf(traces, tally.traces)} %`,
  ];
  const rows = entries.map(rowOf);
  const others = tally.traces - entries.reduce((sum, { traces }) => sum + traces, 0);
  if (others > 0) rows.push(rowOf({ dimensions: { [names[0]]: "Others" }, traces: others }));
  return { header: [...names, "traces", "share"], rows };
}

function factsTable({ inputs, period, files, tally, previous }: Progress): Table {
  const rows = [["Range", periodText(period)]];
  if (tally !== undefined) rows.push(["Traces", amount(tally.traces)]);
  if (inputs.max_traces !== undefined) rows.push(["Budget", amount(inputs.max_traces)]);
  if (previous !== undefined) rows.push(["Before", amount(previous.total)]);
  const change = previous?.change;
  if (change !== undefined) rows.push(["Change", `${change > 0 ? "+" : ""}${change} %`]);
  if (tally !== undefined) rows.push(["Rows", amount(tally.rows)]);
  if (files.length > 0) rows.push(["Files", files.join(", ")]);
  return { header: [], rows };
}

/** How the step ended, traces over time, and the entries with the largest shares. */
export function usageSummary(ending: Ending, progress: Progress): Block[] {
  const { inputs, tally, stride, period, warnings } = progress;
  const details: Block[] = warnings.map((text) => ({ text }));
  details.push({ table: factsTable(progress) });
  if (tally !== undefined && stride !== undefined && tally.traces > 0) {
    details.push({ bars: barsOf(tally.buckets, stride, period) });
    details.push({ table: topTable(tally, inputs) });
  }
  return summaryOf(ending, details);
}
