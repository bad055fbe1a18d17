import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { beforeAll, describe, expect, it } from "vitest";
import { createTraces } from "../../../emulator/traces/traces.ts";
import {
  CSV_COLUMNS,
  DIMENSIONS,
  GroupBy,
  UsageReport,
} from "../../../src/service/contract/usage.ts";
import { ask, handClock, withDeployments } from "../../harness/ask.ts";

const TRACES = { seed: "usage", workspaces: 2, projects: 2, users: 3, perHour: 0.3 };
const HELD_FROM = Date.UTC(2025, 11, 1);
const HELD_TO = Date.UTC(2027, 5, 1);
const { workspaces, between } = createTraces(TRACES);
const [first = "", second = ""] = workspaces.map(({ id }) => id);
const ALL = [first, second];

/**
 * A range for each stride, and ranges that begin inside a bucket, include the first day of the
 * data, or end in the future.
 */
const RANGES = [
  {
    start_time: "2026-03-05T09:20:00Z",
    end_time: "2026-03-06T08:50:00+01:00",
    stride: { days: 0, hours: 1 },
  },
  {
    start_time: "2026-03-01T00:00:00Z",
    end_time: "2026-04-01T00:00:00Z",
    stride: { days: 1, hours: 0 },
  },
  {
    start_time: "2025-12-20T06:30:00Z",
    end_time: "2026-03-01T00:00:00Z",
    stride: { days: 7, hours: 0 },
  },
  {
    start_time: "2026-02-03T00:00:00+05:30",
    end_time: "2026-12-31T00:00:00Z",
    stride: { days: 30, hours: 0 },
  },
  {
    start_time: "2026-01-01T00:00:00Z",
    end_time: "2027-06-01T00:00:00Z",
    stride: { days: 365, hours: 0 },
  },
];
type Range = (typeof RANGES)[number];
const NOW = Date.UTC(2027, 4, 1, 12, 34);

/**
 * Counts in SQL, independently of the emulator's code. All strides are whole hours, so the
 * statement has its widths in hours.
 */
function statement(
  { start_time, end_time, stride }: Range,
  dimensions: readonly string[],
  readable: string[],
): string {
  const unit = stride.days === 0 ? "hour" : "day";
  const width = `INTERVAL '${stride.days * 24 + stride.hours} hours'`;
  const bucket = `time_bucket(${width}, time, date_trunc('${unit}', TIMESTAMPTZ '${start_time}' AT TIME ZONE 'UTC'))`;
  const iso = (time: string) => `strftime(${time}, '%Y-%m-%dT%H:%M:%S.%gZ')`;
  return `SELECT ${iso(bucket)}, ${iso(`${bucket} + ${width}`)}, ${dimensions.join(", ")}, count(*)::INTEGER FROM traces
    WHERE time >= TIMESTAMPTZ '${start_time}' AT TIME ZONE 'UTC' AND time < TIMESTAMPTZ '${end_time}' AT TIME ZONE 'UTC'
      AND time >= TIMESTAMP '2026-01-05' AND time < make_timestamp(${NOW}::BIGINT * 1000)
      AND workspace_id IN (${readable.map((id) => `'${id}'`).join(", ")}) GROUP BY ALL`;
}

const directory = mkdtempSync(join(tmpdir(), "usage-"));
let connection: Awaited<ReturnType<DuckDBInstance["connect"]>>;

beforeAll(async () => {
  const rows = workspaces.flatMap(({ projects }) =>
    projects.flatMap((project) =>
      [...between(project, HELD_FROM, HELD_TO)].map(
        ({ workspace, user, api_key_short_key, startMs }) => ({
          time: new Date(startMs).toISOString().slice(0, -1),
          workspace_id: workspace.id,
          workspace_name: workspace.name,
          project_id: project.id,
          project_name: project.name,
          user_id: user.id,
          user_email: user.email,
          api_key_short_key,
        }),
      ),
    ),
  );
  const file = join(directory, "traces.ndjson");
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  connection = await (await DuckDBInstance.create()).connect();
  const columns = Object.keys(rows[0] ?? {}).map(
    (name) => `${name}: '${name === "time" ? "TIMESTAMP" : "VARCHAR"}'`,
  );
  await connection.run("SET TimeZone = 'UTC'");
  await connection.run(
    `CREATE TABLE traces AS FROM read_json('${file}', columns = {${columns.join(", ")}})`,
  );
});

