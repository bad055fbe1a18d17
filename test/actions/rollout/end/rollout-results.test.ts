import { describe, expect, it } from "vitest";
import { endOfRolloutError } from "../../../../src/actions/rollout/end/error-results.ts";
import { rolloutConclusionOf } from "../../../../src/actions/rollout/end/page.ts";
import { endOfRollout } from "../../../../src/actions/rollout/end/rollout-results.ts";
import {
  initialState,
  type RolloutEnd,
  type State,
} from "../../../../src/actions/rollout/state.ts";
import { plainText } from "../../../../src/report/blocks.ts";
import type { RefusalContext } from "../../../../src/report/refusals/row.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../../../src/service/client/errors.ts";

const early: State = initialState({
  name: "agent",
  watchedBy: "this action",
  on_superseded: "fail",
});
const state: State = {
  ...early,
  phase: "accepted",
  createdByThisStep: true,
  revision: { id: "r-1", status: "BUILD_FAILED" },
  statusPeriods: [
    { watched: "revision", status: "BUILDING", statusClass: "pending", atMs: 1_000 },
    { watched: "revision", status: "BUILD_FAILED", statusClass: "failed", atMs: 93_000 },
  ],
};

/** The conclusion about the end of a rollout. */
const conclusionOf = (end: RolloutEnd, state: State, elapsedMs: number) =>
  rolloutConclusionOf(endOfRollout(end, elapsedMs), state);

describe("endOfRollout", () => {
  it("measures up to the first read of the last status, like the chart", () => {
    const { headline, message } = conclusionOf({ outcome: "failed" }, state, 95_000);
    expect(headline).toBe("agent: the build of the new revision failed");
    expect(plainText(message)).toBe("Revision r-1 ended as BUILD_FAILED after 1m 33s.");
  });

  it.each([
    [
      "npm error code ERESOLVE\nRuntimeError: no graph in agent.py",
      "the build of the new revision failed",
    ],
    [
      "RuntimeError: no graph in agent.py\nnpm error code ERESOLVE",
      "a dependency of the new revision could not be installed",
    ],
  ])("uses only the last error of a build as its cause: %j", (status_message, headline) => {
    const revision = { id: "r-1", status: "BUILD_FAILED", status_message };
    const conclusion = conclusionOf({ outcome: "failed" }, { ...state, revision }, 95_000);
    expect(conclusion.headline).toBe(`agent: ${headline}`);
  });

  it("reports the wait for other rollouts separately", () => {
    const idle = { revision_id: "r-0", waitedMs: 60_000 };
    const { message } = conclusionOf({ outcome: "deployed" }, { ...state, idle }, 95_000);
    expect(plainText(message)).toBe("Deployed in 33s, after waiting 1m for revision r-0.");
  });

  const sent = { where: "GET x", sent: true };
  it.each([
    [
      new UnreachableError({ ...sent, why: "connection reset" }),
      "the control plane did not answer",
      "",
    ],
    [
      new UnreachableError({ ...sent, why: "status 502", status: 502 }),
      "the control plane failed (502)",
      "",
    ],
    [
      new RefusedError({ why: "status 401: expired", status: 401 }),
      "the credential was refused (401)",
      "Correct the credential. ",
    ],
    [
      new ContractError({ where: "GET x", why: "the answer is about another id" }),
      "the control plane gave an answer that cannot be read",
      "",
    ],
  ])("says only what is known after the last reply: %s", (failure, then, first) => {
    const revision = { id: "r-1", status: "BUILDING" };
    const seen = {
      ...state,
      revision,
      lastSeen: { status: "BUILDING", atMs: 4_000 },
      readFailure: "other" as const,
    };
    const conclusion = conclusionOf({ outcome: "timed_out", failure }, seen, 600_000);
    const { headline, message, advice = "" } = conclusion;
    expect(headline).toBe(`agent: the new revision was BUILDING, then ${then} until the timeout`);
    expect(plainText(message)).toBe(
      `Last seen BUILDING after 4s; every read since then failed (${failure.why}). The new revision may serve.`,
    );
    expect(plainText(advice)).toBe(
      `${first}To keep watching, run this step with revision_id: r-1 in place of what it changes.`,
    );
  });
});

it.each([
  ["DEPLOYING", "L-1", "was still QUEUED after 30m", "See on the platform why it takes so long"],
  ["QUEUED", undefined, "was still QUEUED after 30m", "See on the platform why it takes so long"],
  [
    "CREATING",
    "L-1",
    "was still QUEUED after 30m: no listener took it",
    "Check that the listener L-1",
  ],
])(
  "names the listener of a revision that was only QUEUED: %s, %s",
  (first, listener_id, headline, advice) => {
    const period = { watched: "revision", statusClass: "pending", atMs: 0 } as const;
    const queued: State = {
      ...state,
      deployment: { ...deployment, source_config: { listener_id } },
      revision: { id: "r-1", status: "QUEUED" },
      statusPeriods: [first, "QUEUED"].map((status) => ({ ...period, status })),
    };
    const conclusion = conclusionOf({ outcome: "timed_out" }, queued, 1_800_000);
    expect(conclusion.headline).toBe(`agent: the new revision ${headline}`);
    expect(plainText(conclusion.advice ?? "")).toContain(advice);
  },
);

