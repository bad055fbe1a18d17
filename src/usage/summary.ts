import { summaryOf as endingSummary } from "../action/conclusion.ts";
import type { Ending } from "../action/ending.ts";
import type { Block } from "../action/summary.ts";
import { amount } from "../action/wording.ts";
import { DIMENSIONS, type Stride } from "../contract/usage.ts";
import { barsOf } from "./chart.ts";
import type { UsageInputs } from "./inputs.ts";
import { type Period, periodText } from "./period.ts";
import { shareOf, type Tally, topOf } from "./tally.ts";

/** What is known so far. */
export interface Findings {
  inputs: UsageInputs;
  period: Period;
  files: string[];
  /** What the reader was warned of. */
  notes: string[];
  tally?: Tally;
  stride?: Stride;
  previous?: { total: number; change: number | undefined };
}

function topTable(tally: Tally, { group_by, top }: UsageInputs) {
  const shown = topOf(tally, top);
  const others = tally.traces - shown.reduce((sum, { traces }) => sum + traces, 0);
  const line = (cells: string[], traces: number) => [
    ...cells,
    amount(traces),
    `${shareOf(traces, tally.traces)} %`,
  ];
  const rest = DIMENSIONS[group_by].map((_, index) => (index === 0 ? "Others" : ""));
  return {
    header: [...DIMENSIONS[group_by], "traces", "share"],
    rows: [
      ...shown.map(({ dimensions, traces }) =>
        line(
          Object.values(dimensions).map((value) => value ?? ""),
          traces,
        ),
      ),
      ...(others > 0 ? [line(rest, others)] : []),
    ],
  };
}

function facts({ inputs, period, files, tally, previous }: Findings): string[][] {
  const all: [string, string | undefined][] = [
    ["Range", periodText(period)],
    ["Traces", tally && amount(tally.traces)],
    ["Budget", inputs.max_traces === undefined ? undefined : amount(inputs.max_traces)],
    ["Before", previous && amount(previous.total)],
    [
      "Change",
      previous?.change === undefined
        ? undefined
        : `${previous.change > 0 ? "+" : ""}${previous.change} %`,
    ],
    ["Rows", tally && amount(tally.rows)],
    ["Files", files.length === 0 ? undefined : files.join(", ")],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** How the step ended, the course over time, and who has the largest share. */
export function summaryOf(ending: Ending, findings: Findings): Block[] {
  const { inputs, tally, stride, period, notes } = findings;
  const details: Block[] = notes.map((text) => ({ text }));
  details.push({ table: { header: [], rows: facts(findings) } });
  if (tally !== undefined && stride !== undefined && tally.traces > 0) {
    details.push({ bars: { unit: "traces", ...barsOf(tally.buckets, stride, period) } });
    details.push({ table: topTable(tally, inputs) });
  }
  return endingSummary(ending, details);
}
