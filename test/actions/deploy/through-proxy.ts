import { ProxyAgent } from "undici";
import { expect, vi } from "vitest";
import { createDispatcher } from "../../../src/service/client/http/http.ts";
import { PROXIED_HOST, type ProxyFault, startProxy } from "../../harness/proxy/proxy.ts";
import { script } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import type { DeployScenario } from "../../scenarios/scenario.ts";

/** Enough for any response; requests without a response end after it, in real time. */
const REQUEST_TIMEOUT = "700ms";
const LIFE = script(["CREATING", 0], ["DEPLOYED", 6]);

/** How a client uses a proxy: for requests, or for tunnels. */
const WAYS = {
  "plain http": {
    hostname: PROXIED_HOST,
    dispatcherTo: (url: string) => {
      vi.stubEnv("http_proxy", url);
      const dispatcher = createDispatcher();
      vi.unstubAllEnvs();
      return dispatcher;
    },
  },
  "a tunnel": {
    hostname: "127.0.0.1",
    // To a service with plain http, so that no test needs certificates.
    dispatcherTo: (uri: string) =>
      new ProxyAgent({ uri, proxyTunnel: true, allowH2: false, pipelining: 0 }),
  },
};
export type Way = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS) as Way[];

/** A deploy through a proxy. `faultOf` says what happens to the nth request. */
export async function deployThrough(
  way: Way,
  faultOf: (nth: number) => ProxyFault | undefined,
  options: DeployScenario = {},
) {
  const { hostname, dispatcherTo } = WAYS[way];
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
  // The service's address is known only after its start.
  const connectOnceStarted = async (service: string) => {
    proxy = await startProxy(service, faultOf);
    return dispatcherTo(proxy.url);
  };
  try {
    const result = await play({
      action: "deploy",
      script: LIFE,
      hostname,
      dispatcher: connectOnceStarted,
      inputs: { request_timeout: REQUEST_TIMEOUT, allow_http: "true" },
      ...options,
    });
    return { ...result, counts: proxy?.counts() };
  } finally {
    await proxy?.[Symbol.asyncDispose]();
  }
}

export const FAULTS: ProxyFault[] = ["silent", "trickles", "dies", "dies after", 502];
/** The numbers of the requests of a deploy without faults. */
export const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A deploy with a fault at its nth request succeeds, and is applied once. */
export async function expectOneDeploy(way: Way, fault: ProxyFault, nth: number): Promise<void> {
  const result = await deployThrough(way, (n) => (n === nth ? fault : undefined));
  const ids = result.ownRevisions.map(({ id }) => id);
  const end = { outcome: result.outcome, ids, messages: result.messages };
  expect(end).toMatchObject({ outcome: "deployed", ids: [result.outputs.revision_id] });
}

/** A deploy that is cancelled during a request ends as cancelled. */
export async function expectCancelled(way: Way, fault: ProxyFault, nth: number): Promise<void> {
  const controller = new AbortController();
  const { outcome, outputs, summaryBlocks, ownRevisions } = await deployThrough(
    way,
    (n) => {
      if (n !== nth) return undefined;
      setImmediate(() => controller.abort(new DOMException("cancelled", "AbortError")));
      return fault;
    },
    { signal: controller.signal },
  );
  expect({ nth, outcome }).toEqual({ nth, outcome: "cancelled" });
  expect(summaryBlocks.length).toBeGreaterThan(0);
  if (ownRevisions.length > 0) expect(outputs.revision_id).toBe(ownRevisions[0]?.id);
}
