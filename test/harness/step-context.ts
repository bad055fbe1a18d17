import type { OutputValue, Report } from "../../src/report/report.ts";
import { type Clock, Deadline, systemClock } from "../../src/service/client/clock.ts";
import { createDispatcher, type Server } from "../../src/service/client/http/http.ts";
import { withProgressLog } from "../../src/step/progress-log.ts";

/** A report that records its entries, and calls `onEntry` with each of them. */
export function recordingReport(onEntry: (kind: string, text: string) => void = () => undefined) {
  const log: string[] = [];
  const outputs = new Map<string, OutputValue>();
  const record = (kind: string) => (text: string) => {
    log.push(text);
    onEntry(kind, text);
  };
  const report: Report<string> = {
    info: record("info"),
    notice: record("notice"),
    warning: record("warning"),
    group: (title) => onEntry("group", title),
    endGroup: () => onEntry("endGroup", ""),
    debug: (text) => onEntry("debug", text),
    redact: (text) => text,
    output: (name, value) => {
      outputs.set(name, value);
      onEntry("output", name);
    },
  };
  const saveState = (name: string, value: string) => onEntry("state", `${name} ${value}`);
  return { report, saveState, log, outputs };
}

export interface ContextOptions extends Partial<Omit<Server, "base_url" | "deadline">> {
  clock?: Clock;
  signal?: AbortSignal;
  onEntry?: Parameters<typeof recordingReport>[0];
}

/** The context of an action: the service at this URL, and a report that records its entries. */
export function contextAt(base_url: string, options: ContextOptions = {}) {
  const {
    name = "control plane",
    headers = { "x-api-key": "demo-key" },
    requestTimeoutMs = 15_000,
  } = options;
  const { dispatcher = createDispatcher(), clock = systemClock } = options;
  const { signal = new AbortController().signal } = options;
  const { report, saveState, log, outputs } = recordingReport(options.onEntry);
  const deadline = new Deadline(clock);
  const server: Server = {
    ...{ name, base_url, headers, requestTimeoutMs, deadline, dispatcher },
    redact: (text) => text,
    addSecret: ({ value }) => options.onEntry?.("hide", value),
  };
  const ctx = withProgressLog({ server, clock, deadline, signal, report, saveState });
  return { ctx, log, outputs };
}
