import { describe, expect, it } from "vitest";
import type { Script } from "../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { isRevisionList, rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { imageOf, OUR_IMAGE } from "../../harness/virtual-service.ts";
import { messagesOf, patchesOf, type Row, summaryOfDeploy } from "../../scenarios/ends.ts";
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
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";

const GOOD = script(["QUEUED", 0], ["DEPLOYING", 10], ["DEPLOYED", 20]);
const DONE = script(["DEPLOYED", 0]);
const BUSY = script(["BUILDING", 0], ["DEPLOYED", 120]);
const unknown = (path: string, nth: number[], detail: string) =>
  faultAt(path, status(404, detail), nth);

/** A revision that another client, or an earlier attempt, has created before. */
const withRevision =
  (timeline: Script, image_uri = imageOf("mid"), ...plans: FaultPlan[]) =>
  ({ emulator, deploymentId }: Service) => {
    const { id } = emulator.store.addRevision(deploymentId, {
      ...withImage(image_uri),
      script: timeline,
    });
    emulator.faults.add(...plans);
    return id;
  };
const attached = (timeline: Script, ...plans: FaultPlan[]) => ({
  inputs: (service: Service) => ({
    image_uri: "",
    revision_id: withRevision(timeline, undefined, ...plans)(service),
  }),
});

/** The service dates the oldest revision after the others. */
const disordered = () =>
  rewritingDispatcher((body, request) => {
    if (!isRevisionList(request)) return body;
    const oldest = { ...body.resources.at(-1), created_at: "2026-01-10T00:10:00Z" };
    return { ...body, resources: body.resources.with(-1, oldest) };
  });

const IDLE = { wait_for_idle: "true" };
const SKIP = { skip_unchanged: "true" };
const DIGEST = `@sha256:${"a".repeat(64)}`;
const ABSENT = "1e0bf508-9bb2-46f3-87d9-d90a73be68ae";
const DELETED = /^(?![\s\S]*(is wrong|Still serving))[\s\S]*was deleted meanwhile/;

/** When a change was sent, and how the step ended. */
const timesOf = (result: PlayResult) => {
  const seconds = patchesOf(result).map(({ atMs }) => Math.round(atMs / SECOND));
  return `${summaryOfDeploy(result)}${seconds.length === 0 ? "" : `; at ${seconds.join(", ")} s`}`;
};

const bothWays = (name: string, scenario: DeployScenario, end: string): Row[] => [
  [`${name}, with a list`, scenario, end],
  [`${name}, without`, { ...scenario, without: ["revisions"] }, end],
];

