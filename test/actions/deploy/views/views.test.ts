import { describe, expect, it, onTestFinished, vi } from "vitest";
import { commentBody } from "../../../../src/runner/github/comment.ts";
import { withoutIds } from "../../../harness/transcript/transcript.ts";
import { imageOf } from "../../../harness/virtual-service.ts";
import { render, renderer } from "../../../harness/visible-text.ts";
import { cancelledDeploy, SCENARIOS } from "../../../scenarios/library/deploy.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";
import type { DeployScenario } from "../../../scenarios/scenario.ts";

const DEPLOYMENT = { source_revision_config: { image_uri: imageOf("former") } };
/** Of a revision whose full id is not on the page. Colors begin with #. */
const OTHER_SHORT_ID = /(?<!#)\b[0-9a-f]{8}\b/g;
const TIME = /\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2} UTC/g;

function useWorkflowRun(): void {
  vi.stubEnv("GITHUB_SERVER_URL", "https://github.com");
  vi.stubEnv("GITHUB_REPOSITORY", "acme/agent");
  vi.stubEnv("GITHUB_RUN_ID", "42");
  vi.stubEnv("GITHUB_RUN_ATTEMPT", "1");
  vi.stubEnv("GITHUB_SHA", "ffac537e6cbbf934b08745a378932722df287a53");
  vi.stubEnv("GITHUB_EVENT_PATH", "");
  onTestFinished(() => void vi.unstubAllEnvs());
}

function commentOf({ actionResult }: PlayResult) {
  if (actionResult === undefined) throw new Error("the inputs are invalid");
  const { outcome, headline, comment = [] } = actionResult;
  return commentBody(renderer, { name: "agent", id: "" }, { outcome, headline, comment });
}

/** The labels of the ids that outputs name. */
function labelsOf({ earlyOutputs, outputs }: PlayResult): Record<string, string> {
  const labels = {
    "{deployment}": String(earlyOutputs.get("deployment_id")),
    "{previous}": outputs.previous_revision_id,
    "{revision}": outputs.revision_id,
    "{rollback}": outputs.rollback_revision_id,
  };
  return Object.fromEntries(Object.entries(labels).map(([label, id = ""]) => [id, label]));
}

const annotationText = ({ type, title = type, message }: PlayResult["annotations"][number]) =>
  `${title}: ${message}`;

/** The whole output of a deploy. */
async function fullOutput(result: PlayResult): Promise<string> {
  const parts = {
    log: result.messages.join("\n"),
    annotation: result.annotations.map(annotationText).join("\n"),
    summary: render(result.summaryBlocks),
    comment: await commentOf(result),
  };
  const text = Object.entries(parts)
    .map(([name, part]) => `── ${name}\n\n${part.trim()}\n`)
    .join("\n");
  return withoutIds(text, labelsOf(result))
    .replace(OTHER_SHORT_ID, "{short id}")
    .replaceAll("\u2060", "")
    .replace(TIME, "{time}");
}

/** A line without what differs between summary and comment, or from minute to minute. */
const shape = (line: string) =>
  (/, \d+ minutes? |^ +File |^%%/.test(line) ? line.replace(/\d+|minutes?| +/g, "") : line)
    .replaceAll("&#8203;", "")
    .replaceAll("h3>", "h2>");

/** A page without sequences of lines that were shown before, or on the page of `deployed`. */
function withoutKnownLines(page: string, knownPage: string): string {
  const lines = page.split("\n").filter((line) => line !== "");
  const knownShapes = new Set(knownPage.split("\n").map(shape));
  const isKnown = lines.map((line) => knownShapes.size === knownShapes.add(shape(line)).size);
  const starts = lines.flatMap((_, at) => (isKnown[at] && isKnown[at - 1] ? [] : [at]));
  const runs = starts.map((from, index) => lines.slice(from, starts[index + 1]));
  return runs
    .map((run) => (run.length === 1 ? run[0] : `… ${run.length} known lines`))
    .map((line) => `${line}\n`)
    .join("");
}

const deploy = (scenario: DeployScenario) =>
  play({
    action: "deploy",
    ...(scenario.source === "github"
      ? scenario
      : { ...scenario, deployment: { ...DEPLOYMENT, ...scenario.deployment } }),
  });

describe("the output of a deploy", () => {
  const renderDeployed = async () => fullOutput(await deploy(SCENARIOS.deployed ?? {}));

  it.each(Object.entries({ ...SCENARIOS, cancelled: cancelledDeploy() }))(
    "%s",
    async (name, scenario) => {
      useWorkflowRun();
      const result = await deploy(scenario);
      expect(result.outcome).toBe(name.split(":")[0]);
      const text = await fullOutput(result);
      const output = name === "deployed" ? text : withoutKnownLines(text, await renderDeployed());
      const file = name.replaceAll(/\W+/g, "-");
      await expect(output).toMatchFileSnapshot(`__snapshots__/${file}.md`);
    },
  );
});
