import { describe, expect, it } from "vitest";
import { lives, optimum, SCHEDULES, simulate } from "./waiting.ts";

describe("the waiter", () => {
  const all = lives(4_000, "test");
  const waited = (name: string) =>
    simulate(SCHEDULES[name] ?? (() => Number.POSITIVE_INFINITY), all, name);
  const ours = waited("this action");

  it("sees an end after 3.9 s at most on average, with at most 48 requests a deploy", () => {
    expect(ours.meanDelay_seconds).toBeLessThanOrEqual(3.9);
    expect(ours.requests).toBeLessThanOrEqual(48);
  });

  it("is nearer to the best schedule for known durations than a fixed pause with as many requests", () => {
    const best = optimum(all, ours.requests);
    const fixed = simulate(() => 8_000, all, "fixed");
    expect(best.meanDelay_seconds).toBeLessThan(ours.meanDelay_seconds);
    expect(fixed.requests).toBeGreaterThanOrEqual(ours.requests);
    expect(fixed.meanDelay_seconds).toBeGreaterThan(ours.meanDelay_seconds);
  });
});
