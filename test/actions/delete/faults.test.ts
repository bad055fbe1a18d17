import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { deleteInVirtualTime } from "../../harness/virtual.ts";

type Fault = FaultPlan["fault"];

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

const answer = (status: number, when: "before" | "after" = "before"): Fault => ({
  kind: "status",
  status,
  when,
});

/** They pass, wherever they come once. */
const PASSING: Record<string, Fault> = {
  "reset before": { kind: "reset" },
  "reset after": { kind: "reset", when: "after" },
  "close before": { kind: "fin" },
  "close after": { kind: "fin", when: "after" },
  "hang before": { kind: "hang" },
  "hang after": { kind: "hang", when: "after" },
  "an answer that is too late": { kind: "latency", ms: 1_000, when: "after" },
  "half of the JSON": { kind: "invalid_json" },
  "half of the JSON before": { kind: "invalid_json", when: "before" },
  "page with 200": { kind: "html", status: 200 },
  "page with 200 after": { kind: "html", status: 200, when: "after" },
  "page with 502": { kind: "html" },
  "page with 502 after": { kind: "html", when: "after" },
  "no HTTP": { kind: "not_http" },
  "no HTTP after": { kind: "not_http", when: "after" },
  "a commit that comes later": { kind: "late_commit", after_ms: 20_000 },
  "200 without a body": { kind: "empty" },
  204: { kind: "no_content" },
  408: answer(408),
  "408 after": answer(408, "after"),
  425: answer(425),
  429: answer(429),
  "429 in seconds": { kind: "status", status: 429, retry_after: 20 },
  500: answer(500),
  "500 after": answer(500, "after"),
  503: answer(503),
  "503 after": answer(503, "after"),
  504: answer(504),
  "504 after": answer(504, "after"),
};

/** Of a body, which the answer of a deletion does not have. */
const PASSING_AT_READS: Record<string, Fault> = {
  "body cut short": { kind: "truncated" },
  "chunks cut short": { kind: "chunked_cut" },
  "byte by byte": { kind: "trickle", interval_ms: 10 },
  "another shape": { kind: "status", status: 200, body: { id: 1 } },
  "the state before": { kind: "stale_read", ms: 20_000 },
};

/** They end the step, or pass where it waits already. */
const REFUSING: Record<string, Fault> = {
  400: answer(400),
  401: answer(401),
  403: answer(403),
  404: answer(404),
  405: answer(405),
  409: answer(409),
  410: answer(410),
  422: answer(422),
  "an expired credential": { kind: "expired_credential" },
  "a redirect": { kind: "redirect", to: "http://other.invalid" },
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

const of = (faults: Record<string, Fault>, positions: readonly Position[]) =>
  Object.entries(faults).flatMap(([name, fault]) =>
    positions.map((position) => [name, position, fault] as const),
  );

describe("a fault that comes once", () => {
  it.each([...of(PASSING, EVERYWHERE), ...of(PASSING_AT_READS, READS)])(
    "%s at the %s does not keep the deployment from being deleted, once",
    async (_, position, fault) => {
      const story = await deleteWith(fault, POSITIONS[position]);
      expect(story).toMatchObject({ outcome: "deleted", left: ["agent-pr-42"] });
      const accepted = story.deletions.filter(({ committed }) => committed);
      expect(accepted.length).toBeLessThanOrEqual(position === "deletion" ? 2 : 1);
    },
  );

  it.each(of(REFUSING, EVERYWHERE))(
    "%s at the %s never passes for a deletion",
    async (_, position, fault) => {
      const story = await deleteWith(fault, POSITIONS[position]);
      expect(["deleted", "rejected", "error"]).toContain(story.outcome);
      if (position === "deletion") expect(story.outcome).not.toBe("deleted");
    },
  );
});

describe("a fault that stays", () => {
  // One of each kind that a client can tell from others.
  const STAYS = Object.entries({ ...PASSING, ...REFUSING }).filter(([name]) =>
    /^(reset before|reset after|hang after|half of the JSON|page with 200|429|503|401|404|409)$/.test(
      name,
    ),
  );

  it.each(
    STAYS.flatMap(([name, fault]) =>
      ["deployments", "delete"].map((path) => [name, path, fault] as const),
    ),
  )(
    "%s at every request of %s never passes for a deletion that was not",
    async (_, path, fault) => {
      await deleteWith(fault, { path });
    },
  );
});
