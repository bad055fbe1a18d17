import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";

type Fault = FaultPlan["fault"];
/** The outcome, and the number of our revisions at the end. */
type End = readonly [outcome: string, own: number];

const DEPLOYED: End = ["deployed", 1];
const REJECTED: End = ["rejected", 0];
const NOTHING_DONE: End = ["error", 0];
const UNKNOWN_END: End = ["error", 1];
const SUPERSEDED: End = ["superseded", 1];

/** Long enough for a poll of the deployment, which happens every half minute. */
const TIMELINE = [
  { status: "CREATING", after_ms: 0 },
  { status: "DEPLOYING", after_ms: 12_000 },
  { status: "DEPLOYED", after_ms: 36_000 },
];

/**
 * The reads of a deploy. The active and latest revisions are read first. After the response to the
 * PATCH, the deployment is read together with the list.
 */
const READS = {
  "first read": { path: "get", nth: 1 },
  list: { path: "revisions", nth: 1 },
  "first poll": { path: "revision", nth: 3 },
  "second read": { path: "get", nth: 3 },
  confirmation: { path: "get", nth: 4 },
} as const;
type Read = keyof typeof READS;

/** The expected result, by the read that fails. */
type AtReads = Record<Read, End>;

const atReads = (first: End, list: End, poll: End, second: End, confirmation: End): AtReads => ({
  "first read": first,
  list,
  "first poll": poll,
  "second read": second,
  confirmation,
});

const PASSES = atReads(DEPLOYED, DEPLOYED, DEPLOYED, DEPLOYED, DEPLOYED);
// The list is not part of the contract: a deploy works without it.
const REFUSES = atReads(REJECTED, DEPLOYED, DEPLOYED, DEPLOYED, DEPLOYED);
const EXPIRES = atReads(REJECTED, DEPLOYED, UNKNOWN_END, UNKNOWN_END, UNKNOWN_END);
const BREAKS = atReads(NOTHING_DONE, DEPLOYED, DEPLOYED, DEPLOYED, DEPLOYED);

interface Plan {
  fault: Fault;
  /** Absent if the result is the same as under another plan. */
  reads?: AtReads;
  patch: End;
}

/** A 2xx of the service accepts the change, so it is never sent again. */
const ACCEPTED: End = ["error", 0];

const foreign = { source_revision_config: { image_uri: imageOf("foreign") } };

