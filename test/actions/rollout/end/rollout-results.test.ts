import { expect, it } from "vitest";
import { endOfRolloutError } from "../../../../src/actions/rollout/end/error-results.ts";
import { rolloutConclusionOf } from "../../../../src/actions/rollout/end/rollout-conclusion.ts";
import { endOfRollout } from "../../../../src/actions/rollout/end/rollout-results.ts";
import {
  initialState,
  type RolloutEnd,
  type State,
} from "../../../../src/actions/rollout/state.ts";
import type { Text } from "../../../../src/report/blocks.ts";
import type { RefusalContext } from "../../../../src/report/refusals/rule.ts";
import {
  RefusedError,
  UnprovenError,
  UnreachableError,
} from "../../../../src/service/client/errors.ts";
import { firstLines, render } from "../../../harness/visible-text.ts";
import { withImage } from "../../../scenarios/faults.ts";

const notSent = initialState({ name: "agent", action: "deploy", on_superseded: "fail" });
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
const withoutRevision: State = {
  ...notSent,
  phase: "accepted",
  createdByThisStep: true,
  initialDeployment: { ...deployment, ...withImage("agent:1"), latest_revision_id: "r-0" },
  deployment,
  patch: withImage("agent:2"),
};
const revisionIn = (status: string, members: object = withImage("agent:2")) => ({
  revision: { id: "r-1", status, ...members },
});
const deployed: State = { ...withoutRevision, ...revisionIn("DEPLOYED") };
const serving: State = { ...deployed, deployment: { ...deployment, active_revision_id: "r-1" } };
/** No content is known. */
const withoutContent: State = { ...notSent, phase: "accepted", createdByThisStep: true };
const building: State = { ...withoutContent, ...revisionIn("BUILDING", {}) };
const afterFailedRead: State = {
  ...building,
  statusPeriods: [
    { role: "revision", status: "BUILDING", statusClass: "pending", atMs: 0, untilMs: 4_000 },
  ],
  readFailure: "other",
};
const failedBuild: State = {
  ...withoutContent,
  ...revisionIn("BUILD_FAILED", {
    status_message: "npm error code ERESOLVE\nRuntimeError: no graph in agent.py",
  }),
};
const pending = (status: string, members: Partial<State["deployment"]> = {}): State => ({
  ...withoutContent,
  ...revisionIn(status, {}),
  deployment: { ...deployment, ...members },
});
const settingsPlan = {
  changes: [{ path: "source_config.resource_spec.cpu", before: 1, after: 2 }],
  warnings: [],
  revisionNote: "",
};
const ref = (tag: string) => ({ source_revision_config: { repo_ref: `refs/tags/${tag}` } });

const refusal = new RefusedError({
  ...{ requestLine: "GET x", title: "status 401: expired", status: 401 },
  problems: [{ loc: ["header", "x-api-key"], msg: "m", type: "" }],
});
const goneError = new RefusedError({ requestLine: "GET x", title: "status 404", status: 404 });
const serverError = new UnreachableError({
  ...{ title: "status 500", status: 500, detail: "migrating", sent: true },
});
const unansweredError = new UnreachableError({
  ...{ requestLine: "GET x", title: "connection reset", sent: false },
});
const unprovenError = new UnprovenError("PATCH x");
const context: RefusalContext = {
  service: "control plane",
  inputs: ["api_key"],
  providedInputs: [],
  rules: [{ headline: "refused", likelyCause: "Cause.", nextStep: "Step." }],
};

const TIMEOUT: RolloutEnd = { outcome: "timed_out" };
const LONG_NAME = "a-name-that-is-much-too-long";

