import { describe, expect, it } from "vitest";
import { plain } from "../../../src/action/summary.ts";
import { RefusedError, UnreachableError } from "../../../src/client/errors.ts";
import { endingOf } from "../../../src/rollout/end/ending.ts";
import { endingOfError } from "../../../src/rollout/end/ending-of-error.ts";
import type { Progress } from "../../../src/rollout/progress.ts";

const progress: Progress = {
  asked: { name: "agent" },
  startedMs: 0,
  revisionCreated: true,
  phase: "accepted" as const,
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
    const { headline, message } = endingOf(
      { outcome: "failed", revision: progress.revision },
      progress,
      95_000,
    );
    expect(headline).toBe("agent: the build failed");
    expect(plain(message)).toBe("Revision r-1 ended as BUILD_FAILED after 1m 33s.");
  });

  const status_message = "Container terminated with exit code 137 (OOMKilled)";

  it("names the cause in the headline, the next step, and what the platform said", () => {
    const revision = { id: "r-1", status: "DEPLOY_FAILED", status_message };
    expect(endingOf({ outcome: "failed", revision }, progress, 95_000)).toMatchObject({
      headline: "agent: the new revision ran out of memory",
      advice: expect.stringContaining("memory_mb"),
      said: { by: "The platform", text: status_message },
    });
  });

  it("says what others took, apart from the time of this rollout", () => {
    const revision = { id: "r-1", status: "DEPLOYED" };
    const known = { ...progress, revision, idleWaitedMs: 60_000, idleRevisionId: "r-0" };
    expect(plain(endingOf({ outcome: "deployed", revision }, known, 95_000).message)).toBe(
      "Deployed in 33s, after waiting 1m for revision r-0.",
    );
  });

  it("claims nothing of the time after the last answer", () => {
    const revision = { id: "r-1", status: "BUILDING" };
    const known = { ...progress, revision, lastSeen: { status: "BUILDING", atMs: 4_000 } };
    const failure = new Error("GET x: connection reset");
    const { headline, message } = endingOf(
      { outcome: "timed_out", revision, failure },
      known,
      600_000,
    );
    expect(headline).toBe("agent: timed out, end not known");
    expect(plain(message)).toBe(
      "GET x: connection reset. Last seen BUILDING, 4s after the start. The rollout may continue, or may have ended.",
    );
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
    const ending = endingOfError(refusal, before, { isCancelled: true, explain, elapsedMs: 0 });
    expect(ending).toMatchObject({
      outcome: "rejected",
      headline: "agent: the credential was refused",
      advice: "Step.",
    });
    expect(ending.message).toMatch(/api_key: m\nCause\.$/);
  });

  it("states that the rollout continues when only a read was refused", () => {
    const known = { ...progress, lastSeen: { status: "BUILDING", atMs: 4_000 } };
    const { outcome, message, advice } = endingOfError(refusal, known, {
      isCancelled: false,
      explain,
      elapsedMs: 0,
    });
    expect(outcome).toBe("error");
    expect(message).toContain(
      "Last seen BUILDING, 4s after the start. The rollout may continue, or may have ended.",
    );
    expect(advice).toMatch(/^Cause\. Step\. To keep watching, .*revision_id: r-1/);
  });

  const silent = new UnreachableError("GET x: connection reset", { sent: false });
  const circumstances = { isCancelled: false, explain, elapsedMs: 604_000 };

  it("says when the revision was last seen, and for how long nothing answered", () => {
    const known = {
      ...progress,
      lastSeen: { status: "DEPLOYING", atMs: 4_000 },
      unansweredSinceMs: 4_000,
    };
    const { headline, message } = endingOfError(silent, known, circumstances);
    expect(headline).toBe("agent: end not known");
    expect(message).toBe(
      "Last seen DEPLOYING, 4s after the start. The rollout may continue, or may have ended. No answer for 10m, so this step gave up. GET x: connection reset.",
    );
  });

  it("says that nothing was changed, as long as nothing was sent", () => {
    const { revision: _, ...early } = { ...progress, phase: "not sent" as const };
    expect(endingOfError(silent, early, circumstances).headline).toBe(
      "agent: nothing was changed, because the control plane did not answer",
    );
    expect(endingOfError(silent, early, { ...circumstances, isCancelled: true })).toMatchObject({
      headline: "agent: cancelled before anything was changed",
      message: "No change was applied.",
    });
    const sent = { ...early, phase: "accepted" as const };
    expect(endingOfError(silent, sent, circumstances).headline).toBe(
      "agent: the control plane did not answer",
    );
  });
});
