import { describe, expect, it } from "vitest";
import { factsOf, OUTCOMES, type Outcome, titleOf } from "../../src/report/outcomes.ts";

describe("OUTCOMES", () => {
  it.each<[Outcome, string]>([
    ["deployed", "success"],
    ["no_revision", "success"],
    ["not_waited", "in_progress"],
    ["superseded", "inactive"],
    ["failed", "failure"],
    ["not_active", "failure"],
    ["unprotected", "failure"],
    ["timed_out", "failure"],
    ["rejected", "failure"],
    ["cancelled", "error"],
    ["error", "error"],
  ])("maps the outcome %s to the state %s of a GitHub Deployment", (outcome, state) => {
    expect(factsOf(outcome).github).toBe(state);
  });

  it("fails a step exactly when the GitHub state is neither success nor in_progress, or all is gone", () => {
    const outcomes = Object.values(OUTCOMES);
    const failing = outcomes.filter(({ fails }) => fails);
    const isFine = ({ github }: { github: string }) => ["success", "in_progress"].includes(github);
    expect(failing.filter(isFine)).toEqual([]);
    const gone = [OUTCOMES.deleted, OUTCOMES.absent];
    expect(outcomes.filter(({ fails }) => !fails).filter((one) => !isFine(one))).toEqual(gone);
  });

  it("has a title for an end without a headline", () => {
    expect(titleOf("not_active")).toBe("❌ Deployed, but not serving");
    expect(titleOf("not_active", "agent: deployed")).toBe("❌ agent: deployed");
  });
});