const PLANS: Record<string, Plan> = {
  "reset before": { fault: { kind: "reset" }, reads: PASSES, patch: DEPLOYED },
  "reset after": { fault: { kind: "reset", when: "after" }, patch: DEPLOYED },
  "close before": { fault: { kind: "fin" }, reads: PASSES, patch: DEPLOYED },
  "close after": { fault: { kind: "fin", when: "after" }, patch: DEPLOYED },
  "hang before": { fault: { kind: "hang" }, reads: PASSES, patch: DEPLOYED },
  "hang after": { fault: { kind: "hang", when: "after" }, patch: DEPLOYED },
  "a short delay": { fault: { kind: "latency", ms: 30 }, reads: PASSES, patch: DEPLOYED },
  "a response that is too late": {
    fault: { kind: "latency", ms: 1_000, when: "after" },
    reads: PASSES,
    patch: DEPLOYED,
  },
  "body cut short": { fault: { kind: "truncated" }, reads: PASSES, patch: DEPLOYED },
  "chunks cut short": { fault: { kind: "chunked_cut" }, reads: PASSES, patch: DEPLOYED },
  "half of the JSON": { fault: { kind: "invalid_json" }, reads: PASSES, patch: DEPLOYED },
  "half of the JSON before": { fault: { kind: "invalid_json", when: "before" }, patch: ACCEPTED },
  "page with 200": {
    fault: { kind: "html", status: 200, when: "after" },
    reads: PASSES,
    patch: DEPLOYED,
  },
  "page with 200 before": { fault: { kind: "html", status: 200 }, patch: DEPLOYED },
  "page with 502": { fault: { kind: "html" }, reads: PASSES, patch: DEPLOYED },
  "page with 502 after": { fault: { kind: "html", when: "after" }, patch: DEPLOYED },
  "200 without a body": { fault: { kind: "empty" }, reads: PASSES, patch: DEPLOYED },
  "200 without a body before": { fault: { kind: "empty", when: "before" }, patch: ACCEPTED },
  204: { fault: { kind: "no_content" }, reads: PASSES, patch: DEPLOYED },
  "204 before": { fault: { kind: "no_content", when: "before" }, patch: ACCEPTED },
  "200 in another form": {
    fault: { kind: "status", status: 200, body: { id: 1 } },
    reads: PASSES,
    patch: ACCEPTED,
  },
  "201 without a body": {
    fault: { kind: "status", status: 202, when: "after" },
    reads: PASSES,
    patch: DEPLOYED,
  },
  408: { fault: { kind: "status", status: 408 }, reads: PASSES, patch: DEPLOYED },
  "408 after": { fault: { kind: "status", status: 408, when: "after" }, patch: DEPLOYED },
  425: { fault: { kind: "status", status: 425 }, reads: PASSES, patch: DEPLOYED },
  429: { fault: { kind: "status", status: 429 }, reads: PASSES, patch: DEPLOYED },
  "429 in seconds": {
    fault: { kind: "status", status: 429, retry_after: 20 },
    reads: PASSES,
    patch: DEPLOYED,
  },
  "429 with an invalid Retry-After": {
    fault: { kind: "status", status: 429, retry_after: "0x10" },
    reads: PASSES,
    patch: DEPLOYED,
  },
  "429 with a date, clocks apart": {
    fault: { kind: "status", status: 429, retry_after_date_ms: 20_000, date_offset_ms: -3_600_000 },
    reads: PASSES,
    patch: DEPLOYED,
  },
  // A limiter that applies what it refuses: a known limit (docs/design/exactly-once.md).
  "429 after the change was applied": {
    fault: { kind: "status", status: 429, when: "after" },
    patch: ["deployed", 2],
  },
  500: { fault: { kind: "status", status: 500 }, reads: PASSES, patch: DEPLOYED },
  "500 after": { fault: { kind: "status", status: 500, when: "after" }, patch: DEPLOYED },
  "502 after": { fault: { kind: "status", status: 502, when: "after" }, patch: DEPLOYED },
  503: { fault: { kind: "status", status: 503, retry_after: 5 }, reads: PASSES, patch: DEPLOYED },
  // Longer than the deploy may take, which ends at once if nothing was sent yet.
  "503 for an hour": {
    fault: { kind: "status", status: 503, retry_after: 3_600 },
    reads: BREAKS,
    patch: DEPLOYED,
  },
  "503 after": {
    fault: { kind: "status", status: 503, when: "after", retry_after: 5 },
    patch: DEPLOYED,
  },
  "504 after": { fault: { kind: "status", status: 504, when: "after" }, patch: DEPLOYED },
  400: { fault: { kind: "status", status: 400 }, reads: REFUSES, patch: REJECTED },
  "400 after the change was applied": {
    fault: { kind: "status", status: 400, when: "after" },
    patch: ["rejected", 1],
  },
  401: { fault: { kind: "status", status: 401 }, reads: REFUSES, patch: REJECTED },
  403: { fault: { kind: "status", status: 403 }, reads: REFUSES, patch: REJECTED },
  404: { fault: { kind: "status", status: 404 }, reads: REFUSES, patch: REJECTED },
  405: { fault: { kind: "status", status: 405 }, reads: REFUSES, patch: REJECTED },
  409: { fault: { kind: "status", status: 409 }, reads: REFUSES, patch: REJECTED },
  413: { fault: { kind: "status", status: 413 }, patch: REJECTED },
  422: { fault: { kind: "status", status: 422 }, reads: REFUSES, patch: REJECTED },
  "expired credential": { fault: { kind: "expired_credential" }, reads: EXPIRES, patch: REJECTED },
  "not HTTP": { fault: { kind: "not_http" }, reads: PASSES, patch: DEPLOYED },
  "not HTTP after": { fault: { kind: "not_http", when: "after" }, patch: DEPLOYED },
  trickle: { fault: { kind: "trickle", interval_ms: 50 }, reads: PASSES, patch: DEPLOYED },
  "huge body": { fault: { kind: "huge", mb: 3 }, reads: BREAKS, patch: DEPLOYED },
  "gzip bomb": { fault: { kind: "bomb", mb: 3 }, reads: BREAKS, patch: DEPLOYED },
  "huge headers": { fault: { kind: "huge_headers" }, reads: PASSES, patch: DEPLOYED },
  "late commit inside the window": {
    fault: { kind: "late_commit", after_ms: 60_000 },
    patch: DEPLOYED,
  },
  "stale read": { fault: { kind: "stale_read", commits: 1 }, reads: PASSES, patch: DEPLOYED },
  "foreign deploy before": {
    fault: { kind: "foreign_deploy", change: foreign },
    reads: { ...PASSES, "first poll": SUPERSEDED },
    patch: DEPLOYED,
  },
  "foreign deploy after": {
    fault: { kind: "foreign_deploy", when: "after", change: foreign },
    patch: SUPERSEDED,
  },
};

