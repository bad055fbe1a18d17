import type { Emulator } from "../../../emulator/server/server.ts";
import type { RunResult } from "../runner/runner.ts";

const SHORT_ID = /\b[0-9a-f]{8}\b/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** As an action writes it, such as `1m 5s`. */
const DURATION = String.raw`\d+(?:ms|[hms])(?: \d+[ms])*`;
const measured = (before: string, after = "", flags = "g") =>
  new RegExp(`(${before})${DURATION}(${after})`, flags);

/**
 * The places where an action shows what it has measured; any other duration comes from an input.
 */
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

/** The chart of a rollout, which is left out where that took no two seconds. */
const CHART = /\n```mermaid\n(?:%%.*\n)?gantt\n[\s\S]*?section Revision\n[\s\S]*?```\n/g;

/** Replaces ids, whole and short, and ports. `names` replace ids. */
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
 * Replaces what differs from run to run: ids, ports and what was measured. The invisible characters
 * that make labels of a chart unique are left out.
 */
export function steady(text: string, names: Record<string, string> = {}): string {
  const named = withoutIds(text, names)
    .replace(/elapsed_seconds=\d+/g, "elapsed_seconds={elapsed}")
    .replace(/, [\d,]+ rows\/s|, about \d+s left/g, "")
    .replaceAll("\u2060", "")
    .replace(CHART, "");
  return (
    MEASURED.reduce((steadier, place) => steadier.replace(place, "$1{elapsed}$2"), named)
      // Which status took longest differs, too.
      .replace(/<strong>([A-Z_]+ \{elapsed\})<\/strong>/g, "$1")
  );
}

/** Method and path of each request; repeats in a row count once. */
export const requestsTo = ({ requests }: Emulator): string[] =>
  requests
    .map(({ method, path }) => `${method} ${path}`)
    .filter((line, index, lines) => line !== lines[index - 1]);

/**
 * All that a person sees of a step, without the list of its inputs, and under a heading of their
 * own the lines of what it did to the service, without blank lines. `names` replace ids.
 */
export function transcriptOf(
  { log, annotations, outputs, summary, exitCode }: RunResult,
  service: Record<string, readonly string[]>,
  names?: Record<string, string>,
): string {
  const parts = {
    log: [log.replace(/^##\[group\][\s\S]*?##\[endgroup\]\n/, "")],
    // What one says stands in the log.
    annotations: annotations.map(({ type, title, message }) =>
      `${type} [${title ?? ""}] ${log.includes(message) ? "" : message}`.trim(),
    ),
    outputs: Object.entries(outputs).map(([name, value]) => `${name}=${value}`),
    ...service,
    summary: [summary],
    exit: [String(exitCode)],
  };
  const sections = Object.entries(parts).map(([name, lines]) =>
    [`── ${name}`, ...lines.join("\n").split("\n")].filter((line) => line !== "").join("\n"),
  );
  return steady(`${sections.join("\n")}\n`, names);
}
