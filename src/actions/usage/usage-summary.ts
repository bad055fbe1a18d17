import type { Block, Table, Text } from "../../report/blocks.ts";
import { capitalize, formatNumber, pluralize } from "../../report/format.ts";
import { barsOf } from "./chart.ts";
import {
  bucketText,
  changeText,
  differenceText,
  NOUNS,
  percentText,
  periodText,
} from "./format.ts";
import type { Previous, State } from "./state.ts";
import { type Entry, entryId, entryName, NO_NAME, shareOf, type Tally, topOf } from "./tally.ts";
import { warningsOf } from "./warnings.ts";

/** Compares with the preceding period, in a sentence. */
export function comparisonText({ traces }: Tally, { name, tally }: Previous): string {
  const before = `${name} (${pluralize(tally.traces, "trace")})`;
  return `Compared with ${before}: ${changeText(traces, tally.traces)}.`;
}

/** The name of an entry, with the start of its id if the name is ambiguous. */
function entryLabel(entry: Entry, shown: readonly Entry[]): Text {
  const name = entryName(entry);
  const id = entryId(entry);
  const isUnique = shown.filter((other) => entryName(other) === name).length === 1;
  if (id === undefined || (isUnique && name !== NO_NAME)) return name;
  return [`${name} `, { code: `${id.slice(0, 8)}…` }];
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** The largest entries, the others in one row, and the total. */
function topTable(tally: Tally, shown: readonly Entry[], { inputs, previous }: State): Table {
  const previousTally = previous?.tally;
  const earlierOf = ({ key }: Entry) => previousTally?.entries.get(key)?.traces;
  const changeOf = (traces: number, earlier: number | undefined) =>
    earlier === undefined ? "new" : differenceText(traces, earlier);
  // A phone has space for three columns.
  const rowOf = (label: Text, traces: number, earlier: number | undefined): Text[] => {
    const [count, share] = [formatNumber(traces), percentText(shareOf(traces, tally.traces))];
    if (previousTally === undefined) return [label, count, share];
    return [label, `${count} (${share})`, changeOf(traces, earlier)];
  };
  const rows = shown.map((entry) =>
    rowOf(entryLabel(entry, shown), entry.traces, earlierOf(entry)),
  );
  const others = tally.traces - sumOf(shown.map(({ traces }) => traces));
  if (others > 0) {
    const shownBefore = sumOf(shown.map((entry) => earlierOf(entry) ?? 0));
    const label = pluralize(tally.entries.size - shown.length, "other");
    rows.push(rowOf(label, others, (previousTally?.traces ?? 0) - shownBefore));
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

/** Collapsed details. */
function rangeAndFiles(state: State): Block {
  const { period, files, tally, stride, previous } = state;
  const per = stride === undefined ? "" : `, per ${bucketText(stride)}`;
  const rows: Text[][] = [["Range", `${periodText(period)}${per}`]];
  if (previous !== undefined) rows.push(["Compared with", periodText(previous.period)]);
  const names = Object.values(files);
  if (names.length > 0) rows.push(["Files", names.flatMap((name) => [{ code: name }, " "])]);
  if (tally !== undefined) rows.push(["Rows", formatNumber(tally.rows)]);
  return { folded: { title: "Range and files", blocks: [{ table: { header: [], rows } }] } };
}

/** Below the conclusion: the largest entries, and traces over time. */
export function usageDetails(state: State): Block[] {
  const { inputs, tally, stride, period, previous } = state;
  const shown = tally === undefined || tally.traces === 0 ? [] : topOf(tally, inputs.top);
  const details: Block[] = warningsOf(state).map((text) => ({ text }));
  if (tally === undefined || stride === undefined) return details;
  if (previous !== undefined && tally.traces + previous.tally.traces > 0)
    details.push({ text: comparisonText(tally, previous) });
  if (tally.traces > 0)
    details.push({ bars: barsOf({ tally, stride, period }, inputs.max_traces) });
  if (shown.length > 0) details.push({ table: topTable(tally, shown, state) });
  return [...details, rangeAndFiles(state)];
}
