import { Agent, buildConnector } from "undici";
import { describe, expect, it } from "vitest";
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
  status,
  UNAVAILABLE,
  withFaults,
  withImage,
} from "../../../scenarios/faults.ts";
import { type PlayResult, play } from "../../../scenarios/play.ts";
import { messagesOf, patchesOf, type Row, summaryOfDeploy } from "../../../scenarios/results.ts";
import type { DeployScenario, Service } from "../../../scenarios/scenario.ts";

const LATEST = "registry.example/agent:latest";
const TAGGED = `registry.example/agent:run-17300000001@sha256:${"a".repeat(64)}`;
const NOT_AGAIN = { on_ambiguous: "fail" };
const ROTATED = { secrets: [{ name: "TOKEN", value: "rotated" }] };
const HOTFIX = { source_revision_config: { repo_ref: "hotfix" } };

/** A change that its revision does not show, and one that creates no revision. */
const SECRETS = { source: "github", inputs: { secrets: "TOKEN=rotated-value" } } as const;
const SETTING = { source: "github", inputs: { install_command: "npm ci" } } as const;
const UNLISTED = { without: ["revisions"] } as const;

const SHOWN = {
  ...{ id: "11111111-1111-4111-8111-111111111111", name: "agent", source: "external_docker" },
  ...{ source_config: {}, source_revision_config: { image_uri: OUR_IMAGE }, secrets: [] },
  ...{ created_at: "", updated_at: "", status: "READY" },
  ...{ latest_revision_id: null, active_revision_id: null },
};
/** The service accepts the change, but does nothing. */
const acceptsWithoutEffect = ({ emulator, deploymentId }: Service) =>
  emulator.faults.add(
    onPatch({ kind: "status", status: 200, body: { ...SHOWN, id: deploymentId } }),
  );

/** Unavailable when the window ends; the lost change is applied late. */
const unavailableAtTheEnd = ({ emulator, clock }: Service) => {
  emulator.faults.add(lateCommit(85));
  clock.at(75_000, () => emulator.faults.add(faultAt("get", UNAVAILABLE)));
  clock.at(100_000, () => emulator.faults.clear());
};

function cancelledMeanwhile(): DeployScenario {
  const cancel = new AbortController();
  return {
    signal: cancel.signal,
    arrange: ({ emulator, clock }) => {
      emulator.faults.add(onPatch(rateLimitedFor(60)));
      clock.at(30_000, () => cancel.abort());
    },
  };
}

const ONCE = "deployed; sent 1, ours 1; follows ours 1, serves";
const TWICE = "deployed; sent 2, ours 1; follows ours 1, serves";
const IN_DOUBT = "error; sent 1, ours 0";

/** A service that queues the change. */
const QUEUED = { kind: "late_commit", status: 202 } as const;
const ACCEPTED: [string, Fault][] = [
  ["202 without a member", { kind: "status", status: 202, body: {}, when: "after" }],
  ["201 of another shape", { kind: "status", status: 201, body: { status: "ok" }, when: "after" }],
  ["200 of another shape", { kind: "status", status: 200, body: { ok: true }, when: "after" }],
  ["202 with a text", { kind: "status", status: 202, body: "Accepted", when: "after" }],
  ["204", { kind: "no_content" }],
  ["200 without a body", { kind: "empty" }],
  ["half of the JSON", { kind: "invalid_json" }],
  ["a body that is cut", { kind: "truncated" }],
  ["chunks that are cut", { kind: "chunked_cut" }],
  ["a body that is too large", { kind: "huge", mb: 3 }],
];
/** No response was lost, so no message mentions a loss. */
const NOT_LOST = /^(?![\s\S]*(lost|may have been applied))/;

