import { describe, expect, it } from "vitest";
import { type PlayResult, play } from "../../scenarios/play.ts";

/** The contract's limit of 1000 requests in 10 s for one API key, scaled down to `count`. */
const limitOf = (count: number) => ({ scale: count / 1_000 });
const WINDOW_MS = 10_000;

const limitedRequests = ({ requests }: PlayResult) =>
  requests.filter(({ status }) => status === 429);

/** The earliest time at which the request at this index would not have been rate-limited. */
function slotAtMs({ requests }: PlayResult, index: number, limit: number): number {
  const servedRequests = requests.slice(0, index).filter(({ status }) => status !== 429);
  return (servedRequests.at(-limit)?.atMs ?? 0) + WINDOW_MS;
}

/** The longest run of consecutive 429s of one operation. */
function maxConsecutive429s({ requests }: PlayResult): number {
  const counts = new Map<string | undefined, number>();
  let maximum = 0;
  for (const { operation, status } of requests) {
    counts.set(operation, status === 429 ? (counts.get(operation) ?? 0) + 1 : 0);
    maximum = Math.max(maximum, counts.get(operation) ?? 0);
  }
  return maximum;
}

describe("a rate-limited deploy", () => {
  it.each([3, 4, 5])(
    "honours each Retry-After, and creates one revision (limit: %i requests in 10 s)",
    async (limit) => {
      const rateLimits = { ...limitOf(limit), retryAfter: true };
      const result = await play({ action: "deploy", rateLimits });
      expect(result).toMatchObject({ outcome: "deployed", ownRevisions: [{}] });
      expect(limitedRequests(result).length).toBeGreaterThan(0);
      for (const [index, { status, operation }] of result.requests.entries()) {
        const laterRequests = result.requests.slice(index + 1);
        const retry = laterRequests.find((request) => request.operation === operation);
        if (status !== 429 || retry === undefined) continue;
        expect(retry.atMs).toBeGreaterThanOrEqual(slotAtMs(result, index, limit));
      }
    },
  );

  it.each([3, 4, 5])(
    "backs off without Retry-After, and creates one revision (limit: %i requests in 10 s)",
    async (limit) => {
      const result = await play({ action: "deploy", rateLimits: limitOf(limit) });
      expect(result).toMatchObject({ outcome: "deployed", ownRevisions: [{}] });
      expect(limitedRequests(result).length).toBeGreaterThan(0);
      expect(maxConsecutive429s(result)).toBeLessThanOrEqual(7);
    },
  );
});
