import { describe, expect, it } from "vitest";
import { simulateFleet } from "./fleet.ts";

describe("simulateFleet", () => {
  it("gives the same for the same seed", () => {
    const options = { count: 400, pacing: "each" } as const;
    expect(simulateFleet(options)).toEqual(simulateFleet(options));
    expect(simulateFleet({ ...options, seed: "another" })).not.toEqual(simulateFleet(options));
  });

  it.each([1, 10, 100])("refuses nothing to %d deploys", (count) => {
    const { refusedShare, gaveUpShare, peakPerSecond, meanDelay_seconds } = simulateFleet({
      count,
      pacing: "none",
    });
    expect([refusedShare, gaveUpShare]).toEqual([0, 0]);
    expect(peakPerSecond).toBeLessThanOrEqual(100);
    expect(meanDelay_seconds).toBeLessThan(10);
  });

  it("refuses much to a thousand that begin at once, and nothing where they keep the limit together", () => {
    const alone = simulateFleet({ count: 1_000, pacing: "each" });
    expect(alone.refusedShare).toBeGreaterThan(0.2);
    expect(alone.peakPerSecond).toBeGreaterThan(100);
    const together = simulateFleet({ count: 1_000, pacing: "together" });
    expect([together.refusedShare, together.gaveUpShare]).toEqual([0, 0]);
    expect(together.peakPerSecond).toBeLessThanOrEqual(100);
  });

  it("finds that a process that keeps the limit for itself alone never notices it", () => {
    expect(simulateFleet({ count: 1_000, pacing: "each" })).toEqual(
      simulateFleet({ count: 1_000, pacing: "none" }),
    );
  });

  it("refuses less where polls are rarer", () => {
    const often = simulateFleet({ count: 700, pacing: "each", startWithinMs: 60_000 });
    const poll = { minMs: 10_000, maxMs: 60_000 };
    const rarely = simulateFleet({ count: 700, pacing: "each", startWithinMs: 60_000, poll });
    expect(rarely.refusedShare).toBeLessThan(often.refusedShare / 2);
  });
});
