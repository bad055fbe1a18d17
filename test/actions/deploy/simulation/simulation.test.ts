import { describe, expect, it } from "vitest";
import { EXTREME, REALISTIC, WITHOUT_LIST } from "./simulated-service.ts";
import { CHANGES, simulateMany } from "./simulation.ts";

describe("deploy, in a simulation", { timeout: 300_000 }, () => {
  it("ends correctly under common faults", async () => {
    const tally = await simulateMany("this action", REALISTIC, 300);
    expect(tally).toMatchObject({ needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 });
    // About one in a thousand is committed after its end; the longer tests count that.
    expect(tally.right / tally.runs).toBeGreaterThanOrEqual(0.995);
  });

  it("reports the truth and follows only its own revision if almost everything fails", async () => {
    const tally = await simulateMany("this action", EXTREME, 150);
    expect(tally).toMatchObject({ needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 });
  });

  it.each(CHANGES.flatMap((name) => [[name, EXTREME] as const, [name, WITHOUT_LIST] as const]))(
    "follows only its own revision, and creates it once: %s, %o",
    async (name, mix) => {
      const tally = await simulateMany(name, mix, 30);
      expect(tally).toMatchObject({ needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 });
      expect(tally.right).toBeGreaterThan(tally.runs / 3);
    },
  );

  it("detects the duplicates and false failures of naive policies", async () => {
    const blind = await simulateMany("blind retry ×3", EXTREME, 100);
    expect(blind.duplicate).toBeGreaterThan(20);
    const never = await simulateMany("never retry", EXTREME, 100);
    expect(never.failedAlthoughApplied).toBeGreaterThan(20);
  });
});
