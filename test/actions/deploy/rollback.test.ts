import { describe, expect, it } from "vitest";
import type { Script, ScriptName } from "../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { rollbackPatch } from "../../../src/actions/deploy/rollback.ts";
import {
  directoryWith,
  OPEN_HANDLER,
  PROTECTED_AGENT,
  UNPROTECTED_AGENT,
  withHandler,
} from "../../harness/agents.ts";
import { messagesOf, patchesOf, type Row } from "../../scenarios/ends.ts";
import {
  faultAt,
  foreignDeploy,
  LOST,
  onPatch,
  rateLimitedFor,
  requestNumbers,
  SECOND,
  script,
  staleRead,
  status,
  UNAVAILABLE,
  withImage,
} from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import type { Service } from "../../scenarios/scenario.ts";

const FAILING = script(["QUEUED", 0], ["DEPLOY_FAILED", 1]);
const GOOD = script(["QUEUED", 0], ["DEPLOYED", 1]);
const docker = { source: "external_docker", source_config: {} };
const github = { source: "github", source_config: {} };
const DIGEST = `sha256:${"a".repeat(64)}`;

describe("rollbackPatch", () => {
  const tags = { repo_ref: "refs/tags/v1", graph_config_path: "graph.json" };
  it.each([
    [docker, { image_uri: "a:1" }, { image_uri: "a:2" }, { image_uri: "a:1" }],
    [github, tags, { repo_ref: "main", graph_config_path: "other.json" }, tags],
    [
      github,
      { repo_ref: "refs/tags/v1", image_uri: "built.example/a:1" },
      { repo_ref: "refs/tags/v2", image_uri: "built.example/a:2" },
      { repo_ref: "refs/tags/v1" },
    ],
  ])("restores, on %j, the previous content: %j", (deployment, former, failed, sent) => {
    expect(rollbackPatch(deployment, former, failed)).toEqual({ source_revision_config: sent });
  });

  it("turns build_on_push off if it is on", () => {
    const building = { ...github, source_config: { build_on_push: true } };
    expect(rollbackPatch(building, tags, { repo_ref: "main" })).toMatchObject({
      source_config: { build_on_push: false },
    });
  });

  it.each([
    [github, { repo_ref: "main" }, { repo_ref: "refs/tags/v2" }, /main is a branch/],
    [github, { repo_ref: "refs/tags/v1" }, { repo_ref: "refs/tags/v1" }, /same tag/],
    [github, { image_uri: "built.example/a:1" }, {}, /no tag/],
    [docker, { image_uri: "a:1" }, { image_uri: "a:1" }, /same image/],
    [docker, { image_uri: `a:run-1@${DIGEST}` }, { image_uri: `a:run-2@${DIGEST}` }, /same image/],
    [docker, {}, { image_uri: "a:1" }, /no image/],
  ])(
    "explains why, on %j, %j cannot be rolled back to %j",
    (deployment, former, failed, expected) => {
      expect(rollbackPatch(deployment, former, failed)).toMatch(expected);
    },
  );
});

/** A revision that is DEPLOYED for a while before it serves. */
const servingLate = (deployed_s: number, serves_s: number): Script => [
  ...script(["DEPLOYING", 0]),
  { status: "DEPLOYED", after_ms: deployed_s * SECOND, never_active: true },
  ...script(["DEPLOYED", serves_s]),
];
/** Arranges the timelines of the next revisions, and faults. */
const scripts =
  (next: (Script | ScriptName)[], ...plans: FaultPlan[]) =>
  ({ emulator }: Service) => {
    emulator.store.nextScripts.push(...next);
    emulator.faults.add(...plans);
  };
/** A revision of another client, before the step starts. */
const withRevision =
  (content: object, timeline: Script, then: (service: Service) => unknown) => (at: Service) => {
    at.emulator.store.addRevision(at.deploymentId, {
      source_revision_config: content,
      script: timeline,
    });
    return then(at);
  };
const THEIRS = { image_uri: "agent:theirs" };