async function pluralize(range: Range, group_by: GroupBy, readable = ALL): Promise<string[]> {
  const reader = await connection.runAndReadAll(statement(range, DIMENSIONS[group_by], readable));
  return reader
    .getRows()
    .map((row) => row.join(","))
    .sort();
}

const withUsage = (options: Parameters<typeof withDeployments>[0] = {}) =>
  withDeployments({ clock: handClock(NOW), traces: TRACES, ...options });

const queryOf = (
  { start_time, end_time }: Pick<Range, "start_time" | "end_time">,
  group_by: string,
  ids = ALL,
) =>
  new URLSearchParams(
    Object.entries({ start_time, end_time, group_by }).concat(
      ids.map((id) => ["workspace_ids", id]),
    ),
  );

const path = "/api/v1/orgs/current/billing/granular-usage";
const day = { start_time: "2026-03-01T00:00:00Z", end_time: "2026-03-02T00:00:00Z" };

describe("GET granular-usage", () => {
  describe.each(GroupBy.options)("grouped by %s", (group_by) => {
    it.each(RANGES)(
      "counts the same as a database from $start_time, with the stride $stride",
      async (range) => {
        await using emulator = await withUsage();
        const expected = await pluralize(range, group_by);
        expect(expected.length).toBeGreaterThan(1);

        const reply = await ask(`${emulator.url}${path}?${queryOf(range, group_by)}`);
        const { stride, usage } = UsageReport.parse(reply.json);
        expect(stride).toEqual(range.stride);
        const strideMs = (stride.days * 24 + stride.hours) * 3_600_000;
        const rows = usage.map(({ time_bucket, dimensions, traces }) => {
          const end = new Date(Date.parse(time_bucket ?? "") + strideMs).toISOString();
          expect(Object.keys(dimensions)).toEqual(DIMENSIONS[group_by]);
          return [time_bucket, end, ...Object.values(dimensions), traces].join(",");
        });
        expect(rows.sort()).toEqual(expected);

        const file = await ask(`${emulator.url}${path}/export?${queryOf(range, group_by)}`);
        expect(file.headers["content-type"]).toBe("text/csv");
        const [header = "", ...lines] = file.text.trimEnd().split("\r\n");
        expect(header).toBe(CSV_COLUMNS.join(","));
        const filled = ["Time Bucket Start", "Time Bucket End", ...LABELS[group_by], "Traces"];
        const cells = lines.map((line) =>
          Object.entries(Object.fromEntries(zip(CSV_COLUMNS, line.split(",")))),
        );
        for (const row of cells)
          expect(row.filter(([, cell]) => cell !== "").map(([name]) => name)).toEqual(filled);
        const values = cells.map((row) =>
          row
            .map(([, cell]) => cell)
            .filter(Boolean)
            .join(","),
        );
        expect(values.sort()).toEqual(expected);
      },
    );
  });

  it.each([false, true])("has usage from before 2026 if selfHosted is %s", async (selfHosted) => {
    await using emulator = await withUsage({ selfHosted });
    const range = { start_time: "2025-12-01T00:00:00Z", end_time: "2026-01-05T00:00:00Z" };
    const reply = await ask(`${emulator.url}${path}?${queryOf(range, "workspace")}`);
    expect(UsageReport.parse(reply.json).usage.length > 0).toBe(selfHosted);
  });

  it("returns the same reply to the same request, in order of time", async () => {
    await using emulator = await withUsage();
    const url = `${emulator.url}${path}?${queryOf(RANGES[1] ?? day, "user")}`;
    const [one, other] = [await ask(url), await ask(url)];
    expect(one.text).toBe(other.text);
    const times = UsageReport.parse(one.json).usage.map(({ time_bucket }) => time_bucket);
    expect(times).toEqual(times.toSorted());
  });

  it("groups by workspace by default, and accepts a single workspace_ids parameter", async () => {
    await using emulator = await withUsage();
    const query = new URLSearchParams({ ...day, workspace_ids: second });
    const { usage } = UsageReport.parse((await ask(`${emulator.url}${path}?${query}`)).json);
    expect(usage.map(({ dimensions }) => dimensions)).toEqual([
      { workspace_id: second, workspace_name: "workspace-2" },
    ]);
  });

  it("omits unknown workspaces, and those that the key cannot read, without an error", async () => {
    await using emulator = await withUsage({ grants: { "demo-key": { workspaces: [second] } } });
    const range = RANGES[1] ?? { ...day, stride: { days: 1, hours: 0 } };
    const asked = [first, second, "99999999-9999-4999-8999-999999999999"];
    const file = await ask(`${emulator.url}${path}/export?${queryOf(range, "workspace", asked)}`);
    const lines = file.text.trimEnd().split("\r\n").slice(1);
    expect(lines.length).toBe((await pluralize(range, "workspace", [second])).length);
    expect(lines.every((line) => line.includes(second))).toBe(true);
  });

  it.each([
    ["the report", ""],
    ["the CSV file", "/export"],
  ])("refuses %s to a token without organization:read", async (_, suffix) => {
    await using emulator = await withUsage({ grants: { "demo-token": { permissions: [] } } });
    const url = `${emulator.url}${path}${suffix}?${queryOf(day, "workspace")}`;
    const refused = await ask(url, "GET", { headers: { authorization: "Bearer demo-token" } });
    expect(refused).toMatchObject({
      status: 403,
      json: { detail: expect.stringContaining("organization:read") },
    });
    expect(await ask(url)).toMatchObject({ status: 200 });
    expect(await ask(url, "GET", { headers: {} })).toMatchObject({ status: 401 });
  });

  it.each([
    ["an end before the start", { ...day, end_time: day.start_time }, "end_time", "value_error"],
    ["an unknown grouping", { ...day, group_by: "colour" }, "group_by", "invalid_value"],
    ["no start", { end_time: day.end_time }, "start_time", "missing"],
    [
      "a time without a zone",
      { ...day, end_time: "2026-03-02T00:00:00" },
      "end_time",
      "invalid_format",
    ],
    ["no workspace", { ...day, workspace_ids: "" }, "workspace_ids", "missing"],
    [
      "a workspace that is not a UUID",
      { ...day, workspace_ids: "mine" },
      "workspace_ids",
      "invalid_format",
    ],
  ])("refuses %s with a 422", async (_, given, member, type) => {
    await using emulator = await withUsage();
    const query = Object.entries({ workspace_ids: first, ...given }).filter(
      ([, value]) => value !== "",
    );
    for (const suffix of ["", "/export"]) {
      const reply = await ask(`${emulator.url}${path}${suffix}?${new URLSearchParams(query)}`);
      expect(reply.status).toBe(422);
      expect(reply.json).toMatchObject({
        detail: [{ loc: expect.arrayContaining(["query", member]), type }],
      });
    }
  });

  it("applies the faults of the operations usage and usage-export", async () => {
    await using emulator = await withUsage();
    emulator.faults.add({
      match: { path: "usage-export" },
      fault: { kind: "status", status: 503 },
    });
    emulator.faults.add({
      match: { path: "usage", nth: 2 },
      fault: { kind: "huge_headers", kb: 4 },
    });
    const query = queryOf(day, "workspace");
    expect(await ask(`${emulator.url}${path}/export?${query}`)).toMatchObject({ status: 503 });
    expect(await ask(`${emulator.url}${path}?${query}`)).toMatchObject({ status: 200 });
    expect(emulator.requests.map(({ operation }) => operation)).toEqual(["usage-export", "usage"]);
    await ask(`${emulator.url}${path}?${query}`);
    expect(emulator.requests.at(-1)?.faults).toEqual(["huge_headers"]);
  });

  it("keeps the CSV and its content type under a fault", async () => {
    await using emulator = await withUsage();
    const url = `${emulator.url}${path}/export?${queryOf(day, "workspace")}`;
    const whole = await ask(url);
    emulator.faults.add({
      match: { path: "usage-export" },
      fault: { kind: "huge_headers", kb: 1 },
    });
    const swollen = await ask(url);
    expect(swollen.text).toBe(whole.text);
    expect(swollen.headers["content-type"]).toBe("text/csv");
  });
});

const LABELS: Record<GroupBy, string[]> = {
  workspace: ["Workspace ID", "Workspace Name"],
  project: ["Project ID", "Project Name"],
  user: ["User ID", "User Email"],
  api_key: ["API Key Short Key"],
};

function zip(names: readonly string[], cells: string[]): [string, string][] {
  expect(cells.length).toBe(names.length);
  return names.map((name, index) => [name, cells[index] ?? ""]);
}
