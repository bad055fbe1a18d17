import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { STORE_CREDENTIALS } from "../../harness/object-store.ts";
import { exportInVirtualTime, type VirtualExport } from "../../harness/virtual-export.ts";

type Fault = FaultPlan["fault"];

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

const answer = (status: number, when: "before" | "after" = "before"): Fault => ({
  kind: "status",
  status,
  when,
});

/** They pass, wherever they come once. */
const PASSING: Record<string, Fault> = {
  reset: { kind: "reset" },
  close: { kind: "fin" },
  hang: { kind: "hang" },
  "half of the JSON": { kind: "invalid_json" },
  "body cut short": { kind: "truncated" },
  "page with 200": { kind: "html", status: 200 },
  "page with 502": { kind: "html" },
  "no HTTP": { kind: "not_http" },
  "200 without a body": { kind: "empty" },
  408: answer(408),
  425: answer(425),
  429: answer(429),
  "429 in minutes": { kind: "status", status: 429, retry_after: 600 },
  500: answer(500),
  503: answer(503),
};

/** The service has done what it was asked for, or does it later. */
const LOST: Record<string, Fault> = {
  "reset after": { kind: "reset", when: "after" },
  "close after": { kind: "fin", when: "after" },
  "hang after": { kind: "hang", when: "after" },
  "half of the JSON after": { kind: "invalid_json", when: "after" },
  "page with 200 after": { kind: "html", status: 200, when: "after" },
  "page with 502 after": { kind: "html", when: "after" },
  "no HTTP after": { kind: "not_http", when: "after" },
  "headers that are too large": { kind: "huge_headers" },
  "a commit that comes later": { kind: "late_commit", after_ms: 60_000 },
  "204 after": { kind: "no_content", when: "after" },
  "408 after": answer(408, "after"),
  "500 after": answer(500, "after"),
};

/** They end the step at a read before the export exists, and pass where it waits already. */
const REFUSING: Record<string, Fault> = {
  400: answer(400),
  401: answer(401),
  403: answer(403),
  404: answer(404),
  409: answer(409),
  422: answer(422),
  "a redirect": { kind: "redirect", to: "http://other.invalid" },
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

/** One of each kind that a client can tell from others. */
const STAYING = Object.entries({ ...PASSING, ...REFUSING }).filter(([name]) =>
  /^(reset|hang|half of the JSON|page with 200|429|503|401|404|409)$/.test(name),
);

const of = (faults: Record<string, Fault>, positions: readonly Position[]) =>
  Object.entries(faults).flatMap(([name, fault]) =>
    positions.map((position) => [name, position, fault] as const),
  );

describe("a fault that comes once", () => {
  it.each([...of(PASSING, EVERYWHERE), ...of(LOST, ["creation"])])(
    "%s at the %s does not keep the export from being made once and followed to its end",
    async (_, position, fault) => {
      const story = await exportWith({ match: POSITIONS[position], fault });
      expect(story).toMatchObject({ outcome: "completed", run_count: 3, rows_exported: 210 });
      const isLost = Object.values(LOST).includes(fault);
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
  it.each(
    STAYING.flatMap(([name, fault]) =>
      ["exports", "export", "get-export", "runs"].map((path) => [name, path, fault] as const),
    ).concat(Object.entries(LOST).map(([name, fault]) => [name, "export", fault] as const)),
  )("%s at every request of %s never makes two exports", async (_, path, fault) => {
    const story = await exportWith({ match: { path }, fault }, { inputs: { timeout: "20m" } });
    // The status of the export decides, and not its runs.
    if (path === "runs") expect(story.outcome).toBe("completed");
  });
});

describe("a cancellation under a fault that comes once", () => {
  const at = (path: string, faults: Record<string, Fault>) =>
    Object.entries(faults).map(([name, fault]) => [name, path, fault] as const);
  it.each([...at("get-export", PASSING), ...at("cancel-export", { ...PASSING, ...LOST })])(
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
  it.each(Object.entries({ ...PASSING, ...LOST }))("is not made twice: %s", async (_, fault) => {
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
