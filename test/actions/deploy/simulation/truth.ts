import fc from "fast-check";
import { expect } from "vitest";
import type { Script } from "../../../../emulator/deployments/life-cycle.ts";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import { play } from "../../../scenarios/play.ts";

type Fault = FaultPlan["fault"];

const PENDING = [
  "CREATING",
  "QUEUED",
  "AWAITING_BUILD",
  "BUILDING",
  "AWAITING_DEPLOY",
  "DEPLOYING",
  "UNKNOWN",
  "HIBERNATING",
];
const FAILURES = [
  "CREATE_FAILED",
  "BUILD_FAILED",
  "DEPLOY_FAILED",
  "FAILED",
  "INTERRUPTED",
  "deploy_failed",
];
/** Shorter than any pause between two reads: seen at most once. */
const TRANSIENT_STATUS_MS = 400;

/** Longer than any pause between two reads, so that no two failures are read in a row. */
const GAP_MS = 45_000;

const pendingStep = fc.record({
  status: fc.constantFrom(...PENDING),
  lastsMs: fc.integer({ min: 1_000, max: 30_000 }),
});
const transientStatus = fc.record({
  status: fc.constantFrom(...FAILURES, "SKIPPED"),
  lastsMs: fc.constant(TRANSIENT_STATUS_MS),
});
const end = fc.oneof(
  fc.constantFrom<{ status: string; never_active?: boolean }[]>(
    [{ status: "DEPLOYED" }],
    [{ status: "Deployed", never_active: true }],
  ),
  fc.constantFrom(...FAILURES, "SKIPPED").map((status) => [{ status }]),
  fc.constant([]),
);

/**
 * A life cycle: pending statuses in any order, sometimes with a failure that only a stale replica
 * shows, and possibly an end.
 */
const scriptArbitrary = fc
  .tuple(
    fc.array(
      fc.oneof({ arbitrary: pendingStep, weight: 1 }, { arbitrary: transientStatus, weight: 2 }),
      {
        maxLength: 6,
      },
    ),
    end,
  )
  .map(([steps, conclusion]): Script => {
    const script: Script = [{ status: "CREATING", after_ms: 0 }];
    let after_ms = 1_000;
    for (const { status, lastsMs } of steps) {
      script.push({ status, after_ms }, { status: "DEPLOYING", after_ms: after_ms + lastsMs });
      after_ms += lastsMs + GAP_MS;
    }
    return [...script, ...conclusion.map((step) => ({ ...step, after_ms }))];
  });

const noReplyFaults: Fault[] = [
  { kind: "reset" },
  { kind: "fin" },
  { kind: "truncated" },
  { kind: "status", status: 408 },
  { kind: "status", status: 429, retry_after: 10 },
  { kind: "status", status: 500 },
  { kind: "status", status: 503, retry_after: 5 },
  { kind: "html" },
];
const malformedReplies: Fault[] = [
  { kind: "html", status: 200 },
  { kind: "empty" },
  { kind: "no_content" },
  { kind: "invalid_json" },
  { kind: "chunked_cut" },
  { kind: "not_http" },
];
/** Not a 429 or 4xx after a commit: such a server is trusted (docs/design/exactly-once.md). */
const faultsAfterCommit: Fault[] = [
  { kind: "reset", when: "after" },
  { kind: "fin", when: "after" },
  { kind: "status", status: 502, when: "after" },
  { kind: "late_commit", after_ms: 70_000 },
];

const plan = (path: string, faults: Fault[], nth: number) =>
  fc.record({
    match: fc.record({ path: fc.constant(path), nth: fc.integer({ min: 1, max: nth }) }),
    fault: fc.constantFrom(...faults),
  });

/**
 * Failures that do not change the truth. Each of the three repeatable reads and the PATCH may have
 * several.
 */
const faultPlans = fc.tuple(
  fc.array(plan("get", noReplyFaults, 4), { maxLength: 3 }),
  fc.array(plan("revisions", noReplyFaults, 3), { maxLength: 2 }),
  fc.array(plan("revision", [...noReplyFaults, ...malformedReplies], 20), { maxLength: 8 }),
  fc.array(
    plan(
      "revision",
      [
        { kind: "status", status: 404 },
        { kind: "status", status: 403 },
      ],
      20,
    ),
    { maxLength: 2 },
  ),
  fc.array(plan("patch", [...noReplyFaults, ...malformedReplies, ...faultsAfterCommit], 2), {
    maxLength: 2,
  }),
);

/** The expected outcome. */
function expectedOutcome(script: Script): string {
  const last = script.at(-1);
  const status = last?.status.toUpperCase() ?? "";
  if (status === "DEPLOYED") return last?.never_active ? "not_active" : "deployed";
  if (status === "SKIPPED") return "superseded";
  return status.endsWith("FAILED") || status === "INTERRUPTED" ? "failed" : "timed_out";
}

/**
 * For any life cycle and transient failures, the outcome is what the service did, with one revision
 * of ours.
 */
export const outcomeMatchesService = fc.asyncProperty(
  scriptArbitrary,
  faultPlans,
  fc.boolean(),
  fc.nat(),
  async (script, plans, hasList, seed_number) => {
    const result = await play({
      action: "deploy",
      script,
      without: hasList ? [] : ["revisions"],
      seed_number,
      inputs: { timeout: "20m" },
      arrange: ({ emulator }) => emulator.faults.add(...plans.flat()),
    });
    expect({
      outcome: result.outcome,
      own: result.ownRevisions.map(({ id }) => id),
      log: result.messages,
    }).toMatchObject({
      outcome: expectedOutcome(script),
      own: [result.outputs.revision_id],
    });
  },
);
