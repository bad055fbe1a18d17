import { describe, expect, it } from "vitest";
import { quickly } from "../../../harness/step.ts";
import { deployInParallel, refusals } from "./parallel-deploys.ts";

const RUNS = 20;

describe("20 deploys at once with one key and the usual pauses", () => {
  it("stay far below the contract's limits", async () => {
    const runs = await deployInParallel(RUNS, {
      script: quickly("QUEUED", "DEPLOYED"),
      rateLimits: {},
    });
    expect(runs.map(({ outputs, made }) => [outputs.outcome, made])).toEqual(
      Array(RUNS).fill(["deployed", 1]),
    );
    expect(runs.map(({ statuses }) => refusals(statuses))).toEqual(Array(RUNS).fill(0));
    // Of the 1,000 of 10 s, although a busy machine makes them look more often.
    expect(runs.flatMap(({ statuses }) => statuses).length).toBeLessThan(500);
  });
});
