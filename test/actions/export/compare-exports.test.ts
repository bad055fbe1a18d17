import { describe, expect, it } from "vitest";
import { compareExports, exportSimilarity } from "../../../src/actions/export/compare-exports.ts";
import type { BulkExport } from "../../../src/service/contract/exports/bulk-export.ts";
import { ID } from "../../harness/ids.ts";

const sent = {
  bulk_export_destination_id: ID,
  session_id: ID,
  start_time: "2026-01-01T00:00:00Z",
  end_time: "2026-01-04T00:00:00Z",
};
const shown: BulkExport = { id: ID, status: "Created", ...sent };

describe("exportSimilarity", () => {
  const cases: [what: string, change: Partial<BulkExport>, expected: string][] = [
    ["the same members", {}, "same"],
    [
      "times in another spelling",
      { start_time: "2026-01-01T01:00:00+01:00", end_time: "2026-01-04T00:00:00.000000+00:00" },
      "same",
    ],
    [
      "times in UTC without a zone",
      { start_time: "2026-01-01T00:00:00", end_time: "2026-01-04T00:00:00.000000" },
      "same",
    ],
    ["an empty filter", { filter: "" }, "same"],
    [
      "defaults that the service adds",
      { format_version: "v1", export_fields: ["id", "name"] },
      "same",
    ],
    [
      "members that are null",
      { filter: null, interval_hours: null, source_bulk_export_id: null },
      "same",
    ],
    [
      "members that are empty or 0",
      { filter: "", interval_hours: 0, source_bulk_export_id: "" },
      "same",
    ],
    ["unreadable times", { start_time: "1 Jan 2026, midnight" }, "hidden"],
    ["another project", { session_id: ID.replace("0", "1") }, "other"],
    ["another range", { end_time: "2026-01-05T00:00:00Z" }, "other"],
    ["a filter", { filter: "x" }, "other"],
    ["a schedule", { end_time: null, interval_hours: 24 }, "other"],
    ["a schedule as its source", { source_bulk_export_id: ID }, "other"],
    [
      "nothing but id and status",
      { session_id: undefined, start_time: undefined, end_time: undefined },
      "hidden",
    ],
  ];

  it.each(cases)("compares an export that shows %s as %j", (_, change, expected) => {
    expect(exportSimilarity(sent, { ...shown, ...change })).toBe(expected);
  });

  it("treats an inclusive end as equal", () => {
    expect(exportSimilarity(sent, { ...shown, end_time: "2026-01-03T23:59:59Z" })).toBe("same");
  });

  it("ignores white space in filters", () => {
    const request = { ...sent, filter: 'and(eq(name,"a"), eq(run_type, "llm"))' };
    const multiline = 'and(\n  eq(name, "a"),\n  eq(run_type, "llm")\n)';
    expect(exportSimilarity(request, { ...shown, filter: multiline })).toBe("same");
    expect(exportSimilarity(request, { ...shown, filter: multiline.replace("llm", "tool") })).toBe(
      "other",
    );
  });

  it("permits additional columns, but no missing ones", () => {
    const request = { ...sent, export_fields: ["name"] satisfies ["name"] };
    expect(exportSimilarity(request, { ...shown, export_fields: ["id", "name"] })).toBe("same");
    expect(exportSimilarity(request, { ...shown, export_fields: ["id"] })).toBe("other");
  });

  it("compares export_fields in any order", () => {
    const request = { ...sent, export_fields: ["id", "name"] satisfies ["id", "name"] };
    expect(exportSimilarity(request, { ...shown, export_fields: ["name", "id"] })).toBe("same");
    expect(exportSimilarity(request, { ...shown, export_fields: ["name"] })).toBe("other");
  });

  it("ignores fractions of a second", () => {
    const request = { ...sent, end_time: "2026-01-03T23:59:59.999Z" };
    expect(exportSimilarity(request, { ...shown, end_time: "2026-01-03T23:59:59Z" })).toBe("same");
    expect(exportSimilarity(request, { ...shown, end_time: "2026-01-03T23:59:58Z" })).toBe("other");
  });

  it("compares export_fields as a set", () => {
    const request = {
      ...sent,
      export_fields: ["id", "name", "id"] satisfies ["id", "name", "id"],
    };
    expect(exportSimilarity(request, { ...shown, export_fields: ["id", "name"] })).toBe("same");
  });
});

describe("compareExports", () => {
  const columns: ["id", "name"] = ["id", "name"];
  const request = { ...sent, filter: "x", format_version: "v2_beta", export_fields: columns };
  const same = { ...shown, ...request };
  it.each<[string, change: Partial<BulkExport>, expected: Record<string, string>]>([
    ["all as sent", {}, {}],
    ["no filter", { filter: null }, { filter: "absent" }],
    ["an empty filter", { filter: "" }, { filter: "absent" }],
    ["another filter", { filter: "y" }, { filter: "other" }],
    ["no member filter", { filter: undefined }, { filter: "hidden" }],
    ["another format", { format_version: "v1" }, { format_version: "other" }],
    ["no format", { format_version: null }, { format_version: "absent" }],
    ["no member format_version", { format_version: undefined }, { format_version: "hidden" }],
    ["no columns", { export_fields: null }, { export_fields: "absent" }],
    ["an empty list of columns", { export_fields: [] }, { export_fields: "absent" }],
    ["fewer columns", { export_fields: ["id"] }, { export_fields: "other" }],
    ["no member export_fields", { export_fields: undefined }, { export_fields: "hidden" }],
  ])("finds the differences of an export that shows %s", (_, change, expected) => {
    const different = compareExports(request, { ...same, ...change }).filter(
      ({ similarity }) => similarity !== "same",
    );
    expect(Object.fromEntries(different.map(({ path, similarity }) => [path, similarity]))).toEqual(
      expected,
    );
  });

  it.each([
    [24, "same"],
    [12, "other"],
    [null, "absent"],
    [undefined, "hidden"],
  ])("compares the interval of a schedule that shows %j", (interval_hours, expected) => {
    const { end_time: _, ...schedule } = { ...sent, interval_hours: 24 };
    const compared = compareExports(schedule, { ...shown, end_time: null, interval_hours });
    expect(compared.find(({ path }) => path === "interval_hours")?.similarity).toBe(expected);
  });
});
