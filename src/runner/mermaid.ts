import type { Bars, Block, Gantt, Span } from "../report/blocks.ts";

const MAX_LABEL_CHARACTERS = 50;
const SECOND_MS = 1_000;

type FormatText = (text: string) => string;

/** The invisible word joiner. */
const JOINER = "\u2060";

/** Replaces characters that may have a meaning in Mermaid or HTML, and truncates. */
function formatLabel(line: string): string {
  const label = line
    .replaceAll(":", "∶")
    .replace(/[^\p{L}\p{M}\p{N}\p{So}\p{Pd} _.,/+()@∶·…*]/gu, " ")
    .replace(/ +/g, " ")
    .trim();
  const beginning = Array.from(label).slice(0, MAX_LABEL_CHARACTERS).join("");
  return (beginning === label ? label : `${beginning}…`) || "–";
}

/** GitHub's colours, readable on white and on black. */
const GRAY = "#8c959f";
const BLUE = "#4184e4";
const GREEN = "#2da44e";
const RED = "#d1242f";
const HALF_OPAQUE = "80";
const QUARTER_OPAQUE = "40";

const initDirective = (options: object) => `%%{init: ${JSON.stringify(options)}}%%`;

/**
 * Mermaid uses one colour for labels inside and beside a bar. Therefore bars are transparent, and
 * labels inherit the colour of the page, or are `GRAY` if GitHub drops the CSS.
 */
const GANTT_STYLE = {
  themeCSS:
    ".taskText, .taskTextOutsideLeft, .taskTextOutsideRight { fill: inherit !important } .milestoneText { font-style: normal; font-weight: 600 }",
  themeVariables: {
    taskTextColor: GRAY,
    taskTextDarkColor: GRAY,
    taskBkgColor: GRAY + QUARTER_OPAQUE,
    taskBorderColor: GRAY,
    activeTaskBkgColor: BLUE + HALF_OPAQUE,
    activeTaskBorderColor: BLUE,
    doneTaskBkgColor: GREEN + HALF_OPAQUE,
    doneTaskBorderColor: GREEN,
    critBkgColor: RED + HALF_OPAQUE,
    critBorderColor: RED,
    sectionBkgColor: GRAY + QUARTER_OPAQUE,
    sectionBkgColor2: GRAY + QUARTER_OPAQUE,
  },
};
const ROW_PIXELS = 24;
/** Mermaid leaves 50 pixels below the rows. With 5 more, grid lines are ticks below the rows. */
const BELOW_ROWS_PIXELS = 50 + 5;

/**
 * Mermaid's axis supports only dates. One second of the axis is one unit of time, which `%s`
 * formats as a number that is independent of the viewer's time zone.
 */
const TIME_UNITS = [
  { name: "s", ms: 1_000, upToMs: 3 * 60_000 },
  { name: "min", ms: 60_000, upToMs: 3 * 3_600_000 },
  { name: "h", ms: 3_600_000, upToMs: Number.POSITIVE_INFINITY },
] as const;
/** Distances between two ticks, in units. */
const TICK_INTERVALS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800];
const MAX_INTERVALS = 4;

function tickInterval(units: number): string {
  const interval = TICK_INTERVALS.find((size) => units / size <= MAX_INTERVALS);
  if (interval === undefined) return "1hour";
  return interval < 60 ? `${interval}second` : `${interval / 60}minute`;
}

