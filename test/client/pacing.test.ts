import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../src/client/call.ts";
import { type Clock, systemClock } from "../../src/client/clock.ts";
import { createDispatcher } from "../../src/client/http/http.ts";
import { createPacer, type PacedRequest } from "../../src/client/pacing.ts";
import { listRevisions } from "../../src/contract/deployments.ts";
import { virtualClock } from "../harness/virtual-clock.ts";

const byKey: PacedRequest = {
  method: "GET",
  path: "/v2/deployments?limit=1",
  headers: { "x-api-key": "key" },
};
const byBearer: PacedRequest = { ...byKey, headers: { authorization: "Bearer token" } };
const stats: PacedRequest = { ...byKey, path: "/runs/stats" };
const query: PacedRequest = { ...byKey, method: "POST", path: "/runs/query" };

/** On vitest's time, as the throttle is. */
const clock: Clock = {
  ...systemClock,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms);
      signal?.addEventListener("abort", () => reject(signal.reason));
    }),
};
const pacer = (debug: (text: string) => void = () => undefined) => createPacer(clock, debug);

/** The most times within any window of this length. */
function mostWithin(times: readonly number[], windowMs: number): number {
  return Math.max(
    ...times.map(
      (start) => times.filter((time) => time >= start && time < start + windowMs).length,
    ),
  );
}

/** Sends what arrives, at so many milliseconds from the start, and returns when each may go. */
async function paced(arrivals: { request: PacedRequest; atMs: number }[], pace = pacer()) {
  const start = Date.now();
  const sent: { request: PacedRequest; atMs: number }[] = [];
  for (const { request, atMs } of arrivals) {
    setTimeout(
      () => void pace(request).then(() => sent.push({ request, atMs: Date.now() - start })),
      atMs,
    );
  }
  await vi.runAllTimersAsync();
  return sent;
}

const atOnce = (request: PacedRequest, count: number) =>
  Array.from({ length: count }, () => ({ request, atMs: 0 }));
const times = (sent: { atMs: number }[]) => sent.map(({ atMs }) => atMs);

describe("createPacer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("lets a deploy's few requests through at once", async () => {
    expect(times(await paced(atOnce(byKey, 1_000)))).toEqual(Array(1_000).fill(0));
  });

  it.each([
    ["an API key's", byKey, 2_300, 1_000, 10_000],
    ["a bearer token's, which the catch-all holds for", byBearer, 250, 100, 60_000],
    ["that of the slower region", stats, 5, 1, 10_000],
  ])("never passes %s limit", async (_, request, count, limit, intervalMs) => {
    const sent = times(await paced(atOnce(request, count)));
    expect(sent.length).toBe(count);
    expect(mostWithin(sent, intervalMs)).toBe(limit);
    expect(sent.at(-1)).toBeLessThanOrEqual(Math.ceil(count / limit) * intervalMs * 1.1);
  });

  it.each([1, 2, 3, 4, 5])("keeps every limit whatever comes when (seed %d)", async (seed) => {
    const { random } = virtualClock(seed);
    const requests = [byBearer, byKey, query, stats];
    const arrivals = Array.from({ length: 600 }, () => ({
      request: requests[Math.floor(random() ** 2 * requests.length)] ?? byKey,
      atMs: Math.floor(random() ** 3 * 120_000),
    }));
    const sent = await paced(arrivals);
    const of = (...which: PacedRequest[]) =>
      times(sent.filter(({ request }) => which.includes(request)));
    expect(sent.length).toBe(arrivals.length);
    expect(mostWithin(of(byBearer), 60_000)).toBeLessThanOrEqual(100);
    expect(mostWithin(of(stats), 10_000)).toBeLessThanOrEqual(1);
    expect(mostWithin(of(query), 10_000)).toBeLessThanOrEqual(15);
    expect(mostWithin(of(byKey, stats, query), 10_000)).toBeLessThanOrEqual(1_000);
  });

  it("says once which limits it applies", async () => {
    const said: string[] = [];
    await paced(
      [...atOnce(byBearer, 2), ...atOnce(byKey, 2), ...atOnce(stats, 2)],
      pacer((text) => said.push(text)),
    );
    expect(said).toEqual([
      'Rate limit "Public (catch-all)": at most 100 requests in 60 s for one IP.',
      'Rate limit "Default (API key)": at most 1000 requests in 10 s for one x-api-key.',
      'Rate limit "Stats": at most 1 requests in 10 s for one x-api-key.',
    ]);
  });

  it("stops waiting when it is cancelled, with the reason", async () => {
    const pace = pacer();
    const cancel = new AbortController();
    await pace(byKey, cancel.signal);
    await pace(stats, cancel.signal);
    const waiting = expect(pace(stats, cancel.signal)).rejects.toThrow("cancelled");
    await vi.advanceTimersByTimeAsync(1_000);
    cancel.abort(new Error("cancelled"));
    await waiting;
    await expect(pace(byKey, cancel.signal)).rejects.toThrow("cancelled");
  });

  it("waits no longer because the wall clock steps back", async () => {
    const pace = pacer();
    await Promise.all(atOnce(byBearer, 100).map(({ request }) => pace(request)));
    vi.setSystemTime(Date.now() - 3_600_000);
    const next = vi.fn();
    void pace(byBearer).then(next);
    await vi.advanceTimersByTimeAsync(132_000);
    expect(next).toHaveBeenCalled();
  });
});

describe("Server.pace", () => {
  it("is waited for before the request's own timeout begins", async () => {
    const service = createServer((_, response) => void response.end('{"resources":[],"offset":0}'));
    await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
    const base_url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const asked: PacedRequest[] = [];
    const pace = async (request: PacedRequest) => {
      asked.push(request);
      await new Promise((done) => setTimeout(done, 1_050));
    };
    const server = {
      base_url,
      headers: { "x-api-key": "key" },
      requestTimeoutMs: 1_000,
      dispatcher: createDispatcher(),
      pace,
    };
    const deployment_id = "11111111-1111-4111-8111-111111111111";
    const reply = await call(server, listRevisions, { deployment_id, limit: 5 }).finally(() =>
      service.close(),
    );
    expect(reply.resources).toEqual([]);
    expect(asked).toEqual([
      {
        method: "GET",
        path: `/v2/deployments/${deployment_id}/revisions?limit=5`,
        headers: server.headers,
      },
    ]);
  });
});
