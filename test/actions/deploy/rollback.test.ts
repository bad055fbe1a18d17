import { expect, it } from "vitest";
import type { Script, ScriptName } from "../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { rollbackPatch } from "../../../src/actions/deploy/rollback.ts";
import {
  directoryWith,
  OPEN_HANDLER,
  PROTECTED_AGENT,
  UNPROTECTED_AGENT,
  withHandler,
} from "../../harness/agent/agents.ts";
import {
  type Fault,
  faultAt,
  foreignDeploy,
  LOST_REQUEST,
  onPatch,
  rateLimitedFor,
  requestNumbers,
  SECOND,
  script,
  staleRead,
  status,
  UNAVAILABLE,
  withFault,
  withImage,
} from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { messagesOf, patchesOf } from "../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../scenarios/scenario.ts";
import { describeEnds, type ScenariosByEnd, type ScenarioWithLog } from "./apply/ends.ts";

const FAILED_ROLLOUT = script(["QUEUED", 0], ["DEPLOY_FAILED", 1]);
const DEPLOYED_ROLLOUT = script(["QUEUED", 0], ["DEPLOYED", 1]);
const DOCKER = { source: "external_docker", source_config: {} };
const GITHUB = { source: "github", source_config: {} };
const DIGEST = `sha256:${"a".repeat(64)}`;

const TAG = { repo_ref: "refs/tags/v1" };
const TAG_AND_PATH = { ...TAG, graph_config_path: "graph.json" };

it.each([
  [
    GITHUB,
    TAG_AND_PATH,
    { repo_ref: "main", graph_config_path: "other.json" },
    { source_revision_config: TAG_AND_PATH },
  ],
  [
    { ...GITHUB, source_config: { build_on_push: true } },
    TAG,
    { repo_ref: "main" },
    { source_revision_config: TAG, source_config: { build_on_push: false } },
  ],
  [GITHUB, TAG, TAG, /same tag/],
  [GITHUB, { image_uri: "built.example/a:1" }, {}, /no tag/],
  [DOCKER, { image_uri: "a:1" }, { image_uri: "a:1" }, /same image/],
  [DOCKER, { image_uri: `a:run-1@${DIGEST}` }, { image_uri: `a:run-2@${DIGEST}` }, /same image/],
  [DOCKER, {}, { image_uri: "a:1" }, /no image/],
])("rollbackPatch of %o, %o and %o returns %o", (deployment, content, failedContent, expected) => {
  const patch = rollbackPatch(deployment, content, failedContent);
  expect(patch).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
});

/** The timeline of a revision that is DEPLOYED for a while before it serves. */
const delayedTimeline = (deployed_s: number, serves_s: number): Script => [
  ...script(["DEPLOYING", 0]),
  { status: "DEPLOYED", after_ms: deployed_s * SECOND, inactive: true },
  ...script(["DEPLOYED", serves_s]),
];
/** Sets the timelines of the next revisions, and faults. */
const withTimelines =
  (timelines: (Script | ScriptName)[], ...plans: FaultPlan[]) =>
  ({ emulator }: Service) => {
    emulator.store.nextScripts.push(...timelines);
    emulator.faults.add(...plans);
  };
const failOnce = (...plans: FaultPlan[]) => withTimelines([FAILED_ROLLOUT], ...plans);
/** The change fails; its rollback succeeds. */
const failThenDeploy = (...plans: FaultPlan[]) =>
  withTimelines([FAILED_ROLLOUT, DEPLOYED_ROLLOUT], ...plans);
/** Adds a revision of another client, before the step starts. */
const withRevision =
  (content: object, timeline: Script, arrangeRest: (service: Service) => unknown) =>
  (service: Service) => {
    service.emulator.store.addRevision(service.deploymentId, { ...content, script: timeline });
    return arrangeRest(service);
  };
const AGENT_9 = withImage("agent:9");