it("claims nothing about a revision that no longer exists", () => {
  const failure = new RefusedError({ why: "status 404: gone", status: 404 });
  const seen = { lastSeen: { status: "BUILDING", atMs: 4_000 }, readFailure: "gone" as const };
  const now = { ...state, revision: { id: "r-1", status: "BUILDING" }, ...seen };
  const {
    headline,
    message,
    advice = "",
  } = conclusionOf({ outcome: "timed_out", failure }, now, 60_000);
  expect(headline).toBe(
    "agent: the new revision was BUILDING, then not found (404) until the timeout",
  );
  expect(plainText(message)).toBe(
    "Last seen BUILDING after 4s; every read since then failed (status 404: gone).",
  );
  expect(plainText(advice)).toMatch(/^The revision or its deployment was deleted meanwhile, or /);
});

it.each([
  [
    undefined,
    "agent: the new revision was skipped",
    " ended as SKIPPED, and no newer one was seen.",
  ],
  ["r-2", "agent: the new revision was skipped for a newer revision", " replaced it."],
])("names a newer revision only if it was seen: %s", (newer_revision_id, headline, end) => {
  const skipped = { ...state, revision: { id: "r-1", status: "SKIPPED" } };
  const conclusion = conclusionOf({ outcome: "superseded", newer_revision_id }, skipped, 60_000);
  expect(conclusion.headline).toBe(headline);
  expect(plainText(conclusion.message)).toContain(end);
});

it("tells ids of version 7 that begin alike apart", () => {
  const [ours, newer] = ["0b", "1c"].map((end) => `01a214e5-0000-7000-8000-0000000000${end}`);
  const replaced = { ...state, revision: { id: ours ?? "", status: "DEPLOYED" } };
  const end: RolloutEnd = { outcome: "superseded", newer_revision_id: newer };
  expect(plainText(conclusionOf(end, replaced, 60_000).message)).toBe(
    "Revision 01a214e5…000b was DEPLOYED when revision 01a214e5…001c replaced it.",
  );
});

const deployment: NonNullable<State["deployment"]> = {
  id: "d-1",
  name: "agent",
  source: "external_docker",
  status: "READY",
  source_config: {},
  source_revision_config: { image_uri: "agent:2" },
  latest_revision_id: "r-1",
  active_revision_id: "r-0",
};
const image = (image_uri: string) => ({ source_revision_config: { image_uri } });
const replacing: State = {
  ...state,
  before: { ...deployment, ...image("agent:1"), latest_revision_id: "r-0" },
  deployment,
  patch: image("agent:2"),
  revision: { id: "r-1", status: "DEPLOYED", ...image("agent:2") },
};
const settings = {
  changes: [{ path: "source_config.resource_spec.cpu", before: 1, after: 2 }],
  warnings: [],
  notes: new Map(),
  revisionNote: "",
};
const twin = { before: { ...deployment, latest_revision_id: "r-0" }, deployment };
const byDigest = image(`agent@sha256:${"01".repeat(32)}`);

describe("a result reports what was last seen", () => {
  it.each<[what: string, end: RolloutEnd, state: Partial<State>, headline: string]>([
    [
      "that a revision does not serve yet",
      { outcome: "deployed" },
      {},
      "agent: agent:2 is DEPLOYED, and does not serve yet",
    ],
    [
      "that a revision of settings does not serve yet",
      { outcome: "deployed" },
      { plan: settings, patch: {} },
      "agent: cpu 1 → 2; the new revision does not serve yet",
    ],
    ["that it serves", { outcome: "deployed", isServing: true }, {}, "agent runs agent:2"],
    [
      "a previous revision with the same content",
      { outcome: "not_active" },
      twin,
      "agent: the new revision of agent:2 was deployed, but does not serve",
    ],
    [
      "a later revision with the same content",
      { outcome: "not_active" },
      { deployment: { ...deployment, latest_revision_id: "r-2", active_revision_id: "r-2" } },
      "agent: the new revision of agent:2 was deployed, but does not serve",
    ],
    [
      "a digest instead of the tag that was sent",
      { outcome: "deployed", isServing: true },
      { revision: { id: "r-1", status: "DEPLOYED", ...byDigest } },
      "agent runs agent@sha256:0101010 (sent as 2)",
    ],
  ])("%s", (_, end, more, headline) => {
    expect(conclusionOf(end, { ...replacing, ...more }, 95_000).headline).toBe(headline);
  });
});

