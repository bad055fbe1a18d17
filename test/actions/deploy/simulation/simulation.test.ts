import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outcomeMatchesService } from "./outcome-property.ts";
import { EXTREME, REALISTIC, WITHOUT_LIST } from "./simulated-service.ts";
import { DISTINCT_POLICIES, simulateMany } from "./simulation.ts";

const NO_MISTAKES = { needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 };
const MIXES = [
  ["with a list of revisions", EXTREME],
  ["without a list of revisions", WITHOUT_LIST],
] as const;

describe("a simulated deploy", { timeout: 300_000 }, () => {
  it("makes no mistake under common faults", async () => {
    const tally = await simulateMany("this action", REALISTIC, 300);
    expect(tally).toMatchObject(NO_MISTAKES);
    // About one change in a thousand is committed after the end of the step.
    expect(tally.right / tally.runs).toBeGreaterThanOrEqual(0.995);
  });

  it.each(
    DISTINCT_POLICIES.flatMap((name) => MIXES.map(([list, mix]) => [name, list, mix] as const)),
  )(
    "follows no wrong revision, and creates no needless duplicate, if most changes fail: %s, %s",
    async (name, _, mix) => {
      const tally = await simulateMany(name, mix, name === "this action" ? 150 : 30);
      expect(tally).toMatchObject(NO_MISTAKES);
      expect(tally.right).toBeGreaterThan(tally.runs / 3);
    },
  );

  it("with a naive policy creates duplicates, or fails although its change was applied", async () => {
    expect((await simulateMany("blind retry ×3", EXTREME, 100)).duplicate).toBeGreaterThan(20);
    const { failedAlthoughApplied } = await simulateMany("never retry", EXTREME, 100);
    expect(failedAlthoughApplied).toBeGreaterThan(20);
  });

  it("has an outcome that is true of its revision, for any life cycle and faults", async () => {
    await fc.assert(outcomeMatchesService, { numRuns: 20 });
  });
});
