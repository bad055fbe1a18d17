import { describe, expect, it } from "vitest";
import { quickly } from "../../harness/step.ts";
import { deployInVirtualTime, type Story } from "../../harness/virtual.ts";
import { deployInParallel, refusals } from "./parallel-deploys.ts";

/** The contract's 1000 requests in 10 s for one API key, scaled down to so few. */
const atMost = (count: number) => ({ region: "eu", scale: count / 1_000 }) as const;
const WINDOW_MS = 10_000;

const statusesOf = ({ requests }: Story) => requests.map(({ status }) => status);

/** The longest row of refusals without another answer between them. */
function longestRowOfRefusals(statuses: readonly (number | undefined)[]): number {
  let longest = 0;
  let row = 0;
  for (const status of statuses) {
    row = status === 429 ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

describe("a deploy that a rate limiter refuses", () => {
  it.each([2, 3, 4])(
    "waits as long as each 429 asks it to, and changes once (limit: %i requests in 10 s)",
    async (limit) => {
      const rateLimits = { ...atMost(limit), retryAfter: true };
      const story = await deployInVirtualTime({ rateLimits });
      expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
      expect(refusals(statusesOf(story))).toBeGreaterThan(0);
      expect(longestRowOfRefusals(statusesOf(story))).toBe(1);
    },
  );

  it.each([2, 3, 4])(
    "backs off when a 429 does not say for how long, and changes once (limit: %i requests in 10 s)",
    async (limit) => {
      const story = await deployInVirtualTime({ rateLimits: atMost(limit) });
      expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
      expect(refusals(statusesOf(story))).toBeGreaterThan(0);
      expect(longestRowOfRefusals(statusesOf(story))).toBeLessThanOrEqual(5);
    },
  );
});

describe("five deploys at once with one key", () => {
  it("are each refused by the limiter, and each end as deployed with one revision", async () => {
    const RUNS = 5;
    const refused = new Set<string>();
    let now = Date.now();
    const runs = await deployInParallel(
      RUNS,
      {
        script: quickly("DEPLOYED"),
        rateLimits: atMost(1),
        // The limiter's time stands still until each of the deploys has been refused.
        clock: { now: () => now },
        onRequest: ({ path }, status) => {
          if (status === 429) refused.add(path.split("/")[3] ?? "");
          if (refused.size === RUNS) now += WINDOW_MS;
        },
      },
      { poll_interval: "20ms" },
    );
    expect(runs.map(({ outputs, made }) => [outputs.outcome, made])).toEqual(
      Array(RUNS).fill(["deployed", 1]),
    );
    for (const { statuses } of runs) expect(refusals(statuses)).toBeGreaterThan(0);
  }, 120_000);
});