const ENDS: Record<string, Row[]> = {
  "a PATCH whose response is lost": [
    ["is not sent again if its revision exists", withFaults(onPatch(LOST_RESPONSE)), ONCE],
    [
      "is not sent a fourth time",
      withFaults(onPatch(LOST_REQUEST, [1, 2, 3, 4])),
      "error; sent 3, ours 0",
      "Sent 3 times without an answer: the connection was reset (ECONNRESET). No revision of it appeared. It is not sent again.",
    ],
    [
      "is given up after three failures, with their reason",
      withFaults(onPatch(status(500, "migrating"), [1, 2, 3, 4])),
      "error; sent 3, ours 0",
      "Sent 3 times and failed: status 500: migrating. No revision of it appeared. It is not sent again.",
    ],
    [
      "is identified after three lost responses",
      withFaults(
        onPatch(LOST_REQUEST, 1),
        onPatch(UNAVAILABLE, 2),
        onPatch({ kind: "fin", when: "after" }, 3),
      ),
      "deployed; sent 3, ours 1; follows ours 1, serves",
    ],
    [
      "is not sent again with on_ambiguous: fail",
      { inputs: NOT_AGAIN, ...withFaults(onPatch(LOST_REQUEST)) },
      IN_DOUBT,
    ],
    [
      "is identified with on_ambiguous: fail, too",
      { inputs: NOT_AGAIN, ...withFaults(onPatch(LOST_RESPONSE)) },
      ONCE,
    ],
    [
      "is applied twice if it is committed after the window",
      withFaults(lateCommit(95)),
      "deployed; sent 2, ours 2; follows ours 2, serves",
      "more than once",
    ],
    [
      "is reported as applied twice if only secrets were sent and both were applied",
      { ...SECRETS, ...withFaults(lateCommit(95)) },
      "superseded; sent 2, ours 2; follows ours 2",
      "more than once",
    ],
    [
      "is identified although the service's clock was set back",
      {
        dispatcher: rewritingDispatcher((body) => {
          const older = (_: string, one: unknown) =>
            JSON.stringify(Object(one).source_revision_config ?? "").includes(OUR_IMAGE)
              ? { ...Object(one), created_at: "2025-01-01T00:00:00Z" }
              : one;
          return JSON.parse(JSON.stringify(body), older);
        }),
        ...withFaults(onPatch(LOST_RESPONSE)),
      },
      ONCE,
    ],
    [
      "is not applied twice with on_ambiguous: fail if it is committed after the window",
      { inputs: NOT_AGAIN, ...withFaults(lateCommit(95)) },
      IN_DOUBT,
    ],
    [
      "is rejected if the deployment is gone, and nothing is reported as serving",
      withFaults(onPatch(status(404, "Deployment not found"))),
      "rejected; sent 1, ours 0",
      /^(?![\s\S]*Still serving)agent: not found any more/,
    ],
    [
      "is not sent again if no read succeeds any more",
      withFaults(onPatch(LOST_REQUEST), faultAt("get", UNAVAILABLE, requestNumbers(2, 61))),
      IN_DOUBT,
      "could not be asked",
    ],
    [
      "is not sent again before a read after the window succeeds",
      { arrange: unavailableAtTheEnd },
      ONCE,
    ],
    [
      "is identified by the deployment alone if the revision cannot be read yet",
      {
        ...UNLISTED,
        ...withFaults(lateCommit(86), faultAt("revision", status(404), 1)),
      },
      ONCE,
    ],
  ],
  "a PATCH whose response is lost, beside another client's deploy": [
    [
      "ends as an error if its revision does not exist",
      withFaults(foreignDeploy(), onPatch(LOST_REQUEST)),
      IN_DOUBT,
    ],
    [
      "is identified if its revision is the newer one",
      withFaults(foreignDeploy(), onPatch(LOST_RESPONSE)),
      ONCE,
    ],
    [
      "is identified above two others, which a warning names as overwritten",
      withFaults(foreignDeploy(), foreignDeploy(withImage("app:second")), onPatch(LOST_RESPONSE)),
      ONCE,
      /Revisions \S{36}, \S{36} appeared .* may have overwritten them\./,
    ],
    [
      "is identified without a list, too",
      { ...UNLISTED, ...withFaults(foreignDeploy(), onPatch(LOST_RESPONSE)) },
      ONCE,
    ],
    [
      "is identified below the other client's revision in the list",
      withFaults(foreignDeploy(undefined, "after"), onPatch(LOST_RESPONSE)),
      "superseded; sent 1, ours 1; follows ours 1",
    ],
    [
      "ends as an error without a list if the other client's revision is newer",
      { ...UNLISTED, ...withFaults(foreignDeploy(undefined, "after"), onPatch(LOST_RESPONSE)) },
      "error; sent 1, ours 1",
    ],
    [
      "is matched with a later revision of the same content, which serves",
      withFaults(foreignDeploy(ROTATED, "after"), onPatch(LOST_RESPONSE)),
      "deployed; sent 1, ours 1; follows another's, serves",
    ],
    [
      "is matched with such a revision after several sends, too, with a warning",
      withFaults(
        onPatch(LOST_REQUEST, 1),
        foreignDeploy(ROTATED, "after", 2),
        onPatch(LOST_RESPONSE, 2),
      ),
      "deployed; sent 2, ours 1; follows another's, serves",
      /more than once: revisions \S{36}, \S{36} run what it asks for\. Someone else's change with the same image or ref would look the same\./,
    ],
    [
      "is not reported as applied twice if a change of secrets was sent again",
      { ...SECRETS, ...withFaults(onPatch(LOST_REQUEST, 1), foreignDeploy(HOTFIX, "after", 2)) },
      "superseded; sent 2, ours 1; follows ours 1",
    ],
    [
      "is not sent again over a revision that only an early search saw",
      withFaults(
        foreignDeploy(),
        onPatch(LOST_REQUEST),
        faultAt("revisions", { kind: "stale_read", commits: 1 }, requestNumbers(5, 18)),
      ),
      IN_DOUBT,
    ],
    [
      "ends as an error if both deploy the same moving tag",
      {
        inputs: { image_uri: LATEST },
        ...withFaults(foreignDeploy(withImage(LATEST)), onPatch(LOST_RESPONSE)),
      },
      "error; sent 1, ours 1",
    ],
  ],
  "a rate-limited PATCH": [
    ...[{}, UNLISTED].map(
      (service): Row => [
        `is not matched with a revision of the same image that appears meanwhile: ${JSON.stringify(service)}`,
        {
          ...service,
          ...withFaults(foreignDeploy(withImage(OUR_IMAGE)), onPatch(rateLimitedFor(20))),
        },
        TWICE,
        "more than once",
      ],
    ),
    [
      "may have been applied despite its 429",
      withFaults(onPatch({ ...rateLimitedFor(20), when: "after" })),
      "deployed; sent 2, ours 2; follows ours 1, serves",
      "more than once",
    ],
    [
      "overwrites another image that appears meanwhile, with a warning",
      withFaults(foreignDeploy(), onPatch(rateLimitedFor(20))),
      TWICE,
      "may have overwritten it",
    ],
    [
      "has changed nothing if the workflow is cancelled meanwhile",
      cancelledMeanwhile(),
      "cancelled; sent 1, ours 0",
      "cancelled before anything was changed",
    ],
    [
      "ends as an error if it is rate-limited for too long",
      withFaults(onPatch(rateLimitedFor(120), requestNumbers(1, 8))),
      "error; sent 6, ours 0",
      /limits the rate; nothing was changed.*\n.*again later/,
    ],
    [
      "is not sent a third time once revisions are indistinguishable",
      {
        inputs: { image_uri: LATEST },
        ...withFaults(
          lateCommit(95),
          onPatch(rateLimitedFor(30), 2),
          foreignDeploy(withImage(LATEST), "before", 2),
        ),
      },
      "error; sent 2, ours 1",
      "cannot be told apart",
    ],
  ],
  "another client's deploy beside a change of secrets": [
    ...[{}, UNLISTED].map(
      (service): Row => [
        `is not matched while the PATCH is rate-limited: ${JSON.stringify(service)}`,
        {
          ...SECRETS,
          ...service,
          ...withFaults(foreignDeploy(HOTFIX), onPatch(rateLimitedFor(20))),
        },
        TWICE,
      ],
    ),
    [
      "is not matched after a lost response if the secrets are not there",
      {
        ...SECRETS,
        deployment: { secrets: [{ name: "TOKEN", value: "value-before" }] },
        ...withFaults(
          foreignDeploy({ source_revision_config: { repo_ref: "main" } }),
          onPatch(LOST_REQUEST),
        ),
      },
      IN_DOUBT,
      "The secrets that were sent are not there",
    ],
    [
      "is not assumed if the secrets cannot be read any more",
      { ...SECRETS, ...withFaults(onPatch(LOST_RESPONSE), faultAt("get", status(401), 3)) },
      ONCE,
    ],
    [
      "does not make the outcome of a refusal unknown",
      { ...SECRETS, ...withFaults(foreignDeploy(HOTFIX), onPatch(status(409))) },
      "rejected; sent 1, ours 0",
    ],
  ],
  "an unreliable list of revisions": [
    [
      "is not needed if it lacks the latest revision",
      withFaults(faultAt("revisions", { kind: "stale_read", commits: 9 }), onPatch(LOST_RESPONSE)),
      ONCE,
    ],
    [
      "is not needed for a revision that it shows without its content",
      {
        inputs: { image_uri: TAGGED },
        dispatcher: rewritingDispatcher((body, request) => {
          if (!isRevisionList(request)) return body;
          const bare = (revision: object) => ({ ...revision, source_revision_config: undefined });
          return { resources: body.resources.map(bare) };
        }),
        ...withFaults(onPatch(LOST_RESPONSE)),
      },
      ONCE,
    ],
    [
      "is not needed if the latest revision cannot be read before the change",
      { ...UNLISTED, ...withFaults(faultAt("revision", { kind: "invalid_json" }, [1, 2, 3])) },
      ONCE,
    ],
  ],
  "a change that creates no revision": [
    [
      "is sent again if its response is lost",
      { ...SETTING, ...withFaults(onPatch(LOST_RESPONSE)) },
      "no_revision; sent 2, ours 0",
    ],
    [
      "is not sent again with on_ambiguous: fail",
      {
        ...SETTING,
        inputs: { ...SETTING.inputs, ...NOT_AGAIN },
        ...withFaults(onPatch(LOST_RESPONSE)),
      },
      IN_DOUBT,
    ],
    [
      "is not reported as unsent if no attempt got a response",
      { ...SETTING, ...withFaults(onPatch(LOST_RESPONSE, requestNumbers(1, 40))) },
      "error; sent 11, ours 0",
      "An earlier attempt may have been applied",
    ],
    [
      "is not reported as refused if only the retry was refused",
      {
        ...SETTING,
        ...withFaults(
          onPatch({ kind: "status", status: 503, when: "after" }, 1),
          onPatch(status(409), 2),
        ),
      },
      "no_revision; sent 2, ours 0",
    ],
    [
      "is not reported as refused if a filter refused the response",
      { ...SETTING, ...withFaults(onPatch({ kind: "html", status: 403, when: "after" })) },
      "no_revision; sent 1, ours 0",
    ],
    [
      "is reported as refused if the deployment does not show it",
      { ...SETTING, ...withFaults(onPatch({ kind: "html", status: 403 })) },
      "rejected; sent 1, ours 0",
    ],
    ...ACCEPTED.map(
      ([name, fault]): Row => [
        `is not sent again once it was accepted: ${name}`,
        { ...SETTING, ...withFaults(onPatch(fault)) },
        "no_revision; sent 1, ours 0",
      ],
    ),
  ],
  "a change of a setting for which this service creates a revision": [
    [
      "is followed to the end of that revision",
      { ...SETTING, script: "fail-deploy", ...withFaults(foreignDeploy({})) },
      "failed; sent 1, ours 0; follows another's",
    ],
    [
      "is not matched with a revision of other content",
      { ...SETTING, ...withFaults(foreignDeploy(HOTFIX)) },
      "no_revision; sent 1, ours 0",
    ],
  ],
  "an accepted change whose response does not show it": [
    ...ACCEPTED.map(
      ([name, fault]): Row => [`is followed: ${name}`, withFaults(onPatch(fault)), ONCE, NOT_LOST],
    ),
    [
      "is followed if it is applied within the window",
      withFaults(onPatch({ ...QUEUED, after_ms: 60_000 })),
      ONCE,
      NOT_LOST,
    ],
    [
      "is never sent again, even if nothing appears",
      withFaults(onPatch({ ...QUEUED, after_ms: 3_600_000 })),
      IN_DOUBT,
      /changed, but its revision is not known(?![\s\S]*lost)/,
    ],
    [
      "is followed if a git tag is shown as its commit",
      {
        ...{ source: "github", inputs: { repo_ref: "refs/tags/v9" } },
        habits: ["commits"],
        ...withFaults(onPatch({ ...QUEUED, after_ms: 20_000 })),
      },
      ONCE,
    ],
    [
      "is not guessed beside another client's revision, if a git tag is shown as its commit",
      {
        ...{ source: "github", inputs: { repo_ref: "refs/tags/v9" } },
        habits: ["commits"],
        ...withFaults(foreignDeploy(HOTFIX), onPatch({ ...QUEUED, after_ms: 20_000 })),
      },
      "error; sent 1, ours 1",
    ],
    [
      "is not someone else's revision, if the secrets that were sent are not there",
      {
        ...{ source: "github", habits: ["commits"] },
        inputs: { repo_ref: "refs/tags/v9", secrets: "TOKEN=ours", secrets_mode: "replace" },
        deployment: { secrets: [{ name: "TOKEN", value: "value-before" }] },
        ...withFaults(
          foreignDeploy({ source_revision_config: { repo_ref: "main" } }),
          onPatch({ ...QUEUED, after_ms: 3_600_000 }),
        ),
      },
      IN_DOUBT,
    ],
    [
      "is sent again if the response is a login page with status 200",
      withFaults(onPatch({ kind: "html", status: 200 })),
      TWICE,
      "the answer (status 200) is not JSON",
    ],
  ],
  "a refusal by a third party": [
    ...[401, 403, 404, 413, 421, 451].map(
      (code): Row => [
        `does not hide the revision: ${code} with a page`,
        withFaults(onPatch({ kind: "status", status: code, body: "<html>", when: "after" })),
        "deployed; sent 1, ours 1; follows ours 1, serves",
      ],
    ),
    [
      "does not hide the revision: a redirect",
      withFaults(onPatch({ kind: "redirect", to: "http://other.invalid", when: "after" })),
      ONCE,
    ],
    [
      "does not hide the revision: a status with a reason that the contract lacks",
      withFaults(
        onPatch({ kind: "status", status: 403, body: { detail: "blocked" }, when: "after" }),
      ),
      "deployed; sent 1, ours 1; follows ours 1, serves",
    ],
    [
      "is a refusal if there is no revision",
      withFaults(onPatch({ kind: "status", status: 403, body: "<html>" })),
      "rejected; sent 1, ours 0",
    ],
    [
      "is no proof that nothing was applied if the service cannot be read after it",
      withFaults(
        onPatch({ kind: "status", status: 403, body: "<html>", when: "after" }),
        faultAt("get", UNAVAILABLE, requestNumbers(2, 400)),
        faultAt("revisions", UNAVAILABLE, requestNumbers(2, 400)),
      ),
      "error; sent 1, ours 1",
      "status 403",
    ],
  ],
  "a 200 that does not show the revision": [
    ["is resolved by the list of revisions", { habits: ["stale-patch-replies"] }, ONCE],
    ["is resolved by the latest revision", { habits: ["stale-patch-replies"], ...UNLISTED }, ONCE],
    [
      "is resolved if revisions do not show their content",
      {
        habits: ["stale-patch-replies"],
        dispatcher: rewritingDispatcher((body, request) => {
          const bare = (revision: object) => ({ ...revision, source_revision_config: null });
          if (isRevisionList(request)) return { resources: body.resources.map(bare) };
          return "latest_revision_id" in body ? body : bare(body);
        }),
      },
      ONCE,
    ],
    [
      "is resolved if a git tag is shown as its commit",
      {
        ...{ source: "github", inputs: { repo_ref: "refs/tags/v9" } },
        habits: ["stale-patch-replies", "commits"],
      },
      ONCE,
    ],
    [
      "is not followed by another PATCH if no revision appears",
      { arrange: acceptsWithoutEffect },
      IN_DOUBT,
      "The change was accepted. No revision of it appeared.",
    ],
  ],
  "the life cycle of a revision": [
    ["regress", { script: "regress" }, ONCE],
    ["odd-status", { script: "odd-status" }, ONCE],
    ["slow", { script: "slow" }, ONCE],
    ["fail-create", { script: "fail-create" }, "failed; sent 1, ours 1; follows ours 1"],
    ["fail-build", { script: "fail-build" }, "failed; sent 1, ours 1; follows ours 1"],
    ["fail-deploy", { script: "fail-deploy" }, "failed; sent 1, ours 1; follows ours 1"],
    ["interrupted", { script: "interrupted" }, "failed; sent 1, ours 1; follows ours 1"],
    [
      "never-active",
      { script: "never-active" },
      "not_active; sent 1, ours 1; follows ours 1",
      "  waiting for it to take over",
    ],
    ["stuck", { script: "stuck" }, "timed_out; sent 1, ours 1; follows ours 1"],
  ],
};