const ENDS: Record<string, Row[]> = {
  attaching: [
    ...bothWays(
      "is not superseded by the previous revision",
      attached(script(["DEPLOYING", 0], ["DEPLOYED", 200]), staleRead([1, 2, 3])),
      "deployed; sent 0, ours 0; follows another's, serves",
    ),
    ...bothWays(
      "survives stale reads after DEPLOYED",
      attached(script(["DEPLOYING", 0], ["DEPLOYED", 20]), staleRead([2, 3])),
      "deployed; sent 0, ours 0; follows another's, serves",
    ),
    [
      "waits for a new revision that a replica does not know yet",
      attached(GOOD, unknown("revision", [1, 2], "Revision not found")),
      "deployed; sent 0, ours 0; follows another's, serves",
    ],
    [
      "is rejected if the deployment has no such revision",
      { inputs: { image_uri: "", revision_id: ABSENT } },
      "rejected; sent 0, ours 0",
      /no revision has this revision_id/,
    ],
  ],
  wait_for_idle: [
    [
      "waits until another client's revision has ended",
      { inputs: IDLE, arrange: withRevision(BUSY) },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 128 s",
      /waiting until revision \S+ has finished \(BUILDING\)/,
    ],
    [
      "waits for a new revision that a replica does not know yet",
      { inputs: IDLE, arrange: withRevision(BUSY, undefined, unknown("revision", [1], "no")) },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 130 s",
    ],
    ...bothWays(
      "does not end the wait after one stale read",
      { inputs: IDLE, arrange: withRevision(BUSY, undefined, staleRead([1, 2])) },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 130 s",
    ),
    [
      "takes the latest_revision_id of the deployment for the latest, not the times of a list",
      { inputs: IDLE, dispatcher: disordered(), arrange: withRevision(DONE) },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 3 s",
    ],
    [
      "reports that the deployment is gone, not that its id is wrong",
      {
        inputs: IDLE,
        arrange: withRevision(
          BUSY,
          undefined,
          unknown("get", requestsFrom(5), "Deployment not found"),
        ),
      },
      "rejected; sent 0, ours 0",
      DELETED,
    ],
    [
      "counts towards the timeout",
      { script: "stuck", inputs: { ...IDLE, timeout: "10m" }, arrange: withRevision(BUSY) },
      "timed_out; sent 1, ours 1; follows ours 1; at 128 s",
      /10m/,
    ],
    [
      "names the revision that blocks at the deadline",
      {
        inputs: { ...IDLE, timeout: "5m" },
        arrange: (service) => {
          const { emulator, deploymentId, clock } = service;
          withRevision(BUSY)(service);
          const busy = { ...withImage("agent:later"), script: "stuck" as const };
          clock.at(60 * SECOND, () => emulator.store.addRevision(deploymentId, busy));
        },
      },
      "timed_out; sent 0, ours 0",
      /\(agent:later\)/,
    ],
    [
      "changes nothing if the wait exceeds the timeout",
      { inputs: { ...IDLE, timeout: "1m" }, arrange: withRevision(BUSY) },
      "timed_out; sent 0, ours 0",
    ],
  ],
  "a stale read": [
    [
      "does not report a wrong id if a deployment that was read before is gone",
      {
        script: "slow",
        arrange: ({ emulator, clock }) =>
          clock.at(20 * SECOND, () =>
            emulator.faults.add({ fault: status(404, "Deployment not found") }),
          ),
      },
      "error; sent 1, ours 1; follows ours 1; at 0 s",
      DELETED,
    ],
    [
      "does not report a secret as missing that was sent",
      {
        deployment: { secrets: [{ name: "OLD", value: "value-of-old" }] },
        inputs: { secrets: "TOKEN=value-of-token", secrets_mode: "replace" },
        arrange: ({ emulator }) => emulator.faults.add(staleRead(4)),
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 0 s",
      /^(?!.*missing now)/s,
    ],
    [
      "lets a re-run send its change again if the deployment does not show it",
      {
        run: { attempt: 2 },
        arrange: async (service) => {
          await service.clock.sleep(SECOND);
          withRevision(GOOD, OUR_IMAGE, staleRead(1))(service);
        },
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 1 s",
    ],
    [
      "does not keep a re-run from sending a setting, although the same digest runs already",
      {
        run: { attempt: 2 },
        inputs: { custom_url: "https://new.example" },
        arrange: withRevision(DONE, OUR_IMAGE),
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 0 s",
    ],
    [
      "does not skip a change that only the first read showed as applied",
      {
        inputs: SKIP,
        arrange: (service) => {
          withRevision(DONE, OUR_IMAGE)(service);
          withRevision(DONE, undefined, staleRead(1))(service);
        },
      },
      "deployed; sent 1, ours 1; follows ours 1, serves; at 1 s",
    ],
    [
      "does not matter for an image with another tag of the same digest",
      {
        inputs: { ...SKIP, image_uri: `registry.example/agent:run-2${DIGEST}` },
        arrange: withRevision(DONE, `registry.example/agent:run-1${DIGEST}`),
      },
      "unchanged; sent 0, ours 0; follows another's, serves",
    ],
  ],
};

describe.each(Object.entries(ENDS))("%s", (_, rows) => {
  it.each(rows)("%s", async (_name, scenario, end, expectedLog = /^/) => {
    const result = await play({ action: "deploy", ...scenario });
    expect(timesOf(result)).toBe(end);
    expect(messagesOf(result)).toMatch(expectedLog);
  });
});
