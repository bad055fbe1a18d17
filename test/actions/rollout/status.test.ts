import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classify } from "../../../src/actions/rollout/status.ts";

describe("classify", () => {
  it.each([
    ["DEPLOYED", "deployed"],
    ["deployed", "deployed"],
    [" Deployed ", "deployed"],
    ["SKIPPED", "skipped"],
    ["CREATE_FAILED", "failed"],
    ["BUILD_FAILED", "failed"],
    ["DEPLOY_FAILED", "failed"],
    ["FAILED", "failed"],
    ["BuildFailed", "failed"],
    ["Deploy failed", "failed"],
    ["create-failed", "failed"],
    ["Interrupted", "failed"],
    ["CREATING", "pending"],
    ["QUEUED", "pending"],
    ["AWAITING_BUILD", "pending"],
    ["BUILDING", "pending"],
    ["AWAITING_DEPLOY", "pending"],
    ["DEPLOYING", "pending"],
    ["UNKNOWN", "pending"],
    ["HIBERNATING", "pending"],
    ["UNFAILED", "pending"],
    ["FAILED_OVER", "pending"],
    ["NOT_INTERRUPTED", "pending"],
  ])("reads %j as %s", (status, expected) => {
    expect(classify(status, [])).toBe(expected);
  });

  it("takes the user's failure_statuses as failures, in any case", () => {
    expect(classify("Hibernating", ["hibernating"])).toBe("failed");
    expect(classify("DEPLOYED", [" deployed "])).toBe("failed");
    expect(classify("LostNodes", ["LOST_NODES"])).toBe("failed");
    expect(classify("HIBERNATING", ["HIBERN"])).toBe("pending");
  });

  it("is pending for every word that is no known end", () => {
    const ends = /FAILED$|^INTERRUPTED$|^SKIPPED$|^DEPLOYED$/i;
    const open = fc.string().filter((word) => !ends.test(word.trim()));
    fc.assert(fc.property(open, (word) => classify(word, []) === "pending"));
  });
});
