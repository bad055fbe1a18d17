import { type Clock, systemClock } from "../../src/client/clock.ts";
import { createDispatcher, type Server } from "../../src/client/http/http.ts";
import { recordingReport } from "./report.ts";

interface WorldOptions extends Partial<Omit<Server, "base_url">> {
  clock?: Clock;
  signal?: AbortSignal;
  onEntry?: Parameters<typeof recordingReport>[0];
}

/** A world for an action's own function: the service at this address, and a report that is kept. */
export function worldAt(base_url: string, options: WorldOptions = {}) {
  const { headers = { "x-api-key": "demo-key" }, requestTimeoutMs = 15_000 } = options;
  const { dispatcher = createDispatcher(), clock = systemClock } = options;
  const { signal = new AbortController().signal } = options;
  const { report, state, log, outputs } = recordingReport(options.onEntry);
  const server: Server = { base_url, headers, requestTimeoutMs, dispatcher };
  return { world: { server, clock, signal, report, state }, log, outputs };
}
