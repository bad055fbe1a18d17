import { Agent, buildConnector } from "undici";
import { describe, expect, it } from "vitest";
import { createDispatcher } from "../../../../src/service/client/http/http.ts";
import { startAgentServer } from "../../../harness/agent/agent-server.ts";
import { isRevisionList, rewritingDispatcher } from "../../../harness/rewriting-dispatcher.ts";
import { OUR_IMAGE } from "../../../harness/virtual-service.ts";
import {
  type Fault,
  faultAt,
  foreignDeploy,
  LOST_REQUEST,
  LOST_RESPONSE,
  lateCommit,
  onPatch,
  rateLimitedFor,
  requestNumbers,
  requestsFrom,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
  withImage,
} from "../../../scenarios/faults.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";
import { messagesOf, patchesOf, summaryOfDeploy } from "../../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../../scenarios/scenario.ts";
import {
  describeEnds,
  FAILED,
  IN_DOUBT,
  ONCE,
  type ScenariosByEnd,
  type ScenarioWithLog,
  STALE_REPLIES,
  SUPERSEDED,
  sending,
  TWICE,
  UNIDENTIFIED,
} from "./ends.ts";

const LATEST_IMAGE = { image_uri: "registry.example/agent:latest" };
const LATEST_CONTENT = { source_revision_config: LATEST_IMAGE };
const RUN_IMAGE = { image_uri: `registry.example/agent:run-17300000001@sha256:${"a".repeat(64)}` };
const GIT_TAG = { repo_ref: "refs/tags/v9" };
const FAIL_IF_AMBIGUOUS = { on_ambiguous: "fail" };
const OTHER_SECRETS = { secrets: [{ name: "TOKEN", value: "rotated" }] };
const OLD_SECRETS = { secrets: [{ name: "TOKEN", value: "value-before" }] };
const HOTFIX = { source_revision_config: { repo_ref: "hotfix" } };
const MAIN = { source_revision_config: { repo_ref: "main" } };

/** A change that its revision does not show. */
const changeSecrets = (...faults: Parameters<typeof withFaults>) =>
  ({ source: "github", ...sending({ secrets: "TOKEN=rotated-value" }, ...faults) }) as const;
/** A change for which the emulator creates no revision. */
const changeSetting = (...faults: Parameters<typeof withFaults>) =>
  ({ source: "github", ...sending({ install_command: "npm ci" }, ...faults) }) as const;
/** A change whose 204 is followed by reads of the deployment that fail with this status. */
const changeUnread = (code: number, on_ambiguous: string): ScenarioWithLog => ({
  ...changeSetting(
    onPatch({ kind: "no_content" }, requestNumbers(1, 9)),
    faultAt("get", status(code, "no"), requestsFrom(2)),
  ),
  inputs: { install_command: "npm ci", on_ambiguous },
  log: /agent: changed, but its revision is not known/,
});
const UNLISTED = { missingOperations: ["revisions"] } as const;
/** A git tag that the service shows as its commit. */
const TAG_AS_COMMIT = { source: "github", inputs: GIT_TAG, habits: ["commits"] } as const;

const DEPLOYMENT = {
  ...{ name: "agent", source: "external_docker", created_at: "", updated_at: "", status: "READY" },
  ...{ source_config: {}, source_revision_config: { image_uri: OUR_IMAGE }, secrets: [] },
  ...{ latest_revision_id: null, active_revision_id: null },
};
/** Another client deploys just after our change, whose response is lost. */
const LOST_BEFORE_FOREIGN = withFaults(foreignDeploy(undefined, "after"), onPatch(LOST_RESPONSE));
/** The service accepts the change, but does nothing. */
const acceptWithoutEffect = ({ emulator, deploymentId: id }: Service) =>
  emulator.faults.add(onPatch({ kind: "status", status: 200, body: { ...DEPLOYMENT, id } }));

/** Reads fail from before the end of the search (90 s) until after it; the change is late. */
const failReadsAtTheEnd = ({ emulator, clock }: Service) => {
  emulator.faults.add(lateCommit(85));
  clock.at(75_000, () => emulator.faults.add(faultAt("get", UNAVAILABLE)));
  clock.at(100_000, () => emulator.faults.clear());
};