function ganttLines({ title, sections }: Gantt, toLabel: FormatText): string[] {
  const spans = sections.flatMap((section) => section.spans);
  const lastMs = Math.max(...spans.map(({ endMs }) => endMs));
  const timeUnit = TIME_UNITS.find(({ upToMs }) => lastMs <= upToMs) ?? TIME_UNITS[2];
  const axisPosition = (ms: number) => Math.round((ms / timeUnit.ms) * SECOND_MS);
  const spanLine = ({ label, startMs, endMs, style }: Span) => {
    const tags = [style ?? [], startMs === endMs ? "milestone" : []].flat();
    // The joiner keeps Mermaid from reading a label such as "title" as a keyword, or as a date.
    return `  ${JOINER}${toLabel(label)} :${[...tags, axisPosition(startMs), axisPosition(endMs)].join(", ")}`;
  };
  const gridLineStartPadding = spans.length * ROW_PIXELS + BELOW_ROWS_PIXELS;
  return [
    initDirective({ gantt: { gridLineStartPadding }, ...GANTT_STYLE }),
    "gantt",
    // Shown in the space that Mermaid leaves above the bars.
    `  title ${toLabel(title)}`,
    "  dateFormat x",
    `  axisFormat %s ${timeUnit.name}`,
    `  tickInterval ${tickInterval(lastMs / timeUnit.ms)}`,
    "  todayMarker off",
    ...sections.flatMap((section) => [
      `  section ${toLabel(section.title)}`,
      ...section.spans.map(spanLine),
    ]),
  ];
}

/** Labels of a wider chart would be unreadable on a phone. */
const CHART_PIXELS = 640;
/** The first colour is for the bars, the second for the line of a limit. */
const CHART_STYLE = {
  xyChart: { width: CHART_PIXELS, height: 280 },
  themeVariables: {
    xyChart: { backgroundColor: "transparent", plotColorPalette: `${BLUE}, ${RED}` },
  },
};
const LABEL_MARGIN_PIXELS = 14;
const CHARACTER_PIXELS = 8;
const SCALE_UNITS = [
  { factor: 1e9, name: "billions" },
  { factor: 1e6, name: "millions" },
  { factor: 1e3, name: "thousands" },
];

/**
 * As many axis labels as fit: the others are empty. Mermaid merges equal labels, so each label ends
 * with a different number of joiners.
 */
function axisLabels({ values }: Bars, toLabel: FormatText): string[] {
  const labels = values.map(({ label }) => toLabel(label));
  const labelPixels =
    Math.max(...labels.map((text) => text.length)) * CHARACTER_PIXELS + LABEL_MARGIN_PIXELS;
  const interval = Math.ceil((values.length * labelPixels) / CHART_PIXELS);
  const firstIndex = Math.floor(interval / 2);
  const isShown = (index: number) =>
    index % interval === firstIndex && index + firstIndex < values.length;
  return labels.map((text, index) => `"${isShown(index) ? text : ""}${JOINER.repeat(index + 1)}"`);
}

/** The value of a bar of zero, as a share of the maximum: below the axis, so it has no height. */
const BELOW_AXIS = -0.2;

function barsLines(bars: Bars, toLabel: FormatText): string[] {
  const { title, values, line } = bars;
  const limits = line === undefined ? [] : [line];
  // A single bar compares nothing.
  if (values.length < 2) return [];
  const max = Math.max(...values.map(({ value }) => value), ...limits, 1);
  const scaleUnit = SCALE_UNITS.find(({ factor }) => max >= 10 * factor);
  const unit = scaleUnit?.factor ?? 1;
  const scale = (value: number) => Math.round((value / unit) * 1_000) / 1_000;
  const barHeight = (value: number) => scale(value === 0 ? max * BELOW_AXIS : value);
  return [
    initDirective(CHART_STYLE),
    "xychart-beta",
    `  title "${toLabel(scaleUnit === undefined ? title : `${title}, in ${scaleUnit.name}`)}"`,
    `  x-axis [${axisLabels(bars, toLabel).join(", ")}]`,
    // Without a title, which would cover the numbers on a phone.
    `  y-axis 0 --> ${scale(max)}`,
    `  bar [${values.map(({ value }) => barHeight(value)).join(", ")}]`,
    ...limits.map((limit) => `  line [${values.map(() => scale(limit)).join(", ")}]`),
  ];
}

/** The charts of a block as Mermaid source. */
export function diagramsOf({ gantt, bars }: Block, sanitizeLine: FormatText): string[] {
  const toLabel = (text: string) => formatLabel(sanitizeLine(text));
  const diagrams = [gantt && ganttLines(gantt, toLabel), bars && barsLines(bars, toLabel)];
  return diagrams.flatMap((lines = []) => (lines.length > 0 ? lines.join("\n") : []));
}
