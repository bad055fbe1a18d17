import { describe, expect, it } from "vitest";
import {
  deployThrough,
  expectCancelled,
  expectOneDeploy,
  FAULTS,
  POSITIONS,
  WAY_NAMES,
} from "./through-proxy.ts";

/** The number of the request that is the change. */
const CHANGE = 3;

describe.concurrent.each(WAY_NAMES)("through a proxy, by %s, a deploy", (way) => {
  it("opens a connection for each request", async () => {
    const { outcome, counts, requests } = await deployThrough(way, () => undefined, {
      inputs: { request_timeout: "15s", allow_http: "true" },
    });
    expect(outcome).toBe("deployed");
    expect(counts).toEqual({ requests: requests.length, connections: requests.length });
    expect(requests).toHaveLength(POSITIONS.length);
    expect(requests.findIndex(({ method }) => method === "PATCH")).toBe(CHANGE - 1);
  });

  it.each(FAULTS)("deploys exactly once with the fault %s at the change", (fault) =>
    expectOneDeploy(way, fault, CHANGE),
  );

  it("can be cancelled while the change gets no response", () =>
    expectCancelled(way, "silent", CHANGE));

  it("fails at once if the proxy requires a password, and says so", async () => {
    const { outcome, failure, counts } = await deployThrough(way, () => 407);
    expect(outcome).toBe("error");
    expect(failure).toContain("the proxy requires a credential (407)");
    expect(counts?.requests).toBe(1);
  });
});

describe("a proxy that never opens a tunnel", () => {
  it.each(["silent", "dies", 403] as const)(
    "(%s) fails the deploy after half a minute, with the number of attempts",
    async (fault) => {
      const result = await deployThrough("a tunnel", () => fault);
      expect(result).toMatchObject({ outcome: "error", ownRevisions: [] });
      expect(result.failure).toMatch(
        /(did not answer|no connection through the proxy); nothing was changed\. GET http:\/\/127.*; tried \d times\.\n/,
      );
      expect(result.elapsedMs).toBe(30_000);
      expect(result.messages.filter((line) => line.includes("trying again"))).toHaveLength(1);
    },
  );
});
