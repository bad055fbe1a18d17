import { describe, expect, it } from "vitest";
import { deployInVirtualTime } from "../../harness/virtual.ts";

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
