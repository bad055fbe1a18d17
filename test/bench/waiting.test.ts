import { describe, expect, it } from "vitest";
import { lives, optimum, SCHEDULES, simulate } from "./waiting.ts";

describe("the waiter", () => {
  const all = lives(4_000, "test");
  const waited = (name: string) =>
    simulate(SCHEDULES[name] ?? (() => Number.POSITIVE_INFINITY), all, name);
  const ours = waited("this action");

  it("sees an end after 3.2 s at most on average, with at most 48 polls and 60 requests a deploy", () => {
    expect(ours.meanDelay_seconds).toBeLessThanOrEqual(3.2);
    expect(ours.polls).toBeLessThanOrEqual(48);
    expect(ours.requests).toBeLessThanOrEqual(60);
  });

  it("is nearer to the best schedule for known durations than a fixed pause with as many polls", () => {
    const best = optimum(all, ours.polls);
    const fixed = simulate(() => 8_000, all, "fixed");
    expect(best.meanDelay_seconds).toBeLessThan(ours.meanDelay_seconds);
    expect(fixed.polls).toBeGreaterThanOrEqual(ours.polls);
    expect(fixed.meanDelay_seconds).toBeGreaterThan(ours.meanDelay_seconds);
  });

  it("counts a failure only once it was read twice", () => {
    const every = (fails: boolean) =>
      simulate(() => 10_000, [{ stays: [25_000], fails }], "failure");
    expect(every(false)).toMatchObject({ meanDelay_seconds: 5, polls: 4 });
    expect(every(true)).toMatchObject({ meanDelay_seconds: 15, polls: 5 });
  });
});
