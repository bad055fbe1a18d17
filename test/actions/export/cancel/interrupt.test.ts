import { describe, expect, it } from "vitest";
import { createDispatcher } from "../../../../src/service/client/http/http.ts";
import { exportInVirtualTime, type VirtualExport } from "../../../harness/virtual-export.ts";

/** A workflow that is cancelled when a line with this text is logged. */
function cancelledAt(text: string, options: VirtualExport = {}) {
  const cancel = new AbortController();
  const onLine = (line: string) => {
    if (line.includes(text))
      cancel.abort(new DOMException("The workflow was cancelled.", "AbortError"));
  };
  return exportInVirtualTime({
    exportTroubles: "hang-run",
    signal: cancel.signal,
    onLine,
    ...options,
  });
}

const CANCELLING = { cancel_on_interrupt: "true" };

describe("a workflow that is cancelled", () => {
  it("cancels the export at once with cancel_on_interrupt", async () => {
    const seen = await cancelledAt("runs finished", { inputs: CANCELLING });
    expect(seen).toMatchObject({
      outcome: "cancelled",
      status: "CANCELLED",
      hasFailed: true,
      cancels: 1,
    });
    expect(seen.exports).toMatchObject([{ status: "Cancelled" }]);
    expect(JSON.parse(String(seen.cancelled_ids))).toEqual(seen.exports.map(({ id }) => id));
    expect(seen.journal).toContain("state settled true");
  });

  it("leaves an export that could not be cancelled to the post step", async () => {
    const seen = await cancelledAt("runs finished", {
      inputs: CANCELLING,
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "cancel-export" },
          fault: { kind: "status", status: 403, body: { detail: "no" } },
        }),
    });
    expect(seen).toMatchObject({ outcome: "cancelled", status: "RUNNING" });
    expect(seen.failure).toContain("The post step tries again to cancel it.");
    expect(seen.journal).toContainEqual(`state export_id ${seen.exports[0]?.id}`);
    expect(seen.journal).not.toContain("state settled true");
  });

  it("leaves an export to the post step that the platform has not cancelled yet", async () => {
    const cancel = new AbortController();
    const seen = await exportInVirtualTime({
      exportTroubles: "hang-run",
      inputs: CANCELLING,
      signal: cancel.signal,
      onLine: (line, { faults, list }) => {
        if (!line.includes("runs finished")) return;
        void list().then(([one]) => {
          const fault = { kind: "status", status: 200, body: { ...one } } as const;
          faults.add({ match: { path: "cancel-export" }, fault });
          cancel.abort(new DOMException("The workflow was cancelled.", "AbortError"));
        });
      },
    });
    expect(seen).toMatchObject({ outcome: "cancelled", status: "RUNNING" });
    expect(seen.failure).toContain("The post step tries again to cancel it.");
    expect(seen.failure).not.toContain("Cancelled with it");
    expect(seen.journal).not.toContain("state settled true");
  });

  it("cancels no schedule that is only watched", async () => {
    const seen = await cancelledAt("no export", {
      inputs: async ({ begin, pass, faults }) => {
        const export_id = await begin({ end_time: undefined, interval_hours: 24 });
        await pass(3_600_000);
        faults.add({
          match: { path: "exports" },
          fault: { kind: "status", status: 200, body: [] },
        });
        return { operation: "watch", export_id, ...CANCELLING };
      },
    });
    expect(seen.cancels).toBe(0);
    expect(seen.exports.map(({ status }) => status)).toContain("IntervalScheduled");
    expect(seen.journal).toContain("state settled true");
  });

  it("waits for the answer to a creation, and cancels the new export", async () => {
    const cancel = new AbortController();
    const dispatcher = createDispatcher().compose((dispatch) => (request, handler) => {
      const accepted = dispatch(request, handler);
      if (request.method === "POST") cancel.abort();
      return accepted;
    });
    const seen = await exportInVirtualTime({
      dispatcher,
      signal: cancel.signal,
      inputs: CANCELLING,
    });
    expect(seen).toMatchObject({
      outcome: "cancelled",
      made: 1,
      sent: 1,
      cancels: 1,
      export_id: seen.exports[0]?.id,
    });
    expect(seen.exports).toMatchObject([{ status: "Cancelled" }]);
  });

  it.each([{}, CANCELLING])(
    "says with %j that an export may exist whose creation was cut off",
    async (inputs) => {
      const cancel = new AbortController();
      const dispatcher = createDispatcher().compose((dispatch) => (request, handler) => {
        const accepted = dispatch(request, handler);
        if (request.method === "POST") cancel.abort();
        return accepted;
      });
      const seen = await exportInVirtualTime({
        dispatcher,
        inputs,
        signal: cancel.signal,
        arrange: ({ faults }) =>
          faults.add({ match: { path: "export" }, fault: { kind: "reset", when: "after" } }),
      });
      expect(seen).toMatchObject({ outcome: "cancelled", made: 1, sent: 1 });
      expect(seen.failure).toContain("an export may have been created");
      expect(seen.failure).toContain("look at the exports (operation: list)");
      expect(seen.journal).toContain("state creation true");
      expect(seen.journal.includes("state settled true")).toBe(inputs !== CANCELLING);
    },
  );

  it("says that nothing was changed when the only creation sent was answered with 429", async () => {
    const seen = await cancelledAt("nothing was changed, trying again", {
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "export", nth: 1 },
          fault: { kind: "status", status: 429, retry_after: 60 },
        }),
    });
    expect(seen).toMatchObject({ outcome: "cancelled", made: 0 });
    expect(seen.failure).toContain("before anything was exported");
  });

  it("says that the export had ended when the cancel comes just after its end", async () => {
    const seen = await cancelledAt("  COMPLETED", { exportTroubles: [] });
    expect(seen).toMatchObject({ outcome: "cancelled", status: "COMPLETED", cancels: 0 });
    expect(seen.failure).toContain("was last seen COMPLETED");
    expect(seen.failure).not.toContain("before anything was exported");
  });

  it("sends nothing when it was cancelled before the step began", async () => {
    const seen = await exportInVirtualTime({ signal: AbortSignal.abort() });
    expect(seen).toMatchObject({ outcome: "cancelled", sent: 0 });
    expect(seen.failure).toContain("before anything was exported");
  });
});
