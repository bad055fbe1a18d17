import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { deleteInVirtualTime } from "../../harness/virtual.ts";
import { LATE, of, PASSING, REFUSING, STAYING } from "../../scenes/fault-kinds.ts";
import { type Fault, putOff } from "../../scenes/faults.ts";

/** The requests of a deletion that takes half a minute. */
const POSITIONS = {
  list: { path: "deployments", nth: 1 },
  "read of the name": { path: "get", nth: 1 },
  deletion: { path: "delete", nth: 1 },
  "first look": { path: "get", nth: 2 },
  "last look": { path: "get", nth: 20 },
} as const;
type Position = keyof typeof POSITIONS;
const isPosition = (name: string): name is Position => Object.hasOwn(POSITIONS, name);
const EVERYWHERE = Object.keys(POSITIONS).filter(isPosition);
const READS = EVERYWHERE.filter((name) => name !== "deletion");

const EVERY: Record<string, Fault> = {
  ...{ ...PASSING, ...LATE, "429 in seconds": putOff(20) },
  "an answer that is too late": { kind: "latency", ms: 1_000, when: "after" },
};

/** Of a body, which the answer of a deletion does not have. */
const PASSING_AT_READS: Record<string, Fault> = {
  "body cut short": { kind: "truncated" },
  "chunks cut short": { kind: "chunked_cut" },
  "byte by byte": { kind: "trickle", interval_ms: 10 },
  "another shape": { kind: "status", status: 200, body: { id: 1 } },
  "the state before": { kind: "stale_read", ms: 20_000 },
};

async function deleteWith(fault: Fault, match: FaultPlan["match"]) {
  const story = await deleteInVirtualTime({
    deletionMs: 30_000,
    inputs: { timeout: "2m" },
    arrange: ({ faults }) => faults.add({ match, fault }),
  });
  expect(story.left).toContain("agent-pr-42");
  const isThere = story.left.includes("agent-pr-4");
  if (["deleted", "absent"].includes(story.outcome)) expect(isThere).toBe(false);
  const wasAsked = story.deletions.some(({ committed }) => committed);
  if (!wasAsked) expect(isThere).toBe(true);
  return story;
}

describe("a fault that comes once", () => {
  it.each([...of(EVERY, EVERYWHERE), ...of(PASSING_AT_READS, READS)])(
    "%s at the %s does not keep the deployment from being deleted, once",
    async (_, position, fault) => {
      const story = await deleteWith(fault, POSITIONS[position]);
      expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
      const accepted = story.deletions.filter(({ committed }) => committed);
      expect(accepted.length).toBeLessThanOrEqual(position === "deletion" ? 2 : 1);
    },
  );

  it.each(of({ ...REFUSING, "an expired credential": { kind: "expired_credential" } }, EVERYWHERE))(
    "%s at the %s never passes for a deletion",
    async (_, position, fault) => {
      const story = await deleteWith(fault, POSITIONS[position]);
      expect(["deleted", "rejected", "error"]).toContain(story.outcome);
      if (position === "deletion") expect(story.outcome).not.toBe("deleted");
    },
  );
});

describe("a fault that stays", () => {
  it.each(of(STAYING, ["deployments", "delete"]))(
    "%s at every request of %s never passes for a deletion that was not",
    async (_, path, fault) => {
      await deleteWith(fault, { path });
    },
  );
});