function cancelledWhileRateLimited(): DeployScenario {
  const cancel = new AbortController();
  return {
    signal: cancel.signal,
    arrange: ({ emulator, clock }) => {
      emulator.faults.add(onPatch(rateLimitedFor(60)));
      clock.at(30_000, () => cancel.abort());
    },
  };
}

/** The workflow is cancelled while the connection for the PATCH is being made. */
function cancelledWhileConnecting(): DeployScenario {
  const cancel = new AbortController();
  const stuckAgent = new Agent({ connect: () => cancel.abort() });
  const dispatcher = createDispatcher().compose(
    (dispatch) => (options, handler) =>
      options.method === "PATCH"
        ? stuckAgent.dispatch(options, handler)
        : dispatch(options, handler),
  );
  return { signal: cancel.signal, dispatcher };
}

/** The workflow is cancelled at the first request for this operation. */
function cancelledAt(name: string, inputs = {}): ScenarioWithLog {
  const cancel = new AbortController();
  return {
    ...{ script: "fail-build", isPublic: false, signal: cancel.signal, inputs },
    onRequest: ({ operation }) => operation === name && cancel.abort(),
  };
}

/** The service shows the revision of this change as older than all others. */
const setClockBack = () =>
  rewritingDispatcher((body) =>
    JSON.parse(JSON.stringify(body), (_, value) =>
      JSON.stringify(Object(value).source_revision_config ?? "").includes(OUR_IMAGE)
        ? { ...value, created_at: "2025-01-01T00:00:00Z" }
        : value,
    ),
  );

/** The list of revisions lacks their content; if `isEverywhere`, all reads of them have null. */
const hideContent = (isEverywhere: boolean) =>
  rewritingDispatcher((body, request) => {
    const source_revision_config = isEverywhere ? null : undefined;
    const withoutContent = (one: object) => ({ ...one, source_revision_config });
    if (isRevisionList(request)) return { resources: body.resources.map(withoutContent) };
    return isEverywhere && !("latest_revision_id" in body) ? withoutContent(body) : body;
  });

/** The service accepts the change with a 202, and applies it after this time. */
const queuedFor = (after_s: number) =>
  onPatch({ kind: "late_commit", status: 202, after_ms: after_s * 1_000 });
const withAndWithoutList = (name: string, scenario: ScenarioWithLog) => ({
  [`${name}, with a list`]: scenario,
  [`${name}, without a list`]: { ...scenario, ...UNLISTED },
});