/** The first reads of the revision fail; after the timeout, it serves. */
const servesThen = ({ emulator, clock }: Service) => {
  emulator.faults.add(faultAt("revision", UNAVAILABLE, requestNumbers(2, 101)));
  clock.at(120 * SECOND + 1, () => emulator.faults.clear());
};
const theirsAtOneSecond = ({ emulator, deploymentId, clock }: Service) => {
  emulator.faults.add(onPatch(rateLimitedFor(60)));
  clock.at(SECOND, () =>
    emulator.store.addRevision(deploymentId, { source_revision_config: THEIRS }),
  );
};
const staleOnceAtTheEnd = (service: Service) => {
  scripts([script(["QUEUED", 0], ["DEPLOYING", 10], ["DEPLOY_FAILED", 60]), GOOD])(service);
  service.clock.at(61 * SECOND, () => service.emulator.faults.add(staleRead(2, 9)));
};

const SILENT = { agent: { directory: directoryWith(UNPROTECTED_AGENT) } };
const CHECKED = { image_uri: "agent:answers-never", smoke_test_url: "auto" };
const TAG_1 = { repo_ref: "refs/tags/v1", image_uri: "built.example/v1" };
const ON_GITHUB = {
  source: "github",
  inputs: { image_uri: "", repo_ref: "refs/tags/v2" },
} as const;
const OPENED = {
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
  const sent = patchesOf(result).map(({ body }) => {
    const content = Object(Reflect.get(Object(body), "source_revision_config"));
    return Object.values(content).join(" and ");
  });
  const suffix = result.outputs.rolled_back === "true" ? ", rolled back" : "";
  const end = `${result.outcome}${suffix}; sent ${sent.join(", ")}; serves ${result.servedContent}`;
  return end.replaceAll("registry.example/", "");
}

