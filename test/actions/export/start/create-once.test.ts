import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../../emulator/faults/plans.ts";
import {
  exportInVirtualTime,
  type Service,
  type VirtualExport,
} from "../../../harness/virtual-export.ts";

const MINUTE_MS = 60_000;

const onCreation = (nth: number | number[], fault: FaultPlan["fault"]): FaultPlan => ({
  match: { path: "export", nth },
  fault,
});
const under = (...plans: FaultPlan[]): VirtualExport => ({
  arrange: ({ faults }: Service) => faults.add(...plans),
});

describe("a creation whose answer is lost", () => {
  it("is sent again only after the settle window", async () => {
    const seen = await exportInVirtualTime(under(onCreation(1, { kind: "reset" })));
    expect(seen).toMatchObject({ outcome: "completed", made: 1, sent: 2 });
    expect(seen.elapsedMs).toBeGreaterThanOrEqual(90_000);
  });

  it("is sent three times at most", async () => {
    const seen = await exportInVirtualTime(under(onCreation([1, 2, 3, 4, 5], { kind: "reset" })));
    expect(seen).toMatchObject({ outcome: "error", made: 0, sent: 3, hasFailed: true });
    expect(seen.failure).toContain("operation: list");
  });

  it("is not sent again with on_ambiguous: fail", async () => {
    const seen = await exportInVirtualTime({
      ...under(onCreation(1, { kind: "reset" })),
      inputs: { on_ambiguous: "fail" },
    });
    expect(seen).toMatchObject({ outcome: "error", made: 0, sent: 1 });
  });

  it("is not mistaken for an export with another range that appears meanwhile", async () => {
    const seen = await exportInVirtualTime({
      ...under(onCreation(1, { kind: "reset" })),
      onLine: (line, { begin }) => {
        if (line.includes("looking for it")) void begin({ end_time: "2026-01-03T00:00:00Z" });
      },
    });
    expect(seen).toMatchObject({ outcome: "completed", sent: 2 });
    const ours = seen.exports.find(({ id }) => id === seen.export_id);
    expect(ours).toMatchObject({ end_time: "2026-01-04T00:00:00Z" });
  });

  it("ends as error, and names both, when another client creates the same export", async () => {
    const seen = await exportInVirtualTime({
      ...under(onCreation(1, { kind: "reset", when: "after" }), {
        match: { path: "exports", nth: [2, 3] },
        fault: { kind: "status", status: 503 },
      }),
      onLine: (line, { begin }) => {
        if (line.includes("looking for it")) void begin();
      },
    });
    expect(seen).toMatchObject({ outcome: "error", made: 1, sent: 1, hasFailed: true });
    for (const { id } of seen.exports) expect(seen.failure).toContain(id.slice(0, 8));
  });

  it("is not sent again while the list of exports cannot be read", async () => {
    const seen = await exportInVirtualTime(
      under(onCreation(1, { kind: "reset", when: "after" }), {
        match: { path: "exports", nth: Array.from({ length: 60 }, (_, index) => index + 2) },
        fault: { kind: "status", status: 503 },
      }),
    );
    expect(seen).toMatchObject({ outcome: "error", made: 1, sent: 1 });
    expect(seen.failure).toContain("may or may not have been created");
  });

  it("is not sent again while the list lacks exports that were there before", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => {
        await begin({ filter: 'eq(name, "nobody")' });
        return {};
      },
      ...under(onCreation(1, { kind: "reset", when: "after" }), {
        match: { path: "exports", nth: Array.from({ length: 60 }, (_, index) => index + 2) },
        fault: { kind: "status", status: 200, body: [] },
      }),
    });
    expect(seen).toMatchObject({ outcome: "error", made: 1, sent: 1 });
    expect(seen.failure).toContain("may or may not have been created");
  });
});