// biome-ignore format: one case, one line
const ENDS: Record<string, ScenariosByEnd> = {
  "a PATCH whose response is lost": {
    [ONCE]: {
      "is identified with on_ambiguous: fail, too": sending(FAIL_IF_AMBIGUOUS, onPatch(LOST_RESPONSE)),
      "is identified although the service's clock was set back": { dispatcher: setClockBack(), ...withFaults(onPatch(LOST_RESPONSE)) },
      "is identified by a read after the window if the reads at its end fail": { arrange: failReadsAtTheEnd },
      "is identified if the secrets cannot be read any more": changeSecrets(onPatch(LOST_RESPONSE), faultAt("get", status(401), 3)),
      "is identified by the deployment alone if the revision cannot be read yet": { ...UNLISTED, ...withFaults(lateCommit(86), faultAt("revision", status(404), 1)) },
    },
    "deployed; sent 3, ours 1; follows ours 1, serves": {
      "is identified after three attempts without a response that shows it": withFaults(onPatch(LOST_REQUEST, 1), onPatch(UNAVAILABLE, 2), onPatch({ kind: "fin", when: "after" }, 3)),
    },
    [IN_DOUBT]: {
      "is not sent again with on_ambiguous: fail": sending(FAIL_IF_AMBIGUOUS, onPatch(LOST_REQUEST)),
      "is not applied twice with on_ambiguous: fail if it is committed after the window": sending(FAIL_IF_AMBIGUOUS, lateCommit(95)),
    },
    "deployed; sent 2, ours 2; follows ours 2, serves": {
      "is applied twice if it is committed after the window": { ...withFaults(lateCommit(95)), log: "more than once" },
    },
    "superseded; sent 2, ours 2; follows ours 2": {
      "is reported as applied twice if it sends only secrets and both attempts were applied": { ...changeSecrets(lateCommit(95)), log: "more than once" },
    },
  },
  "a PATCH whose response is lost while another client deploys": {
    [IN_DOUBT]: {
      "ends as an error if its revision does not exist": withFaults(foreignDeploy(), onPatch(LOST_REQUEST)),
      "is not sent again if an early search saw another revision, which later lists lack": withFaults(
        foreignDeploy(), onPatch(LOST_REQUEST),
        faultAt("revisions", { kind: "stale_read", commits: 1 }, requestNumbers(5, 18)),
      ),
    },
    [ONCE]: {
      ...withAndWithoutList("is identified if its revision is the newer one", withFaults(foreignDeploy(), onPatch(LOST_RESPONSE))),
      "is identified as the newest of three revisions; a warning names the others as overwritten": {
        ...withFaults(foreignDeploy(), foreignDeploy(withImage("app:2")), onPatch(LOST_RESPONSE)),
        log: /may have overwritten revisions that appeared .*: \S{36}, \S{36}\. Let/,
      },
    },
    [SUPERSEDED]: {
      "is identified in the list of revisions if the other client's is newer": LOST_BEFORE_FOREIGN,
    },
    [UNIDENTIFIED]: {
      "ends as an error without a list if the other client's revision is newer": { ...UNLISTED, ...LOST_BEFORE_FOREIGN },
      "ends as an error if both deploy the same moving tag": sending(LATEST_IMAGE, foreignDeploy(LATEST_CONTENT), onPatch(LOST_RESPONSE)),
    },
    "deployed; sent 1, ours 1; follows another's, serves": {
      "is matched with a later revision of the same content, which serves": withFaults(foreignDeploy(OTHER_SECRETS, "after"), onPatch(LOST_RESPONSE)),
    },
    "deployed; sent 2, ours 1; follows another's, serves": {
      "is matched with a later revision of the same content after several sends, too, with a warning": {
        ...withFaults(
          onPatch(LOST_REQUEST, 1),
          foreignDeploy(OTHER_SECRETS, "after", 2),
          onPatch(LOST_RESPONSE, 2),
        ),
        log: /more than once: revisions \S{36}, \S{36} run what it asks for\. Someone else's change with the same image or ref would look the same\./,
      },
    },
    "superseded; sent 2, ours 1; follows ours 1": {
      "is not reported as applied twice if a change of secrets was sent again": { ...changeSecrets(onPatch(LOST_REQUEST, 1), foreignDeploy(HOTFIX, "after", 2)) },
    },
  },
  "a rate-limited PATCH": {
    [TWICE]: {
      ...withAndWithoutList("is not matched with a revision of the same image that appears meanwhile", {
        ...withFaults(foreignDeploy(withImage(OUR_IMAGE)), onPatch(rateLimitedFor(20))),
        log: "more than once",
      }),
      "overwrites another image that appears meanwhile, with a warning": { ...withFaults(foreignDeploy(), onPatch(rateLimitedFor(20))), log: "may have overwritten" },
    },
    "deployed; sent 2, ours 2; follows ours 1, serves": {
      "is reported as applied more than once if it was applied despite its 429": { ...withFaults(onPatch({ ...rateLimitedFor(20), when: "after" })), log: "more than once" },
    },
    "cancelled; sent 1, ours 0": {
      "has changed nothing if the workflow is cancelled meanwhile": { ...cancelledWhileRateLimited(), log: "cancelled before anything was changed" },
    },
    "error; sent 2, ours 1": {
      "is not sent a third time once revisions are indistinguishable": {
        ...sending(LATEST_IMAGE, lateCommit(95), onPatch(rateLimitedFor(30), 2), foreignDeploy(LATEST_CONTENT, "before", 2)),
        log: "may not be of this change",
      },
    },
  },
  "a PATCH whose connection is still being made": {
    "cancelled; sent 0, ours 0": {
      "has changed nothing if the workflow is cancelled": { ...cancelledWhileConnecting(), log: "cancelled before anything was changed" },
    },
  },
  "an unreliable list of revisions": {
    [ONCE]: {
      "does no harm if it lacks the latest revision": withFaults(faultAt("revisions", { kind: "stale_read", commits: 9 }), onPatch(LOST_RESPONSE)),
      "does no harm if it shows a revision without its content": { dispatcher: hideContent(false), ...sending(RUN_IMAGE, onPatch(LOST_RESPONSE)) },
      "is not needed, even if the latest revision cannot be read before the change": { ...UNLISTED, ...withFault("revision", { kind: "invalid_json" }, [1, 2, 3]) },
    },
  },
  "a change that creates no revision": {
    "no_revision; sent 2, ours 0": {
      "is not reported as refused if only the retry was refused": { ...changeSetting(onPatch({ kind: "status", status: 503, when: "after" }, 1), onPatch(status(409), 2)) },
    },
    "error; sent 3, ours 0": {
      "is reported as changed if it was accepted and no read is allowed": changeUnread(403, "verify"),
    },
    [IN_DOUBT]: {
      "is reported as changed if it was accepted once and reads are refused": changeUnread(403, "fail"),
      "is not sent again if it was accepted and reads are rate-limited": changeUnread(429, "fail"),
      "is not sent again with on_ambiguous: fail": { source: "github", inputs: { install_command: "npm ci", ...FAIL_IF_AMBIGUOUS }, ...withFaults(onPatch(LOST_RESPONSE)) },
    },
  },
  // The deploy of another client imitates a service that creates a revision for any change.
  "a revision that appears after a change of a setting": {
    "failed; sent 1, ours 0; follows another's": {
      "is followed if it has the content of before": { ...changeSetting(foreignDeploy({})), script: "fail-deploy" },
    },
    "no_revision; sent 1, ours 0": {
      "is not followed if it has other content": changeSetting(foreignDeploy(HOTFIX)),
    },
  },
  "an accepted change whose response does not show it": {
    [ONCE]: {
      "is followed if a git tag is shown as its commit": { ...TAG_AS_COMMIT, ...withFaults(queuedFor(20)) },
    },
    [IN_DOUBT]: {
      "is not matched with someone else's revision if the secrets that were sent are not there": {
        ...TAG_AS_COMMIT, deployment: OLD_SECRETS,
        inputs: { ...GIT_TAG, secrets: "TOKEN=ours", secrets_mode: "replace" },
        ...withFaults(foreignDeploy(MAIN), queuedFor(3_600)),
      },
    },
    [UNIDENTIFIED]: {
      "is not identified if another client's revision appears and a git tag is shown as its commit": { ...TAG_AS_COMMIT, ...withFaults(foreignDeploy(HOTFIX), queuedFor(20)) },
    },
  },
  "the revision of a PATCH whose 200 does not show it": {
    [ONCE]: {
      "is found in the list of revisions": STALE_REPLIES,
      "is found as the latest revision without a list": { ...STALE_REPLIES, ...UNLISTED },
      "is found if revisions do not show their content": { ...STALE_REPLIES, dispatcher: hideContent(true) },
      "is found if a git tag is shown as its commit": { ...TAG_AS_COMMIT, habits: ["stale-patch-replies", "commits"] },
    },
    [IN_DOUBT]: {
      "is not found if none appears, and no other PATCH is sent": { arrange: acceptWithoutEffect, log: "The change was accepted. No revision of it appeared." },
    },
  },
  "the life cycle of a revision": {
    [ONCE]: { regress: { script: "regress" }, "odd-status": { script: "odd-status" }, slow: { script: "slow" } },
    [FAILED]: {
      "fail-create": { script: "fail-create" }, "fail-build": { script: "fail-build" },
      "fail-deploy": { script: "fail-deploy" }, interrupted: { script: "interrupted" },
      "fail-build, cancelled while its log is read": cancelledAt("logs"),
      "fail-build with a secret, cancelled while its log is read": cancelledAt("logs", { secrets: "A=value-of-a" }),
    },
    "cancelled; sent 1, ours 1; follows ours 1": {
      "fail-build, cancelled when its end is read once": {
        ...{ script: "fail-build", cancelWhen: (line) => line.includes("BUILD_FAILED") },
        log: /cancelled while \S+ was BUILD_FAILED\. Revision \S+ is BUILD_FAILED; /,
      },
    },
    "cancelled; sent 1, ours 1; follows ours 1, serves": {
      "slow, cancelled before the smoke test": {
        ...{ script: "slow", inputs: { smoke_test_url: "http://127.0.0.1:9" } },
        cancelWhen: (line) => line.includes("serving"),
        log: /cancelled before the smoke test of \S+ was over\. Revision \S+ is deployed; /,
      },
    },
    "not_active; sent 1, ours 1; follows ours 1": {
      "never-active": { script: "never-active", log: "  waiting for it to take over" },
    },
    "timed_out; sent 1, ours 1; follows ours 1": { stuck: { script: "stuck" } },
  },
};