/** Reads of the revision, from the second one on, fail until the timeout. */
const failReadsUntilTimeout = ({ emulator, clock }: Service) => {
  emulator.faults.add(faultAt("revision", UNAVAILABLE, requestNumbers(2, 101)));
  clock.at(120 * SECOND + 1, () => emulator.faults.clear());
};
const deployForeignWhileRateLimited = ({ emulator, deploymentId, clock }: Service) => {
  emulator.faults.add(onPatch(rateLimitedFor(60)));
  clock.at(SECOND, () => emulator.store.addRevision(deploymentId, AGENT_9));
};
/** The second read of the deployment after the failure is stale. */
const failWithStaleRead = (service: Service) => {
  const slowFailure = script(["QUEUED", 0], ["DEPLOYING", 10], ["DEPLOY_FAILED", 60]);
  withTimelines([slowFailure, DEPLOYED_ROLLOUT])(service);
  service.clock.at(61 * SECOND, () => service.emulator.faults.add(staleRead(2, 9)));
};

const AGENT = { agent: { directory: directoryWith(UNPROTECTED_AGENT) } };
const SMOKE_TESTED = { image_uri: "agent:answers-never", smoke_test_url: "auto" };
const BUILT_TAG = { source_revision_config: { ...TAG, image_uri: "built.example/v1" } };
const GIT_V2 = { source: "github", inputs: { image_uri: "", repo_ref: "refs/tags/v2" } } as const;
const UNPROTECTED_DEPLOY = {
  agent: {
    directory: directoryWith(PROTECTED_AGENT),
    directories: { "agent:open": directoryWith(withHandler(OPEN_HANDLER)) },
  },
  inputs: ({ emulator, deploymentId }: Service) => ({
    image_uri: "agent:open",
    rollback_on_failure: "true",
    auth_check_url: `${emulator.url}/agents/${deploymentId}/threads`,
  }),
};

/** The outcome, what was sent, and what serves at the end. */
function summaryOf(result: PlayResult): string {
  const contents = patchesOf(result).map(({ body }) => {
    const content = Object(Reflect.get(Object(body), "source_revision_config"));
    return Object.values(content).join(" and ");
  });
  const suffix = result.outputs.rolled_back === "true" ? ", rolled back" : "";
  const end = `${result.outcome}${suffix}; sent ${contents.join(", ")}; serves ${result.servedContent}`;
  return end.replaceAll("registry.example/", "");
}

const ROLLED_BACK = "failed, rolled back; sent agent:2, agent:1; serves agent:1";
const NOT_ROLLED_BACK = "failed; sent agent:2, agent:1; serves agent:1";
const UNHEALTHY_RESTORED = "unhealthy, rolled back; sent agent:2, agent:9; serves agent:9";
const LOST_ROLLBACK = onPatch(LOST_REQUEST, 2);
const CLOSED_PORT = { smoke_test_url: "http://127.0.0.1:9" };
/** The second change, which is the rollback, is refused. */
const refuseRollback = (fault: Fault, reason: string): ScenarioWithLog => ({
  arrange: failOnce(onPatch(fault, 2)),
  log: new RegExp(`Not rolled back: the change was refused \\(status ${reason}\\)\\.`),
});
/** The revision serves by the timeout. */
const servedInTime = (checks: Record<string, string>): ScenarioWithLog => ({
  ...AGENT,
  inputs: { timeout: "2m", ...checks },
  arrange: failReadsUntilTimeout,
  log: /Not rolled back: the new revision serves\./,
});

