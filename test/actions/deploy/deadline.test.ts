import { expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { rewritingDispatcher } from "../../harness/rewriting-dispatcher.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import {
  faultAt,
  faults,
  LOST_REQUEST,
  lateCommit,
  onPatch,
  rateLimitedFor,
  requestNumbers,
  requestsFrom,
  SECOND,
  script,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
  withImage,
} from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { messagesOf, summaryOfDeploy } from "../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";
import { describeEnds, type ScenariosByEnd } from "./apply/ends.ts";

const RETRY_IN_AN_HOUR = { kind: "status", status: 503, retry_after: 3_600 } as const;
const waitForIdle = (...plans: FaultPlan[]) => ({
  inputs: { wait_for_idle: "true" },
  arrange: (service: Service) => {
    service.emulator.store.addRevision(service.deploymentId, withImage(imageOf("before")));
    faults(...plans)(service);
  },
});
/** Changes fail from just before the rollback on. */
const failRollback = ({ emulator, deploymentId, clock }: Service) => {
  const timeline = script(["DEPLOYED", 0]);
  emulator.store.addRevision(deploymentId, { ...withImage(imageOf("before")), script: timeline });
  clock.at(9 * SECOND, () => emulator.faults.add(faultAt("patch", UNAVAILABLE)));
};

/** The deployment shows no revision yet. */
const hideRevisions = () =>
  rewritingDispatcher((body) => ({ ...body, latest_revision_id: null, active_revision_id: null }));

const UNREAD_AT_TIMEOUT =
  /^agent: timed out, nothing was changed\. The timeout came before the change was sent; the last read failed \(status 503: [^)]*\)\.[\s\S]*Next step: run this again once that read succeeds/;
const LATE_READS = { match: { method: "GET", nth: requestsFrom(3) }, fault: UNAVAILABLE };

/** The ends of deploys with a timeout of 10 s, and the smallest of `LIMITS_S` that they keep to. */
const ENDS: ScenariosByEnd = {
  "error; sent 0, ours 0; within 10 s": {
    "if no request gets a response": withFaults({ fault: UNAVAILABLE }),
  },
  "error; sent 5, ours 0; within 10 s": {
    "if the change is rate-limited forever": withFault("patch", status(429)),
  },
  "error; sent 1, ours 0; within 10 s": {
    "if the change gets a Retry-After beyond it": withFault("patch", rateLimitedFor(3_600)),
  },
  "timed_out; sent 1, ours 1; follows ours 1, serves; within 10 s": {
    "if no poll gets a response": withFault("revision", UNAVAILABLE),
    "if polls get a Retry-After beyond it, and says why the last read failed": {
      ...withFault("revision", RETRY_IN_AN_HOUR, requestsFrom(2)),
      log: /Last seen QUEUED .*; the last read failed \(status 503, asks to wait 3600 s: Service Unavailable\)\./,
    },
  },
  "error; sent 1, ours 1; follows ours 1, serves; within 10 s": {
    "if no read shows which revision serves; the message says that its own may serve": {
      ...withFault("get", UNAVAILABLE, requestsFrom(3)),
      log: /Last seen DEPLOYED .* may serve, or still agent:1\./,
    },
  },
  "deployed; sent 1, ours 1; follows ours 1, serves; within 10 s": {
    "with one last read, although a Retry-After leads beyond it": withFaults(
      faultAt("revision", RETRY_IN_AN_HOUR, 1),
    ),
  },
  "timed_out; sent 0, ours 0; within 10 s": {
    "during wait_for_idle, too": waitForIdle(faultAt("revision", RETRY_IN_AN_HOUR, 1)),
    "during wait_for_idle, and names no revision if none was read": {
      ...waitForIdle(faultAt("get", UNAVAILABLE, requestsFrom(2))),
      dispatcher: hideRevisions(),
      log: UNREAD_AT_TIMEOUT,
    },
    "during wait_for_idle, and names no revision that could not be read": {
      ...waitForIdle(faultAt("revision", UNAVAILABLE)),
      log: UNREAD_AT_TIMEOUT,
    },
  },
  "error; sent 1, ours 0; within 100 s": {
    "except for the search for a lost change, which takes its window at most": withFaults(
      onPatch(LOST_REQUEST),
    ),
    "except for the search for a lost change, even if none of its reads gets a response":
      withFaults(onPatch(LOST_REQUEST), LATE_READS),
  },
  "timed_out; sent 1, ours 1; follows ours 1; within 100 s": {
    "except for one last read of the revision that the search finds": {
      ...withFaults(lateCommit(40)),
      log: /was still QUEUED after/,
    },
  },
  "timed_out; sent 2, ours 1; follows ours 1; within 100 s": {
    "except for a rollback, which has the same time again": {
      inputs: { rollback_on_failure: "true" },
      script: "stuck",
      arrange: failRollback,
      log: /It is not known whether the rollback was applied/,
    },
  },
};

const deployInTenSeconds = (scenario: DeployScenario) =>
  play({
    action: "deploy",
    script: script(["QUEUED", 0], ["DEPLOYED", 5]),
    ...scenario,
    inputs: { timeout: "10s", ...scenario.inputs },
  });

const LIMITS_S = [10, 100];
const summaryWithLimit = (result: PlayResult) => {
  const limit_s = LIMITS_S.find((limit) => result.elapsedMs <= limit * SECOND);
  return `${summaryOfDeploy(result)}; within ${limit_s} s`;
};

describeEnds(
  { "a deploy ends at its timeout": ENDS },
  { deploy: deployInTenSeconds, summarize: summaryWithLimit },
);

it("a deploy sends no change after its timeout", async () => {
  const { requests } = await deployInTenSeconds(withFaults({ fault: UNAVAILABLE }));
  const plan = { match: { nth: requestNumbers(1, requests.length - 1) }, fault: UNAVAILABLE };
  const result = await deployInTenSeconds(withFaults(plan));
  expect(summaryOfDeploy(result)).toBe("timed_out; sent 0, ours 0");
  expect(messagesOf(result)).toContain("The timeout came before the change was sent.");
});
