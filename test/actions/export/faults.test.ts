import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { STORE_CREDENTIALS } from "../../harness/object-store.ts";
import { exportInVirtualTime, type VirtualExport } from "../../harness/virtual-export.ts";
import { LATE, of, PASSING, REFUSING, STAYING } from "../../scenes/fault-kinds.ts";
import { type Fault, putOff } from "../../scenes/faults.ts";

/** The requests of an export that takes half a minute. */
const POSITIONS = {
  list: { path: "exports", nth: 1 },
  creation: { path: "export", nth: 1 },
  "first read": { path: "get-export", nth: 1 },
  "later read": { path: "get-export", nth: 4 },
  "read of the runs": { path: "runs", nth: 1 },
} as const;
type Position = keyof typeof POSITIONS;
const isPosition = (name: string): name is Position => Object.hasOwn(POSITIONS, name);
const EVERYWHERE = Object.keys(POSITIONS).filter(isPosition);
const READS = EVERYWHERE.filter((name) => name !== "creation");

const EVERY: Record<string, Fault> = {
  ...{ ...PASSING, "body cut short": { kind: "truncated" }, "429 in minutes": putOff(600) },
};

/** What a message says where a program takes what it has not. */
const CARELESS = /undefined|\[object |NaN|Invalid Date/;

async function exportWith(plan: FaultPlan, options: VirtualExport = {}) {
  const { arrange, ...others } = options;
  const story = await exportInVirtualTime({
    exportRowsPerSecond: 2,
    arrange: (service) => {
      arrange?.(service);
      service.faults.add(plan);
    },
    ...others,
  });
  expect(story.made).toBeLessThanOrEqual(1);
  expect(story.exports.length).toBeLessThanOrEqual(1);
  if (story.outcome === "completed") expect(story.exports[0]?.status).toBe("Completed");
  expect(`${story.failure} ${JSON.stringify(story.summary)}`).not.toMatch(CARELESS);
  return story;
}

describe("a fault that comes once", () => {
  it.each([...of(EVERY, EVERYWHERE), ...of(LATE, ["creation"])])(
    "%s at the %s does not keep the export from being made once and followed to its end",
    async (_, position, fault) => {
      const story = await exportWith({ match: POSITIONS[position], fault });
      expect(story).toMatchObject({ outcome: "completed", run_count: 3, rows_exported: 210 });
      const isLost = Object.values(LATE).includes(fault);
      expect(story.sent).toBeLessThanOrEqual(position === "creation" && !isLost ? 2 : 1);
    },
  );

  it.each(of(REFUSING, READS))(
    "%s at the %s makes no second export",
    async (_, position, fault) => {
      const { outcome, made } = await exportWith({ match: POSITIONS[position], fault });
      const isBefore = position === "list";
      expect({ outcome, made }).toEqual(
        isBefore ? { outcome: "rejected", made: 0 } : { outcome: "completed", made: 1 },
      );
    },
  );

  it.each(Object.entries(REFUSING))("%s at the creation is not sent again", async (_, fault) => {
    const story = await exportWith({ match: POSITIONS.creation, fault });
    expect(story).toMatchObject({ outcome: "rejected", made: 0, sent: 1, hasFailed: true });
  });
});

describe("a fault that stays", () => {
  it.each([...of(STAYING, ["exports", "export", "get-export", "runs"]), ...of(LATE, ["export"])])(
    "%s at every request of %s never makes two exports",
    async (_, path, fault) => {
      const story = await exportWith({ match: { path }, fault }, { inputs: { timeout: "20m" } });
      // The status of the export decides, and not its runs.
      if (path === "runs") expect(story.outcome).toBe("completed");
    },
  );
});

describe("a cancellation under a fault that comes once", () => {
  it.each([...of(EVERY, ["get-export"]), ...of({ ...EVERY, ...LATE }, ["cancel-export"])])(
    "ends with the export: %s at %s",
    async (_, path, fault) => {
      const story = await exportWith(
        { match: { path, nth: 1 }, fault },
        {
          inputs: async ({ begin }) => ({ operation: "cancel", export_id: await begin() }),
          exportTroubles: "hang-run",
        },
      );
      expect(story).toMatchObject({ outcome: "cancelled", status: "CANCELLED", hasFailed: false });
      expect(story.exports).toMatchObject([{ status: "Cancelled" }]);
    },
  );
});

describe("a new destination under a fault that comes once", () => {
  it.each(Object.entries({ ...EVERY, ...LATE }))("is not made twice: %s", async (_, fault) => {
    const story = await exportInVirtualTime({
      arrange: ({ faults }) => void faults.add({ match: { path: "destination", nth: 1 }, fault }),
      inputs: async ({ endpoint_url }) => ({
        ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
        ...{ endpoint_url, ...STORE_CREDENTIALS },
      }),
    });
    const isUntouched = fault.kind === "status" && fault.status === 429;
    expect(story).toMatchObject(
      isUntouched
        ? { outcome: "completed", destinationsSent: 2 }
        : { outcome: "error", destinationsSent: 1, hasFailed: true },
    );
    expect(story.failure.includes("may have been created")).toBe(!isUntouched);
  });
});
