import { describe, expect, it } from "vitest";
import type { Script } from "../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { isRevisionList, rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { imageOf, OUR_IMAGE } from "../../harness/virtual-service.ts";
import {
  faultAt,
  requestsFrom,
  SECOND,
  script,
  staleRead,
  status,
  withImage,
} from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { messagesOf, patchesOf, type Row, summaryOfDeploy } from "../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const SLOW_ROLLOUT = script(["QUEUED", 0], ["DEPLOYING", 10], ["DEPLOYED", 20]);
const DEPLOYED_AT_ONCE = script(["DEPLOYED", 0]);
const LONG_BUILD = script(["BUILDING", 0], ["DEPLOYED", 120]);
const notFound = (path: string, nth: number[], detail: string) =>
  faultAt(path, status(404, detail), nth);

/** A revision that another client, or an earlier attempt, has created before. */
const withRevision =
  (timeline: Script, image_uri = imageOf("mid"), ...plans: FaultPlan[]) =>
  ({ emulator, deploymentId }: Service) => {
    const change = { ...withImage(image_uri), script: timeline };
    const { id } = emulator.store.addRevision(deploymentId, change);
    emulator.faults.add(...plans);
    return id;
  };
const withLongBuild = (...plans: FaultPlan[]) => withRevision(LONG_BUILD, undefined, ...plans);
const attachTo = (timeline: Script, ...plans: FaultPlan[]) => ({
  inputs: (service: Service) => ({
    image_uri: "",
    revision_id: withRevision(timeline, undefined, ...plans)(service),
  }),
});

/** Rewrites the list of revisions: the oldest has the latest `created_at`. */
const misdatedList = () =>
  rewritingDispatcher((body, request) => {
    if (!isRevisionList(request)) return body;
    const oldest = { ...body.resources.at(-1), created_at: "2026-01-10T00:10:00Z" };
    return { ...body, resources: body.resources.with(-1, oldest) };
  });

const ATTACHED = "deployed; sent 0, ours 0; follows another's, serves";
const IDLE = { wait_for_idle: "true" };
const SKIP = { skip_unchanged: "true" };
const DIGEST = `@sha256:${"a".repeat(64)}`;
const UNKNOWN_ID = "1e0bf508-9bb2-46f3-87d9-d90a73be68ae";
const WAS_DELETED = /^(?![\s\S]*(is wrong|Still serving))[\s\S]*was deleted meanwhile/;

/** The result, and when each change was sent. */
const summaryWithTimes = (result: PlayResult) => {
  const times = patchesOf(result).map(({ atMs }) => `; at ${Math.round(atMs / SECOND)} s`);
  return summaryOfDeploy(result) + times.join("");
};

const withAndWithoutList = (name: string, scenario: DeployScenario, end: string): Row[] => [
  [`${name}, with a list`, scenario, end],
  [`${name}, without`, { ...scenario, without: ["revisions"] }, end],
];