const deploy = (scenario: DeployScenario) => play({ action: "deploy", ...scenario });

describeEnds(ENDS);

describe("a PATCH without a success", () => {
  it.each<[string, number, Fault]>([
    ["the whole window, if no revision appeared", 90_000, LOST_REQUEST],
    ["the time that the service asks for in seconds", 20_000, rateLimitedFor(20)],
    [
      "the time that the service asks for by a date, on a clock that is an hour behind",
      20_000,
      { kind: "status", status: 429, retry_after_date_ms: 20_000, date_offset_ms: -3_600_000 },
    ],
  ])("is retried after %s", async (_, ms, fault) => {
    const result = await deploy(withFaults(onPatch(fault)));
    expect(summaryOfDeploy(result)).toBe(TWICE);
    expect(patchesOf(result)[1]?.atMs).toBeGreaterThanOrEqual(ms);
  });

  it("is followed by reads, of which a rate-limited one is repeated only after its Retry-After", async () => {
    const retryAfter = faultAt("get", rateLimitedFor(40), 2);
    const result = await deploy(withFaults(onPatch(LOST_RESPONSE), retryAfter));
    const reads = result.requests.filter(({ operation }) => operation === "get");
    const [, rateLimitedMs = 0, retryMs = 0] = reads.map(({ atMs }) => atMs);
    expect(summaryOfDeploy(result)).toBe(ONCE);
    expect(retryMs - rateLimitedMs).toBeGreaterThanOrEqual(40_000);
  });
});

