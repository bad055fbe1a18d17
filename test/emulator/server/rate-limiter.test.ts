import { describe, expect, it } from "vitest";
import { createRateLimiter } from "../../../src/emulator/server/rate-limiter.ts";
import { ask, handClock, withDeployments } from "../../harness/ask.ts";

const caller = (
  method: string,
  path: string,
  headers: Record<string, string> = { "x-api-key": "key" },
  ip = "10.0.0.1",
) => ({
  method,
  path,
  headers: new Headers(headers),
  ip,
});
const read = caller("GET", "/v2/deployments");

describe("createRateLimiter", () => {
  it("slides its window: each request makes room when it is an interval old", () => {
    const clock = handClock();
    const { excessMs } = createRateLimiter(clock, { region: "us", scale: 0.002 });
    const asked = [0, 4_000, 1_000, 4_999, 1, 3_999, 1, 5_000].map((ms) => {
      clock.pass(ms);
      return excessMs(read);
    });
    expect(asked).toEqual([undefined, undefined, 5_000, 1, undefined, 1, undefined, 1_000]);
  });

  it("allows exactly what the contract says", () => {
    const { excessMs } = createRateLimiter(handClock(), { region: "us" });
    const asked = Array.from({ length: 1_002 }, () => excessMs(read));
    expect(asked.filter((excess) => excess === undefined).length).toBe(1_000);
    expect(asked.slice(-2)).toEqual([10_000, 10_000]);
  });

  it("knows the regions apart", () => {
    const stats = caller("GET", "/runs/stats");
    const accepted = (region: "us" | "eu") => {
      const { excessMs } = createRateLimiter(handClock(), { region });
      return Array.from({ length: 30 }, () => excessMs(stats)).filter(
        (excess) => excess === undefined,
      ).length;
    };
    expect([accepted("us"), accepted("eu")]).toEqual([1, 20]);
  });

  it("counts a request for every row about it, and a refused one for none", () => {
    const { excessMs } = createRateLimiter(handClock(), { region: "us", scale: 0.02 });
    const stats = Array.from({ length: 40 }, () => excessMs(caller("GET", "/runs/stats")));
    expect(stats.filter((excess) => excess === undefined).length).toBe(1);
    const others = Array.from({ length: 40 }, () => excessMs(read));
    expect(others.filter((excess) => excess === undefined).length).toBe(19);
  });

  it.each([
    [
      "a key, wherever it calls from",
      read,
      caller("GET", "/v2/deployments", { "x-api-key": "key" }, "10.0.0.2"),
      true,
    ],
    [
      "a key, not another one",
      read,
      caller("GET", "/v2/deployments", { "x-api-key": "other" }),
      false,
    ],
    [
      "an address, whatever the token",
      caller("GET", "/x", { authorization: "Bearer a" }),
      caller("GET", "/x", {}),
      true,
    ],
    [
      "an address, not another one",
      caller("GET", "/x", {}),
      caller("GET", "/x", {}, "10.0.0.2"),
      false,
    ],
    [
      "a user at an address",
      caller("GET", "/x", { "x-user-id": "1" }),
      caller("GET", "/x", { "x-user-id": "2" }),
      false,
    ],
  ])("limits %s", (_, one, other, together) => {
    const { excessMs } = createRateLimiter(handClock(), { region: "us", scale: 0.001 });
    expect(excessMs(one)).toBeUndefined();
    expect(excessMs(other) !== undefined).toBe(together);
  });
});

describe("startEmulator with rate limits", () => {
  it("refuses with 429, mostly without a word on when to come back, and serves again later", async () => {
    await using emulator = await withDeployments({
      rateLimits: { region: "eu", scale: 0.002 },
      prefix: "/api-host",
    });
    const url = emulator.at(emulator.docker);
    emulator.faults.add({ match: { nth: 3 }, fault: { kind: "status", status: 503 } });
    const change = { body: { secrets: [] } };
    expect([await ask(url), await ask(url)].map(({ status }) => status)).toEqual([200, 200]);
    const refused = await ask(url, "PATCH", change);
    expect(refused).toMatchObject({ status: 429, json: { detail: "Too Many Requests" } });
    expect(refused.headers).not.toHaveProperty("retry-after");
    expect(emulator.store.revisions(emulator.docker.id).length).toBe(1);
    emulator.clock.pass(10_000);
    expect([await ask(url), await ask(url)].map(({ status }) => status)).toEqual([503, 200]);
    expect(await ask(`${emulator.url}/openapi.json`)).toMatchObject({ status: 200 });
  });

  it("says in whole seconds when to come back, where it is asked to", async () => {
    await using emulator = await withDeployments({
      rateLimits: { region: "us", scale: 0.001, retryAfter: true },
    });
    await ask(emulator.at(emulator.docker));
    emulator.clock.pass(2_500);
    const refused = await ask(emulator.at(emulator.docker));
    expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "8" } });
  });
});
