import { describe, expect, it } from "vitest";
import { deployInVirtualTime } from "../../harness/virtual.ts";

const MINUTE = 60_000;
const script = [
  { status: "QUEUED", after_ms: 0 },
  { status: "BUILDING", after_ms: MINUTE },
  { status: "HIBERNATING", after_ms: 2 * MINUTE },
];

describe("a status that the user has named a failure", () => {
  it("ends the step, and the chart, as a failure", async () => {
    const inputs = { failure_statuses: "hibernating" };
    const { outcome, summary } = await deployInVirtualTime({ script, inputs });
    expect(outcome).toBe("failed");
    const spans = summary.flatMap(({ gantt }) => gantt?.sections ?? []).flatMap((one) => one.spans);
    const last = spans.at(-1);
    expect(last).toMatchObject({ look: "crit" });
    expect(last?.label).toBe("HIBERNATING");
    expect(last?.endMs).toBe(last?.startMs);
  });
});
