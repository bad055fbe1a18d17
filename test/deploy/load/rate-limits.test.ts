import { describe, expect, it } from "vitest";
import { fasterClock } from "../../../src/emulator/clock.ts";
import { quickly } from "../../harness/step.ts";
import { avoidable, deployInParallel, type ParallelDeploy } from "./parallel-deploys.ts";

const RUNS = 20;
/** As many requests as a deploy with the usual intervals needs at most, where none is refused. */
const FEW = 12;

const refusals = ({ requests }: ParallelDeploy) =>
  requests.filter(({ status }) => status === 429).length;
const ends = (runs: ParallelDeploy[]) => runs.map(({ outputs, made }) => [outputs.outcome, made]);
const allDeployed = Array.from({ length: RUNS }, () => ["deployed", 1]);

describe("20 deploys at once with one key", () => {
  it("stay far below the contract's limits", async () => {
    const runs = await deployInParallel(RUNS, {
      script: quickly("QUEUED", "DEPLOYED"),
      rateLimits: { region: "eu" },
    });
    expect(ends(runs)).toEqual(allDeployed);
    expect(runs.map(refusals)).toEqual(Array(RUNS).fill(0));
    expect(Math.max(...runs.map(({ requests }) => requests.length))).toBeLessThanOrEqual(FEW);
    const [debug = ""] = runs.map(({ raw }) =>
      raw.split("\n").find((line) => line.startsWith("::debug::Rate limit")),
    );
    expect(debug).toBe(
      '::debug::Rate limit "Default (API key)": at most 1000 requests in 10 s for one x-api-key.',
    );
  }, 60_000);

  it("all end well where others have used up most of the key's limit, and each still changes once", async () => {
    // 30 requests a second, for twenty processes that know nothing of each other.
    const rateLimits = { region: "eu", scale: 0.03 } as const;
    const runs = await deployInParallel(RUNS, {
      script: quickly("DEPLOYED"),
      clock: fasterClock(10),
      rateLimits,
    });
    expect(ends(runs)).toEqual(allDeployed);
    expect(runs.flatMap(avoidable)).toEqual([]);
    const counts = runs.map(refusals);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2 * FEW);
    const served = runs
      .map(({ requests }) => requests.length)
      .map((all, index) => all - (counts[index] ?? 0));
    expect(Math.max(...served)).toBeLessThanOrEqual(FEW);
  }, 60_000);
});
