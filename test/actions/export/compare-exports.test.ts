import { describe, expect, it } from "vitest";
import { compareExports, exportSimilarity } from "../../../src/actions/export/compare-exports.ts";
import type {
  BulkExport,
  ExportCreate,
} from "../../../src/service/contract/exports/bulk-export.ts";
import { ID } from "../../harness/ids.ts";

const REQUEST = {
  bulk_export_destination_id: ID,
  session_id: ID,
  start_time: "2026-01-01T00:00:00Z",
  end_time: "2026-01-04T00:00:00Z",
} satisfies ExportCreate;
const RESPONSE: BulkExport = { id: ID, status: "Created", ...REQUEST };

const FRACTION = { end_time: "2026-01-03T23:59:59.999Z" };
const FILTER = { filter: 'and(eq(name,"a"), eq(run_type, "llm"))' };
const MULTILINE = 'and(\n  eq(name, "a"),\n  eq(run_type, "llm")\n)';
const COLUMNS = { export_fields: ["id", "name"] satisfies ["id", "name"] };
type Change = Partial<BulkExport>;

describe("exportSimilarity", () => {
  it.each<[string, Change, string, request?: Partial<ExportCreate>]>([
    ["the same members", {}, "same"],
    ["a start with an offset", { start_time: "2026-01-01T01:00:00+01:00" }, "same"],
    ["an end with microseconds", { end_time: "2026-01-04T00:00:00.000000+00:00" }, "same"],
    ["a start without a zone", { start_time: "2026-01-01T00:00:00" }, "same"],
    ["an end with microseconds and no zone", { end_time: "2026-01-04T00:00:00.000000" }, "same"],
    ["an inclusive end", { end_time: "2026-01-03T23:59:59Z" }, "same"],
    ["an end without its fraction", { end_time: "2026-01-03T23:59:59Z" }, "same", FRACTION],
    ["an end two seconds before", { end_time: "2026-01-03T23:59:58Z" }, "other", FRACTION],
    ["default columns and format", { format_version: "v1", ...COLUMNS }, "same"],
    ["null members", { filter: null, interval_hours: null, source_bulk_export_id: null }, "same"],
    ["empty members", { filter: "", interval_hours: 0, source_bulk_export_id: "" }, "same"],
    ["unreadable times", { start_time: "1 Jan 2026, midnight" }, "hidden"],
    ["no project and no start", { session_id: undefined, start_time: undefined }, "hidden"],
    ["another project", { session_id: ID.replace("0", "1") }, "other"],
    ["another range", { end_time: "2026-01-05T00:00:00Z" }, "other"],
    ["a filter", { filter: "x" }, "other"],
    ["the filter on several lines", { filter: MULTILINE }, "same", FILTER],
    ["another filter", { filter: MULTILINE.replace("llm", "tool") }, "other", FILTER],
    ["a schedule", { end_time: null, interval_hours: 24 }, "other"],
    ["a schedule as its source", { source_bulk_export_id: ID }, "other"],
    ["an additional column", COLUMNS, "same", { export_fields: ["name"] }],
    ["a missing column", { export_fields: ["id"] }, "other", { export_fields: ["name"] }],
    ["the columns in another order", { export_fields: ["name", "id"] }, "same", COLUMNS],
    ["a repeated column once", COLUMNS, "same", { export_fields: ["id", "name", "id"] }],
  ])("of an export that shows %s", (_, change, expected, request = {}) => {
    expect(exportSimilarity({ ...REQUEST, ...request }, { ...RESPONSE, ...change })).toBe(expected);
  });
});

describe("compareExports", () => {
  const request = { ...REQUEST, filter: "x", format_version: "v2_beta", ...COLUMNS };
  const { end_time: _, ...schedule } = { ...REQUEST, interval_hours: 24 };
  const response = { ...RESPONSE, ...request };
  const scheduleResponse = { ...RESPONSE, ...schedule, end_time: null };
  /** The members that are not the same. */
  const differences = (body: Partial<ExportCreate>, actual: BulkExport) =>
    Object.fromEntries(
      compareExports(body, actual)
        .filter(({ similarity }) => similarity !== "same")
        .map(({ path, similarity }) => [path, similarity]),
    );

  it.each<[string, Change, expected: Record<string, string>]>([
    ["the sent members", {}, {}],
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
  ])("finds the differences of an export that shows %s", (_title, change, expected) => {
    expect(differences(request, { ...response, ...change })).toEqual(expected);
  });

  it.each([
    [24, undefined],
    [12, "other"],
    [null, "absent"],
    [undefined, "hidden"],
  ])("compares the sent 24 hours with an interval of %j", (interval_hours, expected) => {
    const actual = { ...scheduleResponse, interval_hours };
    expect(differences(schedule, actual).interval_hours).toBe(expected);
  });
});
