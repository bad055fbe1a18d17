import { describe, expect, it } from "vitest";
import { withoutIds } from "../harness/transcript/transcript.ts";
import { countWords, firstLines } from "../harness/visible-text.ts";
import { LIBRARY } from "../scenarios/library/library.ts";
import { type PlayResult, play } from "../scenarios/play.ts";
import type { ActionName } from "../scenarios/scenario.ts";

/** Outcomes with the whole page and the outputs. The others differ only in the messages. */
const IN_FULL = [
  ...["create: deployed", "delete: deleted", "usage: ok", "usage: over_budget"],
  ...["usage: ok, beside what was before", "usage: ok, of names that are alike"],
  ...["export: failed-days", "export: schedule-with-a-gap", "export: listed"],
  ...["export: schedule-of-a-lost-bucket", "export: completed-after-retries"],
  ...["export: destination-created", "export: timed-out-cancelled"],
  "export: completed-month",
];

/** Collapses consecutive lines that differ only in numbers. */
function collapsed(lines: readonly string[]): string[] {
  const shape = (line = "") => line.replace(/\d+|\bminutes?\b|\bhours?\b| +/g, "");
  const starts = lines.flatMap((line, at) => (shape(line) === shape(lines[at - 1]) ? [] : [at]));
  return starts.flatMap((from, index) => {
    const more = (starts[index + 1] ?? lines.length) - from - 1;
    const [first = ""] = lines.slice(from);
    return more < 2 ? lines.slice(from, from + more + 1) : [first, `… ${more} more like it`];
  });
}

/** Truncates long outputs. */
const SHOWN_CHARACTERS = 200;

const outputsIn = ({ outputs }: PlayResult): string[] =>
  Object.entries(outputs)
    .filter(([name, text]) => text !== "" && name !== "error_message" && name !== "outcome")
    .map(([name, text]) => {
      const rest = text.length > SHOWN_CHARACTERS ? "…" : "";
      return `${name}: ${text.slice(0, SHOWN_CHARACTERS)}${rest}`;
    });

/** A log line of each export, with inputs and outputs. */
const USUAL = "Exporting inputs and outputs is slow";

/** The icon of the outcome. */
const signOf = (page: string) => /^<h2>(\S+) /.exec(page)?.[1];

/** The text of a page as it appears in a log. */
const wordsOf = (line: string) =>
  line
    .replace(/<h2>\S+ |<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function requestsIn({ requests }: PlayResult): string {
  const counts = Map.groupBy(requests, ({ operation = "another" }) => operation);
  return [...counts].map(([name, all]) => `; ${name} ${all.length}`).join("");
}

/** The log with collapsed groups. */
const logIn = ({ lines }: PlayResult, isFull: boolean): string[] =>
  lines
    .map(({ text }) => text)
    .join("\n")
    .replace(isFull ? "" : /(?<=^##\[group\].*)\n[\s\S]*?##\[endgroup\]$/gm, "")
    .split("\n")
    .filter((line) => !line.startsWith(USUAL) && line !== "Post job cleanup.");

/** A page without collapsed blocks and texts of the log. */
function pageIn({ page, log }: PlayResult, isFull: boolean): string[] {
  const shown = page.slice(0, isFull ? undefined : page.search(/<table>|<details>|```|$/));
  return collapsed(
    shown
      .replace(/```mermaid[\s\S]*?```/g, "[a chart]")
      .split("\n")
      .filter((line) => line !== "" && !log.includes(wordsOf(line))),
  );
}

/**
 * The output of each result of this action: log, summary and outputs, and the number of requests.
 * The pages of deploys are in `deploy/views`.
 */
export const endingsOf = (action: ActionName) =>
  describe("the output of a step", () => {
    const scenarios = LIBRARY.filter(([name]) => name.startsWith(`${action}: `));

    it.each(scenarios)("%s", async (name, scenario) => {
      const seen = await play(await scenario());
      const isFull = IN_FULL.includes(name);
      const words = `${countWords(firstLines(seen.page))} words above the fold`;
      const page = pageIn(seen, isFull);
      const text = [
        `── ${signOf(seen.page)} ${seen.outcome}, exit ${seen.exitCode}, ${words}${requestsIn(seen)}`,
        ...collapsed(logIn(seen, isFull)),
        ...(page.length > 0 ? ["── summary, as said but for", ...page] : []),
        ...(isFull ? ["── outputs", ...outputsIn(seen)] : []),
      ].join("\n");
      if (action === "export") expect(text).not.toContain("control plane");
      const file = name.replace(`${action}: `, "").replaceAll(/\W+/g, "-");
      await expect(`${withoutIds(text)}\n`).toMatchFileSnapshot(
        `__snapshots__/endings/${file}.txt`,
      );
    });
  });
