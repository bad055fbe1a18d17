import type { Script } from "../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { directoryWith, UNPROTECTED_AGENT } from "../../harness/agent/agents.ts";
import { isRevisionList, rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { imageOf, OUR_IMAGE } from "../../harness/virtual-service.ts";
import {
  faultAt,
  requestsFrom,
  SECOND,
  script,
  staleRead,
  status,
  withFaults,
  withImage,
} from "../../scenarios/faults.ts";
import type { PlayResult } from "../../scenarios/play.ts";
import { patchesOf, summaryOfDeploy } from "../../scenarios/results.ts";
import type { Service } from "../../scenarios/scenario.ts";
import { describeEnds, type ScenariosByEnd } from "./apply/ends.ts";

const SLOW_ROLLOUT = script(["QUEUED", 0], ["DEPLOYING", 10], ["DEPLOYED", 20]);
/** The nth read of the deployment is stale: the revision of `SLOW_ROLLOUT` is not active yet. */
const inactiveAt = (nth: number) =>
  withFaults(faultAt("get", { kind: "stale_read", ms: 19 * SECOND }, nth));
const DEPLOYED_AT_ONCE = script(["DEPLOYED", 0]);
const LONG_BUILD = script(["BUILDING", 0], ["DEPLOYED", 120]);
const notFound = (path: string, nth: number[], detail: string) =>
  faultAt(path, status(404, detail), nth);

/** A revision that another client, or an earlier attempt, created before the step. */
const withRevision =
  (timeline: Script, image_uri = imageOf("mid"), ...plans: FaultPlan[]) =>
  ({ emulator, deploymentId }: Service) => {
    emulator.store.addRevision(deploymentId, { ...withImage(image_uri), script: timeline });
    emulator.faults.add(...plans);
  };
const withLongBuild = (...plans: FaultPlan[]) => withRevision(LONG_BUILD, undefined, ...plans);
const waitForIdle = (...plans: FaultPlan[]) => ({ inputs: IDLE, arrange: withLongBuild(...plans) });

/** Rewrites the list of revisions: the oldest has the latest `created_at`. */
const misdatedList = () =>
  rewritingDispatcher((body, request) => {
    if (!isRevisionList(request)) return body;
    const oldest = { ...body.resources.at(-1), created_at: "2026-01-10T00:10:00Z" };
    return { ...body, resources: body.resources.with(-1, oldest) };
  });

const deployedAt = (at_s: number) =>
  `deployed; sent 1, ours 1; follows ours 1, serves; at ${at_s} s`;
const IDLE = { wait_for_idle: "true" };
const SKIP = { skip_unchanged: "true" };
const DIGEST = `@sha256:${"a".repeat(64)}`;
const WAS_DELETED = /^(?![\s\S]*(is wrong|Still serving))[\s\S]*was deleted meanwhile/;

/** The result, and when each change was sent. */
const summaryWithTimes = (result: PlayResult) => {
  const times = patchesOf(result).map(({ atMs }) => `; at ${Math.round(atMs / SECOND)} s`);
  return summaryOfDeploy(result) + times.join("");
};

const CASES: Record<string, ScenariosByEnd> = {
  wait_for_idle: {
    [deployedAt(128)]: {
      "waits until another client's revision has ended": {
        ...waitForIdle(),
        log: /waiting for revision \S+, which is BUILDING/,
      },
    },
    [deployedAt(130)]: {
      "waits for a new revision that a replica does not know yet": waitForIdle(
        notFound("revision", [1], "no"),
      ),
      "keeps waiting despite stale reads, with a list of revisions": waitForIdle(staleRead([1, 2])),
      "keeps waiting despite stale reads, without a list of revisions": {
        ...waitForIdle(staleRead([1, 2])),
        missingOperations: ["revisions"],
      },
    },
    [deployedAt(3)]: {
      "waits for the latest_revision_id of the deployment, not for the newest by created_at": {
        inputs: IDLE,
        dispatcher: misdatedList(),
        arrange: withRevision(DEPLOYED_AT_ONCE),
      },
    },
    "rejected; sent 0, ours 0": {
      "reports that the deployment is gone, not that its id is wrong": {
        ...waitForIdle(notFound("get", requestsFrom(5), "Deployment not found")),
        log: WAS_DELETED,
      },
    },
    "timed_out; sent 1, ours 1; follows ours 1; at 128 s": {
      "counts towards the timeout": {
        script: "stuck",
        inputs: { ...IDLE, timeout: "10m" },
        arrange: withLongBuild(),
        log: /10m/,
      },
    },
    "timed_out; sent 0, ours 0": {
      "names the revision that blocks at the deadline": {
        inputs: { ...IDLE, timeout: "5m" },
        arrange: (service) => {
          const { emulator, deploymentId, clock } = service;
          withLongBuild()(service);
          const busy = { ...withImage("agent:later"), script: "stuck" as const };
          clock.at(60 * SECOND, () => emulator.store.addRevision(deploymentId, busy));
        },
        log: /\(agent:later\)/,
      },
    },
  },
  "a read of the deployment": {
    [deployedAt(0)]: {
      "that is stale does not make the step report a sent secret as missing": {
        deployment: { secrets: [{ name: "OLD", value: "value-of-old" }] },
        inputs: { secrets: "TOKEN=value-of-token", secrets_mode: "replace" },
        ...withFaults(staleRead(4)),
        log: /^(?!.*missing now)/s,
      },
      "that is stale after the takeover does not make it unknown which revision serves": {
        ...{ script: SLOW_ROLLOUT, log: /^(?![\s\S]*(not serve|Still serving))/, ...inactiveAt(5) },
        inputs: { image_uri: "", secrets: "TOKEN=value-of-token", secrets_mode: "merge" },
      },
      "that is stale after the checks does not make it unknown which revision serves": {
        ...{ script: SLOW_ROLLOUT, log: /^(?![\s\S]*(not serve|Still serving))/, ...inactiveAt(4) },
        agent: { directory: directoryWith(UNPROTECTED_AGENT) },
        inputs: { smoke_test_url: "auto" },
      },
      "that shows the same digest does not prevent a re-run from sending a setting": {
        run: { attempt: 2 },
        inputs: { custom_url: "https://new.example" },
        arrange: withRevision(DEPLOYED_AT_ONCE, OUR_IMAGE),
      },
    },
    [deployedAt(1)]: {
      "that still shows the previous image lets a re-run send its change again": {
        run: { attempt: 2 },
        arrange: async (service) => {
          await service.clock.sleep(SECOND);
          withRevision(SLOW_ROLLOUT, OUR_IMAGE, staleRead(1))(service);
        },
      },
      "that alone shows the change as applied does not make the step skip it": {
        inputs: SKIP,
        arrange: (service) => {
          withRevision(DEPLOYED_AT_ONCE, OUR_IMAGE)(service);
          withRevision(DEPLOYED_AT_ONCE, undefined, staleRead(1))(service);
        },
      },
    },
    "unchanged; sent 0, ours 0; follows another's, serves": {
      "that shows another tag of the same digest lets the step skip the image": {
        inputs: { ...SKIP, image_uri: `registry.example/agent:run-2${DIGEST}` },
        arrange: withRevision(DEPLOYED_AT_ONCE, `registry.example/agent:run-1${DIGEST}`),
      },
    },
    "error; sent 1, ours 1; follows ours 1; at 0 s": {
      "that returns 404 after others succeeded is not reported as a wrong id": {
        script: "slow",
        arrange: ({ emulator, clock }) =>
          clock.at(20 * SECOND, () =>
            emulator.faults.add({ fault: status(404, "Deployment not found") }),
          ),
        log: WAS_DELETED,
      },
    },
  },
};

describeEnds(CASES, { summarize: summaryWithTimes });
