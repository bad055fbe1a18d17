import { describe, expect, it } from "vitest";
import { EXTREME, REALISTIC } from "./simulated-service.ts";
import { simulateInThreads, simulateMany } from "./simulation.ts";

describe("deploy, in a simulation", { timeout: 300_000 }, () => {
  it("comes to the right end under the faults of every day", async () => {
    const tally = await simulateMany("this action", REALISTIC, 1_000);
    expect(tally).toMatchObject({ needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 });
    expect(tally.right / tally.runs).toBeGreaterThanOrEqual(0.999);
  });

  it("never lies and never takes another's revision when almost everything fails", async () => {
    const tally = await simulateMany("this action", EXTREME, 300);
    expect(tally).toMatchObject({ needlessDuplicate: 0, wrongAdoption: 0, falseVerdict: 0 });
  });

  it("has the same result in threads", async () => {
    expect(await simulateInThreads("this action", EXTREME, 25)).toEqual(
      await simulateMany("this action", EXTREME, 25),
    );
  });

  it("finds the duplicates and the false failures of naive policies", async () => {
    const blind = await simulateMany("blind retry ×3", EXTREME, 100);
    expect(blind.duplicate).toBeGreaterThan(20);
    const never = await simulateMany("never retry", EXTREME, 100);
    expect(never.failedAlthoughApplied).toBeGreaterThan(20);
  });
});
