import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { csvParseRows } from "d3-dsv";
import { describe, expect, it } from "vitest";
import { type EmulatorOptions, startEmulator } from "../../../emulator/server/server.ts";
import { createTraces } from "../../../emulator/traces/traces.ts";
import {
  CSV_COLUMNS,
  DIMENSIONS,
  GroupBy,
  UsageReport,
} from "../../../src/service/contract/usage.ts";
import { API_KEY, runStep } from "../../harness/step.ts";

const TRACES = { seed: "usage action", workspaces: 2, projects: 2, users: 3, perHour: 0.3 };
const RANGE = { start_time: "2026-01-10T06:00:00Z", end_time: "2026-03-20T18:00:00Z" };
const { workspaces, between } = createTraces(TRACES);
const TRACES_HELD = workspaces
  .flatMap(({ projects }) => projects)
  .flatMap((project) => [
    ...between(project, Date.parse("2026-01-05T00:00:00Z"), Date.parse("2026-04-01T00:00:00Z")),
  ]);
const inRange = ({ startMs }: { startMs: number }) =>
  startMs >= Date.parse(RANGE.start_time) && startMs < Date.parse(RANGE.end_time);
const TOTAL = TRACES_HELD.filter(inRange).length;

const nameOf = (column: string) => column.toLowerCase().replaceAll(" ", "_");

async function withService<T>(
  use: (url: string) => Promise<T>,
  options: EmulatorOptions = {},
): Promise<T> {
  const now = () => Date.parse("2026-06-01T00:00:00Z");
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    seed: TRACES.seed,
    traces: TRACES,
    clock: { now },
    ...options,
  });
  return use(emulator.url).finally(() => emulator.close());
}

/** Runs the action against a service. */
async function reportOf(url: string, inputs: Record<string, string>) {
  const workspace = await mkdtemp(join(tmpdir(), "usage-"));
  try {
    const workspace_ids = workspaces.map(({ id }) => id).join("\n");
    const usual = { workspace_ids, format: "both", ...RANGE, ...inputs };
    const result = await runStep("usage/action.yml", { url }, usual, { workspace });
    const text = (name = "") => readFile(join(workspace, name), "utf8").catch(() => "");
    return {
      ...result,
      json: await text(result.outputs.json_file),
      csv: await text(result.outputs.csv_file),
    };
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** Runs the action against an emulator of its own. */
const report = (inputs: Record<string, string>) => withService((url) => reportOf(url, inputs));

/** The rows in which the report and a database's count of all traces differ. */
async function differences(csv: string, group_by: GroupBy): Promise<unknown[]> {
  const directory = await mkdtemp(join(tmpdir(), "usage-count-"));
  const connection = await (await DuckDBInstance.create()).connect();
  try {
    const traces = TRACES_HELD.map(({ startMs, workspace, project, user, api_key_short_key }) => ({
      time: new Date(startMs).toISOString().slice(0, -1),
      workspace_id: workspace.id,
      workspace_name: workspace.name,
      project_id: project.id,
      project_name: project.name,
      user_id: user.id,
      user_email: user.email,
      api_key_short_key,
    }));
    await writeFile(join(directory, "traces.json"), JSON.stringify(traces));
    await writeFile(join(directory, "report.csv"), csv);
    const names = DIMENSIONS[group_by];
    const cells = names.map((name) => `"${CSV_COLUMNS.find((column) => nameOf(column) === name)}"`);
    const time = (text: string) => `TIMESTAMP '${text.slice(0, -1)}'`;
    const counted = `SELECT date_trunc('day', time::TIMESTAMP)::TIMESTAMP AS day, ${names.join(", ")}, count(*) AS traces
      FROM read_json('${directory}/traces.json') WHERE time::TIMESTAMP >= ${time(RANGE.start_time)}
      AND time::TIMESTAMP < ${time(RANGE.end_time)} GROUP BY ALL`;
    const reported = `SELECT "Time Bucket Start"[:19]::TIMESTAMP, ${cells.join(", ")}, "Traces"::BIGINT
      FROM read_csv('${directory}/report.csv', all_varchar = true, header = true)`;
    await connection.run(`CREATE VIEW counted AS ${counted}`);
    await connection.run(`CREATE VIEW reported AS ${reported}`);
    const only = (view: string, without: string) =>
      `(SELECT '${view}', * FROM (FROM ${view} EXCEPT ALL FROM ${without}))`;
    const sql = `${only("counted", "reported")} UNION ALL ${only("reported", "counted")}`;
    return (await connection.runAndReadAll(sql)).getRows();
  } finally {
    connection.closeSync();
    await rm(directory, { recursive: true, force: true });
  }
}

describe("usage against the emulator", () => {
  it.each(GroupBy.options)(
    "writes the same report by %s as JSON and as CSV, cell by cell",
    async (group_by) => {
      const result = await report({ group_by, daily: "true" });
      expect(result).toMatchObject({
        exitCode: 0,
        annotations: [],
        outputs: { total_traces: String(TOTAL), stride_days: "1" },
      });
      const { usage } = UsageReport.parse(JSON.parse(result.json));
      const fromJson = usage.map(({ time_bucket, dimensions, traces }) => {
        const values = new Map(
          Object.entries({ ...dimensions, time_bucket_start: time_bucket, traces }),
        );
        return CSV_COLUMNS.filter((column) => column !== "Time Bucket End").map((column) =>
          String(values.get(nameOf(column)) ?? ""),
        );
      });
      const rows = csvParseRows(result.csv);
      expect(rows.slice(1).map((cells) => cells.toSpliced(1, 1))).toEqual(fromJson);
      const days = usage.map(({ time_bucket, dimensions }) =>
        JSON.stringify([time_bucket, dimensions]),
      );
      expect(new Set(days).size).toBe(days.length);
      expect(await differences(result.csv, group_by)).toEqual([]);
      const withoutLast = result.csv.trimEnd().replace(/\n[^\n]*$/, "\n");
      expect(await differences(withoutLast, group_by)).toHaveLength(1);
    },
  );

  it("counts all traces of a long range that is not cut into windows", async () => {
    const result = await report({ format: "json" });
    expect(result.outputs).toMatchObject({
      outcome: "ok",
      total_traces: String(TOTAL),
      stride_days: "7",
    });
  });

  it("is never refused when 20 reports at once stay within the rate limits of one key", async () => {
    const statuses: unknown[] = [];
    const options = {
      rateLimits: { region: "us" },
      onRequest: (_: unknown, status: unknown) => void statuses.push(status),
    } as const;
    const twenty = (url: string) =>
      Promise.all(
        Array.from({ length: 20 }, () => reportOf(url, { daily: "true", format: "json" })),
      );
    const results = await withService(twenty, options);
    expect(results.map(({ outputs }) => outputs.total_traces)).toEqual(
      Array(20).fill(String(TOTAL)),
    );
    expect(statuses).toEqual(Array(20 * 3).fill(200));
  }, 60_000);
});