describe("endOfRolloutError", () => {
  const problems = [{ loc: ["header", "x-api-key"], msg: "m", type: "" }];
  const why = "status 401: expired";
  const refusal = new RefusedError({ where: "GET x", why, status: 401, problems });
  const silent = new UnreachableError({ where: "GET x", why: "connection reset", sent: false });
  const context: RefusalContext = {
    service: "control plane",
    inputs: ["api_key"],
    given: [],
    rows: [{ headline: "refused", likelyCause: "Cause.", nextStep: "Step." }],
  };
  const { revision: _, ...withoutRevision } = replacing;
  const lastSeen = { status: "BUILDING", atMs: 4_000 };
  const building: State = { ...state, lastSeen, readFailure: "other" };

  it("ends as rejected after a refusal, also when the workflow is cancelled", () => {
    const conclusion = rolloutConclusionOf(endOfRolloutError(refusal, early, context, true), early);
    expect(conclusion).toMatchObject({
      outcome: "rejected",
      headline: "agent: refused (401)",
      advice: "Step.",
    });
    expect(plainText(conclusion.message)).toBe("Cause.");
    expect(conclusion.quotes).toEqual([{ by: "The control plane", text: "m" }]);
  });

  it.each<[string, Error, State, boolean, object]>([
    [
      "a failure of the service before the change",
      new UnreachableError({ why: "status 500", status: 500, detail: "migrating", sent: true }),
      early,
      false,
      {
        headline: "agent: the control plane failed (500); nothing was changed",
        message: "status 500: migrating.",
      },
    ],
    [
      "a missing response to the change",
      silent,
      { ...early, phase: "sent" },
      false,
      { headline: "agent: not known whether the change was applied" },
    ],
    [
      "a change that cannot be proven",
      new UnprovenError("PATCH x"),
      early,
      false,
      { headline: "agent: not known whether the change was applied" },
    ],
    [
      "a cancellation while the change is sent",
      silent,
      { ...early, phase: "sent" },
      true,
      {
        outcome: "cancelled",
        headline: "agent: cancelled while the change was being sent",
      },
    ],
    [
      "a change whose latest revision shows what was not sent",
      new UnprovenError("PATCH x"),
      {
        ...withoutRevision,
        deployment: { ...deployment, ...image("agent:other"), active_revision_id: "r-1" },
      },
      false,
      {
        headline: "agent: agent:2 was sent, and a revision of agent:other appeared",
        message: ["PATCH x.", " ", "Serving: ", { code: "agent:other" }, "."],
        advice: "See on the platform who else deploys, or what rewrites the image.",
      },
    ],
    [
      "a change whose latest revision shows another ref than was sent",
      new UnprovenError("PATCH x"),
      {
        ...withoutRevision,
        patch: { source_revision_config: { repo_ref: "refs/tags/v2" } },
        deployment: { ...deployment, source_revision_config: { repo_ref: "refs/tags/v1" } },
      },
      false,
      {
        headline: "agent: v2 was sent, and a revision of v1 appeared",
        advice: "See on the platform who else deploys, or what rewrites the ref.",
      },
    ],
    [
      "a cancellation during the rollout",
      silent,
      { ...replacing, revision: { id: "r-1", status: "BUILDING", ...image("agent:2") } },
      true,
      {
        outcome: "cancelled",
        headline: "agent: cancelled while agent:2 was BUILDING",
        message: [
          "Revision ",
          { code: "r-1" },
          " continues to roll out",
          "; ",
          { code: "agent:1" },
          " served before",
          ".",
        ],
      },
    ],
    [
      "a cancellation during the smoke test",
      silent,
      {
        ...replacing,
        revision: { id: "r-1", status: "DEPLOYED", ...image("agent:2") },
        checking: "smoke test",
      },
      true,
      {
        outcome: "cancelled",
        headline: "agent: cancelled before the smoke test of agent:2 was over",
        message: [
          "Revision ",
          { code: "r-1" },
          " is deployed",
          "; ",
          { code: "agent:1" },
          " served before",
          ".",
        ],
      },
    ],
    [
      "a change that was accepted, and whose revision was not found",
      new UnprovenError("PATCH x"),
      { ...early, phase: "accepted" },
      false,
      { headline: "agent: changed, but its revision is not known" },
    ],
    [
      "reads that are no longer answered",
      silent,
      building,
      false,
      {
        headline: "agent: the outcome of the new revision is unknown",
        message:
          "Last seen BUILDING after 4s; every read since then failed (connection reset). The new revision may serve.",
      },
    ],
    [
      "a read that is refused",
      refusal,
      building,
      false,
      {
        advice:
          "Cause. Step. To keep watching, run this step with revision_id: r-1 in place of what it changes.",
      },
    ],
    [
      "a deleted revision",
      new RefusedError({ where: "GET x", why: "status 404", status: 404 }),
      building,
      false,
      { advice: expect.stringMatching(/^The revision or its deployment was deleted meanwhile/) },
    ],
  ])("reports what is known after %s", (_, error, state, isCancelled, expected) => {
    const conclusion = rolloutConclusionOf(
      endOfRolloutError(error, state, context, isCancelled),
      state,
    );
    const advice = plainText(conclusion.advice ?? "");
    expect({ ...conclusion, advice }).toMatchObject({ outcome: "error", ...expected });
  });
});
