import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outcomeMatchesService } from "./outcome-property.ts";
import { EXTREME, type Mix, REALISTIC, WITHOUT_LIST } from "./simulated-service.ts";
import {
  DISTINCT_POLICIES,
  POLICIES,
  type PolicyName,
  simulateMany,
  type Tally,
} from "./simulation.ts";

/** Simulates each policy on the same seeds. */
async function simulatePolicies(mix: Mix, runs: number): Promise<Record<PolicyName, Tally>> {
  const tallies: [PolicyName, Tally][] = [];
  for (const name of Object.keys(POLICIES) as PolicyName[])
    tallies.push([name, await simulateMany(name, mix, runs)]);
  const talliesByName = Object.fromEntries(tallies) as Record<PolicyName, Tally>;
  console.table(talliesByName);
  return talliesByName;
}

const NO_MISTAKES = { needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 };

/** Allows few wrong adoptions: most are of foreign revisions with our image, but other settings. */
function expectFewWrongAdoptions(tallies: Record<PolicyName, Tally>) {
  const distinctTallies = DISTINCT_POLICIES.map((name) => tallies[name]);
  for (const tally of distinctTallies)
    expect(tally).toMatchObject({ needlessDuplicate: 0, falseVerdict: 0 });
  const sumOf = (key: "wrongAdoption" | "runs") =>
    distinctTallies.reduce((sum, tally) => sum + tally[key], 0);
  expect(sumOf("wrongAdoption") / sumOf("runs")).toBeLessThan(0.0005);
}

describe("deploy, in a long simulation", () => {
  it("keeps its guarantees under common faults", async () => {
    const tallies = await simulatePolicies(REALISTIC, 10_000);
    for (const name of DISTINCT_POLICIES) expect(tallies[name]).toMatchObject(NO_MISTAKES);
    const { right, runs } = tallies["this action"];
    expect(right / runs).toBeGreaterThanOrEqual(0.999);
    const tally = tallies["this action, settle_window: 130s"];
    expect(tally).toMatchObject({ ...NO_MISTAKES, duplicate: 0 });
  });

  it("hardly ever follows someone else's revision if most changes fail", async () => {
    const tallies = await simulatePolicies(EXTREME, 3_000);
    expectFewWrongAdoptions(tallies);
    const tally = tallies["this action, settle_window: 130s"];
    expect(tally).toMatchObject({ ...NO_MISTAKES, duplicate: 0 });
  });

  it("hardly ever follows someone else's revision without a list of revisions", async () => {
    expectFewWrongAdoptions(await simulatePolicies(WITHOUT_LIST, 3_000));
  });

  it("has an outcome that is true of its revision, for hundreds of life cycles and faults", async () => {
    await fc.assert(outcomeMatchesService, { numRuns: 500 });
  });
});
