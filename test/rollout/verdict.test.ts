import { describe, expect, it } from "vitest";
import { RefusedError } from "../../src/client/errors.ts";
import type { Progress } from "../../src/rollout/progress.ts";
import { verdictOf, verdictOfError } from "../../src/rollout/verdict.ts";

const progress: Progress = {
  startedMs: 0,
  revisionCreated: true,
  changeSent: true,
  changes: [],
  revision: { id: "r-1", status: "BUILD_FAILED" },
  timeline: [
    { of: "revision", status: "BUILDING", atMs: 1_000 },
    { of: "revision", status: "BUILD_FAILED", atMs: 93_000 },
  ],
  pollCount: 3,
};

describe("verdictOf", () => {
  it("counts up to the status's first sight, as the chart does, and not to the last look", () => {
    expect(verdictOf({ outcome: "failed" }, progress, 95_000).message).toBe(
      "Revision r-1 ended as BUILD_FAILED after 1m 33s.",
    );
  });
});

describe("verdictOfError", () => {
  const refusal = new RefusedError(401, "GET x: status 401: expired");
  const explain = () => ({
    problems: [{ input: "api_key", message: "m" }],
    likelyCause: "Cause.",
    nextStep: "Step.",
  });

  it("calls a refusal by its name, whoever cancels: it has changed nothing", () => {
    const { revision: _, ...before } = progress;
    const verdict = verdictOfError(refusal, before, true, explain);
    expect(verdict).toMatchObject({ outcome: "rejected", advice: "Cause. Step." });
    expect(verdict.message).toContain("api_key: m");
  });

  it("says that the roll-out goes on where only the watching was refused", () => {
    const { outcome, message, advice } = verdictOfError(refusal, progress, false, explain);
    expect(outcome).toBe("error");
    expect(message).toContain("Revision r-1 is still rolling out");
    expect(advice).toMatch(/^Cause\. Step\. To go on watching, .*revision_id: r-1/);
  });
});