describe("an export that shows little of itself", () => {
  const id = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02";
  const showing = (membersOf: (project_id?: string) => object) =>
    exportInVirtualTime({
      inputs: async ({ begin, list, store }) => {
        await begin({ filter: 'eq(name, "nobody")' });
        const [before] = await list();
        const members = membersOf(store.traces.workspaces[0]?.projects[0]?.id);
        const one = { id, status: "Completed", ...members };
        const nth = Array.from({ length: 60 }, (_, index) => index + 2);
        plans = [
          onCreation(1, { kind: "reset" }),
          answering({ path: "exports", nth }, [one, { ...before }]),
          answering({ path: "get-export" }, one),
        ];
        return {};
      },
      arrange: ({ faults }) => void faults.add(...plans),
    });
  const answering = (match: FaultPlan["match"], body: object): FaultPlan => ({
    match,
    fault: { kind: "status", status: 200, body: JSON.parse(JSON.stringify(body)) },
  });
  let plans: FaultPlan[] = [];

  it("is not taken for the one whose creation got no answer, and is named", async () => {
    const seen = await showing(() => ({}));
    expect(seen).toMatchObject({ outcome: "error", made: 0, sent: 1, hasFailed: true });
    expect(seen.failure).toContain(
      `Export ${id.slice(0, 8)} appeared, and does not show what it exports`,
    );
  });

  it("is taken for ours if it shows the same project and range", async () => {
    const seen = await showing((session_id) => ({
      ...{ session_id, start_time: "2026-01-01T00:00:00Z" },
    }));
    expect(seen).toMatchObject({ outcome: "completed", sent: 1, export_id: id });
  });
});

describe("a step that is run again", () => {
  const again = (change: object, exportTroubles?: "hang-run") =>
    exportInVirtualTime({
      inputs: async ({ begin, pass }) => {
        await begin(change);
        await pass(20_000);
        return { timeout: "10m" };
      },
      ...(exportTroubles === undefined ? {} : { exportTroubles }),
    });
  const warnings = ({ journal }: { journal: string[] }) =>
    journal.filter((entry) => entry.startsWith("warning"));

  it("warns of the export that the first one has left, while that is still running", async () => {
    const seen = await again({}, "hang-run");
    expect(seen).toMatchObject({ made: 1, sent: 1 });
    const left = seen.exports.find(({ id }) => id !== seen.export_id);
    expect(warnings(seen)).toEqual([
      expect.stringMatching(new RegExp(`^warning Export ${left?.id} is still RUNNING and `)),
    ]);
  });

  it.each([
    ["has ended", {}, undefined],
    ["exports something else", { filter: 'eq(name, "nobody")' }, "hang-run"],
  ] as const)("does not warn of one that %s", async (_, change, troubles) => {
    expect(warnings(await again(change, troubles))).toEqual([]);
  });
});

describe("a list with an export that cannot be read", () => {
  const unread = { id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02", status: null };
  const listing = (body: (object | null)[], nth?: number[]): FaultPlan => ({
    match: { path: "exports", ...(nth === undefined ? {} : { nth }) },
    fault: { kind: "status", status: 200, body: body.map((one) => one && { ...one }) },
  });
  const afterwards = Array.from({ length: 60 }, (_, index) => index + 2);
  const lost = onCreation(1, { kind: "reset" });

  it.each([
    ["it appears then", [listing([unread], afterwards)]],
    ["it has no id", [listing([{ status: "Running" }])]],
  ])("is no proof that nothing was created: %s", async (_, plans) => {
    const seen = await exportInVirtualTime(under(lost, ...plans));
    expect(seen).toMatchObject({ outcome: "error", made: 0, sent: 1 });
    expect(seen.failure).toContain("may or may not have been created");
  });

  it("proves that nothing was created if it was there before", async () => {
    const seen = await exportInVirtualTime(under(lost, listing([unread])));
    expect(seen).toMatchObject({ outcome: "completed", made: 1, sent: 2 });
  });
});

describe("a creation that was rate-limited or refused", () => {
  it("is sent again when the rate limit allows it", async () => {
    const seen = await exportInVirtualTime(
      under(onCreation([1, 2, 3], { kind: "status", status: 429, retry_after: 600 })),
    );
    expect(seen).toMatchObject({ outcome: "completed", made: 1, sent: 4 });
    expect(seen.elapsedMs).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  });

  it("is searched for before it is sent again, since an earlier request may have been applied", async () => {
    const seen = await exportInVirtualTime(
      under(
        onCreation(1, { kind: "late_commit", after_ms: 5 * MINUTE_MS }),
        onCreation(2, { kind: "status", status: 429, retry_after: 600 }),
      ),
    );
    expect(seen).toMatchObject({ outcome: "completed", sent: 2 });
    expect(seen.exports).toHaveLength(1);
  });

  it("is not waited for longer than the timeout", async () => {
    const seen = await exportInVirtualTime({
      ...under(onCreation([1, 2, 3], { kind: "status", status: 429, retry_after: 600 })),
      inputs: { timeout: "15m" },
    });
    expect(seen).toMatchObject({ outcome: "error", made: 0, hasFailed: true });
    expect(seen.elapsedMs).toBeLessThanOrEqual(15 * MINUTE_MS);
  });
});
