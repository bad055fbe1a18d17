import type { Emulator } from "../../../emulator/server/server.ts";
import { STORE_CREDENTIALS } from "../../harness/object-store.ts";
import type { ExportList, ExportService } from "../export-service.ts";
import { type Fault, faultAt, faults, requestNumbers, UNAVAILABLE, withFaults } from "../faults.ts";
import type { ExportScenario } from "../scenario.ts";

const FIVE_MINUTE_POLLS = { poll_interval: "5m", poll_max_interval: "5m" };
const MONTH = { start_time: "2025-12-01T00:00:00Z", end_time: "2025-12-31T00:00:00Z" };
const ONE_MINUTE_POLLS = { poll_interval: "1m", poll_max_interval: "1m" };
const HOUR_MS = 3_600_000;
const UNKNOWN_ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const FORBIDDEN = { kind: "status", status: 403, body: { detail: "no" } } as const;

const failNextExports =
  (...failures: Emulator["nextExportFailures"]) =>
  ({ emulator }: ExportService) =>
    emulator.nextExportFailures.push(...failures);

const respondWith = (path: string, fault: Fault) => faults(faultAt(path, fault));

/** Cancels the workflow while a run hangs. */
const interruptedExport = (inputs = {}): ExportScenario => ({
  exportFailures: "hang-run",
  cancelWhen: (line) => line.includes(" finished"),
  inputs,
});

/** Cancels an export, or a schedule that was created an hour ago. */
const cancelExport =
  (change: object = {}, inputs: Record<string, string> = {}) =>
  async ({ createExport, clock }: ExportService) => {
    const export_id = await createExport(change);
    await clock.sleep(HOUR_MS);
    return { operation: "cancel", export_id, ...inputs };
  };
const NIGHTLY = { end_time: undefined, interval_hours: 24 };

/** Lets the service accept every cancellation without cancelling. */
async function ignoreCancellations({ emulator, list }: ExportService) {
  const [body] = await list();
  emulator.faults.add(faultAt("cancel-export", { kind: "status", status: 200, body }));
}

const run = (index: number, status: string, rows: number) => ({
  id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a0${index}`,
  ...{ status, metadata: { result: { rows_written: rows } } },
});
/** A run of a day, whose files are not listed. */
const runOfDay = (day: number, status: string) => ({
  id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a0${day}`,
  ...{ status, rows_exported: 10 },
  metadata: {
    start_time: `2026-01-0${day}T00:00:00Z`,
    end_time: `2026-01-${`${day + 1}`.padStart(2, "0")}T00:00:00Z`,
  },
});
const respondWithRuns = (...body: (ReturnType<typeof run> | ReturnType<typeof runOfDay>)[]) =>
  respondWith("runs", { kind: "status", status: 200, body });

/** Replaces only these reads: of the exports of a schedule, the newest is read last. */
const respondWithRunsAt = (nth: number[], ...body: ReturnType<typeof runOfDay>[]) =>
  faults(faultAt("runs", { kind: "status", status: 200, body }, nth));

/** The service returns the export as completed, with other values than it was sent. */
const completedWith = (
  change: object,
  inputs: Record<string, string> = {},
  nth?: number,
): ExportScenario => ({
  inputs,
  exportRowsPerSecond: 1_000,
  onLine: (line, { list, emulator }) => {
    if (!line.includes(" created: ")) return;
    void list().then(([first]) => {
      const body = JSON.parse(JSON.stringify({ ...first, status: "Completed", ...change }));
      emulator.faults.add(faultAt("get-export", { kind: "status", status: 200, body }, nth));
    });
  },
});

/** A response with these members, about the export of the request or a new one. */
const respondWithMembers = (path: string, members: object) =>
  respondWith(path, {
    kind: "status",
    status: 200,
    body: JSON.parse(JSON.stringify({ id: UNKNOWN_ID, status: "Created", ...members })),
  });

