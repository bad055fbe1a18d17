import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../src/emulator/faults/plans.ts";
import { STORE_CREDENTIALS } from "../harness/object-store.ts";
import { render } from "../harness/shown.ts";
import {
  exportInVirtualTime,
  type Service,
  type VirtualExport,
} from "../harness/virtual-export.ts";

/* What a person gets to read of every way in which a step ends: log, annotation and summary. */

const MINUTES_APART = { poll_interval: "5m", poll_max_interval: "5m" };
const DAILY = { split_hours: "24", max_parallel: "1", timeout: "20h", ...MINUTES_APART };
const MONTH = { start_time: "2025-12-01T00:00:00Z", end_time: "2025-12-31T00:00:00Z" };

const trouble =
  (...troubles: Service["nextTroubles"]) =>
  ({ nextTroubles }: Service) =>
    void nextTroubles.push(...troubles);

function answering(path: string, fault: FaultPlan["fault"]): (service: Service) => void {
  return ({ faults }) => void faults.add({ match: { path }, fault });
}

/** Cancels the workflow at the line that holds this text. */
function interruptedAt(text: string, options: VirtualExport): VirtualExport {
  const workflow = new AbortController();
  const onLine = (line: string) => {
    if (line.includes(text)) workflow.abort();
  };
  return { exportTroubles: "hang-run", signal: workflow.signal, onLine, ...options };
}

const destination = async ({ endpoint_url }: Service) => ({
  ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
  ...{ prefix: "traces", endpoint_url, ...STORE_CREDENTIALS },
});

const ENDINGS: Record<string, () => VirtualExport> = {
  completed: () => ({}),
  "completed-month": () => ({ inputs: MONTH }),
  "completed-parts": () => ({ inputs: DAILY }),
  "completed-unread": () => ({
    arrange: answering("runs", { kind: "status", status: 403, body: { detail: "no" } }),
  }),
  empty: () => ({ inputs: { filter: 'eq(name, "nobody")', fail_on_empty: "true" } }),
  "failed-day": () => ({
    inputs: MINUTES_APART,
    arrange: trouble([{ run: 1, error: "Access denied" }]),
  }),
  "failed-all": () => ({
    inputs: MINUTES_APART,
    arrange: trouble([{ error: "Bucket is not valid" }]),
  }),
  "failed-part": () => ({
    inputs: DAILY,
    arrange: trouble([], [{ error: "Bucket is not valid" }]),
  }),
  "timed-out-there": () => ({
    arrange: trouble("hang-run"),
    inputs: { timeout: "100h", poll_interval: "8h", poll_max_interval: "8h" },
  }),
  "timed-out-here": () => ({
    arrange: trouble("hang-run"),
    inputs: { timeout: "1h", poll_interval: "20m", poll_max_interval: "20m" },
  }),
  "timed-out-parts": () => ({
    arrange: trouble([], "hang-run"),
    inputs: { ...DAILY, timeout: "1h" },
  }),
  "timed-out-cancelled": () => ({
    arrange: trouble("hang-run"),
    inputs: { ...MINUTES_APART, timeout: "1h", on_timeout: "cancel" },
  }),
  detached: () => ({
    arrange: trouble("hang-run"),
    inputs: { ...MINUTES_APART, timeout: "1h", on_timeout: "detach" },
  }),
  "not-waited": () => ({ inputs: { wait: "false" } }),
  scheduled: () => ({ inputs: { end_time: "", interval_hours: "24" } }),
  interrupted: () => interruptedAt("runs finished", {}),
  "interrupted-cancelled": () =>
    interruptedAt("runs finished", { inputs: { cancel_on_interrupt: "true" } }),
  "interrupted-early": () => ({ signal: AbortSignal.abort() }),
  "cancelled-elsewhere": () => ({
    arrange: trouble("hang-run"),
    onLine: (line, { cancel, list }) => {
      if (line.includes("export RUNNING")) void list().then(([one]) => cancel(one?.id ?? ""));
    },
  }),
  cancelled: () => ({
    inputs: async ({ begin }) => ({ operation: "cancel", export_id: await begin() }),
    exportTroubles: "hang-run",
  }),
  "cancelled-some": () => ({
    inputs: async ({ begin, cancel }) => {
      const ids = [await begin(), await begin()];
      await cancel(ids[0] ?? "");
      return { operation: "cancel", export_id: ids.join(",") };
    },
    exportTroubles: "hang-run",
  }),
  watched: () => ({
    inputs: async ({ begin }) => ({ operation: "watch", export_id: await begin() }),
  }),
  "watched-failed": () => ({
    inputs: async ({ begin }) => ({
      ...{ operation: "watch", export_id: await begin({ filter: 'eq(run_type, "llm")' }) },
      ...MINUTES_APART,
    }),
    exportTroubles: [{ run: 2, error: "Key ID you provided does not exist" }],
  }),
  listed: () => ({
    inputs: async ({ begin }) => {
      for (let count = 0; count < 12; count += 1) await begin();
      await begin({ end_time: undefined, interval_hours: 24 });
      return { operation: "list" };
    },
  }),
  "destination-created": () => ({ inputs: destination }),
  "destination-denied": () => ({
    inputs: destination,
    arrange: answering("destination", {
      ...{ kind: "status", status: 400, body: { detail: "Access denied" } },
    }),
  }),
  "destination-unproven": () => ({
    inputs: destination,
    arrange: answering("destination", { kind: "reset", when: "after" }),
  }),
  "rejected-project": () => ({
    inputs: { project_id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01" },
  }),
  "rejected-members": () => ({
    arrange: answering("export", {
      ...{ kind: "status", status: 422 },
      body: { detail: [{ loc: ["body", "session_id"], msg: "is archived", type: "value_error" }] },
    }),
  }),
  "rejected-part": () => ({
    inputs: DAILY,
    arrange: ({ faults }) =>
      void faults.add({
        match: { path: "export", nth: 2 },
        fault: { kind: "status", status: 403, body: { detail: "no" } },
      }),
  }),
  lost: () => ({ arrange: answering("get-export", { kind: "status", status: 503 }) }),
  unproven: () => ({
    inputs: { on_ambiguous: "fail" },
    arrange: answering("export", { kind: "reset", when: "before" }),
  }),
  "found-again": () => ({ arrange: answering("export", { kind: "reset", when: "after" }) }),
};

describe("the end of an export", () => {
  it.each(Object.entries(ENDINGS))("reads well: %s", async (name, options) => {
    const { outcome, lines, failure, summary, journal } = await exportInVirtualTime(options());
    const told = journal.filter((entry) => /^(notice|warning) /.test(entry));
    const annotations = failure === "" ? told : [...told, `error [${outcome}] ${failure}`];
    const text = [
      ["── log", ...lines],
      ["── annotations", ...annotations],
      ["── summary", render(summary)],
    ]
      .map((section) => section.join("\n"))
      .join("\n\n")
      .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:{port}")
      .replace(/```mermaid[\s\S]*?```/g, "[a chart]");
    await expect(text).toMatchFileSnapshot(`__snapshots__/endings/${name}.txt`);
  });
});
