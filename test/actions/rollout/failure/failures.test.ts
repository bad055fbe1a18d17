import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endOfRollout } from "../../../../src/actions/rollout/end/rollout-results.ts";
import { failureLogOf } from "../../../../src/actions/rollout/failure/log.ts";
import { initialState, type State } from "../../../../src/actions/rollout/state.ts";
import { plainText } from "../../../../src/report/blocks.ts";
import { createSanitizer } from "../../../../src/runner/text.ts";

const FILE = "test/actions/rollout/failure/failures.txt";
const SETTINGS = { name: "agent", action: "deploy", on_superseded: "fail" } as const;
const { allLines } = createSanitizer((text) => text);

/** A line of a log, which begins with a bar. */
const logLineOf = (line: string) => line.replace(/^\| ?/, "").replaceAll("␛", "\u001b");

/** Headline, error in the log and next step for a failed revision. */
function resultsOf([statusLine = "", ...lines]: readonly string[]): string[] {
  const [, status = "", status_message = ""] = /^(\S+) ?(.*)$/.exec(statusLine) ?? [];
  const type = status.startsWith("BUILD") ? "build" : "deploy";
  const log = lines.map(logLineOf).join("\n");
  const content = type === "build" ? { repo_ref: "main" } : { image_uri: "agent:2" };
  const state: State = {
    ...initialState(SETTINGS),
    revision: { id: "r-1", status, status_message, source_revision_config: content },
    ...(log !== "" && { failureLog: failureLogOf(type, allLines(log)) }),
  };
  const end = endOfRollout({ outcome: "failed" }, 9_000);
  const { headline = "", message, advice = "" } = end.describe(state);
  const [quotedError] = plainText(message).split(/ ?Revision r-1 /);
  return [headline, quotedError || "–", plainText(advice)].map((text) => `→ ${text}`);
}

/** `--update` writes headline, error and next step. A new case is a heading, a status and a log. */
it("describes each failure as failures.txt lists it", async () => {
  const cases = readFileSync(FILE, "utf8").trimEnd().split("\n\n");
  const updatedCases = cases.map((text) => {
    const [heading = "", ...lines] = text.split("\n");
    const caseLines = lines.filter((line) => !line.startsWith("→"));
    const results = caseLines.length === 0 ? [] : resultsOf(caseLines);
    return [heading, ...caseLines, ...results].join("\n");
  });
  await expect(`${updatedCases.join("\n\n")}\n`).toMatchFileSnapshot("failures.txt");
});
