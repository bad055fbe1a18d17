import { describe, expect, it } from "vitest";
import { firstLines, wordsIn } from "../harness/shown.ts";
import { withoutIds } from "../harness/transcript/transcript.ts";
import { LIBRARY } from "../scenes/library.ts";
import { play, type Seen } from "../scenes/play.ts";
import type { ActionName } from "../scenes/scene.ts";

/** Those with the whole page and the outputs. Of the others, the words of the end differ. */
const IN_FULL = [
  ...["create: deployed", "delete: deleted", "usage: ok", "usage: over_budget"],
  ...["usage: ok, beside what was before", "usage: ok, of names that are alike"],
  ...["export: failed-days", "export: schedule-with-a-gap", "export: listed"],
  ...["export: schedule-of-a-lost-bucket", "export: completed-after-retries"],
  ...["export: destination-created", "export: timed-out-cancelled"],
  "export: completed-month",
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
const SHOWN_CHARACTERS = 200;

const outputsIn = ({ outputs }: Seen): string[] =>
  Object.entries(outputs)
    .filter(([name, text]) => text !== "" && name !== "error_message" && name !== "outcome")
    .map(([name, text]) => {
      const rest = text.length > SHOWN_CHARACTERS ? "…" : "";
      return `${name}: ${text.slice(0, SHOWN_CHARACTERS)}${rest}`;
    });

/** A line of the log of each export with inputs and outputs. */
const USUAL = "Exporting inputs and outputs is slow";

/** The sign of the outcome. */
const signOf = (page: string) => /^<h2>(\S+) /.exec(page)?.[1];

/** What a line of a page says, as it stands in a log. */
const wordsOf = (line: string) =>
  line
    .replace(/<h2>\S+ |<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function requestsIn({ requests }: Seen): string {
  const counts = Map.groupBy(requests, ({ operation = "another" }) => operation);
  return [...counts].map(([name, all]) => `; ${name} ${all.length}`).join("");
}

/** The log, in which only the title of a group is seen until it is opened. */
const logIn = ({ lines }: Seen, isFull: boolean): string[] =>
  lines
    .map(({ text }) => text)
    .join("\n")
    .replace(isFull ? "" : /(?<=^##\[group\].*)\n[\s\S]*?##\[endgroup\]$/gm, "")
    .split("\n")
    .filter((line) => !line.startsWith(USUAL) && line !== "Post job cleanup.");

/** A page without what is folded, or what stands in the log. */
function pageIn({ page, log }: Seen, isFull: boolean): string[] {
  const shown = page.slice(0, isFull ? undefined : page.search(/<table>|<details>|```|$/));
  return collapsed(
    shown
      .replace(/```mermaid[\s\S]*?```/g, "[a chart]")
      .split("\n")
      .filter((line) => line !== "" && !log.includes(wordsOf(line))),
  );
}

/**
 * What people and later steps get of every way in which a step of this action ends: log, summary and
 * outputs, and with how many requests. The pages of deploys are in `deploy/views`.
 */
export const endingsOf = (action: ActionName) =>
  describe("the end of a step reads well", () => {
    const scenes = LIBRARY.filter(([name]) => name.startsWith(`${action}: `));

    it.each(scenes)("%s", async (name, scene) => {
      const seen = await play(await scene());
      const isFull = IN_FULL.includes(name);
      const words = `${wordsIn(firstLines(seen.page))} words above the fold`;
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
