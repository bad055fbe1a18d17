import { describe, expect, it } from "vitest";
import { titleOf } from "../../../../src/report/outcomes.ts";
import { commentBody } from "../../../../src/runner/github/comment.ts";
import { withoutIds } from "../../../harness/transcript/transcript.ts";
import { countWords, firstLines, render, renderer } from "../../../harness/visible-text.ts";
import { MESSAGES } from "../../../scenarios/library/deploy-messages.ts";
import { play } from "../../../scenarios/play.ts";

/** Only letters and digits, so that the text of an error is found in a rendered page. */
const lettersOf = (text: string) => text.replace(/<[^>]*>|&#?\w+;|[^\p{L}\d]/gu, "");

const NOBODY = { name: "", id: "" };
const USUAL = "Watching it until 00:30 UTC (30m).";
const SHORT_ID = /\b(?=[0-9a-f]*\d)[0-9a-f]{8}\b/g;

const renderTitle = (text: string) => firstLines(render([{ heading: text }]));

/** The titles of the table of what runs. */
const rowsIn = (markdown: string): string =>
  [...markdown.matchAll(/<tr><td>([A-Z][a-z ]+)<\/td>/g)].map(([, title]) => title).join(", ");

describe("the first lines", () => {
  it("say what changed, what serves, what went wrong, and what to do", async () => {
    const parts: string[] = [];
    for (const [name, scenario] of Object.entries(MESSAGES)) {
      const result = await play({ action: "deploy", ...scenario });
      const { actionResult, failure, headline = "" } = result;
      if (actionResult === undefined) throw new Error(`the inputs of ${name} are invalid`);
      const summaryLines = firstLines(render(actionResult.summary));
      const commentLines = firstLines(render(actionResult.comment ?? [])).split("\n");
      const [title = "", ...linesBelow] = summaryLines.split("\n");
      // Every surface begins in the same way; a comment has its own headline above this.
      expect(title).toBe(renderTitle(titleOf(actionResult)));
      expect(failure || headline).toContain(headline);
      const { outcome, mark } = actionResult;
      const comment = await commentBody(renderer, NOBODY, { outcome, headline, mark });
      expect(comment.replaceAll("&#8203;", "")).toContain(`<h3>${title}</h3>`);
      // The description of a GitHub Deployment, which cuts what is longer.
      expect(headline.length).toBeLessThanOrEqual(140);
      expect(summaryLines).not.toMatch(/may serve[\s\S]*(Still serving|Serving:|It is serving)/);
      const deployment = String(result.earlyOutputs.get("deployment_id"));
      const newLines = (text = "") =>
        text.split("\n").filter((line) => !lettersOf(summaryLines).includes(lettersOf(line)));
      const lines = [
        summaryLines,
        ...commentLines
          .filter((line) => !linesBelow.includes(line))
          .map((line) => `comment: ${line}`),
        `rows: ${rowsIn(render(actionResult.summary))}; ${countWords(summaryLines)} words`,
        ...newLines(failure).map((line) => `error: ${line}`),
        ...result.messages.filter((line) => /Watching|INTERRUPTED/.test(line) && line !== USUAL),
      ];
      parts.push(`── ${name}\n${withoutIds(lines.join("\n"), { [deployment]: "{deployment}" })}\n`);
    }
    const text = parts.join("\n").replaceAll("\u2060", "").replace(SHORT_ID, "{short id}");
    await expect(text).toMatchFileSnapshot("__snapshots__/first-lines.md");
  });
});