const ENDS: ScenariosByEnd = {
  [ROLLED_BACK]: {
    "restores the previous image, and reports only the rollback and what serves": {
      arrange: failThenDeploy(),
      log: /The rollback took \S+ \(revision \w{8}\)\. Serving: agent:1\.\n/,
    },
    "says what it has not rolled back": {
      inputs: { secrets: "KEY=canary-value", resource_spec: "cpu: 2" },
      arrange: failThenDeploy(),
      log: /rolled back to agent:1\. [\s\S]* \(revision \S+\)\. Not rolled back: resource_spec, secrets\./,
    },
    "says what serves, also if verify_active is false": {
      inputs: { verify_active: "false" },
      arrange: failThenDeploy(),
      log: /The rollback took \S+ \(revision \S+\)\. Serving: agent:1\.\n/,
    },
    "warns of another client's deploy that the rollback may have overwritten": {
      arrange: withTimelines(
        [FAILED_ROLLOUT, DEPLOYED_ROLLOUT, DEPLOYED_ROLLOUT],
        foreignDeploy({}, "before", 2),
      ),
      log: /may have overwritten revisions that appeared after the step had read the deployment/,
    },
    "rolls back despite one stale read": {
      missingOperations: ["revisions"],
      arrange: failWithStaleRead,
    },
  },
  [NOT_ROLLED_BACK]: {
    "says that the rollback failed, too": {
      script: FAILED_ROLLOUT,
      log: /the rollback failed\. [\s\S]*The rollback to agent:1 \(revision .*\) failed/,
    },
    "reports that a rollback was sent, and that its end is not known": {
      // The first five reads are of the failed revision and of the one before it.
      arrange: failThenDeploy(faultAt("revision", status(401), requestNumbers(6, 95))),
      log: /; the end of the rollback is not known[\s\S]*How the rollback \(revision \w{8}\) ended is not known: /,
    },
    "says that its end is not known, and what serves, if reads fail until its timeout": {
      inputs: { timeout: "2m" },
      arrange: failThenDeploy(faultAt("revision", UNAVAILABLE, requestNumbers(6, 95))),
      log: /ended is not known: the reading failed \(status 503: Service Unavailable\)\. Serving: /,
    },
    "says that it is not known whether the rollback's PATCH was applied": {
      inputs: { on_ambiguous: "fail" },
      arrange: failOnce(LOST_ROLLBACK),
      log: /It is not known whether the rollback was applied: /,
    },
    "says that nothing was rolled back if the rollback was rate-limited": {
      arrange: failOnce(onPatch(rateLimitedFor(3_600), 2)),
      log: /Not rolled back: the change failed \(status 429, asks to wait 3600 s: Too Many Requests\)/,
    },
    "reports status and reason of a refused rollback, but not its request line": refuseRollback(
      status(403, "change freeze"),
      "403: change freeze",
    ),
    "reports the status of a rollback that a proxy refused": refuseRollback(
      { kind: "html", status: 407 },
      "407",
    ),
  },
  "failed; sent agent:2, agent:1; serves agent:9": {
    "says what serves after another client's deploy and a lost rollback request": {
      arrange: failThenDeploy(foreignDeploy(AGENT_9, "before", 2), LOST_ROLLBACK),
      log: /It is not known whether the rollback was applied: [\s\S]* Serving: agent:9\.\n/,
    },
  },
  "timed_out; sent agent:2; serves agent:2": {
    "rolls nothing back after a timeout if the revision serves by then": servedInTime({}),
    "rolls nothing back after a timeout if the revision serves, but its smoke test did not run":
      servedInTime({ smoke_test_url: "auto" }),
  },
  "failed, rolled back; sent agent:2, agent:9; serves agent:9": {
    "restores another client's revision that became active during the rollout": {
      arrange: withRevision(AGENT_9, script(["DEPLOYING", 0], ["DEPLOYED", 1]), failThenDeploy()),
    },
    "restores another client's deploy that is DEPLOYED, and about to serve": {
      arrange: withRevision(AGENT_9, delayedTimeline(0, 40), failThenDeploy()),
    },
    "restores another client's deploy if only the first read was stale": {
      arrange: withRevision(AGENT_9, script(["DEPLOYED", 0]), failThenDeploy(staleRead(1))),
    },
  },
  [UNHEALTHY_RESTORED]: {
    "restores another client's deploy after a failed check, too": {
      inputs: CLOSED_PORT,
      arrange: withRevision(
        AGENT_9,
        script(["DEPLOYING", 0], ["DEPLOYED", 4]),
        withTimelines([script(["DEPLOYING", 0], ["DEPLOYED", 9]), DEPLOYED_ROLLOUT]),
      ),
    },
    "restores a revision that serves only after the wait of wait_for_idle has ended": {
      inputs: { ...CLOSED_PORT, wait_for_idle: "true", poll_interval: "1s" },
      arrange: withRevision(
        AGENT_9,
        delayedTimeline(1.5, 4.5),
        withTimelines([script(["DEPLOYING", 0], ["DEPLOYED", 300]), DEPLOYED_ROLLOUT]),
      ),
    },
  },
  "failed, rolled back; sent agent:2, agent:2, agent:1; serves agent:1": {
    "does not restore a revision that was DEPLOYED for minutes, but never served": {
      arrange: withRevision(
        AGENT_9,
        delayedTimeline(0, 9_999),
        failThenDeploy(onPatch(rateLimitedFor(90))),
      ),
    },
  },
  "unhealthy, rolled back; sent agent:answers-never, agent:answers-never, agent:9; serves agent:9":
    {
      "restores what another client deployed while the change was rate-limited": {
        ...AGENT,
        inputs: SMOKE_TESTED,
        arrange: deployForeignWhileRateLimited,
      },
    },
  "failed, rolled back; sent agent:1; serves agent:1": {
    "rolls back a revision that an earlier attempt of the run created": {
      run: { attempt: 2 },
      inputs: { image_uri: `agent@${DIGEST}` },
      arrange: withRevision(
        withImage(`agent@${DIGEST}`),
        FAILED_ROLLOUT,
        withTimelines([DEPLOYED_ROLLOUT]),
      ),
    },
  },
  "failed, rolled back; sent refs/tags/v2, refs/tags/v1; serves built.example/v1": {
    "sends the ref of a github deployment, not the image built from it": {
      ...GIT_V2,
      arrange: withRevision(BUILT_TAG, script(["DEPLOYED", 0]), failThenDeploy()),
    },
  },
  "failed; sent refs/tags/v2; serves main": {
    "cannot roll back to a branch": { ...GIT_V2, script: FAILED_ROLLOUT, log: /main is not a tag/ },
  },
  "failed; sent agent:2; serves agent:1": {
    "sends no rollback if another client has deployed after the change": {
      script: FAILED_ROLLOUT,
      ...withFault("revision", { kind: "foreign_deploy" }, 2),
      log: /someone else has deployed since/,
    },
  },
  "unprotected, rolled back; sent agent:open, agent:1; serves agent:1": {
    "rolls back an unprotected revision": {
      ...UNPROTECTED_DEPLOY,
      log: /Nobody was refused: without a credential.*\. The rollback took /,
    },
  },
};

