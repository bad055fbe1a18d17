import { describe, expect, it } from "vitest";
import {
  exportInVirtualTime,
  type Service,
  type VirtualExport,
} from "../../harness/virtual-export.ts";

describe("the outputs of an export", () => {
  it("hold its id before its status is first read", async () => {
    const { journal } = await exportInVirtualTime();
    const at = (entry: string) => journal.findIndex((one) => one.startsWith(entry));
    expect(at("output export_id")).toBeGreaterThan(journal.indexOf("export"));
    expect(at("output export_id")).toBeLessThan(at("get-export"));
    expect(at("output export_id")).toBeLessThan(at("state export_id"));
  });

  it("are set again only when they have changed", async () => {
    const { journal, polls } = await exportInVirtualTime({ exportRowsPerSecond: 2 });
    const sets = (entry: string) => journal.filter((one) => one === entry).length;
    expect(polls).toBeGreaterThan(3);
    expect(sets("output status")).toBe(3);
    expect(sets("output failed_run_count")).toBe(1);
    expect(sets("output runs")).toBe(0);
  });
});

describe("the hints of a step", () => {
  const notesOf = async (inputs: Record<string, string>) => {
    const { journal } = await exportInVirtualTime({ inputs });
    const first = journal.indexOf("exports");
    return journal.slice(0, first).filter((entry) => /^(notice|warning)/.test(entry));
  };

  it("come before its first request", async () => {
    const long = { start_time: "2025-11-01T00:00:00Z", end_time: "2026-02-01T00:00:00Z" };
    expect(await notesOf(long)).toEqual([
      expect.stringMatching(/^notice end_time: is in the future/),
      expect.stringMatching(/^notice The range is longer than 31 days, .*matrix/),
    ]);
  });

  it("are none if nothing is better done differently", async () => {
    expect(await notesOf({ export_fields: "id, name", format_version: "v2_beta" })).toEqual([]);
  });
});

describe("the answer to a creation", () => {
  const id = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02";
  const answering =
    (path: string, body: Record<string, string | null>): NonNullable<VirtualExport["arrange"]> =>
    ({ faults }) =>
      faults.add({ match: { path }, fault: { kind: "status", status: 201, body } });

  it.each<[string, Record<string, string | null>]>([
    ["nothing but the id of the export", { id }],
    [
      "all but the id in another form",
      { id, status: null, export_fields: "id,name", start_time: null, filter: "" },
    ],
  ])("may hold %s", async (_, body) => {
    const seen = await exportInVirtualTime({
      inputs: { wait: "false" },
      arrange: answering("export", body),
    });
    expect(seen).toMatchObject({ outcome: "not_waited", status: "CREATED", sent: 1 });
    expect(seen.export_id).toBe(id);
  });

  it("need not show that a schedule is one", async () => {
    const seen = await exportInVirtualTime({
      inputs: { end_time: "", interval_hours: "24" },
      arrange: answering("export", { id, status: "Created" }),
    });
    expect(seen).toMatchObject({ outcome: "scheduled", hasFailed: false, sent: 1 });
    expect(seen.lines.at(-1)).toContain("an export every 24 hours");
  });

  it("may show a destination in another form, as long as it names its id", async () => {
    const seen = await exportInVirtualTime({
      inputs: async () => ({
        ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
        region: "eu-west-1",
      }),
      arrange: answering("destination", { id, credentials_keys: "access_key_id" }),
    });
    expect(seen).toMatchObject({ outcome: "completed", destination_id: id });
  });
});

describe("an address of a store", () => {
  it("is sent as it was written", async () => {
    const bodies: unknown[] = [];
    await exportInVirtualTime({
      inputs: async () => ({
        ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
        endpoint_url: "https://storage.invalid",
      }),
      onRequest: ({ body }) => void bodies.push(body),
    });
    const config = { bucket_name: "exports", endpoint_url: "https://storage.invalid" };
    expect(bodies).toContainEqual(expect.objectContaining({ config }));
  });
});

describe("a list of runs", () => {
  it("that is behind the export is read again until it shows all rows", async () => {
    const slow = { exportRowsPerSecond: 2 };
    const whole = await exportInVirtualTime(slow);
    const seen = await exportInVirtualTime({
      ...slow,
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "runs" }, fault: { kind: "stale_read", ms: 8_000 } }),
    });
    expect(seen).toMatchObject({ outcome: "completed", rows_exported: whole.rows_exported });
    expect(seen.files).not.toBe("[]");
  });

  it("that shows unfinished runs is no proof that nothing was exported", async () => {
    const run = { id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01", status: "Running" };
    const body = [{ ...run, metadata: { result: { rows_written: 0 } } }];
    const seen = await exportInVirtualTime({
      inputs: { fail_on_empty: "true" },
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "runs" }, fault: { kind: "status", status: 200, body } }),
    });
    expect(seen).toMatchObject({ outcome: "completed", hasFailed: false });
    expect(seen.rows_exported ?? "").toBe("");
  });

  it.each([
    ["is whole if it has a run for each day", 31, "2026-02-01", "empty"],
    ["is whole if its runs cover the range", 20, "2026-01-20T12:00:00Z", "empty"],
  ])("%s", async (_, count, end, outcome) => {
    const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
    const body = Array.from({ length: count }, (_, index) => ({
      id: `run-${index}`,
      status: "Completed",
      metadata: {
        ...{ start_time: dayOf(index), end_time: dayOf(index + 1) },
        result: { rows_written: 0 },
      },
    }));
    const seen = await exportInVirtualTime({
      inputs: { end_time: end.length > 10 ? end : `${end}T00:00:00Z` },
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "runs" }, fault: { kind: "status", status: 200, body } }),
    });
    expect(seen.outcome).toBe(outcome);
    expect(seen.rows_exported ?? "").toBe(outcome === "empty" ? 0 : "");
    expect(seen.lines.join("\n").includes("a first page only")).toBe(outcome === "completed");
  });
});

describe("an export that ends while it is cancelled at the timeout", () => {
  it("has completed, with all rows", async () => {
    const seen = await exportInVirtualTime({
      inputs: { timeout: "3s", on_timeout: "cancel", poll_interval: "1s", fail_on_empty: "true" },
      exportRowsPerSecond: 20,
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "cancel-export", nth: 1 },
          fault: { kind: "status", status: 503, retry_after: 20 },
        }),
    });
    expect(seen).toMatchObject({ outcome: "completed", status: "COMPLETED", run_count: 3 });
    expect(seen.rows_exported).toBeGreaterThan(0);
  });
});

describe("the exports that a schedule has started", () => {
  const cancelling = async ({ begin, pass }: Service) => {
    const export_id = await begin({ end_time: undefined, interval_hours: 72 });
    await pass(3_600_000);
    return { operation: "cancel", export_id, cancel_spawned: "true" };
  };

  it("name it as their source also in upper case", async () => {
    const seen = await exportInVirtualTime({
      inputs: async (service) => {
        const inputs = await cancelling(service);
        const source_bulk_export_id = inputs.export_id.toUpperCase();
        const body = (await service.list()).map((one) => ({ ...one, source_bulk_export_id }));
        const fault = { kind: "status", status: 200, body } as const;
        service.faults.add({ match: { path: "exports" }, fault });
        return inputs;
      },
      exportTroubles: "hang-run",
    });
    expect(seen.exports.every(({ status }) => status === "Cancelled")).toBe(true);
  });
});
