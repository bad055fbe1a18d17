import { csvParseRows } from "d3-dsv";
import { describe, expect, it } from "vitest";
import { toCsv } from "../../../../src/actions/usage/files/csv.ts";
import type { UsageRecord } from "../../../../src/service/contract/usage.ts";
import { userRecord } from "../../../harness/usage-service.ts";

/** The cells of one row of the CSV report. */
function cellsOf(row: UsageRecord, stride = DAY): string[] {
  const [, cells = []] = csvParseRows(toCsv({ usage: [row], stride }));
  return cells;
}
const DAY = { days: 1, hours: 0 };
const WEEK = { days: 7, hours: 0 };
const HOUR = { days: 0, hours: 1 };
const ENDLESS = { days: Number.MAX_SAFE_INTEGER, hours: 0 };

describe("the end of a bucket", () => {
  it.each([
    ["2026-02-01T00:00:00.000Z", WEEK, "2026-02-08T00:00:00.000Z"],
    ["2026-02-01T23:00:00+02:00", HOUR, "2026-02-02T00:00:00+02:00"],
    ["2026-02-01T00:00:00", DAY, "2026-02-02T00:00:00"],
    ["2026-02-01", DAY, "2026-02-02"],
    ["some day", DAY, ""],
    ["2026-02-01T00:00:00Z", ENDLESS, ""],
  ])("that begins at %s and is %j long is %j", (start, stride, end) => {
    expect(cellsOf(userRecord("1", "jo", 1, start), stride).slice(0, 2)).toEqual([start, end]);
  });
});

describe("a cell", () => {
  it.each(["＝1", "＋1", "－1", "＠SUM(A1)", "\n1", " =1", "\ufeff=1", "\u00a0 +1", "\u0000-1"])(
    "begins with ' if its text is %j",
    (text) => {
      const cells = cellsOf(userRecord("1", text, 1, text));
      expect([cells[0], cells[7]]).toEqual([`'${text}`, `'${text}`]);
    },
  );

  it.each<[string, string]>([
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
    ...["a;b", "a=b", "1-2", " x", "'=1", "", "x\r"].map((text): [string, string] => [text, text]),
  ])("has ' before each part of %j that a spreadsheet may take for a formula", (text, cell) => {
    expect(cellsOf(userRecord("1", text, 1))[7]).toBe(cell);
  });
});
