import { describe, expect, it } from "vitest";
import { STORAGE_ERRORS } from "../../../../src/service/contract/destinations.ts";
import { EXPORTABLE_FIELDS } from "../../../../src/service/contract/export-limits.ts";
import { BUCKET, storeSaying } from "../../../harness/object-store.ts";
import { exporting, filesWritten, HOUR, rowsWritten, SECOND } from "../exporting.ts";

const COUNT =
  "SELECT count(*)::INT AS rows, count(DISTINCT id)::INT AS ids FROM read_parquet(FILES, hive_partitioning = false)";

describe("createExportWork", () => {
  it("writes a run for each UTC day, with as many rows as the run reports", async () => {
    await using service = await exporting();
    const id = await service.begin();
    service.clock.pass(HOUR);
    expect(await service.read(id)).toMatchObject({ status: "COMPLETED" });
    const runs = await service.runs(id);
    expect(runs.map(({ metadata }) => [metadata?.start_time, metadata?.end_time])).toEqual([
      ["2029-12-01T12:00:00.000Z", "2029-12-02T00:00:00.000Z"],
      ["2029-12-02T00:00:00.000Z", "2029-12-03T00:00:00.000Z"],
      ["2029-12-03T00:00:00.000Z", "2029-12-03T12:00:00.000Z"],
    ]);
    expect(await service.objects.keys()).toEqual(filesWritten(runs).sort());
    const byDay = await service.objects.query(
      "SELECT year, month, day, count(*)::INT AS rows FROM read_parquet(FILES, hive_types_autocast = false) GROUP BY ALL ORDER BY ALL",
    );
    const rows = runs.map(({ metadata }) => metadata?.result?.rows_written);
    expect(rows.every((count = 0) => (count ?? 0) > 100)).toBe(true);
    expect(byDay).toEqual(
      ["01", "02", "03"].map((day, index) => ({
        year: "2029",
        month: "12",
        day,
        rows: rows[index],
      })),
    );
    const outside =
      "count(*) FILTER (start_time < '2029-12-01 12:00' OR start_time >= '2029-12-03 12:00')";
    expect(
      await service.objects.query(`SELECT ${outside}::INT AS outside FROM read_parquet(FILES)`),
    ).toEqual([{ outside: 0 }]);
  });

  it("uses the contract's layout, with the bucket's name in front if configured", async () => {
    await using service = await exporting();
    const { workspace, project } = service;
    const made = await service.call(
      "POST",
      "/destinations",
      service.destinationBody({ include_bucket_in_prefix: true, prefix: "/a/b/" }),
    );
    const id = await service.begin({
      bulk_export_destination_id: (made.json as { id: string }).id,
    });
    service.clock.pass(HOUR);
    const [run] = await service.runs(id);
    const folder = `exports/a/b/export_id=${id}/tenant_id=${workspace.id}/session_id=${project.id}/runs/year=2029/month=12/day=01`;
    expect(run?.metadata?.prefix).toBe(folder);
    expect(run?.metadata?.result?.exported_files).toEqual([`${folder}/${run?.id}_0.parquet`]);
  });

  it("continues an interrupted run without writing a row twice", async () => {
    await using service = await exporting({ exportRowsPerFile: 100, exportRowsPerSecond: 100 });
    service.nextTroubles.push([
      { run: 1, attempts: 2, after_rows: 250, error: "the worker was restarted" },
    ]);
    const id = await service.begin();
    service.clock.pass(5 * SECOND);
    const [, interrupted] = await service.runs(id);
    expect(interrupted).toMatchObject({
      status: "RUNNING",
      errors: { retry_0: "the worker was restarted" },
      metadata: {
        result: { rows_written: 200, exported_files: [expect.anything(), expect.anything()] },
      },
    });
    expect(interrupted?.metadata?.result?.latest_cursor).toMatch(
      /^2029-12-02T\d\d:\d\d:\d\d\.\d{3}Z\/[\da-f-]{36}$/,
    );
    service.clock.pass(HOUR);
    const runs = await service.runs(id);
    expect(runs.map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED"]);
    expect(Object.keys(runs[1]?.errors ?? {})).toEqual(["retry_0", "retry_1"]);
    const rows = rowsWritten(runs);
    expect(await service.objects.query(COUNT)).toEqual([{ rows, ids: rows }]);
    expect(await service.objects.keys()).toEqual(filesWritten(runs).sort());
  });

  it("fails an export without a retry if the store refuses a file", async () => {
    await using service = await exporting({ concurrentRunsPerExport: 1 });
    const id = await service.begin();
    service.clock.pass(3 * SECOND);
    expect((await service.runs(id)).map(({ status }) => status)).toEqual([
      "COMPLETED",
      "RUNNING",
      "CREATED",
    ]);
    await service.objects.removeBucket();
    service.clock.pass(HOUR);
    expect(await service.read(id)).toMatchObject({ status: "FAILED" });
    const runs = await service.runs(id);
    expect(runs.map(({ status }) => status)).toEqual(["COMPLETED", "FAILED", "CANCELLED"]);
    expect(runs[1]).toMatchObject({
      errors: { retry_0: STORAGE_ERRORS.invalid_bucket },
      metadata: { result: { rows_written: 0, exported_files: [], latest_cursor: null } },
    });
  });

  it("fails an export without a retry if its destination is deleted, and lets no other begin", async () => {
    await using service = await exporting({ concurrentRunsPerExport: 1 });
    const id = await service.begin();
    service.clock.pass(3 * SECOND);
    const fault = { kind: "deleted_destinations" } as const;
    service.faults.add({ match: { path: "get-export", times: 1 }, fault });
    expect(await service.read(id)).toMatchObject({ status: "RUNNING" });
    service.clock.pass(HOUR);
    expect(await service.read(id)).toMatchObject({ status: "FAILED" });
    const runs = await service.runs(id);
    expect(runs.map(({ status }) => status)).toEqual(["COMPLETED", "FAILED", "CANCELLED"]);
    expect(runs[1]?.errors).toEqual({
      retry_0: `Bulk export destination ${service.destination.id} was deleted`,
    });
    expect(await service.objects.keys()).toEqual(filesWritten(runs));
    expect(filesWritten(runs)).not.toEqual([]);
    expect(await service.call("POST", "", service.exportBody)).toMatchObject({ status: 404 });
  });

  it("keeps the written files of a cancelled export, and writes no more", async () => {
    await using service = await exporting({ concurrentRunsPerExport: 1 });
    const id = await service.begin();
    service.clock.pass(3 * SECOND);
    expect(await service.cancel(id)).toMatchObject({
      status: "CANCELLED",
      finished_at: "2030-01-01T00:00:03.000Z",
    });
    service.clock.pass(HOUR);
    const runs = await service.runs(id);
    expect(runs.map(({ status }) => status)).toEqual(["COMPLETED", "CANCELLED", "CANCELLED"]);
    expect(await service.objects.keys()).toEqual(filesWritten(runs));
  });

  it("writes each file once, however many requests arrive at the same time", async () => {
    await using store = await storeSaying({});
    await using service = await exporting({ exportRowsPerFile: 100 });
    const made = await service.call(
      "POST",
      "/destinations",
      service.destinationBody({ endpoint_url: store.endpoint_url }),
    );
    const id = await service.begin({
      bulk_export_destination_id: (made.json as { id: string }).id,
    });
    service.clock.pass(HOUR);
    const read = await Promise.all(Array.from({ length: 5 }, () => service.read(id)));
    expect(read.map(({ status }) => status)).toEqual(Array(5).fill("COMPLETED"));
    const files = filesWritten(await service.runs(id));
    expect(files.length).toBeGreaterThan(10);
    expect(store.asked.filter((request) => request.endsWith(".parquet")).sort()).toEqual(
      files.map((key) => `PUT /${BUCKET}/${key}`).sort(),
    );
  });

  it("completes a run without rows, and writes no file", async () => {
    await using service = await exporting();
    const id = await service.begin({ filter: 'eq(name, "nobody")' });
    service.clock.pass(HOUR);
    expect(await service.read(id)).toMatchObject({ status: "COMPLETED" });
    expect((await service.runs(id)).map(({ metadata }) => metadata?.result)).toMatchObject(
      Array(3).fill({ rows_written: 0, exported_files: [], latest_cursor: null }),
    );
    expect(await service.objects.keys()).toEqual([]);
  });

  it("exports no runs of the future", async () => {
    await using service = await exporting();
    const id = await service.begin({
      start_time: "2029-12-31T00:00:00Z",
      end_time: "2030-01-03T00:00:00Z",
    });
    service.clock.pass(5 * 24 * HOUR);
    const rows = (await service.runs(id)).map(
      ({ metadata }) => metadata?.result?.rows_written ?? 0,
    );
    expect(rows[0]).toBeGreaterThan(100);
    expect(rows.slice(1)).toEqual([0, 0]);
  });
});

describe("parquetOf", () => {
  const describeColumns = "DESCRIBE SELECT * FROM read_parquet(FILES, hive_partitioning = false)";

  async function typesOf(
    service: Awaited<ReturnType<typeof exporting>>,
    change: object,
  ): Promise<Record<string, string>> {
    await service.begin({ end_time: "2029-12-01T13:00:00Z", ...change });
    service.clock.pass(HOUR);
    await service.list();
    const columns = (await service.objects.query(describeColumns)) as {
      column_name: string;
      column_type: string;
    }[];
    return Object.fromEntries(
      columns.map(({ column_name, column_type }) => [column_name, column_type]),
    );
  }

  it("has all exportable fields in the order of the contract", async () => {
    await using service = await exporting();
    const types = await typesOf(service, {});
    expect(Object.keys(types)).toEqual([...EXPORTABLE_FIELDS]);
    expect(types).toMatchObject({
      id: "VARCHAR",
      parent_run_ids: "VARCHAR[]",
      tags: "VARCHAR[]",
      inputs: "VARCHAR",
    });
    expect(types).toMatchObject({
      start_time: "TIMESTAMP",
      is_root: "BOOLEAN",
      total_tokens: "BIGINT",
      total_cost: "DOUBLE",
    });
  });

  it("has richer types in v2_beta", async () => {
    await using service = await exporting();
    const types = await typesOf(service, { format_version: "v2_beta" });
    expect(types).toMatchObject({
      id: "UUID",
      parent_run_ids: "UUID[]",
      tags: "VARCHAR[]",
      inputs: "JSON",
    });
    expect(types).toMatchObject({
      start_time: "TIMESTAMP WITH TIME ZONE",
      total_cost: "DECIMAL(18,6)",
    });
  });

  it("has only the fields of export_fields, with consistent values", async () => {
    await using service = await exporting();
    expect(
      Object.keys(
        await typesOf(service, { export_fields: ["is_root", "id", "trace_id", "total_tokens"] }),
      ),
    ).toEqual([...["id", "trace_id", "is_root", "total_tokens"]]);
    const perTrace =
      "SELECT trace_id, sum(total_tokens) FILTER (is_root) AS root, sum(total_tokens) FILTER (NOT is_root) AS children FROM read_parquet(FILES) GROUP BY 1";
    const traces = (await service.objects.query(
      `SELECT count(*)::INT AS traces, count(*) FILTER (root = children)::INT AS fit FROM (${perTrace})`,
    )) as {
      traces: number;
      fit: number;
    }[];
    expect(traces[0]?.traces).toBeGreaterThan(3);
    expect(traces[0]?.fit).toBe(traces[0]?.traces);
  });

  it("has only the rows that match the filter", async () => {
    await using service = await exporting();
    const id = await service.begin({ filter: 'eq(run_type, "llm")' });
    service.clock.pass(HOUR);
    const rows = rowsWritten(await service.runs(id));
    expect(rows).toBeGreaterThan(50);
    const summary = "SELECT count(*)::INT AS rows, list(DISTINCT run_type) AS types";
    expect(await service.objects.query(`${summary} FROM read_parquet(FILES)`)).toEqual([
      { rows, types: ["llm"] },
    ]);
  });
});
