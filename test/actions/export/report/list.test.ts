import { describe, expect, it } from "vitest";
import { rewritingDispatcher } from "../../../harness/rewriting-dispatcher.ts";
import { play } from "../../../scenarios/play.ts";
import { linesOf } from "../../../scenarios/results.ts";

const idOf = (index: number) => `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`;

const exportOf = (index: number, change: object = {}) => ({
  ...{ id: idOf(index), status: "Completed", start_time: "2026-01-01T00:00:00Z" },
  created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  interval_hours: index === 0 ? 1 : null,
  ...change,
});
const END_TIME = { end_time: "2026-01-02T00:00:00Z" };
/** Members in another form than documented. */
const OTHER_FORM = { created_at: 1_767_225_600, updated_at: {}, finished_at: 7, tenant_id: [] };
const UNREADABLE_EXPORT = { id: idOf(1), status: 7 };
const SCHEDULE_MEMBERS = { ...END_TIME, interval_hours: 24, source_bulk_export_id: idOf(7) };

/** The log of operation `list`, and the title of the job summary. */
async function playList(exports: object[] | null) {
  const { messages, page } = await play({
    action: "export",
    inputs: { operation: "list" },
    dispatcher: rewritingDispatcher((body) => (Array.isArray(body) ? exports : body)),
  });
  return [...messages, page.split("\n")[0] ?? ""];
}

describe("operation list", () => {
  it("shows each export once, an unreadable one with its id", async () => {
    const lists: Record<string, object[] | null> = {
      "an export without interval": [exportOf(0, { ...END_TIME, interval_hours: 0 })],
      "an export of a schedule": [exportOf(0, SCHEDULE_MEMBERS)],
      "an unreadable export beside another": [exportOf(0), UNREADABLE_EXPORT],
      "optional members in another form": [exportOf(0, OTHER_FORM)],
      "an interval that is a text": [exportOf(0, { interval_hours: "24" })],
      "null instead of an empty list": null,
      "an export that is listed twice": [exportOf(0), exportOf(1), exportOf(0)],
    };
    const summarize = async (exports: object[] | null) => (await playList(exports)).join(" | ");
    expect(await linesOf(lists, summarize)).toMatchSnapshot();
  });

  it("reads four years of an hourly schedule, and shows the newest exports", async () => {
    const filter = 'eq(run_type, "llm")'.repeat(25);
    const count = 4 * 8_760;
    const lines = await playList(
      Array.from({ length: count }, (_, index) => exportOf(index, { filter })),
    );
    expect(lines.at(-1)).toContain("35,040 exports in the workspace");
    const exportLines = lines.filter((line) => line.includes("COMPLETED"));
    expect(exportLines).toHaveLength(50);
    expect(exportLines[0]).toContain(idOf(count - 1));
  });
});
