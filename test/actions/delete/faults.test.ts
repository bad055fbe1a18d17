import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import {
  AFTER_COMMIT,
  crossProduct,
  REFUSALS,
  REPRESENTATIVES,
  TRANSIENT,
} from "../../scenarios/fault-kinds.ts";
import { type Fault, rateLimitedFor, withFaults } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import { requestsFor } from "../../scenarios/results.ts";

/** The requests of a deletion that takes half a minute. */
const POSITIONS = {
  list: { path: "deployments", nth: 1 },
  "read of the name": { path: "get", nth: 1 },
  deletion: { path: "delete", nth: 1 },
  "first read of its status": { path: "get", nth: 2 },
  "last read of its status": { path: "get", nth: 20 },
} as const;
type Position = keyof typeof POSITIONS;
const isPosition = (name: string): name is Position => Object.hasOwn(POSITIONS, name);
const POSITION_NAMES = Object.keys(POSITIONS).filter(isPosition);
const READS = POSITION_NAMES.filter((name) => name !== "deletion");

const PASSING: Record<string, Fault> = {
  ...{ ...TRANSIENT, ...AFTER_COMMIT, "429 in seconds": rateLimitedFor(20) },
  "a response that is too late": { kind: "latency", ms: 1_000, when: "after" },
};

/** Faults of a body, which the response to a deletion does not have. */
const PASSING_AT_READS: Record<string, Fault> = {
  "body cut short": { kind: "truncated" },
  "chunks cut short": { kind: "chunked_cut" },
  "byte by byte": { kind: "trickle", interval_ms: 10 },
  "another form": { kind: "status", status: 200, body: { id: 1 } },
  "a stale state": { kind: "stale_read", ms: 20_000 },
};

async function deleteWith(fault: Fault, match: FaultPlan["match"]) {
  const result = await play({
    action: "delete",
    deletionMs: 30_000,
    inputs: { timeout: "2m" },
    ...withFaults({ match, fault }),
  });
  const remaining = result.deployments.map(({ name }) => name);
  expect(remaining).toContain("agent-pr-42");
  const isThere = remaining.includes("agent-pr-4");
  if (["deleted", "absent"].includes(result.outcome)) expect(isThere).toBe(false);
  const deletionCount = requestsFor(result, "delete").filter(({ committed }) => committed).length;
  if (deletionCount === 0) expect(isThere).toBe(true);
  return { outcome: result.outcome, remaining, deletionCount };
}

describe("a single fault", () => {
  it.each([...crossProduct(PASSING, POSITION_NAMES), ...crossProduct(PASSING_AT_READS, READS)])(
    "%s at the %s: the deployment is still deleted, exactly once",
    async (_, position, fault) => {
      const result = await deleteWith(fault, POSITIONS[position]);
      expect(result).toMatchObject({ outcome: "deleted", remaining: ["agent-pr-42"] });
      expect(result.deletionCount).toBeLessThanOrEqual(position === "deletion" ? 2 : 1);
    },
  );

  it.each(
    crossProduct(
      { ...REFUSALS, "an expired credential": { kind: "expired_credential" } },
      POSITION_NAMES,
    ),
  )("%s at the %s is never reported as a deletion", async (_, position, fault) => {
    const result = await deleteWith(fault, POSITIONS[position]);
    expect(["deleted", "rejected", "error"]).toContain(result.outcome);
    if (position === "deletion") expect(result.outcome).not.toBe("deleted");
  });
});

describe("a permanent fault", () => {
  it.each(crossProduct(REPRESENTATIVES, ["deployments", "delete"]))(
    "%s at every request of %s is never reported as a deletion",
    async (_, path, fault) => {
      await deleteWith(fault, { path });
    },
  );
});