/** By title, the end of a rollout after half an hour, and the state. */
const ENDS: [title: string, end: RolloutEnd, state: State][] = [
  [
    "a failed build whose last error has no known cause, while a revision of unknown content serves",
    { outcome: "failed" },
    {
      ...failedBuild,
      deployment: { ...deployment, active_revision_id: "r-9" },
      rollback: { phase: "not sent", failureReason: "no revision served before" },
    },
  ],
  [
    "a revision that was skipped, and no newer one was seen",
    { outcome: "superseded" },
    { ...withoutContent, ...revisionIn("SKIPPED", {}) },
  ],
  ["a revision that does not serve yet", { outcome: "deployed" }, deployed],
  [
    "a revision with new settings only, which does not serve yet",
    { outcome: "deployed" },
    { ...deployed, plan: settingsPlan, patch: {} },
  ],
  [
    "a revision whose digest is shown instead of the tag that was sent",
    { outcome: "deployed" },
    { ...serving, ...revisionIn("DEPLOYED", withImage(`agent@sha256:${"01".repeat(32)}`)) },
  ],
  [
    "a revision whose image has the name of the deployment, and a commit as its tag",
    { outcome: "deployed" },
    { ...serving, ...revisionIn("DEPLOYED", withImage("agent:0a1b2c3")) },
  ],
  [
    "a new revision that does not serve, while a later one with the same content does",
    { outcome: "not_active" },
    {
      ...deployed,
      deployment: { ...deployment, latest_revision_id: "r-2", active_revision_id: "r-2" },
    },
  ],
  [
    "a timeout while the deployment waits for its database",
    TIMEOUT,
    pending("AWAITING_DEPLOY", { status: "AWAITING_DATABASE" }),
  ],
  [
    "a timeout of a deployment with a long name that never served",
    TIMEOUT,
    pending("DEPLOYING", { name: LONG_NAME, active_revision_id: null }),
  ],
  ["a timeout in a status that sounds final", TIMEOUT, pending("Cancelled")],
  [
    "a timeout in an unknown status, while the revision serves",
    TIMEOUT,
    pending("SUCCEEDED", { active_revision_id: "r-1" }),
  ],
  ["no response until the timeout", { ...TIMEOUT, failure: unansweredError }, afterFailedRead],
  ["refused reads until the timeout", { ...TIMEOUT, failure: refusal }, afterFailedRead],
  [
    "404 for the revision until the timeout",
    { ...TIMEOUT, failure: goneError },
    { ...afterFailedRead, readFailure: "gone", deployment },
  ],
];

/** By title, an error, the state and whether the workflow is cancelled. */
const ERRORS: [title: string, error: Error, state: State, isCancelled?: true][] = [
  ["a refusal before the change, in a cancelled workflow", refusal, notSent, true],
  ["a failure of the service before the change", serverError, notSent],
  ["a missing response to the change", unansweredError, { ...notSent, phase: "sent" }],
  ["a change that may have been applied", unprovenError, notSent],
  ["a cancellation while the change is sent", unansweredError, { ...notSent, phase: "sent" }, true],
  [
    "a change whose latest revision shows another image than was sent",
    unprovenError,
    {
      ...withoutRevision,
      deployment: { ...deployment, ...withImage("agent:other"), active_revision_id: "r-1" },
    },
  ],
  [
    "a change whose latest revision shows another ref than was sent",
    unprovenError,
    { ...withoutRevision, patch: ref("v2"), deployment: { ...deployment, ...ref("v1") } },
  ],
  [
    "a cancellation during the rollout",
    unansweredError,
    { ...deployed, ...revisionIn("BUILDING") },
    true,
  ],
  [
    "a cancellation during the smoke test",
    unansweredError,
    { ...deployed, currentCheck: "smoke test" },
    true,
  ],
  ["a change whose revision was not found", unprovenError, { ...notSent, phase: "accepted" }],
  ["reads without a response", unansweredError, afterFailedRead],
  ["a read that is refused", refusal, afterFailedRead],
  ["a deleted revision", goneError, afterFailedRead],
];

const markedText = (text: Text) => firstLines(render([{ text }]));

/** `--update` writes outcome, headline, message, quotes and advice of each end. */
it("describes each end as rollout-results.txt lists it", async () => {
  const ends = [
    ...ENDS.map(([title, end, state]) => {
      return { title, state, end: endOfRollout(end, 1_800_000) };
    }),
    ...ERRORS.map(([title, error, state, isCancelled = false]) => {
      const store = { state, update: () => undefined };
      return { title, state, end: endOfRolloutError(error, store, context, isCancelled) };
    }),
  ];
  const texts = ends.map(({ title, state, end }) => {
    const conclusion = rolloutConclusionOf(end, state);
    const { outcome, headline, message, advice = "", quotes = [] } = conclusion;
    const quoteTexts = quotes.map(({ source, text }) => `${source}: ${text}`);
    const lines = [markedText(message), ...quoteTexts, markedText(advice)];
    return [`## ${title}`, `${outcome}: ${headline}`, ...lines.filter(Boolean), ""].join("\n");
  });
  await expect(texts.join("\n")).toMatchFileSnapshot("rollout-results.txt");
});
