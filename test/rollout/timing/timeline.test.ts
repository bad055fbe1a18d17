import { describe, expect, it } from "vitest";
import type { Progress } from "../../../src/rollout/progress.ts";
import { timelineOf } from "../../../src/rollout/timing/timeline.ts";

const timeline: Progress["timeline"] = [
  { watched: "revision", status: "QUEUED", statusClass: "pending", atMs: 0 },
  { watched: "revision", status: "DEPLOYED", statusClass: "deployed", atMs: 500 },
];
const progress = (steps: Progress["timeline"]): Progress => ({
  asked: { name: "agent" },
  startedMs: 0,
  revisionCreated: true,
  phase: "accepted" as const,
  changes: [],
  timeline: steps,
  pollCount: 2,
});

describe("timelineOf", () => {
  it("is empty when the statuses passed too quickly, however long the step took", () => {
    expect(timelineOf(progress(timeline), 62_000)).toEqual([]);
  });

  it("is a chart when the statuses took longer", () => {
    const slow = timeline.map((step) => ({ ...step, atMs: step.atMs * 10 }));
    expect(timelineOf(progress(slow), 6_000)).toMatchObject([
      { gantt: { sections: [{ title: "Revision" }] } },
    ]);
  });

  it("is empty when no status was read", () => {
    expect(timelineOf(progress([]), 6_000)).toEqual([]);
  });
});
