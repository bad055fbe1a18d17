import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { imageOf } from "../../harness/virtual-service.ts";
import { status, withImage } from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";

type Fault = FaultPlan["fault"];
/** The outcome, and the number of revisions that the step created. */
type End = readonly [outcome: string, revisionCount: number];

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

/** The result by the read that fails; by default DEPLOYED. */
type EndsByRead = Partial<Record<Read, End>>;

const RETRIED: EndsByRead = {};
const REFUSED: EndsByRead = { "first read": REJECTED };
const UNREADABLE: EndsByRead = { "first read": NOTHING_DONE };
// The list is beyond the contract: a deploy works without it.
const EXPIRED: EndsByRead = {
  ...REFUSED,
  "first poll": UNKNOWN_END,
  "second read": UNKNOWN_END,
  confirmation: UNKNOWN_END,
};

interface FaultCase {
  fault: Fault;
  /** Absent if another case has the same results. */
  reads?: EndsByRead;
  /** The result if the PATCH fails; by default DEPLOYED. */
  patch?: End;
}

/** A 2xx accepts the change, which is never sent again, although its revision is not known. */
const ACCEPTED: End = ["error", 0];

const FOREIGN_REVISION = withImage(imageOf("foreign"));

const CASES: Record<string, FaultCase> = {
  "reset before": { fault: { kind: "reset" }, reads: RETRIED },
  "reset after": { fault: { kind: "reset", when: "after" } },
  "close before": { fault: { kind: "fin" }, reads: RETRIED },
  "close after": { fault: { kind: "fin", when: "after" } },
  "hang before": { fault: { kind: "hang" }, reads: RETRIED },
  "hang after": { fault: { kind: "hang", when: "after" } },
  "a short delay": { fault: { kind: "latency", ms: 30 }, reads: RETRIED },
  "a response after the timeout of a request": {
    fault: { kind: "latency", ms: 1_000, when: "after" },
    reads: RETRIED,
  },
  "body cut short": { fault: { kind: "truncated" }, reads: RETRIED },
  "chunks cut short": { fault: { kind: "chunked_cut" }, reads: RETRIED },
  "half of the JSON": { fault: { kind: "invalid_json" }, reads: RETRIED },
  "half of the JSON before": { fault: { kind: "invalid_json", when: "before" }, patch: ACCEPTED },
  "page with 200": { fault: { kind: "html", status: 200, when: "after" }, reads: RETRIED },
  "page with 200 before": { fault: { kind: "html", status: 200 } },
  "page with 502": { fault: { kind: "html" }, reads: RETRIED },
  "page with 502 after": { fault: { kind: "html", when: "after" } },
  "200 without a body": { fault: { kind: "empty" }, reads: RETRIED },
  "200 without a body before": { fault: { kind: "empty", when: "before" }, patch: ACCEPTED },
  204: { fault: { kind: "no_content" }, reads: RETRIED },
  "204 before": { fault: { kind: "no_content", when: "before" }, patch: ACCEPTED },
  "200 in another form": {
    fault: { kind: "status", status: 200, body: { id: 1 } },
    reads: RETRIED,
    patch: ACCEPTED,
  },
  "202 without a body": { fault: { kind: "status", status: 202, when: "after" }, reads: RETRIED },
  408: { fault: { kind: "status", status: 408 }, reads: RETRIED },
  "408 after": { fault: { kind: "status", status: 408, when: "after" } },
  425: { fault: { kind: "status", status: 425 }, reads: RETRIED },
  429: { fault: { kind: "status", status: 429 }, reads: RETRIED },
  "429 in seconds": { fault: { kind: "status", status: 429, retry_after: 20 }, reads: RETRIED },
  "429 with an invalid Retry-After": {
    fault: { kind: "status", status: 429, retry_after: "0x10" },
    reads: RETRIED,
  },
  "429 with a date, clocks apart": {
    fault: { kind: "status", status: 429, retry_after_date_ms: 20_000, date_offset_ms: -3_600_000 },
    reads: RETRIED,
  },
  // A limiter that applies what it refuses: a known limit (docs/design/exactly-once.md).
  "429 after the change was applied": {
    fault: { kind: "status", status: 429, when: "after" },
    patch: ["deployed", 2],
  },
  500: { fault: { kind: "status", status: 500 }, reads: RETRIED },
  "500 after": { fault: { kind: "status", status: 500, when: "after" } },
  "502 after": { fault: { kind: "status", status: 502, when: "after" } },
  503: { fault: { kind: "status", status: 503, retry_after: 5 }, reads: RETRIED },
  // Longer than the deploy may take, which ends at once if nothing was sent yet.
  "503 for 1 h": { fault: { kind: "status", status: 503, retry_after: 3_600 }, reads: UNREADABLE },
  "503 after": { fault: { kind: "status", status: 503, when: "after", retry_after: 5 } },
  "504 after": { fault: { kind: "status", status: 504, when: "after" } },
  ...Object.fromEntries(
    [400, 401, 403, 404, 405, 409, 422].map((code) => [
      code,
      { fault: status(code), reads: REFUSED, patch: REJECTED },
    ]),
  ),
  "400 after the change was applied": {
    fault: { kind: "status", status: 400, when: "after" },
    patch: ["rejected", 1],
  },
  413: { fault: { kind: "status", status: 413 }, patch: REJECTED },
  "expired credential": { fault: { kind: "expired_credential" }, reads: EXPIRED, patch: REJECTED },
  "not HTTP": { fault: { kind: "not_http" }, reads: RETRIED },
  "not HTTP after": { fault: { kind: "not_http", when: "after" } },
  trickle: { fault: { kind: "trickle", interval_ms: 50 }, reads: RETRIED },
  "huge body": { fault: { kind: "huge", mb: 3 }, reads: UNREADABLE },
  "gzip bomb": { fault: { kind: "bomb", mb: 3 }, reads: UNREADABLE },
  "huge headers": { fault: { kind: "huge_headers" }, reads: RETRIED },
  "late commit inside the window": { fault: { kind: "late_commit", after_ms: 60_000 } },
  "stale read": { fault: { kind: "stale_read", commits: 1 }, reads: RETRIED },
  "foreign deploy before": {
    fault: { kind: "foreign_deploy", change: FOREIGN_REVISION },
    reads: { ...RETRIED, "first poll": SUPERSEDED },
  },
  "foreign deploy after": {
    fault: { kind: "foreign_deploy", when: "after", change: FOREIGN_REVISION },
    patch: SUPERSEDED,
  },
};