const BACK = "failed, rolled back; sent agent:2, agent:1; serves agent:1";
const NOT_BACK = "failed; sent agent:2, agent:1; serves agent:1";
const THEIRS_BACK = "failed, rolled back; sent agent:2, agent:theirs; serves agent:theirs";
const ROWS: Row[] = [
  [
    "restores the previous image, and says only that and what serves",
    { arrange: scripts([FAILING, GOOD]) },
    BACK,
    /The rollback took \S+ \(revision \w{8}\)\. Serving: agent:1\.\n/,
  ],
  [
    "says what it has not rolled back",
    {
      inputs: { secrets: "KEY=canary-of-ours", resource_spec: "cpu: 2" },
      arrange: scripts([FAILING, GOOD]),
    },
    BACK,
    /rolled back to agent:1\. [\s\S]* \(revision \S+\)\. Not rolled back: resource_spec, secrets\./,
  ],
  [
    "says what serves, also if that is not verified",
    { inputs: { verify_active: "false" }, arrange: scripts([FAILING, GOOD]) },
    BACK,
    /The rollback took \S+ \(revision \S+\)\. Serving: agent:1\.\n/,
  ],
  [
    "says if the rollback fails, too",
    { script: FAILING },
    NOT_BACK,
    /the rollback failed\. [\s\S]*The rollback to agent:1 \(revision .*\) failed/,
  ],
  [
    "does not deny a rollback whose end is not known",
    {
      // The revision that failed is read some times, and what ran before it once.
      arrange: scripts([FAILING, GOOD], faultAt("revision", status(401), requestNumbers(6, 95))),
    },
    NOT_BACK,
    /; the end of the rollback is not known[\s\S]*How the rollback \(revision \w{8}\) ended is not known: /,
  ],
  [
    "says that it is not known whether the rollback's PATCH was applied",
    {
      inputs: { on_ambiguous: "fail" },
      arrange: scripts([FAILING], onPatch(LOST, 2)),
    },
    NOT_BACK,
    /It is not known whether the rollback was applied: /,
  ],
  [
    "says what serves after a lost rollback response beside another client's deploy",
    {
      arrange: scripts(
        [FAILING, GOOD],
        foreignDeploy(withImage("agent:theirs"), "before", 2),
        onPatch(LOST, 2),
      ),
    },
    "failed; sent agent:2, agent:1; serves agent:theirs",
    /It is not known whether the rollback was applied: [\s\S]* Serving: agent:theirs\.\n/,
  ],
  [
    "rolls back after a timeout",
    { inputs: { timeout: "5m" }, arrange: scripts(["stuck", GOOD]) },
    "timed_out, rolled back; sent agent:2, agent:1; serves agent:1",
  ],
  [
    "warns of another client's deploy that the rollback may have overwritten",
    {
      arrange: scripts([FAILING, GOOD, GOOD], foreignDeploy({}, "before", 2)),
    },
    BACK,
    /Revision \S+ appeared after this step had read the deployment and before its change/,
  ],
  ...[{}, { smoke_test_url: "auto" }].map(
    (checks): Row => [
      `rolls nothing back after a timeout if the revision serves by then: ${JSON.stringify(checks)}`,
      { ...SILENT, inputs: { timeout: "2m", ...checks }, arrange: servesThen },
      "timed_out; sent agent:2; serves agent:2",
      /Not rolled back: the new revision serves\./,
    ],
  ),
  [
    "restores what another client deployed while ours rolled out",
    {
      arrange: withRevision(
        THEIRS,
        script(["DEPLOYING", 0], ["DEPLOYED", 1]),
        scripts([FAILING, GOOD]),
      ),
    },
    THEIRS_BACK,
  ],
  [
    "restores another client's deploy after a failed check, too",
    {
      inputs: { smoke_test_url: "http://127.0.0.1:9" },
      arrange: withRevision(
        THEIRS,
        script(["DEPLOYING", 0], ["DEPLOYED", 4]),
        scripts([script(["DEPLOYING", 0], ["DEPLOYED", 9]), GOOD]),
      ),
    },
    "unhealthy, rolled back; sent agent:2, agent:theirs; serves agent:theirs",
  ],
  [
    "restores another client's deploy that is DEPLOYED, and about to serve",
    { arrange: withRevision(THEIRS, servingLate(0, 40), scripts([FAILING, GOOD])) },
    THEIRS_BACK,
  ],
  [
    "restores a revision that served only after wait_for_idle",
    {
      inputs: { smoke_test_url: "http://127.0.0.1:9", wait_for_idle: "true", poll_interval: "1s" },
      arrange: withRevision(
        THEIRS,
        servingLate(1.5, 4.5),
        scripts([script(["DEPLOYING", 0], ["DEPLOYED", 300]), GOOD]),
      ),
    },
    "unhealthy, rolled back; sent agent:2, agent:theirs; serves agent:theirs",
  ],
  [
    "restores no revision that was DEPLOYED for minutes, and never served",
    {
      arrange: withRevision(
        THEIRS,
        servingLate(0, 9_999),
        scripts([FAILING, GOOD], onPatch(rateLimitedFor(90))),
      ),
    },
    "failed, rolled back; sent agent:2, agent:2, agent:1; serves agent:1",
  ],
  [
    "restores another client's deploy if only the first read was stale",
    {
      arrange: withRevision(
        THEIRS,
        script(["DEPLOYED", 0]),
        scripts([FAILING, GOOD], staleRead(1)),
      ),
    },
    THEIRS_BACK,
  ],
  [
    "is not stopped by one stale read",
    { without: ["revisions"], arrange: staleOnceAtTheEnd },
    BACK,
  ],
  [
    "says that nothing was rolled back if the service limited its rate",
    { arrange: scripts([FAILING], onPatch(rateLimitedFor(3_600), 2)) },
    NOT_BACK,
    /Not rolled back: the change failed \(status 429, asks to wait 3600 s: Too Many Requests\)/,
  ],
  ...(
    [
      [
        "a refusal",
        onPatch(status(403, "change freeze"), 2),
        "change was refused (status 403: change freeze)",
      ],
      [
        "a conflict",
        onPatch(status(409, "it is locked"), 2),
        "change was refused (status 409: it is locked)",
      ],
      [
        "a page instead of a response in JSON",
        onPatch({ kind: "html", status: 407 }, 2),
        "change was refused (status 407)",
      ],
    ] as const
  ).map(
    ([name, plan, why]): Row => [
      `is denied with its reason, without the address of the request: ${name}`,
      { arrange: scripts([FAILING], plan) },
      NOT_BACK,
      new RegExp(`Not rolled back: the ${why.replace(/[()]/g, "\\$&")}\\.`),
    ],
  ),
  [
    "rolls back the revision of an earlier attempt that this one reuses",
    {
      run: { attempt: 2 },
      inputs: { image_uri: `agent@${DIGEST}` },
      arrange: withRevision({ image_uri: `agent@${DIGEST}` }, FAILING, scripts([GOOD])),
    },
    "failed, rolled back; sent agent:1; serves agent:1",
  ],
  [
    "sends no image for a git deployment, which shows the image that it built",
    {
      ...ON_GITHUB,
      arrange: withRevision(TAG_1, script(["DEPLOYED", 0]), scripts([FAILING, GOOD])),
    },
    "failed, rolled back; sent refs/tags/v2, refs/tags/v1; serves built.example/v1",
  ],
  [
    "cannot roll back a branch",
    { ...ON_GITHUB, script: FAILING },
    "failed; sent refs/tags/v2; serves main",
    /main is a branch/,
  ],
  ["does nothing after a success", {}, "deployed; sent agent:2; serves agent:2"],
  [
    "does nothing if another client has deployed since",
    {
      script: FAILING,
      arrange: scripts([], faultAt("revision", { kind: "foreign_deploy" }, 2)),
    },
    "failed; sent agent:2; serves agent:1",
    /someone else has deployed since/,
  ],
  [
    "rolls back an unhealthy revision",
    { ...SILENT, inputs: CHECKED },
    "unhealthy, rolled back; sent agent:answers-never, agent:1; serves agent:1",
  ],
  [
    "restores what another client deployed while the change was rate-limited",
    { ...SILENT, inputs: CHECKED, arrange: theirsAtOneSecond },
    "unhealthy, rolled back; sent agent:answers-never, agent:answers-never, agent:theirs; serves agent:theirs",
  ],
  [
    "says if the restored content is unhealthy, too",
    {
      ...SILENT,
      inputs: CHECKED,
      deployment: { source_revision_config: { image_uri: "a:answers-never" } },
    },
    "unhealthy, rolled back; sent agent:answers-never, a:answers-never; serves a:answers-never",
    /; rolled back to a:answers-never, but it fails the smoke test\. /,
  ],
  [
    "rolls back an unprotected revision",
    OPENED,
    "unprotected, rolled back; sent agent:open, agent:1; serves agent:1",
    /Nobody was refused: without a credential.*\. The rollback took /,
  ],
];

