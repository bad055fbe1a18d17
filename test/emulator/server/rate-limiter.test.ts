import { describe, expect, it } from "vitest";
import { createRateLimiter, limitsOf } from "../../../emulator/server/rate-limiter.ts";
import { CATCH_ALL, RATE_LIMITS } from "../../../emulator/server/rate-limits.ts";
import { exportUsage, getUsage } from "../../../src/service/contract/usage.ts";
import { ask, handClock, withDeployments } from "../../harness/ask.ts";

const request = (
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
const read = request("GET", "/v2/deployments");

const ID = "0f9d8c7b-0000-4000-8000-000000000001";
const categories = (...of: Parameters<typeof request>) =>
  limitsOf(request(...of)).map(({ category }) => category);

describe("limitsOf", () => {
  it.each([
    ["GET", `/v2/deployments/${ID}`],
    ["PATCH", `/v2/deployments/${ID}`],
    ["GET", `/v2/deployments/${ID}/revisions/${ID}`],
    ["POST", "/api/v1/bulk-exports"],
    ["GET", `/api/v1/bulk-exports/${ID}/runs`],
    [getUsage.method, getUsage.path],
    [exportUsage.method, exportUsage.path],
  ])("finds only the default limit of an API key for %s %s", (method, path) => {
    expect(categories(method, path)).toEqual(["Default (API key)"]);
  });

  it.each([
    ["GET", "/v2/deployments", {}, "Public (catch-all)"],
    ["GET", "/api/v1/info", {}, "High throughput"],
    ["POST", "/api/v1/beacon", {}, "High throughput"],
    ["GET", "/v2/deployments", { "x-user-id": "1" }, "Default (User)"],
  ])("finds for %s %s with the headers %j no row but %s", (method, path, headers, category) => {
    expect(categories(method, path, headers)).toEqual([category]);
  });

  it.each([
    ["POST", "/runs/query", ["Run query (API)"]],
    ["POST", "/api/v1/runs/query", ["Run query (API)"]],
    ["POST", "/runs/multipart", ["Multipart ingest"]],
    ["GET", "/runs/query", ["Default (API key)"]],
    ["GET", `/runs/${ID}`, ["Run lookup"]],
    ["GET", `/api/v1/runs/${ID}`, ["Run lookup"]],
    ["GET", "/runs/mine", ["Default (API key)"]],
    ["GET", "/runs/stats", ["Stats"]],
    ["DELETE", `/api/v1/sessions/${ID}`, ["Deletion"]],
    ["GET", `/api/v1/sessions/${ID}`, ["Default (API key)"]],
    ["POST", `/rules/${ID}/trigger`, ["Deletion"]],
    ["PATCH", `/some/runs/${ID}`, ["Run ingest"]],
    ["GET", "/reposits", ["Default (API key)"]],
    ["OPTIONS", "/anything", ["High throughput", "Default (API key)"]],
  ])("finds for %s %s the rows %j", (method, path, expected) => {
    expect(categories(method, path)).toEqual(expected);
  });
});

describe("createRateLimiter", () => {
  it("uses a sliding window: a request stops counting when it is one interval old", () => {
    const clock = handClock();
    const { excessMs } = createRateLimiter(clock, { region: "us", scale: 0.002 });
    const excesses = [0, 4_000, 1_000, 4_999, 1, 3_999, 1, 5_000].map((ms) => {
      clock.pass(ms);
      return excessMs(read);
    });
    expect(excesses).toEqual([undefined, undefined, 5_000, 1, undefined, 1, undefined, 1_000]);
  });

  it("allows exactly as many requests as the contract", () => {
    const { excessMs } = createRateLimiter(handClock(), { region: "us" });
    const excesses = Array.from({ length: 1_002 }, () => excessMs(read));
    expect(excesses.filter((excess) => excess === undefined).length).toBe(1_000);
    expect(excesses.slice(-2)).toEqual([10_000, 10_000]);
  });

  it("has other limits in each region", () => {
    const stats = request("GET", "/runs/stats");
    const accepted = (region: "us" | "eu") => {
      const { excessMs } = createRateLimiter(handClock(), { region });
      return Array.from({ length: 30 }, () => excessMs(stats)).filter(
        (excess) => excess === undefined,
      ).length;
    };
    expect([accepted("us"), accepted("eu")]).toEqual([1, 20]);
  });

  it("counts a request once for each of its identities, and a refused one not at all", () => {
    const { excessMs } = createRateLimiter(handClock(), { region: "us", scale: 0.01 });
    const accepted = (sent: ReturnType<typeof request>) =>
      Array.from({ length: 40 }, () => excessMs(sent)).filter((excess) => excess === undefined);
    const both = { "x-api-key": "key", "x-user-id": "1" };
    expect(accepted(request("POST", "/runs/query", both)).length).toBe(1);
    expect(accepted(request("POST", "/runs/query", { "x-user-id": "1" })).length).toBe(2);
    expect(accepted(read).length).toBe(10);
  });

  /** A request of each row's own, of the identity that the row counts by. */
  const PATHS: Record<string, [method: string, path: string]> = {
    "/runs/{uuid}": ["GET", `/runs/${ID}`],
    "": ["GET", "/v2/deployments"],
  };
  const HEADERS = {
    "x-api-key": { "x-api-key": "key" },
    "x-user-id + IP": { "x-user-id": "1" },
    IP: {},
  };
  it.each([...RATE_LIMITS, CATCH_ALL])("can reach the limit of $matches for $identity", (row) => {
    const [{ method = "GET", path, contains, suffix } = {}] = row.matches;
    const where = path ?? contains ?? suffix ?? (method === "OPTIONS" ? "/any" : "");
    const [own, at] = PATHS[where] ?? [method, where];
    expect(limitsOf(request(own, at, HEADERS[row.identity]))).toEqual([row]);
  });

  it.each([
    [
      "two addresses with the same API key together",
      read,
      request("GET", "/v2/deployments", { "x-api-key": "key" }, "10.0.0.2"),
      true,
    ],
    [
      "two API keys separately",
      read,
      request("GET", "/v2/deployments", { "x-api-key": "other" }),
      false,
    ],
    [
      "all tokens of one address together",
      request("GET", "/x", { authorization: "Bearer a" }),
      request("GET", "/x", {}),
      true,
    ],
    [
      "two addresses separately",
      request("GET", "/x", {}),
      request("GET", "/x", {}, "10.0.0.2"),
      false,
    ],
    [
      "two users of one address separately",
      request("GET", "/x", { "x-user-id": "1" }),
      request("GET", "/x", { "x-user-id": "2" }),
      false,
    ],
  ])("limits %s", (_, first, second, together) => {
    const { excessMs } = createRateLimiter(handClock(), { region: "us", scale: 0.001 });
    expect(excessMs(first)).toBeUndefined();
    expect(excessMs(second) !== undefined).toBe(together);
  });
});

describe("startEmulator with rate limits", () => {
  it("refuses excess requests with 429 without Retry-After, and serves again after the interval", async () => {
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

  it("sends Retry-After in whole seconds with the option retryAfter", async () => {
    await using emulator = await withDeployments({
      rateLimits: { region: "us", scale: 0.001, retryAfter: true },
    });
    await ask(emulator.at(emulator.docker));
    emulator.clock.pass(2_500);
    const refused = await ask(emulator.at(emulator.docker));
    expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "8" } });
  });
});
