import { describe, expect, it } from "vitest";
import { withoutIds } from "../harness/transcript/transcript.ts";
import { countWords, firstLines, render } from "../harness/visible-text.ts";
import { LIBRARY } from "../scenarios/library/library.ts";
import { type PlayResult, play } from "../scenarios/play.ts";
import type { ActionName, Scenario } from "../scenarios/scenario.ts";

/** Scenarios whose whole log and page are shown, except lines of the action's first scenario. */
const FULL_SCENARIOS = [
  ...["deploy: deployed", "deploy: planned", "deploy: failed: rolled back"],
  ...["deploy: a new image, and a removed secret", "create: deployed", "delete: deleted"],
  ...["usage: ok", "usage: over_budget", "usage: ok: users with the same email"],
  ...["usage: ok: comparison with the previous period", "export: completed", "export: listed"],
  ...["export: failed-days", "export: schedule-with-a-gap", "export: destination-created"],
];

const ID = /\{(short )?id \d+\}|\b[0-9a-f]{8}\b/g;
const VARIABLE_PARTS = new RegExp(`${ID.source}|\\d+|\\bminutes?\\b|\\bhours?\\b| +`, "g");

/**
 * Collapses consecutive lines that differ only in ids and numbers, such as heartbeats, whose times
 * `invariants.ts` checks, or days of an export. Lists the ids.
 */
function collapse(lines: readonly string[]): string[] {
  const shapes = lines.map((line) => line.replace(VARIABLE_PARTS, ""));
  const starts = lines.flatMap((_, index) => (shapes[index] === shapes[index - 1] ? [] : [index]));
  return starts.flatMap((start, index) => {
    const group = lines.slice(start, starts[index + 1]);
    const [line = "", ...similarLines] = group;
    if (similarLines.length < 2) return group;
    const ids = similarLines.flatMap((one) => one.match(ID) ?? []);
    const idList = ids.length === 0 ? "" : `: ${ids.join(", ")}`;
    return [line, `… ${similarLines.length} more like it${idList}`];
  });
}

const MAX_OUTPUT_CHARACTERS = 200;

/** The outputs that the header and the error do not show. */
const outputsIn = ({ outputs }: PlayResult): [name: string, line: string][] =>
  Object.entries(outputs)
    .filter(([name, text]) => text !== "" && name !== "error_message" && name !== "outcome")
    .map(([name, text]) => {
      const ellipsis = text.length > MAX_OUTPUT_CHARACTERS ? "…" : "";
      return [name, `output ${name}: ${text.slice(0, MAX_OUTPUT_CHARACTERS)}${ellipsis}`];
    });

/** Begins a log line of most exports. */
const USUAL_LINE = "Exporting inputs and outputs is slow";

const outcomeIcon = (page: string) => /^<h2>(\S+) /.exec(page)?.[1];

