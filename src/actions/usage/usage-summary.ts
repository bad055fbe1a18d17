import type { Block, Table, Text } from "../../report/blocks.ts";
import { capitalize, formatNumber, pluralize } from "../../report/format.ts";
import { rangeText } from "../../report/range-text.ts";
import { usageChart } from "./chart.ts";
import { bucketsText, changeText, differenceText, NOUNS, periodName, shareText } from "./format.ts";
import type { State } from "./state.ts";
import { type Entry, entryId, entryName, NO_NAME, type Tally, topEntries } from "./tally.ts";
import { warningsOf } from "./warnings.ts";

/** Compares with the preceding period, in a sentence. */
export function comparisonText(
  { traces }: Tally,
  { period, tally }: NonNullable<State["previous"]>,
): string {
  const previousTraces = pluralize(tally.traces, "trace");
  return `Compared with ${periodName(period)} (${previousTraces}): ${changeText(traces, tally.traces)}.`;
}

/** The name of an entry, with the start of its id if the name is ambiguous or missing. */
function entryLabel(entry: Entry, entries: readonly Entry[]): Text {
  const name = entryName(entry);
  const id = entryId(entry);
  const isUnique = entries.filter((one) => entryName(one) === name).length === 1;
  if (id === undefined || (isUnique && name !== NO_NAME)) return name;
  return [`${name} `, { code: `${id.slice(0, 8)}…` }];
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** The largest entries, the rest in one row, and the total. */
function topTable(tally: Tally, { inputs, previous }: State): Table {
  const entries = topEntries(tally, inputs.top);
  const previousTally = previous?.tally;
  const previousTracesOf = ({ key }: Entry) => previousTally?.entries.get(key)?.traces;
  // A phone has space for three columns.
  const rowOf = (label: Text, traces: number, previousTraces: number | undefined): Text[] => {
    const [count, share] = [formatNumber(traces), shareText(traces, tally.traces)];
    if (previousTally === undefined) return [label, count, share];
    const change = previousTraces === undefined ? "new" : differenceText(traces, previousTraces);
    return [label, `${count} (${share})`, change];
  };
  const rows = entries.map((entry) =>
    rowOf(entryLabel(entry, entries), entry.traces, previousTracesOf(entry)),
  );
  const restTraces = tally.traces - sumOf(entries.map(({ traces }) => traces));
  if (restTraces > 0) {
    const previousTraces = sumOf(entries.map((entry) => previousTracesOf(entry) ?? 0));
    const label = pluralize(tally.entries.size - entries.length, "other");
    rows.push(rowOf(label, restTraces, (previousTally?.traces ?? 0) - previousTraces));
  }
  if (rows.length > 1) {
    const totalRow = rowOf("All", tally.traces, previousTally?.traces);
    rows.push(totalRow.map((cell) => [{ strong: String(cell) }]));
  }
  return {
    header: [
      capitalize(NOUNS[inputs.group_by]),
      ...(previousTally === undefined ? ["Traces", "Share"] : ["Traces (share)", "Change"]),
    ],
    rows,
    align: ["left", "right", "right"],
  };
}

function rangeAndFiles(state: State): Block {
  const { period, files, tally, previous } = state;
  const strideText = tally === undefined ? "" : `, per ${bucketsText(tally.stride)}`;
  const rows: Text[][] = [["Range", rangeText(period) + strideText]];
  if (previous !== undefined) rows.push(["Compared with", rangeText(previous.period)]);
  const names = Object.values(files);
  if (names.length > 0) rows.push(["Files", names.flatMap((name) => [{ code: name }, " "])]);
  if (tally !== undefined) rows.push(["Rows", formatNumber(tally.rows)]);
  return { fold: { title: "Range and files", blocks: [{ table: { header: [], rows } }] } };
}

/** The blocks below the conclusion. */
export function usageDetails(state: State): Block[] {
  const { inputs, tally, period, previous } = state;
  const details: Block[] = warningsOf(state).map((text) => ({ text }));
  if (tally === undefined) return details;
  if (previous !== undefined && tally.traces + previous.tally.traces > 0)
    details.push({ text: comparisonText(tally, previous) });
  if (tally.traces > 0) {
    details.push({ bars: usageChart(tally, period, inputs.max_traces) });
    details.push({ table: topTable(tally, state) });
  }
  return [...details, rangeAndFiles(state)];
}
