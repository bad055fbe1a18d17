import type { RunResult } from "../runner/runner.ts";

const SHORT_ID = /\b[0-9a-f]{8}\b/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** In the format of an action, such as `1m 5s`. */
const DURATION = String.raw`\b\d+(?:ms|[hms])(?: \d+[ms])*\b`;

/** What depends on the speed of a machine. */
const MEASUREMENTS: [RegExp, replacement: string][] = [
  [/(elapsed_seconds|poll_count)=\d+/g, "$1={measured}"],
  [/, [\d,]+ rows\/s|, about \d+s left/g, ""],
  // The duration of a status, which is omitted if it is short. The longest one is bold.
  [new RegExp(`([A-Z_]{2}) ${DURATION}(?= →|<|$)`, "gm"), "$1"],
  [/<strong>([A-Z_]+)<\/strong>/g, "$1"],
  [new RegExp(DURATION, "g"), "{elapsed}"],
  [/^( *)\d+:\d\d( {2}\S)/gm, "$1{elapsed}$2"],
  [/( until )\d\d:\d\d( UTC)/g, "$1{time}$2"],
  // The chart of a rollout, which is omitted below two seconds.
  [/\n```mermaid\n(?:%%.*\n)?gantt\n[\s\S]*?section Revision\n[\s\S]*?```\n/g, ""],
];

/** Replaces full ids, short ids and ports by labels. `names` are the labels of known ids. */
export function withoutIds(text: string, names: Record<string, string> = {}): string {
  const labels = new Map(Object.entries(names));
  let idCount = 0;
  return text
    .replace(UUID, (id) => {
      if (!labels.has(id)) labels.set(id, `{id ${++idCount}}`);
      return labels.get(id) ?? id;
    })
    .replace(SHORT_ID, (shortId) => {
      const fullId = [...labels.keys()].find((id) => id.startsWith(shortId));
      return fullId === undefined ? shortId : `{short ${labels.get(fullId)?.slice(1)}`;
    })
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:{port}");
}

/** Replaces what differs from run to run: ids, ports and measurements. */
const replaceVariableParts = (text: string): string =>
  MEASUREMENTS.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    withoutIds(text),
  )
    // A word joiner, which makes the label of a chart unique.
    .replaceAll("\u2060", "");

/** The log, annotations, outputs and summary of a step, without what differs from run to run. */
export function transcriptOf({ log, annotations, outputs, summary }: RunResult): string {
  const annotationLines = annotations.map(
    ({ type, title, message }) => `${type} [${title}] ${message}`,
  );
  const outputLines = Object.entries(outputs).map(([name, value]) => `${name}=${value}`);
  return replaceVariableParts([log, ...annotationLines, ...outputLines, summary].join("\n"));
}