describe("rollback_on_failure", () => {
  const defaults = { image_uri: "registry.example/agent:2", rollback_on_failure: "true" };

  it.each(ROWS)("%s", async (_, scenario, end, expectedLog = /^/) => {
    const inputs =
      typeof scenario.inputs === "function" ? scenario.inputs : { ...defaults, ...scenario.inputs };
    const result = await play({ action: "deploy", ...scenario, inputs });
    expect(summaryOf(result)).toBe(end);
    expect(result.outputs.active_revision_id).toBe(result.activeId);
    const messages = messagesOf(result);
    expect(messages).toMatch(expectedLog);
    if (end.includes("rolled back") && !String(expectedLog).includes("Not"))
      expect(messages).not.toContain("Not rolled back: ");
    expect(result.failure.split("The rollback took ").length).toBeLessThan(3);
  });

  it("repeats the checks after a rollback", async () => {
    const inputs = { ...defaults, ...CHECKED };
    const { requests, outputs } = await play({ action: "deploy", ...SILENT, inputs });
    const probes = requests.filter(({ operation }) => operation === "agent");
    expect(probes.slice(-2).map(({ status: code }) => code)).toEqual([200, 200]);
    expect(outputs.active_revision_id).toBe(outputs.rollback_revision_id);
  });
});