const CASES: Record<string, Row[]> = {
  attaching: [
    ...withAndWithoutList(
      "is not superseded by the previous revision",
      attachTo(script(["DEPLOYING", 0], ["DEPLOYED", 200]), staleRead([1, 2, 3])),
      ATTACHED,
    ),
    ...withAndWithoutList(
      "survives stale reads after DEPLOYED",
      attachTo(script(["DEPLOYING", 0], ["DEPLOYED", 20]), staleRead([2, 3])),
      ATTACHED,
    ),
    [
      "waits for a new revision that a replica does not know yet",
      attachTo(SLOW_ROLLOUT, notFound("revision", [1, 2], "Revision not found")),
      ATTACHED,
    ],
    [
      "is rejected if the deployment has no such revision",
      { inputs: { image_uri: "", revision_id: UNKNOWN_ID } },
      "rejected; sent 0, ours 0",
      /no revision has this revision_id/,
    ],
  ],
  wait_for_idle: [
    [
      "waits until another client's revision has ended",
      { inputs: IDLE, arrange: withLongBuild() },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 128 s",
      /waiting until revision \S+ has finished \(BUILDING\)/,
    ],
    [
      "waits for a new revision that a replica does not know yet",
      { inputs: IDLE, arrange: withLongBuild(notFound("revision", [1], "no")) },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 130 s",
    ],
    ...withAndWithoutList(
      "does not end the wait after one stale read",
      { inputs: IDLE, arrange: withLongBuild(staleRead([1, 2])) },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 130 s",
    ),
    [
      "waits for the latest_revision_id of the deployment, not for the newest by created_at",
      { inputs: IDLE, dispatcher: misdatedList(), arrange: withRevision(DEPLOYED_AT_ONCE) },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 3 s",
    ],
    [
      "reports that the deployment is gone, not that its id is wrong",
      {
        inputs: IDLE,
        arrange: withLongBuild(notFound("get", requestsFrom(5), "Deployment not found")),
      },
      "rejected; sent 0, ours 0",
      WAS_DELETED,
    ],
    [
      "counts towards the timeout",
      { script: "stuck", inputs: { ...IDLE, timeout: "10m" }, arrange: withLongBuild() },
      "timed_out; sent 1, ours 1; follows ours 1; at 128 s",
      /10m/,
    ],
    [
      "names the revision that blocks at the deadline",
      {
        inputs: { ...IDLE, timeout: "5m" },
        arrange: (service) => {
          const { emulator, deploymentId, clock } = service;
          withLongBuild()(service);
          const busy = { ...withImage("agent:later"), script: "stuck" as const };
          clock.at(60 * SECOND, () => emulator.store.addRevision(deploymentId, busy));
        },
      },
      "timed_out; sent 0, ours 0",
      /\(agent:later\)/,
    ],
    [
      "changes nothing if the wait exceeds the timeout",
      { inputs: { ...IDLE, timeout: "1m" }, arrange: withLongBuild() },
      "timed_out; sent 0, ours 0",
    ],
  ],
  "a stale read": [
    [
      "is not reported as a wrong id if a deployment that was read before returns 404",
      {
        script: "slow",
        arrange: ({ emulator, clock }) =>
          clock.at(20 * SECOND, () =>
            emulator.faults.add({ fault: status(404, "Deployment not found") }),
          ),
      },
      "error; sent 1, ours 1; follows ours 1; at 0 s",
      WAS_DELETED,
    ],
    [
      "does not make the step report a secret as missing that it sent",
      {
        deployment: { secrets: [{ name: "OLD", value: "value-of-old" }] },
        inputs: { secrets: "TOKEN=value-of-token", secrets_mode: "replace" },
        arrange: ({ emulator }) => emulator.faults.add(staleRead(4)),
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 0 s",
      /^(?!.*missing now)/s,
    ],
    [
      "lets a re-run send its change again if the deployment shows the previous image",
      {
        run: { attempt: 2 },
        arrange: async (service) => {
          await service.clock.sleep(SECOND);
          withRevision(SLOW_ROLLOUT, OUR_IMAGE, staleRead(1))(service);
        },
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 1 s",
    ],
    [
      "does not prevent a re-run from sending a setting if the same digest runs already",
      {
        run: { attempt: 2 },
        inputs: { custom_url: "https://new.example" },
        arrange: withRevision(DEPLOYED_AT_ONCE, OUR_IMAGE),
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 0 s",
    ],
    [
      "does not skip a change that only the first read shows as applied",
      {
        inputs: SKIP,
        arrange: (service) => {
          withRevision(DEPLOYED_AT_ONCE, OUR_IMAGE)(service);
          withRevision(DEPLOYED_AT_ONCE, undefined, staleRead(1))(service);
        },
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 1 s",
    ],
    [
      "does not prevent skipping an image with another tag of the same digest",
      {
        inputs: { ...SKIP, image_uri: `registry.example/agent:run-2${DIGEST}` },
        arrange: withRevision(DEPLOYED_AT_ONCE, `registry.example/agent:run-1${DIGEST}`),
      },
      "unchanged; sent 0, ours 0; follows another's, serves",
    ],
  ],
};

describe.each(Object.entries(CASES))("%s", (_, rows) => {
  it.each(rows)("%s", async (_name, scenario, end, expectedLog = /^/) => {
    const result = await play({ action: "deploy", ...scenario });
    expect(summaryWithTimes(result)).toBe(end);
    expect(messagesOf(result)).toMatch(expectedLog);
  });
});
