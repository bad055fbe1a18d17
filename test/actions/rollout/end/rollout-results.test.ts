import { describe, expect, it } from "vitest";
import { endOfRolloutError } from "../../../../src/actions/rollout/end/error-results.ts";
import { rolloutConclusionOf } from "../../../../src/actions/rollout/end/rollout-conclusion.ts";
import { endOfRollout } from "../../../../src/actions/rollout/end/rollout-results.ts";
import {
  initialState,
  type RolloutEnd,
  type State,
} from "../../../../src/actions/rollout/state.ts";
import { plainText } from "../../../../src/report/blocks.ts";
import type { RefusalContext } from "../../../../src/report/refusals/rule.ts";
import {
  ContractError,
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../../../src/service/client/errors.ts";
import { withImage } from "../../../scenarios/faults.ts";

const labels = { name: "agent", watchedBy: "this action", on_superseded: "fail" } as const;
const notSent: State = initialState(labels);
const state: State = {
  ...notSent,
  phase: "accepted",
  createdByThisStep: true,
  revision: { id: "r-1", status: "BUILD_FAILED" },
  statusPeriods: [
    { role: "revision", status: "BUILDING", statusClass: "pending", atMs: 1_000 },
    { role: "revision", status: "BUILD_FAILED", statusClass: "failed", atMs: 93_000 },
  ],
};

/** The conclusion about the end of a rollout. */
const conclusionOf = (end: RolloutEnd, state: State, elapsedMs: number) =>
  rolloutConclusionOf(endOfRollout(end, elapsedMs), state);

const NPM_ERROR = "npm error code ERESOLVE";
const GRAPH_ERROR = "RuntimeError: no graph in agent.py";

describe("endOfRollout", () => {
  it("reports the time until the last status was first read, like the chart", () => {
    const { headline, message } = conclusionOf({ outcome: "failed" }, state, 95_000);
    expect(headline).toBe("agent: the build of the new revision failed");
    expect(plainText(message)).toBe("Revision r-1 ended as BUILD_FAILED after 1m 33s.");
  });

  it.each([
    [[NPM_ERROR, GRAPH_ERROR], "the build of the new revision failed"],
    [[GRAPH_ERROR, NPM_ERROR], "a dependency of the new revision could not be installed"],
  ])("derives the cause of a failed build from its last error only: %j", (errors, headline) => {
    const revision = { id: "r-1", status: "BUILD_FAILED", status_message: errors.join("\n") };
    const conclusion = conclusionOf({ outcome: "failed" }, { ...state, revision }, 95_000);
    expect(conclusion.headline).toBe(`agent: ${headline}`);
  });

  it("reports the wait for other rollouts separately", () => {
    const idleWait = { revision_id: "r-0", waitedMs: 60_000 };
    const { message } = conclusionOf({ outcome: "deployed" }, { ...state, idleWait }, 95_000);
    expect(plainText(message)).toBe("Deployed in 33s, after waiting 1m for revision r-0.");
  });

  const sent = { requestLine: "GET x", sent: true };
  it.each([
    [new UnreachableError({ ...sent, title: "reset" }), "the control plane did not answer", ""],
    [
      new UnreachableError({ ...sent, title: "x", status: 502 }),
      "the control plane failed (502)",
      "",
    ],
    [
      new RefusedError({ title: "status 401: expired", status: 401 }),
      "the credential was refused (401)",
      "Correct the credential. ",
    ],
    [
      new ContractError({ requestLine: "GET x", title: "the answer is about another id" }),
      "the control plane gave an answer that cannot be read",
      "",
    ],
  ])(
    "reports only the last reply and why later reads failed: %s",
    (failure, clause, firstAdvice) => {
      const revision = { id: "r-1", status: "BUILDING" };
      const unreadable = {
        ...state,
        revision,
        lastSeen: { status: "BUILDING", atMs: 4_000 },
        readFailure: "other" as const,
      };
      const conclusion = conclusionOf({ outcome: "timed_out", failure }, unreadable, 600_000);
      const { headline, message, advice = "" } = conclusion;
      expect(headline).toBe(
        `agent: the new revision was BUILDING, then ${clause} until the timeout`,
      );
      expect(plainText(message)).toBe(
        `Last seen BUILDING after 4s; every read since then failed (${failure.title}). The new revision may serve.`,
      );
      expect(plainText(advice)).toBe(
        `${firstAdvice}To keep watching, run this step with revision_id: r-1 in place of what it changes.`,
      );
    },
  );
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
  (firstStatus, listener_id, headline, advice) => {
    const period = { role: "revision", statusClass: "pending", atMs: 0 } as const;
    const queued: State = {
      ...state,
      deployment: { ...deployment, source_config: { listener_id } },
      revision: { id: "r-1", status: "QUEUED" },
      statusPeriods: [firstStatus, "QUEUED"].map((status) => ({ ...period, status })),
    };
    const conclusion = conclusionOf({ outcome: "timed_out" }, queued, 1_800_000);
    expect(conclusion.headline).toBe(`agent: the new revision ${headline}`);
    expect(plainText(conclusion.advice ?? "")).toContain(advice);
  },
);

it("does not report what serves if the revision no longer exists", () => {
  const failure = new RefusedError({ title: "status 404: gone", status: 404 });
  const reads = { lastSeen: { status: "BUILDING", atMs: 4_000 }, readFailure: "gone" as const };
  const deleted = { ...state, revision: { id: "r-1", status: "BUILDING" }, ...reads };
  const conclusion = conclusionOf({ outcome: "timed_out", failure }, deleted, 60_000);
  const { headline, message, advice = "" } = conclusion;
  expect(headline).toBe(
    "agent: the new revision was BUILDING, then not found (404) until the timeout",
  );
  expect(plainText(message)).toBe(
    "Last seen BUILDING after 4s; every read since then failed (status 404: gone).",
  );
  expect(plainText(advice)).toMatch(/^The revision or its deployment was deleted meanwhile, or /);
});

it.each([
  [undefined, "the new revision was skipped", " ended as SKIPPED, and no newer one was seen."],
  ["r-2", "the new revision was skipped for a newer revision", " replaced it."],
])("names a newer revision only if it was seen: %s", (newer_revision_id, headline, end) => {
  const skipped = { ...state, revision: { id: "r-1", status: "SKIPPED" } };
  const conclusion = conclusionOf({ outcome: "superseded", newer_revision_id }, skipped, 60_000);
  expect(conclusion.headline).toBe(`agent: ${headline}`);
  expect(plainText(conclusion.message)).toContain(end);
});

it("shortens two UUIDs of version 7 to different texts", () => {
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
const withNewImage: State = {
  ...state,
  initialDeployment: { ...deployment, ...withImage("agent:1"), latest_revision_id: "r-0" },
  deployment,
  patch: withImage("agent:2"),
  revision: { id: "r-1", status: "DEPLOYED", ...withImage("agent:2") },
};
const settings = {
  changes: [{ path: "source_config.resource_spec.cpu", before: 1, after: 2 }],
  warnings: [],
  notes: new Map(),
  revisionNote: "",
};
const sameContent = { initialDeployment: { ...deployment, latest_revision_id: "r-0" }, deployment };
const byDigest = withImage(`agent@sha256:${"01".repeat(32)}`);

describe("the headline of a rollout reports", () => {
  it.each<[subject: string, end: RolloutEnd, state: Partial<State>, headline: string]>([
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
    ["that a revision serves", { outcome: "deployed", isServing: true }, {}, "agent runs agent:2"],
    [
      "that the new revision has the content of the previous one",
      { outcome: "not_active" },
      sameContent,
      "agent: the new revision of agent:2 was deployed, but does not serve",
    ],
    [
      "that the new revision has the content of a later one",
      { outcome: "not_active" },
      { deployment: { ...deployment, latest_revision_id: "r-2", active_revision_id: "r-2" } },
      "agent: the new revision of agent:2 was deployed, but does not serve",
    ],
    [
      "the tag that was sent if the service shows a digest",
      { outcome: "deployed", isServing: true },
      { revision: { id: "r-1", status: "DEPLOYED", ...byDigest } },
      "agent runs agent@sha256:0101010 (sent as 2)",
    ],
  ])("%s", (_, end, changes, headline) => {
    expect(conclusionOf(end, { ...withNewImage, ...changes }, 95_000).headline).toBe(headline);
  });
});

const refusal = new RefusedError({
  ...{ requestLine: "GET x", title: "status 401: expired", status: 401 },
  problems: [{ loc: ["header", "x-api-key"], msg: "m", type: "" }],
});
const failure = new UnreachableError({
  ...{ title: "status 500", status: 500, detail: "migrating", sent: true },
});
const unanswered = new UnreachableError({
  ...{ requestLine: "GET x", title: "connection reset", sent: false },
});
const unproven = new UnprovenError("PATCH x");
const context: RefusalContext = {
  service: "control plane",
  inputs: ["api_key"],
  providedInputs: [],
  rules: [{ headline: "refused", likelyCause: "Cause.", nextStep: "Step." }],
};
const { revision: _, ...withoutRevision } = withNewImage;
const lastSeen = { status: "BUILDING", atMs: 4_000 };
const unreadable: State = { ...state, lastSeen, readFailure: "other" };
const ref = (tag: string) => ({ source_revision_config: { repo_ref: `refs/tags/${tag}` } });

/** By title, an error, the state and whether the workflow is cancelled. */
const ERRORS: [title: string, error: Error, state: State, isCancelled?: true][] = [
  ["a refusal and a cancellation", refusal, notSent, true],
  ["a failure of the service before the change", failure, notSent],
  ["a missing response to the change", unanswered, { ...notSent, phase: "sent" }],
  ["a change that may have been applied", unproven, notSent],
  ["a cancellation while the change is sent", unanswered, { ...notSent, phase: "sent" }, true],
  [
    "a change whose latest revision shows another image than was sent",
    unproven,
    {
      ...withoutRevision,
      deployment: { ...deployment, ...withImage("agent:other"), active_revision_id: "r-1" },
    },
  ],
  [
    "a change whose latest revision shows another ref than was sent",
    unproven,
    { ...withoutRevision, patch: ref("v2"), deployment: { ...deployment, ...ref("v1") } },
  ],
  [
    "a cancellation during the rollout",
    unanswered,
    { ...withNewImage, revision: { id: "r-1", status: "BUILDING", ...withImage("agent:2") } },
    true,
  ],
  [
    "a cancellation during the smoke test",
    unanswered,
    { ...withNewImage, currentCheck: "smoke test" },
    true,
  ],
  ["a change whose revision was not found", unproven, { ...notSent, phase: "accepted" }],
  ["reads without a response", unanswered, unreadable],
  ["a read that is refused", refusal, unreadable],
  [
    "a deleted revision",
    new RefusedError({ requestLine: "GET x", title: "status 404", status: 404 }),
    unreadable,
  ],
];

/** `--update` writes outcome, headline, message, quotes and advice after each error. */
it("describes each error as error-results.txt lists it", async () => {
  const texts = ERRORS.map(([title, error, state, isCancelled = false]) => {
    const end = endOfRolloutError(error, state, context, isCancelled);
    const { outcome, headline, message, advice, quotes } = rolloutConclusionOf(end, state);
    const quoteTexts = quotes?.map(({ source, text }) => `${source}: ${text}`) ?? [];
    const lines = [plainText(message), ...quoteTexts, plainText(advice ?? "")];
    return [`## ${title}`, `${outcome}: ${headline}`, ...lines.filter(Boolean), ""].join("\n");
  });
  await expect(texts.join("\n")).toMatchFileSnapshot("error-results.txt");
});
