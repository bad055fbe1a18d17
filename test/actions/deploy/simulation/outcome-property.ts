import fc from "fast-check";
import { expect } from "vitest";
import type { Script } from "../../../../emulator/deployments/life-cycle.ts";
import { type Fault, status } from "../../../scenarios/faults.ts";
import { play } from "../../../scenarios/play.ts";

const PENDING_STATUSES = [
  ...["CREATING", "QUEUED", "AWAITING_BUILD", "BUILDING", "AWAITING_DEPLOY", "DEPLOYING"],
  ...["UNKNOWN", "HIBERNATING"],
];
const FAILURE_STATUSES = [
  ...["CREATE_FAILED", "BUILD_FAILED", "DEPLOY_FAILED", "FAILED", "INTERRUPTED", "deploy_failed"],
];
/** Shorter than any pause between two reads, so that at most one read returns the status. */
const TRANSIENT_STATUS_MS = 400;

/** Longer than any pause between two reads, so that no two successive reads return a failure. */
const GAP_MS = 45_000;

const pendingPeriod = fc.record({
  status: fc.constantFrom(...PENDING_STATUSES),
  lastsMs: fc.integer({ min: 1_000, max: 30_000 }),
});
const transientPeriod = fc.record({
  status: fc.constantFrom(...FAILURE_STATUSES, "SKIPPED"),
  lastsMs: fc.constant(TRANSIENT_STATUS_MS),
});
const finalSteps = fc.oneof(
  fc.constantFrom<{ status: string; inactive?: boolean }[]>(
    [{ status: "DEPLOYED" }],
    [{ status: "Deployed", inactive: true }],
  ),
  fc.constantFrom(...FAILURE_STATUSES, "SKIPPED").map((status) => [{ status }]),
  fc.constant([]),
);

/** Pending and transient statuses, each followed by DEPLOYING; then possibly a final status. */
const scriptArbitrary = fc
  .tuple(
    fc.array(
      fc.oneof({ arbitrary: pendingPeriod, weight: 1 }, { arbitrary: transientPeriod, weight: 2 }),
      { maxLength: 6 },
    ),
    finalSteps,
  )
  .map(([periods, lastSteps]): Script => {
    const script: Script = [{ status: "CREATING", after_ms: 0 }];
    let after_ms = 1_000;
    for (const { status, lastsMs } of periods) {
      script.push({ status, after_ms }, { status: "DEPLOYING", after_ms: after_ms + lastsMs });
      after_ms += lastsMs + GAP_MS;
    }
    return [...script, ...lastSteps.map((step) => ({ ...step, after_ms }))];
  });

const unansweredFaults: Fault[] = [
  { kind: "reset" },
  { kind: "fin" },
  { kind: "truncated" },
  { kind: "status", status: 408 },
  { kind: "status", status: 429, retry_after: 10 },
  { kind: "status", status: 500 },
  { kind: "status", status: 503, retry_after: 5 },
  { kind: "html" },
];
const malformedResponses: Fault[] = [
  { kind: "html", status: 200 },
  { kind: "empty" },
  { kind: "no_content" },
  { kind: "invalid_json" },
  { kind: "chunked_cut" },
  { kind: "not_http" },
];
/**
 * Faults of a PATCH that is applied. A 4xx is missing, because the step would trust it and report
 * another outcome (docs/design/exactly-once.md).
 */
const appliedPatchFaults: Fault[] = [
  { kind: "reset", when: "after" },
  { kind: "fin", when: "after" },
  { kind: "status", status: 502, when: "after" },
  { kind: "late_commit", after_ms: 70_000 },
];

const refusalFaults = [status(404), status(403)];

const plan = (path: string, faults: Fault[], maxNth: number) =>
  fc.record({
    match: fc.record({ path: fc.constant(path), nth: fc.integer({ min: 1, max: maxNth }) }),
    fault: fc.constantFrom(...faults),
  });

/** Faults of the reads and of the PATCH. None changes how a revision ends. */
const faultPlans = fc.tuple(
  fc.array(plan("get", unansweredFaults, 4), { maxLength: 3 }),
  fc.array(plan("revisions", unansweredFaults, 3), { maxLength: 2 }),
  fc.array(plan("revision", [...unansweredFaults, ...malformedResponses], 20), { maxLength: 8 }),
  fc.array(plan("revision", refusalFaults, 20), { maxLength: 2 }),
  fc.array(plan("patch", [...unansweredFaults, ...malformedResponses, ...appliedPatchFaults], 2), {
    maxLength: 2,
  }),
);

function expectedOutcome(script: Script): string {
  const finalStep = script.at(-1);
  const status = finalStep?.status.toUpperCase() ?? "";
  if (status === "DEPLOYED") return finalStep?.inactive ? "not_active" : "deployed";
  if (status === "SKIPPED") return "superseded";
  return status.endsWith("FAILED") || status === "INTERRUPTED" ? "failed" : "timed_out";
}

/** For any life cycle and faults, the outcome is true of the only revision of the step. */
export const outcomeMatchesService = fc.asyncProperty(
  scriptArbitrary,
  faultPlans,
  fc.boolean(),
  fc.nat(),
  async (script, plans, hasList, seed_number) => {
    const result = await play({
      action: "deploy",
      script,
      missingOperations: hasList ? [] : ["revisions"],
      seed_number,
      inputs: { timeout: "20m" },
      arrange: ({ emulator }) => emulator.faults.add(...plans.flat()),
    });
    const { outcome, outputs, ownRevisions, messages } = result;
    expect({ outcome, ownIds: ownRevisions.map(({ id }) => id), messages }).toMatchObject({
      outcome: expectedOutcome(script),
      ownIds: [outputs.revision_id],
    });
  },
);