/** A deploy after another client's: a stale read shows that one only. */
async function deployWithFaults(options: DeployScenario, ...plans: FaultPlan[]) {
  const result = await play({
    action: "deploy",
    script: TIMELINE,
    ...options,
    arrange: (service) => {
      service.emulator.store.addRevision(service.deploymentId, FOREIGN_REVISION);
      service.emulator.faults.add(...plans);
      options.arrange?.(service);
    },
  });
  expect(result.requests.flatMap((one) => one.faults).length).toBeGreaterThanOrEqual(plans.length);
  return result;
}

/** The followed revision must be one that the step created. */
function expectEnd(result: PlayResult, [outcome, revisionCount]: End): void {
  const { activeId, messages, outputs } = result;
  const { revision_id } = outputs;
  const ids = result.ownRevisions.map(({ id }) => id);
  const end = { outcome: result.outcome, revisionCount: ids.length, messages };
  expect(end).toMatchObject({ outcome, revisionCount });
  if (revision_id !== "") expect(ids).toContain(revision_id);
  if (outcome === "deployed") expect(activeId).toBe(revision_id);
}

const readNames = Object.keys(READS) as Read[];
const atEachRead = Object.entries(CASES).flatMap(([name, { fault, reads }]) =>
  readNames
    .filter(() => reads !== undefined)
    .map((read) => ({ name, fault, read, end: reads?.[read] ?? DEPLOYED })),
);
const atThePatch = Object.entries(CASES).map(([name, one]) => ({ name, patch: DEPLOYED, ...one }));
/** Lost responses to an applied change, which is then searched for. */
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