const destination = async ({ endpoint_url }: ExportService) => ({
  ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
  ...{ prefix: "traces", endpoint_url, ...STORE_CREDENTIALS },
});

/** Watches a schedule of nine nights. `change` transforms the list of exports. */
const watchSchedule =
  (change: (exports: ExportList) => ExportList = (exports) => exports) =>
  async ({ createExport, clock, list, emulator }: ExportService) => {
    const export_id = await createExport(NIGHTLY);
    await clock.sleep(HOUR_MS);
    const body = JSON.parse(JSON.stringify(change(await list())));
    emulator.faults.add(faultAt("exports", { kind: "status", status: 200, body }));
    return { operation: "watch", export_id };
  };
const withoutDays =
  (...days: string[]) =>
  (exports: ExportList) =>
    exports.filter(
      (one) => !one.source_bulk_export_id || !days.includes(one.start_time.slice(0, 10)),
    );

/** Every result of an export action. */
export const SCENARIOS: Record<string, () => ExportScenario> = {
  completed: () => ({}),
  "completed-with-another-range": () => completedWith({ end_time: "2026-01-03T00:00:00Z" }),
  "completed-with-other-values": () =>
    completedWith(
      { session_id: UNKNOWN_ID, filter: null, export_fields: ["id"] },
      { filter: 'eq(run_type, "llm")', export_fields: "id, name" },
    ),
  "completed-with-equivalent-values": () =>
    completedWith(
      { start_time: "2026-01-01T00:00:00", filter: 'eq(run_type,"llm")', export_fields: undefined },
      { filter: 'eq(run_type, "llm")', export_fields: "id, name" },
    ),
  "completed-with-text-ids": () => ({ habits: ["titled-statuses", "text-ids"] }),
  "completed-with-a-cancelled-day": () => ({
    arrange: respondWithRuns(
      runOfDay(1, "Completed"),
      runOfDay(2, "Cancelled"),
      runOfDay(3, "Completed"),
    ),
  }),
  "completed-in-one-read-only": () => ({
    ...completedWith({}, {}, 2),
    exportRowsPerSecond: 1,
  }),
  "completed-with-an-unreadable-list": () => ({
    arrange: respondWith("exports", { kind: "status", status: 200, body: { bulk_exports: [] } }),
  }),
  "completed-month": () => ({ inputs: MONTH }),
  "completed-with-unreadable-runs": () => ({ arrange: respondWith("runs", FORBIDDEN) }),
  "completed-with-a-failed-run": () => ({
    arrange: respondWithRuns(run(1, "Completed", 5), run(2, "Failed", 5), run(3, "Completed", 5)),
  }),
  "completed-after-retries": () => ({
    arrange: failNextExports("retry-run"),
    inputs: ONE_MINUTE_POLLS,
  }),
  "completed-after-an-outage": () => ({
    arrange: ({ emulator: { faults, nextExportFailures } }) => {
      nextExportFailures.push("retry-run");
      const fault = { kind: "status", status: 503, retry_after: 30 } as const;
      faults.add(faultAt("get-export", fault, requestNumbers(2, 19)));
    },
  }),
  empty: () => ({ inputs: { filter: 'eq(name, "nobody")', fail_on_empty: "true" } }),
  "empty-permitted": () => ({ inputs: { filter: 'eq(name, "nobody")' } }),
  "empty-with-a-failed-run": () => ({
    arrange: respondWithRuns(run(1, "Completed", 0), run(2, "Failed", 0)),
    inputs: { fail_on_empty: "true" },
  }),
  "failed-day": () => ({
    inputs: FIVE_MINUTE_POLLS,
    arrange: failNextExports([{ run: 1, error: "Access denied" }]),
  }),
  "failed-days": () => ({
    inputs: { ...MONTH, ...FIVE_MINUTE_POLLS },
    arrange: failNextExports([
      { run: 3, error: "Access denied" },
      { run: 4, error: "Access denied" },
      { run: 9, error: "out of memory", attempts: 30 },
      { run: 17 },
    ]),
  }),
  "failed-all": () => ({
    inputs: FIVE_MINUTE_POLLS,
    arrange: failNextExports([{ error: "Bucket is not valid" }]),
  }),
  "failed-with-wait-false": () => ({
    inputs: async ({ createExport, clock }) => {
      const export_id = await createExport();
      await clock.sleep(HOUR_MS);
      return { operation: "watch", wait: "false", export_id };
    },
    exportFailures: [{ error: "Access denied" }],
  }),
  "failed-with-a-deleted-destination": () => ({
    arrange: respondWith("get-export", { kind: "deleted_destinations" }),
  }),
  "timed-out-on-the-platform": () => ({
    arrange: failNextExports("hang-run"),
    inputs: { timeout: "100h", poll_interval: "8h", poll_max_interval: "8h" },
  }),
  "timed-out-in-the-action": () => ({
    arrange: failNextExports("hang-run"),
    inputs: { timeout: "1h", poll_interval: "20m", poll_max_interval: "20m" },
  }),
  "timed-out-during-an-outage": () => ({
    arrange: ({ emulator: { faults, nextExportFailures } }) => {
      nextExportFailures.push("hang-run");
      faults.add(faultAt("get-export", UNAVAILABLE, requestNumbers(8, 67)));
    },
    inputs: { timeout: "8m", poll_max_interval: "30s" },
  }),
  "timed-out-without-a-read": () => ({
    arrange: respondWith("get-export", UNAVAILABLE),
    inputs: async ({ createExport }) => ({
      operation: "watch",
      export_id: await createExport(),
      timeout: "5m",
    }),
  }),
  "timed-out-cancelled": () => ({
    arrange: failNextExports("hang-run"),
    inputs: { ...FIVE_MINUTE_POLLS, timeout: "1h", on_timeout: "cancel" },
  }),
  "timed-out-not-cancelled": () => ({
    inputs: { timeout: "10m", on_timeout: "cancel" },
    exportFailures: "hang-run",
    onLine: (line, service) => {
      if (line.includes(" finished")) void ignoreCancellations(service);
    },
  }),
  detached: () => ({
    arrange: failNextExports("hang-run"),
    inputs: { ...FIVE_MINUTE_POLLS, timeout: "1h", on_timeout: "detach" },
  }),
  "not-waited": () => ({ inputs: { wait: "false" } }),

  "scheduled-with-other-values": () => ({
    inputs: { end_time: "", interval_hours: "24", filter: 'eq(run_type, "llm")' },
    arrange: respondWithMembers("export", { interval_hours: 12, filter: null }),
  }),
  "scheduled-without-members": () => ({
    inputs: { end_time: "", interval_hours: "24", filter: 'eq(run_type, "llm")' },
    arrange: respondWithMembers("export", {}),
  }),
  scheduled: () => ({ inputs: { end_time: "", interval_hours: "24" } }),
  "schedule-complete": () => ({ inputs: watchSchedule() }),
  "schedule-with-a-gap": () => ({ inputs: watchSchedule(withoutDays("2026-01-04")) }),
  "schedule-with-a-cancelled-run": () => ({
    inputs: watchSchedule(),
    arrange: respondWithRunsAt([9, 10], runOfDay(9, "Cancelled")),
  }),
  "schedule-with-an-older-cancelled-run": () => ({
    inputs: watchSchedule(),
    arrange: respondWithRunsAt([3], runOfDay(3, "Cancelled")),
  }),
  "schedule-that-stopped": () => ({
    inputs: watchSchedule(withoutDays("2026-01-08", "2026-01-09")),
  }),
  "schedule-filled-by-hand": () => ({
    inputs: async (service) => {
      const range = { start_time: "2026-01-08T00:00:00Z", end_time: "2026-01-10T00:00:00Z" };
      await service.createExport(range);
      return watchSchedule(withoutDays("2026-01-08", "2026-01-09"))(service);
    },
  }),
  "schedule-with-a-forbidden-bucket": () => ({
    inputs: watchSchedule(),
    exportFailures: [{ error: "Access denied" }],
  }),
  "schedule-with-forbidden-runs": () => ({
    inputs: watchSchedule(),
    // The first nine belong to the intervals.
    ...withFaults(faultAt("runs", FORBIDDEN, requestNumbers(10, 29))),
  }),
  "schedule-still-running": () => ({
    inputs: async ({ createExport, clock }) => {
      const export_id = await createExport({ ...NIGHTLY, start_time: "2026-01-07T00:00:00Z" });
      await clock.sleep(15_000);
      return { operation: "watch", export_id, ...ONE_MINUTE_POLLS };
    },
    exportRowsPerSecond: 0.2,
  }),
  "schedule-without-rows": () => ({
    inputs: async (service) => ({ ...(await watchSchedule()(service)), fail_on_empty: "true" }),
    traces: { perHour: 0 },
  }),
  "schedule-not-listed": () => ({
    inputs: watchSchedule((exports) => [
      ...withoutDays("2026-01-09")(exports),
      ...Array.from({ length: 11 }, (_, index) => ({
        ...{ id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a${index + 10}`, status: "Completed" },
        ...{ start_time: "2025-01-01T00:00:00Z", end_time: "2025-01-02T00:00:00Z" },
      })),
    ]),
  }),
  "schedule-not-due": () => ({
    inputs: async ({ createExport }) => {
      const schedule = { ...NIGHTLY, start_time: "2026-01-10T00:00:00Z" };
      return { operation: "watch", export_id: await createExport(schedule) };
    },
  }),
  "schedule-cancelled": () => ({
    inputs: async ({ createExport, cancel }) => {
      const export_id = await createExport(NIGHTLY);
      await cancel(export_id);
      return { operation: "watch", export_id };
    },
  }),

  interrupted: () => interruptedExport(),
  "interrupted-cancelled": () => interruptedExport({ cancel_on_interrupt: "true" }),
  "interrupted-early": () => ({ signal: AbortSignal.abort() }),
  "cancelled-by-another-client": () => ({
    arrange: failNextExports("hang-run"),
    onLine: (line, { cancel, list }) => {
      if (line.includes(" finished")) void list().then(([first]) => cancel(first?.id ?? ""));
    },
  }),

  cancelled: () => ({ inputs: cancelExport(), exportFailures: "hang-run" }),
  "cancelled-schedule-alone": () => ({
    inputs: cancelExport(NIGHTLY),
    exportFailures: "hang-run",
  }),
  "cancelled-with-its-exports": () => ({
    inputs: cancelExport({ ...NIGHTLY, interval_hours: 72 }, { cancel_spawned: "true" }),
    exportFailures: "hang-run",
  }),
  "cancelled-without-its-exports": () => ({
    inputs: cancelExport(NIGHTLY, { cancel_spawned: "true" }),
    arrange: respondWith("exports", FORBIDDEN),
    exportFailures: "hang-run",
  }),
  "cancelled-without-one-of-its-exports": () => ({
    inputs: cancelExport({ ...NIGHTLY, interval_hours: 72 }, { cancel_spawned: "true" }),
    ...withFaults(faultAt("cancel-export", FORBIDDEN, 3)),
    exportFailures: "hang-run",
  }),
  "cancelled-not-yet": () => ({
    inputs: async (service) => {
      const inputs = await cancelExport()(service);
      await ignoreCancellations(service);
      return inputs;
    },
    exportFailures: "hang-run",
  }),
  "cancel-of-a-completed-export": () => ({ inputs: cancelExport({}, { cancel_spawned: "true" }) }),
  "cancel-of-a-failed-export": () => ({
    inputs: cancelExport(),
    exportFailures: [{ error: "Access denied" }],
  }),
  "cancel-of-a-timed-out-export": () => ({
    inputs: async (service) => {
      const inputs = await cancelExport()(service);
      const [first] = await service.list();
      respondWithMembers("get-export", { ...first, status: "TimedOut" })(service);
      return inputs;
    },
  }),
  "cancelled-with-a-late-export": () => ({
    inputs: async ({ createExport, clock, list, emulator }) => {
      const export_id = await createExport({ ...NIGHTLY, interval_hours: 72 });
      await clock.sleep(HOUR_MS);
      const [_, ...body] = JSON.parse(JSON.stringify(await list()));
      emulator.faults.add(faultAt("exports", { kind: "status", status: 200, body }, 1));
      return { operation: "cancel", export_id, cancel_spawned: "true" };
    },
    exportFailures: "hang-run",
  }),
  "cancel-refused": () => ({
    inputs: cancelExport(),
    arrange: respondWith("cancel-export", { ...FORBIDDEN, status: 409 }),
    exportFailures: "hang-run",
  }),
  watched: () => ({
    inputs: async ({ createExport }) => ({ operation: "watch", export_id: await createExport() }),
  }),
  "watched-failed": () => ({
    inputs: async ({ createExport }) => ({
      ...{ operation: "watch", export_id: await createExport({ filter: 'eq(run_type, "llm")' }) },
      ...FIVE_MINUTE_POLLS,
    }),
    exportFailures: [{ run: 2, error: "Key ID you provided does not exist" }],
  }),
  listed: () => ({
    inputs: async ({ createExport }) => {
      for (let count = 0; count < 12; count += 1) await createExport();
      await createExport(NIGHTLY);
      return { operation: "list" };
    },
  }),

  "destination-created": () => ({ inputs: destination }),
  "destination-denied": () => ({
    inputs: destination,
    arrange: respondWith("destination", { ...FORBIDDEN, body: { detail: "Access denied" } }),
  }),
  "destination-without-credentials": () => ({
    inputs: async ({ endpoint_url }) => ({
      ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
      endpoint_url,
    }),
  }),
  "destination-with-an-html-response": () => ({
    inputs: destination,
    arrange: respondWith("destination", { kind: "html", status: 200 }),
  }),
  "destination-refused-by-a-firewall": () => ({
    inputs: destination,
    arrange: respondWith("destination", { kind: "html", status: 403, when: "after" }),
  }),
  "destination-unproven": () => ({
    inputs: destination,
    arrange: respondWith("destination", { kind: "reset", when: "after" }),
  }),

  "rejected-project": () => ({ inputs: { project_id: UNKNOWN_ID } }),
  "rejected-destination": () => ({
    arrange: respondWith("export", { kind: "deleted_destinations" }),
  }),
  "rejected-members": () => ({
    arrange: respondWith("export", {
      ...{ kind: "status", status: 422 },
      body: { detail: [{ loc: ["body", "session_id"], msg: "is archived", type: "value_error" }] },
    }),
  }),
  "rejected-by-an-older-service": () => ({
    inputs: { end_time: "", interval_hours: "24" },
    arrange: respondWith("export", {
      ...{ kind: "status", status: 422 },
      body: { detail: [{ loc: ["body", "end_time"], msg: "Field required", type: "missing" }] },
    }),
  }),
  "rejected-credential": () => ({ arrange: respondWith("exports", FORBIDDEN) }),
  "rejected-export": () => ({ inputs: { operation: "watch", export_id: UNKNOWN_ID } }),
  "rate-limited": () => ({
    inputs: { timeout: "15m", ...FIVE_MINUTE_POLLS },
    arrange: respondWith("export", {
      ...{ kind: "status", status: 429 },
      body: { detail: "creation rate limit exceeded: 15 per hour" },
    }),
  }),
  "unavailable-after-the-creation": () => ({ arrange: respondWith("get-export", UNAVAILABLE) }),
  unproven: () => ({
    inputs: { on_ambiguous: "fail" },
    arrange: respondWith("export", { kind: "reset", when: "before" }),
  }),
  "created-with-a-lost-response": () => ({
    arrange: respondWith("export", { kind: "reset", when: "after" }),
  }),
};
