import { amount } from "../action/amount.ts";
import { DIMENSIONS, type Stride } from "../contract/usage.ts";
import { barsOf } from "./chart.ts";
import type { UsageInputs } from "./inputs.ts";
import { type Period, periodText } from "./period.ts";
import { shareOf, type Tally, topOf } from "./tally.ts";
import type { Verdict } from "./verdict.ts";

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

const TITLES: Record<Verdict["outcome"], string> = {
  ok: "✅ Usage",
  over_budget: "💸 Over budget",
  empty: "✅ No usage",
  rejected: "⛔ Rejected",
  error: "❓ Not known",
};

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

/** The job summary: the total, its course over time, and who has the largest share. */
export function summaryOf({ outcome, message, advice }: Verdict, findings: Findings) {
  const { inputs, tally, stride, period, notes } = findings;
  const isCounted = tally !== undefined && stride !== undefined && tally.traces > 0;
  return [
    { heading: TITLES[outcome], text: message },
    ...(advice === undefined ? [] : [{ text: `→ ${advice}` }]),
    ...notes.map((text) => ({ text })),
    { table: { header: [], rows: facts(findings) } },
    ...(isCounted
      ? [
          {
            bars: {
              unit: "traces",
              layout: "columns" as const,
              ...barsOf(tally.buckets, stride, period),
            },
          },
        ]
      : []),
    ...(isCounted ? [{ table: topTable(tally, inputs) }] : []),
  ];
}
