import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { plainText } from "../../../src/report/blocks.ts";
import { rewriting } from "../../harness/rewriting.ts";
import { deployInVirtualTime, OUR_IMAGE, type Story } from "../../harness/virtual.ts";

const stuckAt = (status: string, inputs: Record<string, string> = {}) =>
  deployInVirtualTime({
    script: [{ status, after_ms: 1_000 }],
    inputs: { timeout: "5m", ...inputs },
  });

describe("a status that sounds like an end", () => {
  it.each(["ERROR", "Cancelled", "CRASHED"])("is waited for, with advice: %s", async (status) => {
    const hint = `If ${status} is an end on your platform, add it to failure_statuses.`;
    const story = await stuckAt(status);
    expect(story).toMatchObject({ outcome: "timed_out" });
    expect(story.failure?.message.toLowerCase()).toContain(hint.toLowerCase());
    expect(story.log.filter((line) => line.includes(hint))).toHaveLength(1);
    expect(await stuckAt(status, { failure_statuses: status })).toMatchObject({
      outcome: "failed",
    });
  });

  it("is no other", async () => {
    const story = await stuckAt("WARMING");
    expect(story).toMatchObject({ outcome: "timed_out" });
    expect([...story.log, story.failure?.message].join()).not.toContain("failure_statuses");
  });
});

const REFUSED = { kind: "status", status: 401, body: { detail: "expired" } } as const;
const refusing = (path: string, from: number): FaultPlan => ({
  match: { path, nth: Array.from({ length: 50 }, (_, index) => from + index) },
  fault: REFUSED,
});
const unreadable = (...plans: FaultPlan[]) =>
  deployInVirtualTime({ arrange: ({ emulator }) => emulator.faults.add(...plans) });
const textOf = ({ summary }: Story) => plainText(summary[1]?.text ?? "");

describe("an end that is not known", () => {
  it("tells and outputs what serves after the change, not before it", async () => {
    const story = await unreadable(refusing("revision", 2));
    expect(story.outcome).toBe("error");
    expect(story.activeId).toBe(story.outputs.revision_id);
    expect(story.outputs.active_revision_id).toBe(story.activeId);
  });

  it("claims nothing of what serves if that cannot be read", async () => {
    const story = await unreadable(refusing("revision", 2), refusing("get", 3));
    expect(story.outcome).toBe("error");
    expect(story.outputs.active_revision_id).toBe("");
    expect(textOf(story)).not.toContain("erving:");
  });

  it("names what appeared in the place of what was sent, and what serves", async () => {
    const other = "registry.example/agent:other";
    const dispatcher = rewriting((body) =>
      JSON.parse(JSON.stringify(body).replaceAll(OUR_IMAGE, other)),
    );
    const story = await deployInVirtualTime({ dispatcher });
    expect(story.outcome).toBe("error");
    expect(story.headline).toMatch(/^agent: \S+ was sent, and a revision of agent:other appeared$/);
    expect(textOf(story)).toMatch(/erving: /);
  });
});
