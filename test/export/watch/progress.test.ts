import { describe, expect, it } from "vitest";
import type { BulkExport } from "../../../src/contract/bulk-exports.ts";
import {
  endOf,
  newProgress,
  openIds,
  type Part,
  record,
  setParts,
  worstStatus,
} from "../../../src/export/watch/progress.ts";

const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const shown = (status: string): BulkExport => ({ id: ID, status });

/** What is known after these facts about an only export. */
function recorded(...facts: Parameters<typeof record>[2][]) {
  const progress = newProgress(() => 0);
  setParts(progress, [{}]);
  const [part] = progress.parts;
  if (part === undefined) throw new Error("There is no part.");
  for (const fact of facts) record(progress, part, fact);
  return { progress, part };
}

describe("record", () => {
  it("keeps the id of an export that was created, which is open until it ends", () => {
    const { progress, part } = recorded({ kind: "created", export: shown("Created") });
    expect(part).toMatchObject({ id: ID, export: { status: "Created" } });
    expect(openIds(progress.parts)).toEqual([ID]);
    record(progress, part, { kind: "export", export: shown("Completed") });
    expect(openIds(progress.parts)).toEqual([]);
  });

  it.each([
    ["Cancelled", [ID]],
    ["Running", [ID]],
    ["Completed", []],
  ])("counts as cancelled what is %s after a cancellation: %j", (status, cancelledIds) => {
    const cancelled = {
      kind: "cancelled",
      export: shown(status),
      cancelledFor: undefined,
    } as const;
    expect(recorded(cancelled).progress.cancelledIds).toEqual(cancelledIds);
  });
});

describe("endOf", () => {
  const cancelledFor = "timeout";
  const cases: [what: string, part: Part, end: string][] = [
    ["an export that does not exist yet", { label: "" }, "not_created"],
    ["an export that was never read", { label: "", id: ID }, "unfinished"],
    ["an export with an unknown status", { label: "", id: ID, export: shown("New") }, "unfinished"],
    [
      "an export that another client cancelled",
      { label: "", id: ID, export: shown("Cancelled") },
      "cancelled",
    ],
    [
      "an export that we cancelled at the timeout",
      { label: "", id: ID, export: shown("Cancelled"), cancelledFor },
      "timed_out",
    ],
    [
      "an export that completed before we cancelled it",
      { label: "", id: ID, export: shown("Completed"), cancelledFor },
      "completed",
    ],
    ["an export that could not be followed", { label: "", error: new Error("403") }, "error"],
  ];

  it.each(cases)("calls the end of %s %j", (_, part, end) => {
    expect(endOf(part)).toBe(end);
  });
});

describe("worstStatus", () => {
  it.each([
    [["Completed", "Running", "Failed"], "FAILED"],
    [["Completed", "Running"], "RUNNING"],
    [["Completed", "Queued"], "QUEUED"],
    [["Completed"], "COMPLETED"],
    [[], ""],
  ])("is the worst of %j: %j", (statuses, worst) => {
    expect(worstStatus(statuses.map((status) => ({ label: "", export: shown(status) })))).toBe(
      worst,
    );
  });
});
