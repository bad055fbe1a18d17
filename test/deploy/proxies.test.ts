import { ProxyAgent } from "undici";
import { describe, expect, it, vi } from "vitest";
import { createDispatcher } from "../../src/client/http/http.ts";
import { PROXIED, type ProxyFault, startProxy } from "../harness/proxy/proxy.ts";
import { deployInVirtualTime, type VirtualDeploy } from "../harness/virtual.ts";

/** Enough for any answer; what a proxy keeps silent about ends by it, in real time. */
const REQUEST_MS = 700;
const LIFE = [
  { status: "CREATING", after_ms: 0 },
  { status: "DEPLOYED", after_ms: 6_000 },
];

/** How a client asks through a proxy: for the service itself, or for a tunnel to it. */
const WAYS = {
  "plain http": {
    hostname: PROXIED,
    dispatcherTo: (url: string) => {
      vi.stubEnv("http_proxy", url);
      const dispatcher = createDispatcher();
      vi.unstubAllEnvs();
      return dispatcher;
    },
  },
  "a tunnel": {
    hostname: "127.0.0.1",
    // To a service that speaks plain http, so that no test needs certificates.
    dispatcherTo: (uri: string) =>
      new ProxyAgent({ uri, proxyTunnel: true, allowH2: false, pipelining: 0 }),
  },
};
type Way = keyof typeof WAYS;
const ways = Object.keys(WAYS) as Way[];

/** A deploy through a proxy. `faultOf` says what happens to the nth request. */
async function deployThrough(
  way: Way,
  faultOf: (nth: number) => ProxyFault | undefined,
  options: VirtualDeploy = {},
) {
  const { hostname, dispatcherTo } = WAYS[way];
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
  // The address of the service is known only once it is there.
  const lazily = async (service: string) => {
    proxy = await startProxy(service, faultOf);
    return dispatcherTo(proxy.url);
  };
  try {
    const story = await deployInVirtualTime({
      script: LIFE,
      hostname,
      requestTimeoutMs: REQUEST_MS,
      dispatcher: lazily,
      ...options,
    });
    return { ...story, counts: proxy?.counts() };
  } finally {
    await proxy?.[Symbol.asyncDispose]();
  }
}

const FAULTS: ProxyFault[] = ["silent", "trickles", "dies", "dies after", 502];
/** As many as a deploy without faults has. */
const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe.concurrent.each(ways)("through a proxy, by %s, a deploy", (way) => {
  it("has a connection for each request", async () => {
    const { outcome, counts, requests } = await deployThrough(way, () => undefined, {
      requestTimeoutMs: 15_000,
    });
    expect(outcome).toBe("deployed");
    expect(counts).toEqual({ requests: requests.length, connections: requests.length });
    expect(requests).toHaveLength(POSITIONS.length);
  });

  it.each(FAULTS.flatMap((fault) => POSITIONS.map((nth) => [fault, nth] as const)))(
    "ends as deployed, once, under %s at request %d",
    async (fault, nth) => {
      const story = await deployThrough(way, (n) => (n === nth ? fault : undefined));
      expect({ outcome: story.outcome, own: story.own.length, log: story.log }).toMatchObject({
        outcome: "deployed",
        own: 1,
      });
      expect(story.outputs.revision_id).toBe(story.own[0]?.id);
    },
  );

  it.each(["silent", "trickles"] as const)(
    "is cancelled at each request where it %s",
    async (fault) => {
      for (const nth of POSITIONS) {
        const controller = new AbortController();
        const { outcome, outputs, summary, own } = await deployThrough(
          way,
          (n) => {
            if (n !== nth) return undefined;
            setImmediate(() => controller.abort(new DOMException("cancelled", "AbortError")));
            return fault;
          },
          { signal: controller.signal },
        );
        expect({ nth, outcome }).toEqual({ nth, outcome: "cancelled" });
        expect(summary.length).toBeGreaterThan(0);
        if (own.length > 0) expect(outputs.revision_id).toBe(own[0]?.id);
      }
    },
  );

  it("ends at once where the proxy wants a password, and says so", async () => {
    const { outcome, failure, counts } = await deployThrough(way, () => 407);
    expect(outcome).toBe("error");
    expect(failure?.message).toContain("the proxy requires a credential (407)");
    expect(counts?.requests).toBe(1);
  });
});

describe("a proxy that never opens a tunnel", () => {
  it.each(["silent", "dies", 403] as const)(
    "(%s) ends the deploy after half a minute, with the number of tries",
    async (fault) => {
      const story = await deployThrough("a tunnel", () => fault);
      expect(story).toMatchObject({ outcome: "error", own: [] });
      expect(story.failure?.message).toMatch(
        /did not answer; nothing was changed\. GET http:\/\/127.*; tried \d times\.\n/,
      );
      expect(story.elapsedMs).toBe(30_000);
      expect(story.log.filter((line) => line.includes("trying again"))).toHaveLength(1);
    },
  );
});
