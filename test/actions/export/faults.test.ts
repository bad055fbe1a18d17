import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { STORE_CREDENTIALS } from "../../harness/object-store.ts";
import {
  AFTER_COMMIT,
  crossProduct,
  REFUSALS,
  REPRESENTATIVES,
  TRANSIENT,
} from "../../scenarios/fault-kinds.ts";
import { type Fault, rateLimitedFor } from "../../scenarios/faults.ts";
import { play } from "../../scenarios/play.ts";
import { countCreations, requestsFor } from "../../scenarios/results.ts";
import type { ExportScenario } from "../../scenarios/scenario.ts";

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
  ...{
    ...TRANSIENT,
    "body cut short": { kind: "truncated" },
    "429 in minutes": rateLimitedFor(600),
  },
};

/** Traces of a missing value in a message. */
const CARELESS = /undefined|\[object |NaN|Invalid Date/;

async function exportWith(plan: FaultPlan, options: ExportScenario = {}) {
  const { arrange, ...others } = options;
  const result = await play({
    action: "export",
    exportRowsPerSecond: 2,
    arrange: (service) => {
      arrange?.(service);
      service.emulator.faults.add(plan);
    },
    ...others,
  });
  const { sent, createdCount } = countCreations(result, "export");
  expect(createdCount).toBeLessThanOrEqual(1);
  expect(result.exports.length).toBeLessThanOrEqual(1);
  if (result.outcome === "completed") expect(result.exports[0]?.status).toBe("Completed");
  expect(`${result.failure} ${result.page}`).not.toMatch(CARELESS);
  return { ...result, sent, createdCount };
}

/** A 2xx that was not applied. */
const ACCEPTED = "half of the JSON before";
const { [ACCEPTED]: accepted, ...RETRIED } = EVERY;

describe("a single fault", () => {
  it("sends an accepted creation once, even if it was not applied", async () => {
    const fault = accepted ?? { kind: "invalid_json" };
    const result = await exportWith({ match: POSITIONS.creation, fault });
    expect(result).toMatchObject({ outcome: "error", sent: 1, createdCount: 0 });
    expect(result.failure).toContain("an export may have been created");
  });

  it.each([
    ...crossProduct(EVERY, READS),
    ...crossProduct({ ...RETRIED, ...AFTER_COMMIT }, ["creation"]),
  ])(
    "%s at the %s: the export is created once and followed to its end",
    async (_, position, fault) => {
      const result = await exportWith({ match: POSITIONS[position], fault });
      expect(result).toMatchObject({
        outcome: "completed",
        outputs: { run_count: "3", rows_exported: "210" },
      });
      const isLost = Object.values(AFTER_COMMIT).includes(fault);
      expect(result.sent).toBeLessThanOrEqual(position === "creation" && !isLost ? 2 : 1);
    },
  );

  it.each(crossProduct(REFUSALS, READS))(
    "%s at the %s creates no second export",
    async (_, position, fault) => {
      const { outcome, createdCount } = await exportWith({ match: POSITIONS[position], fault });
      const isBefore = position === "list";
      expect({ outcome, createdCount }).toEqual(
        isBefore
          ? { outcome: "rejected", createdCount: 0 }
          : { outcome: "completed", createdCount: 1 },
      );
    },
  );

  it.each(Object.entries(REFUSALS))("%s at the creation is not retried", async (_, fault) => {
    const result = await exportWith({ match: POSITIONS.creation, fault });
    expect(result).toMatchObject({ outcome: "rejected", createdCount: 0, sent: 1, exitCode: 1 });
  });
});

describe("a permanent fault", () => {
  it.each([
    ...crossProduct(REPRESENTATIVES, ["exports", "export", "get-export", "runs"]),
    ...crossProduct(AFTER_COMMIT, ["export"]),
  ])("%s at every request of %s never creates two exports", async (_, path, fault) => {
    const result = await exportWith({ match: { path }, fault }, { inputs: { timeout: "20m" } });
    // The status of the export decides, and not its runs.
    if (path === "runs") expect(result.outcome).toBe("completed");
  });
});

describe("a cancellation with a single fault", () => {
  it.each([
    ...crossProduct(EVERY, ["get-export"]),
    ...crossProduct({ ...EVERY, ...AFTER_COMMIT }, ["cancel-export"]),
  ])("ends with the export: %s at %s", async (_, path, fault) => {
    const result = await exportWith(
      { match: { path, nth: 1 }, fault },
      {
        inputs: async ({ createExport }) => ({
          operation: "cancel",
          export_id: await createExport(),
        }),
        exportFailures: "hang-run",
      },
    );
    expect(result).toMatchObject({
      ...{ outcome: "cancelled", exitCode: 0 },
      outputs: { status: "CANCELLED" },
    });
    expect(result.exports).toMatchObject([{ status: "Cancelled" }]);
  });
});

/** Refusals that are not in the form of the service, after it has acted. */
const PAGES: Record<string, Fault> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 405, 413, 421, 451].map((status) => [
      `a page with ${status}`,
      { kind: "html", status, when: "after" } as const,
    ]),
  ),
  "a redirect": { kind: "redirect", to: "http://other.invalid", when: "after" },
};

describe("a new destination with a single fault", () => {
  const createDestination = (fault: Fault) =>
    play({
      action: "export",
      arrange: ({ emulator }) =>
        emulator.faults.add({ match: { path: "destination", nth: 1 }, fault }),
      inputs: async ({ endpoint_url }) => ({
        ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
        ...{ endpoint_url, ...STORE_CREDENTIALS },
      }),
    });

  it.each(Object.entries({ ...EVERY, ...AFTER_COMMIT, ...PAGES }))(
    "is not created twice: %s",
    async (_, fault) => {
      const result = await createDestination(fault);
      const isUntouched = fault.kind === "status" && fault.status === 429;
      expect(result).toMatchObject(
        isUntouched ? { outcome: "completed" } : { outcome: "error", exitCode: 1 },
      );
      expect(requestsFor(result, "destination")).toHaveLength(isUntouched ? 2 : 1);
      expect(result.failure.includes("may have been created")).toBe(!isUntouched);
    },
  );

  it.each(Object.entries(REFUSALS).filter(([, { kind }]) => kind === "status"))(
    "is rejected if the service gives a reason: %s",
    async (_, fault) => {
      const result = await createDestination(fault);
      expect(result.outcome).toBe("rejected");
      expect(requestsFor(result, "destination")).toHaveLength(1);
      expect(result.failure).not.toContain("may have been created");
    },
  );
});
