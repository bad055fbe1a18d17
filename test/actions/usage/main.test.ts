import { describe, expect, it } from "vitest";
import { CSV_COLUMNS } from "../../../src/service/contract/usage.ts";
import { API_KEY } from "../../harness/step.ts";
import { FEBRUARY, usageWith } from "../../harness/usage.ts";
import {
  type Answer,
  OTHER_WORKSPACE,
  project,
  type UsageQuery,
  WORKSPACE,
} from "../../harness/usage-service.ts";

describe("usage", () => {
  it("sends the query of the contract, with one parameter for each workspace", async () => {
    const result = await usageWith({
      workspace_ids: `${WORKSPACE}, ${OTHER_WORKSPACE}`,
      tenant_id: "tenant-0123456789",
    });
    expect(result.queries).toMatchObject([
      {
        ...FEBRUARY,
        group_by: "project",
        workspace_ids: [WORKSPACE, OTHER_WORKSPACE],
        headers: {
          "x-api-key": API_KEY,
          "x-tenant-id": "tenant-0123456789",
          "accept-encoding": "identity",
        },
      },
    ]);
  });

  it("lists the largest entries with their shares, and sums up the others", async () => {
    const result = await usageWith({ top: "1" });
    expect(JSON.parse(result.outputs.top ?? "")).toEqual([
      { project_id: "id of large", project_name: "large", traces: 800, share_percent: 97.6 },
    ]);
    expect(result.summary).toContain(
      '<tr><td>large</td><td align="right">800</td><td align="right">97.6%</td></tr>',
    );
    expect(result.summary).toContain(
      '<tr><td>2 others</td><td align="right">20</td><td align="right">2.4%</td></tr>',
    );
    // Days without traces have a place on the axis too.
    expect(result.summary).toMatch(/bar \[20, 300, 500(, -100){25}\]/);
  });

  it("joins the windows of a long range into one file for each format", async () => {
    const records = ({ start_time }: UsageQuery) => [
      project("large", 10, start_time),
      project("small", 1, start_time),
    ];
    const range = { start_time: "2026-02-01T00:00:00Z", end_time: "2026-05-01T00:00:00Z" };
    const result = await usageWith({ ...range, daily: "true", format: "both" }, { records });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { total_traces: "33", row_count: "6", stride_days: "1" },
    });
    expect(result.queries.map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
      ["2026-02-01T00:00:00Z", "2026-03-04T00:00:00Z"],
      ["2026-03-04T00:00:00Z", "2026-04-04T00:00:00Z"],
      ["2026-04-04T00:00:00Z", "2026-05-01T00:00:00Z"],
    ]);
    expect(result.json.usage).toHaveLength(6);
    expect(result.json.stride).toEqual({ days: 1, hours: 0 });
    expect(result.csv.filter(([start]) => start === CSV_COLUMNS[0])).toHaveLength(1);
    expect(result.csv).toHaveLength(7);
    expect(JSON.parse(result.outputs.top ?? "")).toMatchObject([{ traces: 30 }, { traces: 3 }]);
  });

  it("warns of a range that begins before the service has data", async () => {
    const result = await usageWith({
      start_time: "2025-12-01T00:00:00Z",
      end_time: "2026-02-01T00:00:00Z",
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "ok", stride_days: "7" } });
    expect(result.annotations).toMatchObject([
      { type: "warning", message: expect.stringContaining("begins before 5 Jan 2026") },
    ]);
  });

  it("warns of workspaces without rows, which the credential may not read", async () => {
    const of = (workspace_id: string | null) => ({
      time_bucket: null,
      dimensions: { workspace_id, workspace_name: "any" },
      traces: 1,
    });
    const inputs = { group_by: "workspace", workspace_ids: `${WORKSPACE}, ${OTHER_WORKSPACE}` };
    const one = await usageWith(inputs, { records: [of(WORKSPACE.toUpperCase())] });
    expect(one).toMatchObject({ exitCode: 0, outputs: { outcome: "ok", total_traces: "1" } });
    expect(one.annotations).toMatchObject([
      {
        type: "warning",
        message: `No usage found for workspace ${OTHER_WORKSPACE}: no traces, or the credential cannot read them.`,
      },
    ]);
    expect(one.summary).toContain(`No usage found for workspace ${OTHER_WORKSPACE}`);
    expect(one.raw).toContain("Counting 2 workspaces by workspace");
    const both = await usageWith(inputs, { records: [of(WORKSPACE), of(OTHER_WORKSPACE)] });
    expect(both.annotations).toEqual([]);
  });

  it("says once that there are no traces, or that none can be read", async () => {
    const inputs = { group_by: "workspace", workspace_ids: `${WORKSPACE}, ${OTHER_WORKSPACE}` };
    const result = await usageWith(inputs, { records: [] });
    expect(result).toMatchObject({ exitCode: 0, annotations: [{ type: "warning" }] });
    const sentence = "Either there are none, or the credential cannot read them.";
    expect(result.raw.split(sentence)).toHaveLength(2);
    expect(result.summary.split(sentence)).toHaveLength(2);
    expect(result.summary).toContain("February 2026: no traces");
  });

  it("tells entries apart that have no name, or the same", async () => {
    const of = (id: string, email: string | null, traces: number) => ({
      time_bucket: "2026-02-01T00:00:00Z",
      dimensions: { user_id: id, user_email: email },
      traces,
    });
    const records = [
      of("aaaaaaaa-1", null, 4),
      of("bbbbbbbb-2", "jo@example.com", 3),
      of("cccccccc-3", "jo@example.com", 2),
      of("dddddddd-4", "al@example.com", 1),
    ];
    const result = await usageWith({ group_by: "user", max_traces: "1" }, { records });
    const labels = [...result.summary.matchAll(/<tr><td>(.*?)<\/td><td align="right">\d/g)];
    expect(labels.map(([, label]) => label)).toEqual([
      "(no name) <code>aaaaaaaa…</code>",
      "jo@example.com <code>bbbbbbbb…</code>",
      "jo@example.com <code>cccccccc…</code>",
      "al@example.com",
    ]);
    expect(result.problem?.message).toContain("look at the largest users");
    expect(result.raw).not.toContain("@example.com");
  });
});

