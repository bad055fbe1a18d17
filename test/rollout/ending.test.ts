import { describe, expect, it } from "vitest";
import { RefusedError } from "../../src/client/errors.ts";
import { endingOf, endingOfError } from "../../src/rollout/ending.ts";
import type { Progress } from "../../src/rollout/progress.ts";

const progress: Progress = {
  startedMs: 0,
  revisionCreated: true,
  changeSent: true,
  changes: [],
  revision: { id: "r-1", status: "BUILD_FAILED" },
  timeline: [
    { watched: "revision", status: "BUILDING", statusClass: "pending", atMs: 1_000 },
    { watched: "revision", status: "BUILD_FAILED", statusClass: "failed", atMs: 93_000 },
  ],
  pollCount: 3,
};

describe("endingOf", () => {
  it("counts up to the first read of the last status, as the chart does", () => {
    expect(
      endingOf({ outcome: "failed", revision: progress.revision }, progress, 95_000).message,
    ).toBe("Revision r-1 ended as BUILD_FAILED after 1m 33s.");
  });
});

describe("endingOfError", () => {
  const refusal = new RefusedError(401, "GET x: status 401: expired");
  const explain = () => ({
    problems: [{ input: "api_key", message: "m" }],
    likelyCause: "Cause.",
    nextStep: "Step.",
  });

  it("ends as rejected after a refusal, also when the workflow is cancelled", () => {
    const { revision: _, ...before } = progress;
    const ending = endingOfError(refusal, before, { isCancelled: true, explain });
    expect(ending).toMatchObject({ outcome: "rejected", advice: "Cause. Step." });
    expect(ending.message).toContain("api_key: m");
  });

  it("states that the rollout continues when only a read was refused", () => {
    const { outcome, message, advice } = endingOfError(refusal, progress, {
      isCancelled: false,
      explain,
    });
    expect(outcome).toBe("error");
    expect(message).toContain(
      "Revision r-1 was last seen BUILD_FAILED, and may still be rolling out",
    );
    expect(advice).toMatch(/^Cause\. Step\. To go on watching, .*revision_id: r-1/);
  });
});
