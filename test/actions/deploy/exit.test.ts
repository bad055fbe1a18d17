import { describe, expect, it } from "vitest";
import { script } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const UNKNOWN_ID = "99999999-9999-4999-8999-999999999999";

const startDeletion = ({ emulator, deploymentId }: Service) =>
  emulator.store.setStatus(deploymentId, "AWAITING_DELETE");
/** Inputs that watch a new revision, which gets this status. Later revisions may follow. */
const watchRevision =
  (status: string, ...laterStatuses: string[]) =>
  ({ emulator, deploymentId }: Service) => {
    const [revision] = [status, ...laterStatuses].map((revisionStatus) =>
      emulator.store.addRevision(deploymentId, { script: script([revisionStatus, 0]) }),
    );
    return { image_uri: "", revision_id: revision?.id ?? "" };
  };

const BUILDING_TIMELINE = [{ status: "BUILDING", after_ms: 0 }];

/** `end`: the outcome, the exit code, the types of the annotations, and the number of changes. */
const ROWS: [name: string, scenario: DeployScenario, end: string, expectedTexts?: RegExp][] = [
  [
    "is superseded, which on_superseded permits",
    { script: script(["QUEUED", 0], ["SKIPPED", 1]), inputs: { on_superseded: "warn" } },
    "superseded, 0, warning, sent 1",
  ],
  [
    "finds no deployment with deployment_id",
    { inputs: { deployment_id: UNKNOWN_ID } },
    "rejected, 1, error, sent 0",
    /not found \(404\)/,
  ],
  [
    "finds the deployment being deleted",
    { arrange: startDeletion },
    "rejected, 1, error, sent 0",
    /is being deleted/,
  ],
  [
    "fails the protection check",
    { inputs: ({ emulator }) => ({ auth_check_url: `${emulator.url}/openapi.json` }) },
    "unprotected, 1, error, sent 1",
    /^Failed the protection check: agent: /m,
  ],
  [
    "fails the smoke test",
    { inputs: { smoke_test_url: "http://127.0.0.1:9" } },
    "unhealthy, 1, error, sent 1",
    /^Failed the smoke test: agent: /m,
  ],
  [
    "watches a revision that is deployed",
    { inputs: (one) => ({ ...watchRevision("DEPLOYED")(one), github_environment: "staging" }) },
    "deployed, 0, , sent 0",
    /agent \(staging\): watching agent:1/,
  ],
  ["watches a failing revision", { inputs: watchRevision("FAILED") }, "failed, 1, error, sent 0"],
  [
    "plans to watch a revision",
    { inputs: (service) => ({ ...watchRevision("BUILDING")(service), dry_run: "true" }) },
    "planned, 0, , sent 0",
    /revision \w{8} would only be watched\. Revision \w{8} is BUILDING\. Nothing was sent/,
  ],
  [
    "plans while another rollout is in progress",
    {
      arrange: ({ emulator, deploymentId }) =>
        emulator.store.addRevision(deploymentId, { script: BUILDING_TIMELINE }),
      inputs: { dry_run: "true" },
    },
    "planned, 0, notice, sent 0",
    /Nothing was sent \(dry_run\)\. Revision \w{8} \(agent:1\) is BUILDING: another rollout is in progress\./,
  ],
  [
    "watches a revision that does not exist",
    { inputs: { image_uri: "", revision_id: UNKNOWN_ID } },
    "rejected, 1, error, sent 0",
  ],
  [
    "watches a revision that is superseded",
    { inputs: watchRevision("DEPLOYED", "DEPLOYED") },
    "superseded, 1, error, sent 0",
  ],
];

describe("a deploy", () => {
  it.each(ROWS)("%s", async (_, scenario, end, expectedTexts = /^/) => {
    const result = await play({ action: "deploy", ...scenario });
    const { outcome, exitCode, annotations, requests, log, outputs, github } = result;
    const types = annotations.map(({ type }) => type).join();
    const patchCount = requests.filter(({ method }) => method === "PATCH").length;
    expect(`${outcome}, ${exitCode}, ${types}, sent ${patchCount}`).toBe(end);
    expect(outputs.revision_created).toBe(String(patchCount === 1));
    const annotationTexts = annotations.map(({ title, message }) => `${title}: ${message}`);
    const bodies = github.requests.map(({ body }) => JSON.stringify(body));
    expect([log, ...annotationTexts, ...bodies].join("\n")).toMatch(expectedTexts);
    // A rollout that was not seen has no duration.
    expect(log).not.toMatch(/Deployed in|ended as \w+ after/);
  });
});
