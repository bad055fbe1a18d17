import { describe, expect, it } from "vitest";
import { deployInVirtualTime, type Story } from "../../harness/virtual.ts";

/** The contract's 1000 requests in 10 s for one API key, scaled down to so few. */
const atMost = (count: number) => ({ scale: count / 1_000 });
const WINDOW_MS = 10_000;

const refused = ({ requests }: Story) => requests.filter(({ status }) => status === 429);

/** When the request at this index, which was refused, would have been within the limit. */
function roomAtMs({ requests }: Story, index: number, limit: number): number {
  const served = requests.slice(0, index).filter(({ status }) => status !== 429);
  return (served.at(-limit)?.atMs ?? 0) + WINDOW_MS;
}

/** How often one operation was refused without another answer to it between. */
function longestRowOfRefusals({ requests }: Story): number {
  const rows = new Map<string | undefined, number>();
  let longest = 0;
  for (const { operation, status } of requests) {
    rows.set(operation, status === 429 ? (rows.get(operation) ?? 0) + 1 : 0);
    longest = Math.max(longest, rows.get(operation) ?? 0);
  }
  return longest;
}

describe("a deploy that a rate limiter refuses", () => {
  it.each([3, 4, 5])(
    "waits as long as each 429 asks it to, and changes once (limit: %i requests in 10 s)",
    async (limit) => {
      const rateLimits = { ...atMost(limit), retryAfter: true };
      const story = await deployInVirtualTime({ rateLimits });
      expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
      expect(refused(story).length).toBeGreaterThan(0);
      for (const [index, { status, operation }] of story.requests.entries()) {
        const later = story.requests.slice(index + 1);
        const next = later.find((request) => request.operation === operation);
        if (status !== 429 || next === undefined) continue;
        expect(next.atMs).toBeGreaterThanOrEqual(roomAtMs(story, index, limit));
      }
    },
  );

  it.each([3, 4, 5])(
    "backs off when a 429 does not say for how long, and changes once (limit: %i requests in 10 s)",
    async (limit) => {
      const story = await deployInVirtualTime({ rateLimits: atMost(limit) });
      expect(story).toMatchObject({ outcome: "deployed", own: [{}] });
      expect(refused(story).length).toBeGreaterThan(0);
      expect(longestRowOfRefusals(story)).toBeLessThanOrEqual(7);
    },
  );
});
