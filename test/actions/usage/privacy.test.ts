import { csvParseRows } from "d3-dsv";
import { describe, expect, it } from "vitest";
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

  it("are no formulas in the CSV report, whose counts stay numbers", async () => {
    const result = await report(HOSTILE, { format: "csv" });
    const emails = result.csv.slice(1).map((cells) => cells[7]);
    expect(emails.slice(0, 7)).toEqual([
      ...HOSTILE.slice(0, 4).map(({ dimensions }) => `'${dimensions.user_email}`),
      ...["'\t'=1", "'\r'=1"],
      HOSTILE[6]?.dimensions.user_email,
    ]);
    const counts = result.csv.slice(1).map((cells) => cells[9]);
    expect(counts).toEqual(HOSTILE.map(({ traces }) => String(traces)));
  });

  it("become neither commands in the log nor HTML in the summary, and are truncated there", async () => {
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
  const PSEUDONYM = "user-[0-9a-f]{16}";

  /** A report with pseudonyms, and the text of everything that it writes. */
  async function redactedReport(records: readonly UsageRecord[], inputs = {}) {
    const result = await report(records, { redact_users: "true", format: "both", ...inputs });
    const { json, csv, outputs, summary, raw } = result;
    const dimensions = json.usage.map((row: UsageRecord) => row.dimensions);
    return { ...result, dimensions, text: JSON.stringify([json, csv, outputs, summary, raw]) };
  }

  it("replaces the id and email of each user by one pseudonym in files, outputs, summary and log", async () => {
    const result = await redactedReport(USERS);
    expect(result.text).not.toMatch(/u-1|u-2|jo@|al@/);
    const [{ user_id: jo }, , { user_id: al }] = result.dimensions;
    expect(jo).toMatch(new RegExp(`^${PSEUDONYM}$`));
    expect(al).not.toBe(jo);
    const ids = [jo, jo, al, null];
    expect(result.dimensions).toEqual(ids.map((id) => ({ user_id: id, user_email: id })));
    expect(result.csv.slice(1).map((cells) => cells[6])).toEqual([jo, jo, al, ""]);
    expect(JSON.parse(result.outputs.top ?? "")).toMatchObject([
      ...[{ user_id: jo, traces: 8 }, { traces: 1 }, { traces: 1 }],
    ]);
  });

  it("also replaces email addresses in names of workspaces, and in times", async () => {
    const names = ["jo@example.com", "Jo O'Neill <o'neill@example.com>'s", "a/al＠example.com"];
    const records = [...names, "plain @ name"].map((workspace_name) => ({
      time_bucket: workspace_name.startsWith("plain")
        ? "of jo@example.com"
        : "2026-02-01T00:00:00Z",
      dimensions: { workspace_id: null, workspace_name },
      traces: 1,
    }));
    const { text, dimensions } = await redactedReport(records, { group_by: "project" });
    expect(text).not.toMatch(/jo@|neill@|al＠|example\.com/);
    expect(dimensions).toMatchObject(
      [PSEUDONYM, `Jo O'Neill <${PSEUDONYM}>'s`, `a/${PSEUDONYM}`, "plain @ name"].map((name) => ({
        workspace_name: expect.stringMatching(new RegExp(`^${name}$`)),
      })),
    );
  });

  it("uses other pseudonyms in another step", async () => {
    const reports = [await redactedReport(USERS), await redactedReport(USERS)];
    expect(new Set(reports.map(({ dimensions }) => dimensions[0].user_id)).size).toBe(2);
  });
});