/** A deploy after another client's, which is all that a read one commit behind shows. */
async function deployWithFaults(
  options: DeployScenario,
  ...plans: FaultPlan[]
): Promise<PlayResult> {
  const result = await play({
    action: "deploy",
    script: TIMELINE,
    ...options,
    arrange: (service) => {
      service.emulator.store.addRevision(service.deploymentId, foreign);
      service.emulator.faults.add(...plans);
      options.arrange?.(service);
    },
  });
  expect(result.requests.flatMap(({ faults }) => faults).length).toBeGreaterThanOrEqual(
    plans.length,
  );
  return result;
}

/** The result has this outcome, and every followed revision is our own. */
function expectEnd(result: PlayResult, [outcome, own]: End): void {
  const revisionId = result.outputs.revision_id;
  const ids = result.ownRevisions.map(({ id }) => id);
  expect({ outcome: result.outcome, own: ids.length, log: result.messages }).toMatchObject({
    outcome,
    own,
  });
  if (revisionId !== "") expect(ids).toContain(revisionId);
  if (outcome === "deployed") expect(result.activeId).toBe(revisionId);
}

const names = Object.keys(READS) as Read[];
const atEachRead = Object.entries(PLANS).flatMap(([name, { fault, reads }]) =>
  reads === undefined ? [] : names.map((read) => ({ name, fault, read, end: reads[read] })),
);
const atThePatch = Object.entries(PLANS).map(([name, { fault, patch }]) => ({
  name,
  fault,
  patch,
}));
/** The search for a lost change differs. */
const withoutList = atThePatch.filter(({ fault }) => "when" in fault && fault.when === "after");

describe("deploy", () => {
  it.each(atEachRead)("under $name at the $read ends as $end", async ({ fault, read, end }) => {
    expectEnd(await deployWithFaults({}, { match: READS[read], fault }), end);
  });

  it.each(atThePatch)("under $name at the PATCH ends as $patch", async ({ fault, patch }) => {
    expectEnd(await deployWithFaults({}, { match: { path: "patch", nth: 1 }, fault }), patch);
  });

  it.each(withoutList)(
    "under $name at the PATCH, without a list, ends as $patch",
    async ({ fault, patch }) => {
      const plan = { match: { path: "patch", nth: 1 }, fault };
      expectEnd(await deployWithFaults({ without: ["revisions"] }, plan), patch);
    },
  );
});