describe.each(Object.entries(ENDS))("%s", (_, rows) => {
  it.each(rows)("%s", async (_name, scenario, end, expectedLog = /^/) => {
    const result = await play({ action: "deploy", ...scenario });
    expect(summaryOfDeploy(result)).toBe(end);
    // Each attempt sends the same body.
    expect(new Set(patchesOf(result).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const messages = messagesOf(result);
    expect(messages + result.page).toMatch(expectedLog);
    const warnings = [...messages.matchAll(/more than once: revisions (.+) run what/g)];
    expect(warnings).toHaveLength(String(expectedLog).includes("more than once") ? 1 : 0);
  });
});

describe("a retried PATCH", () => {
  it.each<[string, number, Fault]>([
    ["the whole window, if no revision appeared", 90_000, LOST_REQUEST],
    ["the time that the service asks for in seconds", 20_000, rateLimitedFor(20)],
    [
      "the time that the service asks for by a date, on a clock that is an hour behind",
      20_000,
      { kind: "status", status: 429, retry_after_date_ms: 20_000, date_offset_ms: -3_600_000 },
    ],
  ])("waits for %s", async (_, ms, fault) => {
    const result = await play({ action: "deploy", ...withFaults(onPatch(fault)) });
    expect(summaryOfDeploy(result)).toBe(TWICE);
    expect(patchesOf(result)[1]?.atMs).toBeGreaterThanOrEqual(ms);
  });

  it("is searched for only after the service's Retry-After", async () => {
    const result = await play({
      action: "deploy",
      ...withFaults(onPatch(LOST_RESPONSE), faultAt("get", rateLimitedFor(40), 2)),
    });
    const [, refused, next] = result.requests.filter(({ operation }) => operation === "get");
    expect(summaryOfDeploy(result)).toBe(ONCE);
    expect((next?.atMs ?? 0) - (refused?.atMs ?? 0)).toBeGreaterThanOrEqual(40_000);
  });
});

describe("a broken list of revisions", () => {
  it.each<Fault>([
    ...[400, 401, 404, 422, 429, 500, 501, 503].map((code) => status(code)),
    LOST_REQUEST,
    { kind: "hang" },
    { kind: "html", status: 200 },
  ])("neither fails nor delays a deploy: %j", async (fault) => {
    const result = await play({ action: "deploy", ...withFaults(faultAt("revisions", fault)) });
    expect(summaryOfDeploy(result)).toBe(ONCE);
    expect(patchesOf(result)[0]?.atMs).toBeLessThan(6_000);
    const lost = await play({
      action: "deploy",
      ...withFaults(faultAt("revisions", fault), onPatch(LOST_RESPONSE)),
    });
    expect(summaryOfDeploy(lost)).toBe(ONCE);
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

  it.each([1, 2, 3, 4, 8, 9])(
    "is retried, the PATCH without a search (connection %d)",
    async (nth) => {
      const result = await play({ action: "deploy", dispatcher: refusing(nth) });
      expect(summaryOfDeploy(result)).toBe(ONCE);
      expect(messagesOf(result)).not.toContain("looking for its revision");
    },
  );

  it("is searched for if an earlier attempt was lost, which may have been applied", async () => {
    const countSearches = ({ requests }: PlayResult) =>
      requests.filter(({ operation }) => operation === "revisions").length;
    const plain = await play({ action: "deploy", ...withFaults(onPatch(LOST_REQUEST)) });
    const nth = plain.requests.map(({ method }) => method).lastIndexOf("PATCH") + 1;
    const result = await play({
      action: "deploy",
      ...withFaults(onPatch(LOST_REQUEST)),
      dispatcher: refusing(nth),
    });
    expect(summaryOfDeploy(result)).toBe(TWICE);
    expect(countSearches(result)).toBe(countSearches(plain) + 1);
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
    const result = await play({
      action: "deploy",
      ...withFaults(faultAt(path, { kind: "redirect", to, status: code })),
    });
    expect(summaryOfDeploy(result)).toBe(end);
    expect(result.failure).toContain(`a redirect to ${to}`);
    expect(requests).toEqual([]);
  });
});
