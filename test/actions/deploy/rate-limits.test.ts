import { describe, expect, it } from "vitest";
import { type PlayResult, play } from "../../scenarios/play.ts";

/** The contract's 1000 requests in 10 s for one API key, scaled down to so few. */
const atMost = (count: number) => ({ scale: count / 1_000 });
const WINDOW_MS = 10_000;

const refused = ({ requests }: PlayResult) => requests.filter(({ status }) => status === 429);

/** When the request at this index, which was refused, would have been within the limit. */
function slotAtMs({ requests }: PlayResult, index: number, limit: number): number {
  const served = requests.slice(0, index).filter(({ status }) => status !== 429);
  return (served.at(-limit)?.atMs ?? 0) + WINDOW_MS;
}

/** How often one operation was refused without another answer to it between. */
function longestRowOfRefusals({ requests }: PlayResult): number {
  const rows = new Map<string | undefined, number>();
  let longest = 0;
  for (const { operation, status } of requests) {
    rows.set(operation, status === 429 ? (rows.get(operation) ?? 0) + 1 : 0);
    longest = Math.max(longest, rows.get(operation) ?? 0);
  }
  return longest;
}

describe("a rate-limited deploy", () => {
  it.each([3, 4, 5])(
    "honours each Retry-After, and changes once (limit: %i requests in 10 s)",
    async (limit) => {
      const rateLimits = { ...atMost(limit), retryAfter: true };
      const result = await play({ action: "deploy", rateLimits });
      expect(result).toMatchObject({ outcome: "deployed", ownRevisions: [{}] });
      expect(refused(result).length).toBeGreaterThan(0);
      for (const [index, { status, operation }] of result.requests.entries()) {
        const later = result.requests.slice(index + 1);
        const next = later.find((request) => request.operation === operation);
        if (status !== 429 || next === undefined) continue;
        expect(next.atMs).toBeGreaterThanOrEqual(slotAtMs(result, index, limit));
      }
    },
  );

  it.each([3, 4, 5])(
    "backs off without Retry-After, and changes once (limit: %i requests in 10 s)",
    async (limit) => {
      const result = await play({ action: "deploy", rateLimits: atMost(limit) });
      expect(result).toMatchObject({ outcome: "deployed", ownRevisions: [{}] });
      expect(refused(result).length).toBeGreaterThan(0);
      expect(longestRowOfRefusals(result)).toBeLessThanOrEqual(7);
    },
  );
});