describe("a broken list of revisions", () => {
  it.each<Fault>([
    ...[400, 401, 404, 422, 429, 500, 501, 503].map((code) => status(code)),
    LOST_REQUEST,
    { kind: "hang" },
    { kind: "html", status: 200 },
  ])("neither fails nor delays a deploy: %j", async (fault) => {
    const plan = faultAt("revisions", fault);
    const result = await deploy(withFaults(plan));
    expect(summaryOfDeploy(result)).toBe(ONCE);
    expect(patchesOf(result)[0]?.atMs).toBeLessThan(6_000);
    const resultAfterLoss = await deploy(withFaults(plan, onPatch(LOST_RESPONSE)));
    expect(summaryOfDeploy(resultAfterLoss)).toBe(ONCE);
  });
});

describe("a request that was never sent", () => {
  /** Refuses the nth connection, like a closed port. */
  function refusing(nth: number): Agent {
    const connector = buildConnector({});
    let connections = 0;
    return new Agent({
      allowH2: false,
      pipelining: 0,
      connect: (options, callback) => {
        connections += 1;
        if (connections !== nth) return connector(options, callback);
        callback(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }), null);
      },
    });
  }

  it.each([1, 2, 3, 4, 8, 9])("is retried without a search (connection %d)", async (nth) => {
    const result = await deploy({ dispatcher: refusing(nth) });
    expect(summaryOfDeploy(result)).toBe(ONCE);
    expect(messagesOf(result)).not.toContain("looking for its revision");
  });

  it("is followed by a search if an earlier attempt was lost and may have been applied", async () => {
    const countSearches = ({ requests }: PlayResult) =>
      requests.filter(({ operation }) => operation === "revisions").length;
    const scenario = withFaults(onPatch(LOST_REQUEST));
    const expected = await deploy(scenario);
    const nth = expected.requests.map(({ method }) => method).lastIndexOf("PATCH") + 1;
    const result = await deploy({ ...scenario, dispatcher: refusing(nth) });
    expect(summaryOfDeploy(result)).toBe(TWICE);
    expect(countSearches(result)).toBe(countSearches(expected) + 1);
  });
});

describe("a redirect", () => {
  it.each([
    ["get", 301, "rejected; sent 0, ours 0"],
    ["patch", 307, "rejected; sent 1, ours 0"],
    ["patch", 303, "rejected; sent 1, ours 0"],
    ["revision", 308, "error; sent 1, ours 1; follows ours 1, serves"],
  ])("at %s (%d) is not followed: the other host receives nothing", async (path, code, end) => {
    const { url: to, requests } = await startAgentServer(() => 200);
    const result = await deploy(withFault(path, { kind: "redirect", to, status: code }));
    expect(summaryOfDeploy(result)).toBe(end);
    expect(result.failure).toContain(`a redirect to ${to}`);
    expect(requests).toEqual([]);
  });
});
