import { csvParseRows } from "d3-dsv";
import { describe, expect, it } from "vitest";
import { toCsv } from "../../../src/actions/usage/files/csv.ts";
import type { UsageRecord } from "../../../src/service/contract/usage.ts";
import { userRecord } from "../../harness/usage-service.ts";
import { play } from "../../scenarios/play.ts";

/** A report of these records by user, with its files. */
async function report(records: readonly UsageRecord[], inputs: Record<string, string>) {
  const result = await play({ action: "usage", records, inputs: { group_by: "user", ...inputs } });
  const { files, outputs } = result;
  const csv = csvParseRows(files.get(outputs.csv_file ?? "") ?? "");
  return { ...result, csv, json: JSON.parse(files.get(outputs.json_file ?? "") ?? "null") };
}

/** The cells of one row of the CSV report. */
function cellsOf(row: UsageRecord, stride = { days: 1, hours: 0 }): string[] {
  const [, cells = []] = csvParseRows(toCsv({ rows: [row], stride }));
  return cells;
}

describe("hostile names", () => {
  const HOSTILE = [
    userRecord("1", '=HYPERLINK("http://evil.example")', 5),
    userRecord("2", "+1", 4),
    userRecord("3", "-1", 3),
    userRecord("4", "@SUM(A1)", 2),
    userRecord("5", "\t=1", 1),
    userRecord("6", "\r=1", 1),
    userRecord("7", 'plain, "quoted"\nsecond line', 1),
    userRecord("8", "x\n::error::forged\n##[error]forged<img src=x>`</td>", 9),
    userRecord("9", "y".repeat(5_000), 8),
  ];

  it.each(["＝1", "＋1", "－1", "＠SUM(A1)", "\n1", " =1", "\ufeff=1", "\u00a0 +1", "\u0000-1"])(
    "such as %j get a ' in front in the CSV",
    (text) => {
      const cells = cellsOf(userRecord("1", text, 1, text));
      expect(cells[7]).toBe(`'${text}`);
      expect(cells[0]).toBe(`'${text}`);
    },
  );

  it.each(["a=b", "1-2", " x", "'=1", "", "\r".padStart(2, "x")])(
    "that only resemble formulas, such as %j, stay unchanged in the CSV",
    (text) => {
      expect(cellsOf(userRecord("1", text, 1))[7]).toBe(text);
    },
  );

  it.each([
    ["a;=1+1", "a;'=1+1"],
    ["a\t@SUM(1)", "a\t'@SUM(1)"],
    ["a\n  +1", "a\n'  +1"],
    ["a\r\n=1;=2", "a\r\n'=1;'=2"],
    ["a;\t=1", "a;\t'=1"],
    ["a; \u00a0|  =1", "a; \u00a0|'  =1"],
    ["\n=1", "'\n'=1"],
    ["−1", "'−1"],
    ["﹦1", "'﹦1"],
    ["⁺1;₌2", "'⁺1;'₌2"],
    ["a;b", "a;b"],
  ])("are guarded where a cell may begin in %j", (text, guarded) => {
    expect(cellsOf(userRecord("1", text, 1))[7]).toBe(guarded);
  });

  it("are no formulas in the CSV report, whose counts stay numbers", async () => {
    const result = await report(HOSTILE, { format: "csv" });
    const emails = result.csv.slice(1).map((cells) => cells[7]);
    expect(emails.slice(0, 7)).toEqual([
      ...HOSTILE.slice(0, 4).map(({ dimensions }) => `'${dimensions.user_email}`),
      ...["'\t'=1", "'\r'=1"],
      HOSTILE[6]?.dimensions.user_email,
    ]);
    expect(result.csv.slice(1).map((cells) => cells[9])).toEqual(
      HOSTILE.map(({ traces }) => String(traces)),
    );
  });

  it("become neither commands in the log nor HTML in the summary", async () => {
    const result = await report(HOSTILE, {});
    expect(result).toMatchObject({ exitCode: 0, annotations: [], json: { usage: HOSTILE } });
    expect(result.summary).not.toContain("<img");
    expect(JSON.parse(result.outputs.top ?? "")[1].user_email).toHaveLength(201);
    expect(result.summary.length).toBeLessThan(10_000);
  });
});

describe("redact_users", () => {
  const USERS = [
    userRecord("u-1", "jo@example.com", 5),
    userRecord("u-1", "jo@example.com", 3, "2026-02-02T00:00:00Z"),
    userRecord("u-2", "al@example.com", 1),
    userRecord(null, null, 1),
  ];

  it("replaces the id and email of each user by one pseudonym in files, outputs, summary and log", async () => {
    const result = await report(USERS, { redact_users: "true", format: "both" });
    const all = JSON.stringify([
      result.json,
      result.csv,
      result.outputs,
      result.summary,
      result.raw,
    ]);
    expect(all).not.toMatch(/u-1|u-2|jo@|al@/);
    const [first, second, third, nobody] = result.json.usage.map(
      ({ dimensions }: UsageRecord) => dimensions,
    );
    expect(first.user_id).toMatch(/^user-[0-9a-f]{16}$/);
    expect(first).toEqual({ user_id: first.user_id, user_email: first.user_id });
    expect(second).toEqual(first);
    expect(third.user_id).not.toBe(first.user_id);
    expect(nobody).toEqual({ user_id: null, user_email: null });
    expect(result.csv.slice(1).map((cells) => cells[6])).toEqual([
      first.user_id,
      second.user_id,
      third.user_id,
      "",
    ]);
    expect(JSON.parse(result.outputs.top ?? "")).toMatchObject([
      { user_id: first.user_id, traces: 8 },
      { traces: 1 },
      { traces: 1 },
    ]);
  });

  it("replaces addresses in names of workspaces and projects, and in times, too", async () => {
    const named = (name: string) => ({
      time_bucket: name.startsWith("plain") ? "of jo@example.com" : "2026-02-01T00:00:00Z",
      dimensions: { workspace_id: null, workspace_name: name },
      traces: 1,
    });
    const names = ["jo@example.com", "Jo O'Neill <o'neill@example.com>'s", "a/al＠example.com"];
    const result = await report([...names, "plain @ name"].map(named), {
      ...{ redact_users: "true", group_by: "project", format: "both" },
    });
    const all = JSON.stringify([
      result.json,
      result.csv,
      result.outputs,
      result.summary,
      result.raw,
    ]);
    expect(all).not.toMatch(/jo@|neill@|al＠|example\.com/);
    const shown = result.json.usage.map(({ dimensions }: UsageRecord) => dimensions.workspace_name);
    expect(shown).toEqual([
      expect.stringMatching(/^user-[0-9a-f]{16}$/),
      expect.stringMatching(/^Jo O'Neill <user-[0-9a-f]{16}>'s$/),
      expect.stringMatching(/^a\/user-[0-9a-f]{16}$/),
      "plain @ name",
    ]);
  });

  it("uses other pseudonyms in another step", async () => {
    const [first, second] = [
      await report(USERS, { redact_users: "true" }),
      await report(USERS, { redact_users: "true" }),
    ];
    expect(first.json.usage[0].dimensions.user_id).not.toBe(
      second.json.usage[0].dimensions.user_id,
    );
  });
});