/** A line of a page as it appears in a log. */
const toLogText = (line: string) =>
  line
    .replace(/<h2>\S+ |<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function requestCountsText({ requests }: PlayResult): string {
  const counts = Map.groupBy(requests, ({ operation = "another" }) => operation);
  return [...counts].map(([name, group]) => `; ${name} ${group.length}`).join("");
}

/** The log, without the lines in groups unless `isFull`. */
const logIn = ({ lines }: PlayResult, isFull: boolean): string[] =>
  lines
    .map(({ text }) => text)
    .join("\n")
    .replace(isFull ? "" : /(?<=^##\[group\].*)\n[\s\S]*?##\[endgroup\]$/gm, "")
    .split("\n")
    .filter((line) => !line.startsWith(USUAL_LINE));

/** The first table, fold or chart, or the sentence on where the files of an export are. */
const DETAILS_START = /<table>|<details>|```|<p>The (newest )?files are in the destination|$/;

/** The spans of the chart of a rollout. */
function chartText(chart: string): string {
  const spans = chart.matchAll(/^ {2}(section .*|.* :.*)$/gm);
  return `[a chart${[...spans].map(([, span]) => `; ${span}`).join("")}]`.replaceAll("\u2060", "");
}

/** The lines of a page that contain text, and each chart as one line. */
const pageIn = ({ page }: PlayResult): string[] =>
  page
    .replace(/```mermaid[\s\S]*?```/g, chartText)
    .split("\n")
    .filter((line) => toLogText(line) !== "");

/** The lines of a page, above its details, that the log does not have. */
const newLinesIn = ({ page, log }: PlayResult): string[] =>
  page
    .slice(0, page.search(DETAILS_START))
    .split("\n")
    .filter((line) => line !== "" && !log.includes(toLogText(line)));

const REVISION_ROW =
  /<tr><td>(.*\b(?:Before|New|Newer|Failed|Replaced|Rollback|Serving)\b.*)<\/td><td>(.*)<\/td><\/tr>/g;

/** The table of revisions, in one line. */
function tableIn({ page }: PlayResult): string[] {
  const rows = [...page.matchAll(REVISION_ROW)].map(([, title, content]) =>
    toLogText(`${title} ${content}`.replace(/<a href="(.*?)">(.*?)<\/a>/g, "$2 ($1)")),
  );
  return rows.length === 0 ? [] : [`table: ${rows.join(", ")}`];
}

/** The lines that only the comment on a pull request has. */
const commentIn = ({ actionResult, page, log }: PlayResult): string[] =>
  render(actionResult?.comment ?? [])
    .split("\n")
    .filter((line) => line !== "" && !page.includes(line) && !log.includes(toLogText(line)))
    .map((line) => `comment: ${toLogText(line)}`);

/** The outcome with the title of the error, and how much the step wrote and sent. */
function headerOf(result: PlayResult): string {
  const { page, outcome, exitCode, annotations } = result;
  const error = annotations.find(({ type }) => type === "error");
  const outcomeText = error === undefined ? outcome : `${outcome} "${error.title}"`;
  const wordCount = `${countWords(firstLines(page))} words above the fold`;
  return `── ${outcomeIcon(page)} ${outcomeText}, exit ${exitCode}, ${wordCount}${requestCountsText(result)}`;
}

const fullBodyOf = (result: PlayResult): string[] => [
  ...logIn(result, true),
  "── summary",
  ...pageIn(result),
  ...commentIn(result),
  ...outputsIn(result).map(([, line]) => line),
];

/** Without the details of log and page, and without outputs that the first scenario sets, too. */
const shortBodyOf = (result: PlayResult, first: PlayResult): string[] => [
  ...logIn(result, false),
  ...newLinesIn(result),
  ...tableIn(result),
  ...commentIn(result),
  ...outputsIn(result).flatMap(([name, line]) => (first.outputs[name] ? [] : [line])),
];

const normalize = (lines: readonly string[]) => collapse(withoutIds(lines.join("\n")).split("\n"));

/** The longest description of a GitHub Deployment. */
const MAX_HEADLINE = 140;
const CONTRADICTION = /may serve[\s\S]*(Still serving|Serving:|It is serving)/;

/** Compares the output of each scenario of an action with its snapshot. */
export const describeEndings = (action: ActionName) =>
  describe("the output of a step", () => {
    // The scenarios named `waits` are only longer than others.
    const scenarios = LIBRARY.filter(
      ([name]) => name.startsWith(`${action}: `) && !name.includes(": waits: "),
    );
    const [firstName, firstScenario] = scenarios[0] ?? expect.unreachable();
    // `play` seeds exports. A seed would replace the `records` of usage by those of the emulator.
    const playWithSeed = (scenario: Scenario) =>
      play(/export|usage/.test(action) ? scenario : { seed: "endings", ...scenario });
    let firstResult: Promise<PlayResult> | undefined;

    it.each(scenarios)("%s", async (name, scenario) => {
      const result = await playWithSeed(scenario());
      firstResult ??= playWithSeed(firstScenario());
      const first = await firstResult;
      const isFull = FULL_SCENARIOS.includes(name);
      const body = normalize(isFull ? fullBodyOf(result) : shortBodyOf(result, first));
      const knownLines = name === firstName ? [] : normalize(fullBodyOf(first));
      const newLines = body.filter((line) => !knownLines.includes(line));
      const knownCount = `${body.length - newLines.length} known lines`;
      const text = `${[`${headerOf(result)}; ${knownCount}`, ...newLines].join("\n")}\n`;
      if (action === "export") expect(text).not.toContain("control plane");
      expect(firstLines(result.page)).not.toMatch(CONTRADICTION);
      expect(result.headline?.length ?? 0).toBeLessThanOrEqual(MAX_HEADLINE);
      const file = name.replace(`${action}: `, "").replaceAll(/\W+/g, "-");
      await expect(text).toMatchFileSnapshot(`__snapshots__/endings/${file}.txt`);
    });
  });
