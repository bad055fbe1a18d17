import { describe, expect, it } from "vitest";
import { EXTREME, type Mix, REALISTIC, WITHOUT_LIST } from "./simulated-service.ts";
import {
  CHANGES,
  POLICIES,
  type PolicyName,
  simulateMany,
  type Tally,
  tableOf,
} from "./simulation.ts";

const names = Object.keys(POLICIES) as PolicyName[];

/** Each policy on the same seeds. */
async function talliesOf(mix: Mix, runs: number): Promise<Record<PolicyName, Tally>> {
  const tallies: [PolicyName, Tally][] = [];
  for (const name of names) tallies.push([name, await simulateMany(name, mix, runs)]);
  console.log(tableOf(tallies));
  return Object.fromEntries(tallies) as Record<PolicyName, Tally>;
}

const NEVER = { needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 };

/** Most of what it still allows are revisions of others made over ours, which keep our image. */
function expectHardlyEverForeign(tallies: Record<PolicyName, Tally>) {
  const ours = CHANGES.map((name) => tallies[name]);
  for (const tally of ours) expect(tally).toMatchObject({ needlessDuplicate: 0, falseVerdict: 0 });
  const sumOf = (key: "wrongAdoption" | "runs") => ours.reduce((sum, one) => sum + one[key], 0);
  expect(sumOf("wrongAdoption") / sumOf("runs")).toBeLessThan(0.0005);
}

describe("deploy, in a long simulation", () => {
  it("keeps its guarantees under common faults", async () => {
    const tallies = await talliesOf(REALISTIC, 10_000);
    const ours = tallies["this action"];
    for (const name of CHANGES) expect(tallies[name]).toMatchObject(NEVER);
    expect(ours.right / ours.runs).toBeGreaterThanOrEqual(0.999);
    expect(tallies["this action, settle_window: 130s"]).toMatchObject({ ...NEVER, duplicate: 0 });
  });

  it("hardly ever follows someone else's revision if almost everything fails", async () => {
    const tallies = await talliesOf(EXTREME, 3_000);
    expectHardlyEverForeign(tallies);
    expect(tallies["this action, settle_window: 130s"]).toMatchObject({ ...NEVER, duplicate: 0 });
  });

  it("hardly ever follows someone else's revision without a list of revisions", async () => {
    expectHardlyEverForeign(await talliesOf(WITHOUT_LIST, 3_000));
  });
});