describe("max_traces", () => {
  it("only warns when it is exceeded and on_over_budget is warn", async () => {
    const result = await usageWith({ max_traces: "819", on_over_budget: "warn" });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "over_budget", over_budget: "true", error_message: "" },
    });
    expect(result.annotations).toMatchObject([{ type: "warning" }]);
    expect(result.summary).toContain("raise max_traces");
    expect(result.summary).not.toContain("on_over_budget");
  });

  it("permits exactly that many traces", async () => {
    expect(await usageWith({ max_traces: "820" })).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "ok", over_budget: "false" },
    });
  });
});

describe("compare_previous", () => {
  const compared =
    (before: number) =>
    ({ start_time }: UsageQuery) =>
      start_time === FEBRUARY.start_time
        ? [project("large", 300, start_time)]
        : [project("large", before, "2026-01-05T00:00:00Z")];

  it("counts the period of the same length right before, and the change", async () => {
    const result = await usageWith({ compare_previous: "true" }, { records: compared(400) });
    expect(result.queries[1]).toMatchObject({
      start_time: "2026-01-04T00:00:00Z",
      end_time: "2026-02-01T00:00:00Z",
    });
    expect(result.outputs).toMatchObject({
      outcome: "ok",
      previous_total: "400",
      change_percent: "-25",
    });
    expect(result.summary).toContain(
      "Compared with 4 Jan to 31 Jan 2026 (400 traces): −100 (−25.0%).",
    );
  });

  it("counts the calendar month before for previous-month", async () => {
    const result = await usageWith({ compare_previous: "true", last: "previous-month" });
    const [month, before] = result.queries.map(({ start_time, end_time }) => [
      start_time,
      end_time,
    ]);
    expect(before?.[1]).toBe(month?.[0]);
    expect(before?.[0]).toMatch(/-01T00:00:00Z$/);
    expect(Date.parse(month?.[0] ?? "") - Date.parse(before?.[0] ?? "")).toBeLessThan(
      32 * 86_400_000,
    );
  });

  it("shows what each entry had before and what is new", async () => {
    const records = ({ start_time }: UsageQuery) =>
      start_time === FEBRUARY.start_time
        ? [project("large", 3_000), project("grown", 900), project("fresh", 100)]
        : [
            project("large", 3_500, start_time),
            project("grown", 200, start_time),
            project("gone", 50, start_time),
          ];
    const inputs = { compare_previous: "true", top: "2" };
    const result = await usageWith(inputs, { records });
    const changes = [...result.summary.matchAll(/<td align="right">([^<]*)<\/td><\/tr>/g)];
    expect(changes.map(([, change]) => change)).toEqual(["−500", "+700", "+50"]);
    const three = await usageWith({ compare_previous: "true" }, { records });
    expect(three.summary).toContain('<td align="right">new</td>');
  });

  it("gives no change in percent if the period before was empty", async () => {
    const result = await usageWith(
      { compare_previous: "true", format: "csv" },
      { records: compared(0) },
    );
    expect(result.outputs).toMatchObject({ previous_total: "0" });
    expect(result.outputs).not.toHaveProperty("change_percent");
  });

  it("only warns when the period before cannot be counted", async () => {
    const answer: Answer = (_, response, index) => {
      if (index > 0) response.writeHead(403).end('{"detail":"no"}');
      return index > 0;
    };
    const result = await usageWith({ compare_previous: "true" }, { answer });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "ok", total_traces: "820" } });
    expect(result.annotations).toMatchObject([
      {
        type: "warning",
        message: expect.stringMatching(/could not be counted: status 403: no\.$/),
      },
    ]);
  });
});
