import { describe, expect, it } from "vitest";
import { withoutIds } from "../harness/transcript/transcript.ts";
import { countWords, firstLines } from "../harness/visible-text.ts";
import { LIBRARY } from "../scenarios/library/library.ts";
import { type PlayResult, play } from "../scenarios/play.ts";
import type { ActionName } from "../scenarios/scenario.ts";

/** Scenarios with the whole page and the outputs. The others differ only in the messages. */
const FULL_SCENARIOS = [
  ...["create: deployed", "delete: deleted", "usage: ok", "usage: over_budget"],
  ...["usage: ok: comparison with the previous period", "usage: ok: users with the same email"],
  ...["export: failed-days", "export: schedule-with-a-gap", "export: listed"],
  ...["export: schedule-with-a-forbidden-bucket", "export: destination-created"],
];

const SHORT_ID = /\b[0-9a-f]{8}\b/g;
const VARIABLE_PARTS = /\b[0-9a-f]{8}\b(-[0-9a-f-]{27}\b)?|\d+|\bminutes?\b|\bhours?\b| +/g;

/**
 * Collapses consecutive lines that differ only in ids, which are listed, and in numbers: these are
 * times of heartbeats, which `invariants.ts` checks, and days with their rows.
 */
function collapse(lines: readonly string[]): string[] {
  const shapeOf = (line = "") => line.replace(VARIABLE_PARTS, "");
  const starts = lines.flatMap((line, index) =>
    shapeOf(line) === shapeOf(lines[index - 1]) ? [] : [index],
  );
  return starts.flatMap((start, index) => {
    const group = lines.slice(start, starts[index + 1]);
    const [line = "", ...similarLines] = group;
    if (similarLines.length < 2) return group;
    const ids = similarLines.flatMap((one) => one.match(SHORT_ID) ?? []);
    const idList = ids.length === 0 ? "" : `: ${ids.join(", ")}`;
    return [line, `… ${similarLines.length} more like it${idList}`];
  });
}

const MAX_OUTPUT_CHARACTERS = 200;

const outputsIn = ({ outputs }: PlayResult): string[] =>
  Object.entries(outputs)
    .filter(([name, text]) => text !== "" && name !== "error_message" && name !== "outcome")
    .map(([name, text]) => {
      const ellipsis = text.length > MAX_OUTPUT_CHARACTERS ? "…" : "";
      return `${name}: ${text.slice(0, MAX_OUTPUT_CHARACTERS)}${ellipsis}`;
    });

/** Begins a log line of each export. */
const USUAL_LINE = "Exporting inputs and outputs is slow";

const outcomeIcon = (page: string) => /^<h2>(\S+) /.exec(page)?.[1];

/** A line of a page as it appears in a log. */
const toLogText = (line: string) =>
  line
    .replace(/<h2>\S+ |<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function requestsIn({ requests }: PlayResult): string {
  const counts = Map.groupBy(requests, ({ operation = "another" }) => operation);
  return [...counts].map(([name, group]) => `; ${name} ${group.length}`).join("");
}

/** The log with collapsed groups. */
const logIn = ({ lines }: PlayResult, isFull: boolean): string[] =>
  lines
    .map(({ text }) => text)
    .join("\n")
    .replace(isFull ? "" : /(?<=^##\[group\].*)\n[\s\S]*?##\[endgroup\]$/gm, "")
    .split("\n")
    .filter((line) => !line.startsWith(USUAL_LINE) && line !== "Post job cleanup.");

/** The first table or chart, or where the files of an export are. */
const DETAILS_START = /<table>|<details>|```|<p>The (newest )?files are in the destination|$/;

/** A page without the lines that are in the log and, unless it is full, without its details. */
function pageIn({ page, log }: PlayResult, isFull: boolean): string[] {
  return collapse(
    page
      .slice(0, isFull ? undefined : page.search(DETAILS_START))
      .replace(/```mermaid[\s\S]*?```/g, "[a chart]")
      .split("\n")
      .filter((line) => line !== "" && !log.includes(toLogText(line))),
  );
}

/**
 * The log, summary, outputs and numbers of requests of each scenario of an action. The pages of
 * deploys are in `deploy/views`.
 */
export const endingsOf = (action: ActionName) =>
  describe("the output of a step", () => {
    const scenarios = LIBRARY.filter(([name]) => name.startsWith(`${action}: `));

    it.each(scenarios)("%s", async (name, scenario) => {
      const result = await play(await scenario());
      const isFull = FULL_SCENARIOS.includes(name);
      const wordCount = `${countWords(firstLines(result.page))} words above the fold`;
      const page = pageIn(result, isFull);
      const text = [
        `── ${outcomeIcon(result.page)} ${result.outcome}, exit ${result.exitCode}, ${wordCount}${requestsIn(result)}`,
        ...collapse(logIn(result, isFull)),
        ...(page.length > 0 ? ["── summary, except lines of the log", ...page] : []),
        ...(isFull ? ["── outputs", ...outputsIn(result)] : []),
      ].join("\n");
      if (action === "export") expect(text).not.toContain("control plane");
      const file = name.replace(`${action}: `, "").replaceAll(/\W+/g, "-");
      const path = `__snapshots__/endings/${file}.txt`;
      await expect(`${withoutIds(text)}\n`).toMatchFileSnapshot(path);
    });
  });
