import { describe, expect, it } from "vitest";
import { outputs } from "../../../src/actions/export/inputs.ts";
import { firstLines, render, wordsIn } from "../../harness/shown.ts";
import { exportInVirtualTime } from "../../harness/virtual-export.ts";
import { SCENES } from "../../scenes/export.ts";

/*
 * What people and later steps get of every way in which a step ends: log, annotation, summary and
 * outputs, and with how many requests.
 */

/** Those with the whole page, the outputs and the requests. Of the others, the words of the end differ. */
const IN_FULL = [
  ...["failed-days", "schedule-with-a-gap", "listed", "schedule-of-a-lost-bucket"],
  ...["schedule-filled-by-hand", "interrupted-cancelled", "watched-failed", "timed-out-here"],
  ...["completed-month", "completed-after-retries", "destination-created", "timed-out-cancelled"],
];

/** Of lines in a row that differ in numbers alone, the first and how many follow. */
function collapsed(lines: readonly string[]): string[] {
  const shape = (line = "") => line.replace(/\d+|\bminutes?\b|\bhours?\b| +/g, "");
  const starts = lines.flatMap((line, at) => (shape(line) === shape(lines[at - 1]) ? [] : [at]));
  return starts.flatMap((from, index) => {
    const more = (starts[index + 1] ?? lines.length) - from - 1;
    const [first = ""] = lines.slice(from);
    return more < 2 ? lines.slice(from, from + more + 1) : [first, `… ${more} more like it`];
  });
}

/** The long ones are cut. */
const OUTPUTS = Object.keys(outputs);
const SHOWN_CHARACTERS = 200;

function outputsIn(seen: Record<string, unknown>): string[] {
  return OUTPUTS.filter((name) => !["error_message", "outcome"].includes(name)).flatMap((name) => {
    const text = String(seen[name] ?? "");
    if (text === "") return [];
    const rest = text.length > SHOWN_CHARACTERS ? "…" : "";
    return [`${name}: ${text.slice(0, SHOWN_CHARACTERS)}${rest}`];
  });
}

/** A line of the log of each export with inputs and outputs. */
const USUAL = "Exporting inputs and outputs is slow";

/** The sign of the outcome. */
const headOf = (page: string) => /^<h2>(\S+) /.exec(page)?.[1];

/** What a line of a page says, as it stands in a log. */
const wordsOf = (line: string) =>
  line
    .replace(/<h2>\S+ |<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function requestsIn(journal: readonly string[]): string {
  const operations = journal.filter((entry) => /^[a-z-]+$/.test(entry));
  const counts = [...Map.groupBy(operations, (name) => name)];
  return counts.map(([name, all]) => `${name} ${all.length}`).join(", ");
}

describe("the end of an export", () => {
  it.each(Object.entries(SCENES))("reads well: %s", async (name, options) => {
    const seen = await exportInVirtualTime(options());
    const { outcome, lines, failure, summary, journal } = seen;
    const told = journal.filter((entry) => /^(notice|warning) /.test(entry));
    const annotations = failure === "" ? told : [...told, `error [${outcome}] ${failure}`];
    const page = render(summary);
    const isFull = IN_FULL.includes(name);
    const shown = isFull ? lines : lines.filter((line) => !line.startsWith(USUAL));
    const said = [...lines, ...annotations].join("\n");
    const words = wordsIn(firstLines(page));
    const text = [
      `── ${outcome}, exit ${seen.hasFailed ? 1 : 0}`,
      ...[...collapsed(shown), ...annotations],
      `── summary: ${headOf(page)}, ${words} words above the fold, as said but for`,
      ...collapsed(
        page
          .slice(0, isFull ? undefined : page.search(/<table>|<details>|$/))
          .replace(/```mermaid[\s\S]*?```/g, "[a chart]")
          .split("\n")
          .filter((line) => line !== "" && !said.includes(wordsOf(line))),
      ),
      ...(isFull ? ["── outputs", ...outputsIn(seen), `requests: ${requestsIn(journal)}`] : []),
    ]
      .join("\n")
      .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:{port}");
    expect(text).not.toMatch(/control plane|undefined|NaN|\[object /);
    await expect(`${text}\n`).toMatchFileSnapshot(`__snapshots__/endings/${name}.txt`);
  });
});
