import type { OutputValue, Report } from "../../src/report/report.ts";
import { type Clock, Deadline, systemClock } from "../../src/service/client/clock.ts";
import { createDispatcher, type Server } from "../../src/service/client/http/http.ts";
import { withProgressLog } from "../../src/step/progress-log.ts";
import type { SavedState } from "../../src/step/saved-state.ts";

/** A report that records texts and outputs. */
export function recordingReport() {
  const log: string[] = [];
  const outputs = new Map<string, OutputValue>();
  const record = (text: string) => void log.push(text);
  const ignore = () => undefined;
  const report: Report<string> & Pick<SavedState, "saveState"> = {
    info: record,
    notice: record,
    warning: record,
    group: ignore,
    endGroup: ignore,
    debug: ignore,
    redact: (text) => text,
    output: (name, value) => void outputs.set(name, value),
    saveState: ignore,
  };
  return { report, log, outputs };
}

export interface ContextOptions extends Partial<Omit<Server, "base_url" | "deadline">> {
  clock?: Clock;
  signal?: AbortSignal;
}

/** The context of a step: the service at this URL, and a report that records texts and outputs. */
export function contextAt(base_url: string, options: ContextOptions = {}) {
  const {
    name = "control plane",
    headers = { "x-api-key": "demo-key" },
    requestTimeoutMs = 15_000,
  } = options;
  const { dispatcher = createDispatcher(), clock = systemClock } = options;
  const { signal = new AbortController().signal } = options;
  const { report, log, outputs } = recordingReport();
  const deadline = new Deadline(clock);
  const server: Server = {
    ...{ name, base_url, headers, requestTimeoutMs, deadline, dispatcher },
    redact: (text) => text,
    addSecret: () => undefined,
  };
  const ctx = withProgressLog({ server, clock, deadline, signal, report });
  return { ctx, log, outputs };
}
