import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { CSV_COLUMNS, GroupBy, UsageReport } from "../../src/contract/usage.ts";
import { startEmulator } from "../../src/emulator/emulator.ts";
import { createTraces } from "../../src/emulator/traces.ts";
import { runAction } from "../runner-model/runner.ts";

const API_KEY = "canary-api-key-0123456789";
const PLAIN_KEY = "canary-plain-key-0123456789";
const TRACES = { seed: "usage action", workspaces: 2, projects: 2, users: 3, perHour: 0.3 };
const RANGE = { start_time: "2026-01-10T06:00:00Z", end_time: "2026-03-20T18:00:00Z" };
const { workspaces, between } = createTraces(TRACES);
const TOTAL = workspaces
  .flatMap(({ projects }) => projects)
  .flatMap((project) => [...between(project, Date.parse(RANGE.start_time), Date.parse(RANGE.end_time))]).length;

const nameOf = (column: string) => column.toLowerCase().replaceAll(" ", "_");

/** Runs the usage bundle against an emulator of the service. */
async function report(inputs: Record<string, string>) {
  const now = () => Date.parse("2026-06-01T00:00:00Z");
  const grants = { [PLAIN_KEY]: { permissions: [] } };
  const emulator = await startEmulator({
    api_keys: [API_KEY, PLAIN_KEY],
    grants,
    seed: TRACES.seed,
    traces: TRACES,
    clock: { now },
  });
  const workspace = await mkdtemp(join(tmpdir(), "usage-"));
  try {
    const workspace_ids = workspaces.map(({ id }) => id).join("\n");
    const usual = { base_url: emulator.url, api_key: API_KEY, workspace_ids, format: "both", ...RANGE };
    const result = await runAction({ action: "usage/action.yml", inputs: { ...usual, ...inputs }, workspace });
    const text = (name = "") => readFile(join(workspace, name), "utf8").catch(() => "");
    return { ...result, json: await text(result.outputs.json_file), csv: await text(result.outputs.csv_file) };
  } finally {
    await emulator.close();
    await rm(workspace, { recursive: true, force: true });
  }
}

describe("the usage bundle against the emulator", () => {
  it.each(GroupBy.options)("writes the same report by %s as JSON and as CSV, cell by cell", async (group_by) => {
    const result = await report({ group_by, daily: "true" });
    expect(result).toMatchObject({ exitCode: 0, annotations: [], outputs: { total_traces: String(TOTAL), stride_days: "1" } });
    const { usage } = UsageReport.parse(JSON.parse(result.json));
    const fromJson = usage.map(({ time_bucket, dimensions, traces }) => {
      const values = new Map(Object.entries({ ...dimensions, time_bucket_start: time_bucket, traces }));
      return CSV_COLUMNS.filter((column) => column !== "Time Bucket End").map((column) =>
        String(values.get(nameOf(column)) ?? ""),
      );
    });
    const rows: string[][] = parse(result.csv);
    expect(rows.slice(1).map((cells) => cells.toSpliced(1, 1))).toEqual(fromJson);
    const days = usage.map(({ time_bucket, dimensions }) => JSON.stringify([time_bucket, dimensions]));
    expect(new Set(days).size).toBe(days.length);
  });

  it("counts the same whether a long range is cut into windows or not", async () => {
    const result = await report({ format: "json" });
    expect(result.outputs).toMatchObject({ outcome: "ok", total_traces: String(TOTAL), stride_days: "7" });
  });

  it("names the permission that a credential lacks", async () => {
    const result = await report({ api_key: PLAIN_KEY });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    expect(result.annotations[0]?.message).toMatch(/status 403[\s\S]*permission organization:read/);
  });

  it("says that a credential is not known", async () => {
    const result = await report({ api_key: "another-key-0123456789" });
    expect(result.annotations[0]?.message).toMatch(/status 401[\s\S]*api_key or bearer_token is unknown/);
  });
});
