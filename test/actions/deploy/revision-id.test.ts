import { expect } from "vitest";
import type { Script } from "../../../emulator/deployments/life-cycle.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import {
  type Fault,
  faultAt,
  faults,
  requestsFrom,
  SECOND,
  script,
  staleRead,
  status,
  UNAVAILABLE,
  withFault,
  withImage,
} from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";
import { describeEnds, type ScenariosByEnd } from "./apply/ends.ts";

const UNKNOWN_ID = "99999999-9999-4999-8999-999999999999";
const LATEST = { image_uri: "", revision_id: "latest" };
const IDLE = { ...LATEST, wait_for_idle: "true" };
const buildThen = (final: string) => script(["BUILDING", 0], [final, 20]);

/** Another client deploys now. */
const deployForeign = ({ emulator, deploymentId }: Service, timeline: Script) =>
  emulator.store.addRevision(deploymentId, { ...withImage(imageOf("theirs")), script: timeline });
const deployForeignAt = (after_s: number, timeline: Script) => (service: Service) =>
  service.clock.at(after_s * SECOND, () => void deployForeign(service, timeline));
const watchLatest = (timeline: Script): DeployScenario => ({
  inputs: LATEST,
  arrange: (service) => deployForeign(service, timeline),
});
/** Watches the first of these revisions by its id. */
const watchById = (timelines: Script[], scenario: DeployScenario = {}): DeployScenario => ({
  ...scenario,
  inputs: (service) => {
    const [revision] = timelines.map((timeline) => deployForeign(service, timeline));
    return { image_uri: "", revision_id: revision?.id ?? "", ...Object(scenario.inputs) };
  },
});
/** Watches a revision of which only the first read succeeds. */
const watchUnread = (fault: Fault, inputs = {}) =>
  watchById([script(["BUILDING", 0])], {
    ...withFault("revision", fault, requestsFrom(2)),
    inputs,
  });
const WITHOUT_LIST = { missingOperations: ["revisions"] } as const;
const withAndWithoutList = (name: string, scenario: DeployScenario) => ({
  [`${name}, with a list of revisions`]: scenario,
  [`${name}, without a list of revisions`]: { ...scenario, ...WITHOUT_LIST },
});
const DEPLOYED = script(["DEPLOYED", 0]);

const ENDS: ScenariosByEnd = {
  "deployed; sent 0, ours 0; follows another's, serves": {
    "follows the latest revision until it is deployed": {
      ...watchLatest(buildThen("DEPLOYED")),
      log: /^Watching revision \S+ until /m,
    },
    "watches a revision that appears within a minute, with wait_for_idle": {
      inputs: IDLE,
      arrange: deployForeignAt(40, buildThen("DEPLOYED")),
      log: /waiting a minute for a new revision \(the latest is [\s\S]*agent runs theirs/,
    },
    "does not take a stale read for a newer revision, with wait_for_idle": {
      inputs: IDLE,
      arrange: (service) => {
        deployForeign(service, buildThen("DEPLOYED"));
        faults(staleRead(2))(service);
      },
      log: /agent runs theirs/,
    },
    "watches the current revision if no other appears, with wait_for_idle": { inputs: IDLE },
    "states no duration of a rollout that ended before the step": {
      ...watchById([DEPLOYED]),
      log: /^(?![\s\S]*Deployed in)/,
    },
    ...withAndWithoutList(
      "is not superseded if stale reads name the previous revision as the latest",
      watchById([script(["DEPLOYING", 0], ["DEPLOYED", 200])], {
        arrange: faults(staleRead([1, 2, 3])),
      }),
    ),
    ...withAndWithoutList(
      "follows its revision despite stale reads of the deployment",
      watchById([script(["DEPLOYING", 0], ["DEPLOYED", 20])], {
        arrange: faults(staleRead([2, 3])),
      }),
    ),
    "waits for a new revision that a replica does not know yet": watchById(
      [buildThen("DEPLOYED")],
      { arrange: faults(faultAt("revision", status(404, "Revision not found"), [1, 2])) },
    ),
  },
  "failed; sent 0, ours 0; follows another's": {
    "follows the latest revision until it has failed": watchLatest(buildThen("BUILD_FAILED")),
    "states no duration of a rollout that failed before the step": {
      ...watchById([script(["FAILED", 0])]),
      log: /^(?![\s\S]*ended as \w+ after)/,
    },
  },
  "error; sent 0, ours 0; follows another's": {
    "names the status of its first read if no other succeeds": {
      ...watchUnread(UNAVAILABLE),
      log: /Last seen BUILDING; the last read failed \(/,
    },
    "says that its revision was deleted if all reads but the first are 404": {
      ...watchUnread(status(404, "Revision not found")),
      log: /was deleted meanwhile/,
    },
  },
  "timed_out; sent 0, ours 0; follows another's": {
    "names the status of its first read at the timeout if no other succeeds": {
      ...watchUnread(UNAVAILABLE, { timeout: "2m" }),
      log: /theirs\S* was BUILDING, then the control plane failed \(503\) until the timeout/,
    },
  },
  "superseded; sent 0, ours 0; follows another's": {
    "does not switch to a newer revision": {
      inputs: LATEST,
      arrange: (service) => {
        deployForeign(service, buildThen("DEPLOYED"));
        deployForeignAt(5, buildThen("DEPLOYED"))(service);
      },
    },
    "reports that a newer revision serves already": watchById([DEPLOYED, DEPLOYED]),
  },
  "unhealthy; sent 0, ours 0; follows another's, serves": {
    "checks a revision that is already active": {
      deployment: withImage("registry.example/a:answers-never"),
      inputs: { ...LATEST, smoke_test_url: "auto" },
    },
  },
  "planned; sent 0, ours 0; follows another's": {
    "reads its revision in a dry run, but does not watch it": {
      ...watchById([script(["BUILDING", 0])], { inputs: { dry_run: "true" } }),
      log: /: theirs@\S+ is BUILDING\. It is not watched \(dry_run\)\./,
    },
  },
  "rejected; sent 0, ours 0": {
    "is rejected if the deployment has no such revision": {
      inputs: { image_uri: "", revision_id: UNKNOWN_ID },
      log: /no revision has this revision_id/,
    },
  },
};

async function watch(scenario: DeployScenario) {
  const result = await play({ action: "deploy", ...scenario });
  expect(result.outputs.revision_created).toBe("false");
  return result;
}

describeEnds({ revision_id: ENDS }, { deploy: watch });