/** Deploys with `rollback_on_failure`. */
async function deploy({ inputs, ...scenario }: DeployScenario) {
  const defaults = { image_uri: "registry.example/agent:2", rollback_on_failure: "true" };
  const allInputs = typeof inputs === "function" ? inputs : { ...defaults, ...inputs };
  const result = await play({ action: "deploy", ...scenario, inputs: allInputs });
  expect(result.outputs.active_revision_id).toBe(result.activeId);
  if (result.outputs.rolled_back === "true")
    expect(messagesOf(result)).not.toMatch(/Not rolled back: (?!resource_spec, secrets\.)/);
  return result;
}

describeEnds({ rollback_on_failure: ENDS }, { deploy, summarize: summaryOf });

it("rollback_on_failure repeats the checks after a rollback of an unhealthy revision", async () => {
  const result = await deploy({ ...AGENT, inputs: SMOKE_TESTED });
  const end = "unhealthy, rolled back; sent agent:answers-never, agent:1; serves agent:1";
  expect(summaryOf(result)).toBe(end);
  const probes = result.requests.filter(({ operation }) => operation === "agent");
  expect(probes.slice(-2).map(({ status: code }) => code)).toEqual([200, 200]);
  expect(result.outputs.active_revision_id).toBe(result.outputs.rollback_revision_id);
});
