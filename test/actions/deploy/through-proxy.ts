import { ProxyAgent } from "undici";
import { expect, vi } from "vitest";
import { createDispatcher } from "../../../src/service/client/http/http.ts";
import { PROXIED, type ProxyFault, startProxy } from "../../harness/proxy/proxy.ts";
import { deployInVirtualTime, type VirtualDeploy } from "../../harness/virtual.ts";

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
export type Way = keyof typeof WAYS;
export const ways = Object.keys(WAYS) as Way[];

/** A deploy through a proxy. `faultOf` says what happens to the nth request. */
export async function deployThrough(
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

export const FAULTS: ProxyFault[] = ["silent", "trickles", "dies", "dies after", 502];
/** As many as a deploy without faults has. */
export const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A deploy with a fault at its nth request ends as deployed, and was made once. */
export async function expectOneDeploy(way: Way, fault: ProxyFault, nth: number): Promise<void> {
  const story = await deployThrough(way, (n) => (n === nth ? fault : undefined));
  expect({ outcome: story.outcome, own: story.own.length, log: story.log }).toMatchObject({
    outcome: "deployed",
    own: 1,
  });
  expect(story.outputs.revision_id).toBe(story.own[0]?.id);
}

/** A deploy that is cancelled while a request has no answer ends as cancelled. */
export async function expectCancelled(
  way: Way,
  fault: "silent" | "trickles",
  nth: number,
): Promise<void> {
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
