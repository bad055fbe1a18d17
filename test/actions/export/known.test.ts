import { describe, expect, it } from "vitest";
import { after, type Fact, isOpen, NOTHING, outputsOf } from "../../../src/actions/export/known.ts";
import type { BulkExport } from "../../../src/service/contract/bulk-exports.ts";

const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const OTHER_ID = "1b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const shown = (status: string, id = ID): BulkExport => ({ id, status });
const knownAfter = (...facts: Fact[]) =>
  facts.reduce((known, fact, index) => after(known, fact, index), NOTHING);

describe("after", () => {
  it("keeps the id of an export that was created, which is open until it ends", () => {
    const created: Fact = { kind: "created", export: shown("Created"), recovered: undefined };
    expect(knownAfter(created)).toMatchObject({ phase: "accepted", id: ID });
    expect(isOpen(knownAfter(created))).toBe(true);
    expect(isOpen(knownAfter(created, { kind: "export", export: shown("Completed") }))).toBe(false);
  });

  it("keeps that something may exist from a request on, until it is certain that nothing does", () => {
    const sent: Fact = { kind: "sent", alike: [OTHER_ID] };
    expect(knownAfter(sent)).toMatchObject({ phase: "sent", alike: [OTHER_ID] });
    expect(knownAfter(sent, { kind: "not sent" }).phase).toBe("not sent");
  });

  it.each([
    ["Cancelled", [ID]],
    ["Running", [ID]],
    ["Completed", []],
  ])("counts as cancelled what is %s after a cancellation: %j", (status, cancelledIds) => {
    const given: Fact = { kind: "given", id: ID };
    const cancelled: Fact = { kind: "cancelled", export: shown(status) };
    expect(knownAfter(given, cancelled)).toMatchObject({ cancelledIds, export: shown(status) });
  });

  it("changes one of a schedule's exports if that is cancelled, and not the schedule", () => {
    const known = knownAfter(
      { kind: "given", id: ID },
      { kind: "export", export: shown("IntervalScheduled") },
      { kind: "spawned", exports: [shown("Running", OTHER_ID)] },
      { kind: "cancelled", export: shown("Cancelled", OTHER_ID) },
    );
    expect(known).toMatchObject({
      export: shown("IntervalScheduled"),
      spawned: [shown("Cancelled", OTHER_ID)],
      cancelledIds: [OTHER_ID],
    });
  });

  it("turns to the newest export of a schedule that is watched", () => {
    const range = { startMs: 0, endMs: 1 };
    const known = knownAfter(
      { kind: "given", id: ID },
      { kind: "export", export: shown("IntervalScheduled") },
      {
        kind: "intervals",
        intervals: [{ range, export: shown("Running", OTHER_ID) }],
      },
    );
    expect(known).toMatchObject({ id: OTHER_ID, export: shown("Running", OTHER_ID) });
    expect(outputsOf(known)).toMatchObject({ export_id: ID, status: "RUNNING" });
  });
});

describe("isOpen", () => {
  it("is false of a schedule that is only watched, which no clean-up may cancel", () => {
    const watched = knownAfter(
      { kind: "given", id: ID },
      { kind: "export", export: shown("IntervalScheduled") },
    );
    expect(isOpen(watched)).toBe(false);
  });
});
