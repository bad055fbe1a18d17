import type { RunResult } from "../runner/runner.ts";

const SHORT_ID = /\b[0-9a-f]{8}\b/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** In the format of an action, such as `1m 5s`. */
const DURATION = String.raw`\d+(?:ms|[hms])(?: \d+[ms])*`;
const measured = (before: string, after = "", flags = "g") =>
  new RegExp(`(${before})${DURATION}(${after})`, flags);

/** The texts with measured durations; any other duration comes from an input. */
const MEASURED = [
  measured("^", "  \\S", "gm"),
  /^( *)\d+:\d\d( {2}\S)/gm,
  /( until )\d\d:\d\d( UTC)/g,
  measured("\\bafter "),
  measured("<td>Time</td><td>"),
  measured("[A-Z_]{2} ", "(?= →|<|$)", "gm"),
  measured("\\bin ", "(?=[.:])"),
  measured("\\bTook ", "(?=[.,])"),
];

/** The chart of a rollout, which is omitted below two seconds. */
const CHART = /\n```mermaid\n(?:%%.*\n)?gantt\n[\s\S]*?section Revision\n[\s\S]*?```\n/g;

/** Replaces full and short ids, and ports. `names` replace ids. */
export function withoutIds(text: string, names: Record<string, string> = {}): string {
  const known = new Map(Object.entries(names));
  let next = 0;
  return text
    .replace(UUID, (id) => {
      if (!known.has(id)) known.set(id, `{id ${++next}}`);
      return known.get(id) ?? id;
    })
    .replace(SHORT_ID, (short) => {
      const whole = [...known.keys()].find((id) => id.startsWith(short));
      return whole === undefined ? short : `{short ${known.get(whole)?.slice(1)}`;
    })
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:{port}");
}

/**
 * Replaces what differs from run to run: ids, ports and measured durations. Removes the invisible
 * characters that make chart labels unique.
 */
function steady(text: string): string {
  const named = withoutIds(text)
    .replace(/(elapsed_seconds|poll_count)=\d+/g, "$1={measured}")
    .replace(/, [\d,]+ rows\/s|, about \d+s left/g, "")
    .replaceAll("\u2060", "")
    .replace(CHART, "");
  return (
    MEASURED.reduce((steadier, place) => steadier.replace(place, "$1{elapsed}$2"), named)
      // The longest status differs, too.
      .replace(/<strong>([A-Z_]+ \{elapsed\})<\/strong>/g, "$1")
  );
}

/** The output of a step, without the list of its inputs. */
export function transcriptOf({ log, annotations, outputs, summary }: RunResult): string {
  const said = annotations.map(({ type, title, message }) => `${type} [${title}] ${message}`);
  const set = Object.entries(outputs).map(([name, value]) => `${name}=${value}`);
  const shown = log.replace(/^##\[group\][\s\S]*?##\[endgroup\]\n/, "");
  return steady([shown, ...said, ...set, summary].join("\n"));
}
