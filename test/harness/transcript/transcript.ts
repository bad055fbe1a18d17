import type { RunResult } from "../runner/runner.ts";

const SHORT_ID = /\b[0-9a-f]{8}\b/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** In the format of an action, such as `1m 5s`. */
const DURATION = String.raw`\d+(?:ms|[hms])(?: \d+[ms])*`;
const durationAfter = (before: string, after = "", flags = "g") =>
  new RegExp(`(${before})${DURATION}(${after})`, flags);

/** The texts with measured durations; any other duration comes from an input. */
const MEASURED_DURATIONS = [
  durationAfter("^", "  \\S", "gm"),
  /^( *)\d+:\d\d( {2}\S)/gm,
  /( until )\d\d:\d\d( UTC)/g,
  durationAfter("\\bafter "),
  durationAfter("<td>Time</td><td>"),
  durationAfter("[A-Z_]{2} ", "(?= →|<|$)", "gm"),
  durationAfter("\\bin ", "(?=[.:])"),
  durationAfter("\\bTook ", "(?=[.,])"),
];

/** The chart of a rollout, which is omitted below two seconds. */
const CHART = /\n```mermaid\n(?:%%.*\n)?gantt\n[\s\S]*?section Revision\n[\s\S]*?```\n/g;

/** Replaces full and short ids, and ports. `names` replace ids. */
export function withoutIds(text: string, names: Record<string, string> = {}): string {
  const labels = new Map(Object.entries(names));
  let next = 0;
  return text
    .replace(UUID, (id) => {
      if (!labels.has(id)) labels.set(id, `{id ${++next}}`);
      return labels.get(id) ?? id;
    })
    .replace(SHORT_ID, (short) => {
      const fullId = [...labels.keys()].find((id) => id.startsWith(short));
      return fullId === undefined ? short : `{short ${labels.get(fullId)?.slice(1)}`;
    })
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:{port}");
}

/**
 * Replaces what differs from run to run: ids, ports and measured durations. Removes the invisible
 * characters that make chart labels unique.
 */
function replaceVariableParts(text: string): string {
  const stableText = withoutIds(text)
    .replace(/(elapsed_seconds|poll_count)=\d+/g, "$1={measured}")
    .replace(/, [\d,]+ rows\/s|, about \d+s left/g, "")
    .replaceAll("\u2060", "")
    .replace(CHART, "");
  return (
    MEASURED_DURATIONS.reduce(
      (steadier, place) => steadier.replace(place, "$1{elapsed}$2"),
      stableText,
    )
      // The longest status differs, too.
      .replace(/<strong>([A-Z_]+ \{elapsed\})<\/strong>/g, "$1")
  );
}

/** The output of a step, without the list of its inputs. */
export function transcriptOf({ log, annotations, outputs, summary }: RunResult): string {
  const annotationLines = annotations.map(
    ({ type, title, message }) => `${type} [${title}] ${message}`,
  );
  const outputLines = Object.entries(outputs).map(([name, value]) => `${name}=${value}`);
  const logText = log.replace(/^##\[group\][\s\S]*?##\[endgroup\]\n/, "");
  return replaceVariableParts([logText, ...annotationLines, ...outputLines, summary].join("\n"));
}
