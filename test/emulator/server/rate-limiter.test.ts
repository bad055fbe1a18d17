import { describe, expect, it } from "vitest";
import { createRateLimiter } from "../../../emulator/server/rate-limiter.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { manualClock, withDeployments } from "../../harness/manual-emulator.ts";

const IP = "10.0.0.1";

describe("createRateLimiter", () => {
  it("uses a sliding window: a request counts until it is one interval old", () => {
    const clock = manualClock();
    const { countRequest } = createRateLimiter(clock, { scale: 0.002 });
    const waitsMs = [0, 4_000, 1_000, 4_999, 1, 3_999, 1, 5_000].map((ms) => {
      clock.advance(ms);
      return countRequest("key", IP);
    });
    expect(waitsMs).toEqual([undefined, undefined, 5_000, 1, undefined, 1, undefined, 1_000]);
  });

  it.each([
    ["of an API key", "key", 1_000, 10_000],
    ["of an address", undefined, 100, 60_000],
  ])("allows exactly as many requests %s as the contract", (_, key, count, waitMs) => {
    const { countRequest } = createRateLimiter(manualClock(), {});
    const waitsMs = Array.from({ length: count + 2 }, () => countRequest(key, IP));
    expect(waitsMs.filter((ms) => ms === undefined).length).toBe(count);
    expect(waitsMs.slice(-2)).toEqual([waitMs, waitMs]);
  });

  it.each([
    ["two addresses with the same API key together", "key", "10.0.0.2", true],
    ["two API keys separately", "other", IP, false],
    ["a request without an API key separately", undefined, IP, false],
  ])("limits %s", (_, key, ip, isLimited) => {
    const { countRequest } = createRateLimiter(manualClock(), { scale: 0.001 });
    expect(countRequest("key", IP)).toBeUndefined();
    expect(countRequest(key, ip) !== undefined).toBe(isLimited);
  });
});

describe("startEmulator with rate limits", () => {
  it("refuses excess requests with 429 without Retry-After, does not count them for the `nth` of a fault, and serves again after the interval", async () => {
    await using emulator = await withDeployments({
      rateLimits: { scale: 0.002 },
      prefix: "/api-host",
    });
    const url = emulator.at(emulator.docker);
    emulator.faults.add({ match: { nth: 3 }, fault: { kind: "status", status: 503 } });
    for (const status of [200, 200]) expect(await sendRequest(url)).toMatchObject({ status });
    const response = await sendRequest(url, "PATCH", { body: { secrets: [] } });
    expect(response).toMatchObject({ status: 429, json: { detail: "Too Many Requests" } });
    expect(response.headers).not.toHaveProperty("retry-after");
    expect(emulator.store.revisions(emulator.docker.id).length).toBe(1);
    emulator.clock.advance(10_000);
    for (const status of [503, 200]) expect(await sendRequest(url)).toMatchObject({ status });
    expect(await sendRequest(`${emulator.url}/openapi.json`)).toMatchObject({ status: 200 });
  });

  it("sends Retry-After in whole seconds with the option retryAfter", async () => {
    await using emulator = await withDeployments({
      rateLimits: { scale: 0.001, retryAfter: true },
    });
    await sendRequest(emulator.at(emulator.docker));
    emulator.clock.advance(2_500);
    const response = await sendRequest(emulator.at(emulator.docker));
    expect(response).toMatchObject({ status: 429, headers: { "retry-after": "8" } });
  });
});
