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

/** Requests of an export that takes half a minute. */
const POSITIONS = {
  list: { path: "exports", nth: 1 },
  creation: { path: "export", nth: 1 },
  "first read": { path: "get-export", nth: 1 },
  "later read": { path: "get-export", nth: 4 },
  "read of the runs": { path: "runs", nth: 1 },
} as const;
const READS = ["list", "first read", "later read", "read of the runs"] as const;

const FAULTS: Record<string, Fault> = {
  ...TRANSIENT,
  "body cut short": { kind: "truncated" },
  "429 in minutes": rateLimitedFor(600),
};

/** A missing value in a message. */
const MISSING_VALUE = /undefined|\[object |NaN|Invalid Date/;

async function exportWith(plan: FaultPlan, scenario: ExportScenario = {}) {
  const result = await play({
    action: "export",
    exportRowsPerSecond: 2,
    arrange: ({ emulator }) => emulator.faults.add(plan),
    ...scenario,
  });
  const { sent, createdCount } = countCreations(result, "export");
  expect(createdCount).toBeLessThanOrEqual(1);
  expect(result.exports.length).toBeLessThanOrEqual(1);
  if (result.outcome === "completed") expect(result.exports[0]?.status).toBe("Completed");
  expect(`${result.failure} ${result.page}`).not.toMatch(MISSING_VALUE);
  return { ...result, sent, createdCount };
}

const { "half of the JSON before": HALF_JSON, ...RETRIED_FAULTS } = FAULTS;

describe("a single fault", () => {
  it("half of the JSON at a creation that is not applied: the creation is not sent again", async () => {
    const fault = HALF_JSON ?? { kind: "invalid_json" };
    const result = await exportWith({ match: POSITIONS.creation, fault });
    expect(result).toMatchObject({ outcome: "error", sent: 1, createdCount: 0 });
    expect(result.failure).toContain("an export may have been created");
  });

  it.each([
    ...crossProduct(FAULTS, READS),
    ...crossProduct({ ...RETRIED_FAULTS, ...AFTER_COMMIT }, ["creation"] as const),
  ])("%s at the %s: the export is created once and completes", async (_, position, fault) => {
    const result = await exportWith({ match: POSITIONS[position], fault });
    const outputs = { run_count: "3", rows_exported: "210" };
    expect(result).toMatchObject({ outcome: "completed", outputs });
    const isLost = Object.values(AFTER_COMMIT).includes(fault);
    expect(result.sent).toBeLessThanOrEqual(position === "creation" && !isLost ? 2 : 1);
  });

  it.each(crossProduct(REFUSALS, READS))(
    "%s at the %s creates no second export",
    async (...row) => {
      const [, position, fault] = row;
      const result = await exportWith({ match: POSITIONS[position], fault });
      const isBeforeCreation = position === "list";
      expect(result.outcome).toBe(isBeforeCreation ? "rejected" : "completed");
      expect(result.createdCount).toBe(isBeforeCreation ? 0 : 1);
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
    // The status of the export decides, not its runs.
    if (path === "runs") expect(result.outcome).toBe("completed");
  });
});

describe("a cancellation with a single fault", () => {
  it.each([
    ...crossProduct(FAULTS, ["get-export"]),
    ...crossProduct({ ...FAULTS, ...AFTER_COMMIT }, ["cancel-export"]),
  ])("cancels the export: %s at %s", async (_, path, fault) => {
    const scenario: ExportScenario = {
      inputs: async ({ createExport }) => ({
        operation: "cancel",
        export_id: await createExport(),
      }),
      exportFailures: "hang-run",
    };
    const result = await exportWith({ match: { path, nth: 1 }, fault }, scenario);
    expect(result).toMatchObject({
      ...{ outcome: "cancelled", exitCode: 0, outputs: { status: "CANCELLED" } },
      exports: [{ status: "Cancelled" }],
    });
  });
});

/** Refusals in another form than that of the service, after the creation was applied. */
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

  it.each(Object.entries({ ...FAULTS, ...AFTER_COMMIT, ...PAGES }))(
    "is not created twice: %s",
    async (_, fault) => {
      const result = await createDestination(fault);
      const isUntouched = fault.kind === "status" && fault.status === 429;
      const end = `${result.exitCode} ${result.outcome}`;
      expect(end).toBe(isUntouched ? "0 completed" : "1 error");
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
