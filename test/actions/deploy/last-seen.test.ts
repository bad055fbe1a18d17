import { describe, expect, it } from "vitest";
import type { ScriptName } from "../../../emulator/deployments/life-cycle.ts";
import type { RecordedRequest } from "../../../emulator/server/requests.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import {
  faultAt,
  requestsFrom,
  SECOND,
  script,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
  withImage,
} from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import { messagesOf } from "../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const PREVIOUS = withImage(imageOf("before"));
const revisionOf = (image: string, timeline: ReturnType<typeof script> | ScriptName) => ({
  ...{ ...withImage(imageOf(image)), script: timeline },
});

/** Plays a deploy, and calls `onEvent` for each request. */
function deployWithEvents(
  { arrange, ...scenario }: DeployScenario,
  onEvent: (request: RecordedRequest, service: Service) => void,
) {
  let service: Service | undefined;
  return play({
    action: "deploy",
    ...scenario,
    arrange: (arrangedService) => {
      service = arrangedService;
      return arrange?.(arrangedService);
    },
    onRequest: (request) => {
      if (service !== undefined) onEvent(request, service);
    },
  });
}

describe("a deploy with failed reads or another client's deploys", () => {
  it("reports the revision that it waits for as last seen DEPLOYING if reads fail before its end is confirmed", async () => {
    const timeline = script(["DEPLOYING", 0], ["DEPLOYED", 100]);
    const result = await deployWithEvents(
      {
        inputs: { wait_for_idle: "true", timeout: "3m" },
        arrange: ({ emulator, deploymentId }) =>
          emulator.store.addRevision(deploymentId, revisionOf("theirs", timeline)),
      },
      ({ method, path }, { emulator, clock }) => {
        if (method === "GET" && path.includes("/revisions/") && clock.now() >= 100 * SECOND)
          emulator.faults.add({ match: { method: "GET" }, fault: UNAVAILABLE });
      },
    );
    expect(messagesOf(result)).toMatch(
      /Revision .* was last seen DEPLOYING; the last read failed \(status 503: .*\)\.[\s\S]*Next step: look at that revision/,
    );
  });

  it("does not say which revision serves after an unobserved rollback, and gives a next step", async () => {
    let patches = 0;
    const result = await deployWithEvents(
      {
        deployment: PREVIOUS,
        script: script(["DEPLOYING", 0], ["DEPLOYED", 1_000]),
        inputs: { rollback_on_failure: "true", timeout: "3m" },
        arrange: ({ emulator, clock }) => {
          clock.at(20 * SECOND, () =>
            emulator.faults.add(faultAt("revision", UNAVAILABLE), faultAt("get", UNAVAILABLE)),
          );
          clock.at(181 * SECOND, () => emulator.faults.clear());
        },
      },
      ({ method }, { emulator }) => {
        if (method !== "PATCH") return;
        patches += 1;
        if (patches === 2) emulator.faults.add({ match: { method: "GET" }, fault: UNAVAILABLE });
      },
    );
    expect(patches).toBe(2);
    expect(result.outputs.active_revision_id ?? "").toBe("");
    expect(messagesOf(result)).toMatch(/may serve, or still .*before/);
    expect(messagesOf(result)).toMatch(
      /Next step: to keep watching, run this step with revision_id/i,
    );
  });

  it("is superseded by a revision that was created while the latest one was read", async () => {
    let isCreated = false;
    const result = await deployWithEvents(
      {
        inputs: { image_uri: "", revision_id: "latest" },
        arrange: ({ emulator, deploymentId }) =>
          emulator.store.addRevision(
            deploymentId,
            revisionOf("theirs", script(["DEPLOYING", 0], ["DEPLOYED", 20])),
          ),
      },
      ({ path }, { emulator, deploymentId }) => {
        if (isCreated || !/\/revisions\/./.test(path)) return;
        isCreated = true;
        const timeline = script(["DEPLOYING", 0], ["DEPLOYED", 10]);
        emulator.store.addRevision(deploymentId, revisionOf("newer", timeline));
      },
    );
    expect(result.outcome).toBe("superseded");
  });

  it.each([
    ["40s", "timed_out", /was \S+, then not found \(404\) until the timeout/],
    ["5m", "error", /the outcome of \S+ is unknown/],
  ])(
    "does not say that something serves after 404s of the deployment, with timeout: %s",
    async (...row) => {
      const [timeout, outcome, headline] = row;
      const notFound = status(404, "Deployment not found");
      const result = await play({
        action: "deploy",
        ...{ deployment: PREVIOUS, script: script(["DEPLOYING", 0]), inputs: { timeout } },
        ...withFaults(
          faultAt("revision", notFound, requestsFrom(3)),
          faultAt("get", notFound, requestsFrom(3)),
        ),
      });
      expect(result.outcome).toBe(outcome);
      expect(result.headline).toMatch(headline);
      expect(result.failure).not.toMatch(/may serve|erving:|keep watching/);
      expect(result.failure).toContain("was deleted meanwhile, or ");
    },
  );

  const REASON = "migration 0042 is running";
  it.each<[string, DeployScenario]>([
    ["a first read that fails", withFault("get", status(503, REASON))],
    ["a change that fails", withFault("patch", status(500, REASON))],
    ["polls that fail", withFault("revision", status(503, REASON))],
    [
      "a rollback that is refused",
      {
        ...withFault("patch", status(403, REASON), 2),
        ...{ deployment: PREVIOUS, script: script(["DEPLOY_FAILED", 0]) },
        inputs: { rollback_on_failure: "true" },
      },
    ],
  ])("reports the reason of %s once", async (_, scenario) => {
    const { failure } = await play({
      action: "deploy",
      ...scenario,
      inputs: { timeout: "4m", ...scenario.inputs },
    });
    expect(failure.split(REASON)).toHaveLength(2);
  });

  it("takes the previous image from the list of revisions if the active one cannot be read", async () => {
    const result = await play({
      action: "deploy",
      deployment: PREVIOUS,
      arrange: ({ emulator, deploymentId }) => {
        const { active_revision_id: active } = emulator.store.deployment(deploymentId);
        emulator.store.addRevision(deploymentId, revisionOf("broken", script(["BUILD_FAILED", 0])));
        const path = `/v2/deployments/${deploymentId}/revisions/${active}`;
        emulator.faults.add({ match: { path }, fault: UNAVAILABLE });
      },
    });
    expect(result.outputs.previous_image_uri).toBe(imageOf("before"));
  });
});
