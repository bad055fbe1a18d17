import { describe, expect, it } from "vitest";
import { onePerPoll } from "../../harness/step.ts";
import { play } from "../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const NOBODY = "99999999-9999-4999-8999-999999999999";

/** Only watches a revision, which becomes this; others may follow it. */
const watching =
  (status: string, ...others: string[]) =>
  ({ emulator, deploymentId }: Service) => {
    const [first] = [status, ...others].map((one) =>
      emulator.store.addRevision(deploymentId, { script: onePerPoll(one) }),
    );
    return { image_uri: "", revision_id: first?.id ?? "" };
  };

const ROLLING = [{ status: "BUILDING", after_ms: 0 }];

/** The outcome, the exit code, the annotations, and how many changes were sent. */
const ROWS: [name: string, scenario: DeployScenario, end: string, says?: RegExp][] = [
  [
    "is replaced, as is permitted",
    { script: onePerPoll("QUEUED", "SKIPPED"), inputs: { on_superseded: "warn" } },
    "superseded, 0, warning, sent 1",
  ],
  [
    "finds no such deployment",
    { inputs: { deployment_id: NOBODY } },
    "rejected, 1, error, sent 0",
    /not found \(404\)/,
  ],
  [
    "finds it being deleted",
    {
      arrange: ({ emulator, deploymentId }) =>
        emulator.store.setStatus(deploymentId, "AWAITING_DELETE"),
    },
    "rejected, 1, error, sent 0",
    /is being deleted/,
  ],
  [
    "is open to everybody",
    { inputs: ({ emulator }) => ({ auth_check_url: `${emulator.url}/openapi.json` }) },
    "unprotected, 1, error, sent 1",
    /^Failed the protection check: agent: /m,
  ],
  [
    "has an agent server that cannot be reached",
    { inputs: { smoke_test_url: "http://127.0.0.1:9" } },
    "unhealthy, 1, error, sent 1",
    /^Failed the smoke test: agent: /m,
  ],
  [
    "watches a good one",
    {
      inputs: (service) => ({ ...watching("DEPLOYED")(service), github_environment: "staging" }),
    },
    "deployed, 0, , sent 0",
    /agent \(staging\): watching agent:1/,
  ],
  ["watches a bad one", { inputs: watching("BUILD_FAILED") }, "failed, 1, error, sent 0"],
  [
    "plans to watch",
    { inputs: (service) => ({ ...watching("BUILDING")(service), dry_run: "true" }) },
    "planned, 0, , sent 0",
    /revision \w{8} would only be watched\. Revision \w{8} is BUILDING\. Nothing was sent/,
  ],
  [
    "plans beside a rollout",
    {
      arrange: ({ emulator, deploymentId }) =>
        emulator.store.addRevision(deploymentId, { script: ROLLING }),
      inputs: { dry_run: "true" },
    },
    "planned, 0, notice, sent 0",
    /Nothing was sent \(dry_run\)\. Revision \w{8} \(agent:1\) is BUILDING: another rollout is in progress\./,
  ],
  [
    "watches what is not there",
    { inputs: { image_uri: "", revision_id: NOBODY } },
    "rejected, 1, error, sent 0",
  ],
  [
    "watches one that another has replaced",
    { inputs: watching("DEPLOYED", "DEPLOYED") },
    "superseded, 1, error, sent 0",
  ],
];

describe("a deploy", () => {
  it.each(ROWS)("%s", async (_, scenario, end, says = /^/) => {
    const { outcome, exitCode, annotations, requests, log, outputs, github } = await play({
      action: "deploy",
      ...scenario,
    });
    const types = annotations.map(({ type }) => type).join();
    const sent = requests.filter(({ method }) => method === "PATCH").length;
    expect(`${outcome}, ${exitCode}, ${types}, sent ${sent}`).toBe(end);
    expect(outputs.revision_created).toBe(String(sent === 1));
    const titled = annotations.map(({ title, message }) => `${title}: ${message}`);
    expect(
      [log, ...titled, ...github.requests.map(({ body }) => JSON.stringify(body))].join("\n"),
    ).toMatch(says);
    // A rollout that was not seen has no duration.
    expect(log).not.toMatch(/Deployed in|ended as \w+ after/);
  });
});
