import { STORE_CREDENTIALS } from "../../harness/object-store.ts";
import type { ExportList, ExportService } from "../export-service.ts";
import {
  faultAt,
  LOST_REQUEST,
  LOST_RESPONSE,
  requestNumbers,
  respondWith,
  status,
  UNAVAILABLE,
  withFault,
} from "../faults.ts";
import type { ExportScenario } from "../scenario.ts";

const ONE_MINUTE_POLLS = { poll_interval: "1m", poll_max_interval: "1m" };
const FIVE_MINUTE_POLLS = { poll_interval: "5m", poll_max_interval: "5m" };
const MONTH = { start_time: "2025-12-01T00:00:00Z", end_time: "2025-12-31T00:00:00Z" };
const SCHEDULE = { end_time: "", interval_hours: "24" };
const FILTER = { filter: 'eq(run_type, "llm")' };
const NO_ROWS = { filter: 'eq(name, "nobody")' };
const HOUR_MS = 3_600_000;
const UNKNOWN_ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const FORBIDDEN = status(403, "no");
const ACCESS_DENIED = { error: "Access denied" };
const HANG = { exportFailures: "hang-run" } as const;

/** Cancels the workflow while a run hangs. */
const interruptedExport = (inputs = {}): ExportScenario => ({
  ...HANG,
  cancelWhen: (line) => line.includes(" finished"),
  inputs,
});

/** Creates an export or a schedule, lets an hour pass, and returns the id. */
async function createAndSleep({ createExport, clock }: ExportService, change: object = {}) {
  const export_id = await createExport(change);
  await clock.sleep(HOUR_MS);
  return export_id;
}

/** The inputs that cancel an export or a schedule, which was created an hour before. */
const cancelInputs =
  (change: object = {}, inputs: Record<string, string> = {}) =>
  async (service: ExportService) => ({
    ...{ operation: "cancel", export_id: await createAndSleep(service, change) },
    ...inputs,
  });
const NIGHTLY = { end_time: undefined, interval_hours: 24 };
const EVERY_THIRD_NIGHT = { end_time: undefined, interval_hours: 72 };
const CANCEL_SPAWNED = { cancel_spawned: "true" };

/** The inputs that watch an export, which was created just before. */
export const watchInputs =
  (change: object = {}, inputs: Record<string, string> = {}) =>
  async ({ createExport }: ExportService) => ({
    ...{ operation: "watch", export_id: await createExport(change) },
    ...inputs,
  });

/** Lets the service accept every cancellation without cancelling. */
async function ignoreCancellations({ emulator, list }: ExportService) {
  const [body] = await list();
  emulator.faults.add(faultAt("cancel-export", respondWith(200, body)));
}

const run = (index: number, status: string, rows: number) => ({
  id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a0${index}`,
  ...{ status, metadata: { result: { rows_written: rows } } },
});
/** A run of one day, without its list of files. */
const runOfDay = (day: number, status: string) => ({
  id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a0${day}`,
  ...{ status, rows_exported: 10 },
  metadata: {
    start_time: `2026-01-0${day}T00:00:00Z`,
    end_time: `2026-01-${`${day + 1}`.padStart(2, "0")}T00:00:00Z`,
  },
});
/** Replaces lists of runs. A step reads one per export of a schedule, then the newest's again. */
const withRuns = (runs: object[], nth?: number[]) => withFault("runs", respondWith(200, runs), nth);

/** The service shows the export as completed, with this change; `nth`: in that read only. */
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
      const body = { ...first, status: "Completed", ...change };
      emulator.faults.add(faultAt("get-export", respondWith(200, body), nth));
    });
  },
});

/** The response to a creation has these members, and a new id. */
const createdWith = (members: object) =>
  withFault("export", respondWith(200, { id: UNKNOWN_ID, status: "Created", ...members }));

/** The creation is refused because of a member. */
const refusedMember = (loc: string, msg: string, type: string) =>
  withFault("export", respondWith(422, { detail: [{ loc: ["body", loc], msg, type }] }));

export const DESTINATION = {
  operation: "create_destination",
  display_name: "Warehouse",
  bucket_name: "exports",
};
/** The inputs that create a destination in the object store of the scenario. */
export const destinationInputs =
  (inputs: Record<string, string> = {}) =>
  async ({ endpoint_url }: ExportService) => ({ ...DESTINATION, endpoint_url, ...inputs });
const destination = destinationInputs({ prefix: "traces", ...STORE_CREDENTIALS });

/** The inputs that watch a schedule of nine nights. `change` transforms the list of exports. */
const scheduleInputs =
  (change: (exports: ExportList) => object = (exports) => exports) =>
  async (service: ExportService) => {
    const export_id = await createAndSleep(service, NIGHTLY);
    const list = change(await service.list());
    service.emulator.faults.add(faultAt("exports", respondWith(200, list)));
    return { operation: "watch", export_id };
  };
const withoutDays =
  (...days: string[]) =>
  (exports: ExportList) =>
    exports.filter(
      (one) => !one.source_bulk_export_id || !days.includes(one.start_time.slice(0, 10)),
    );

/** At least one scenario for each outcome of the export action. */
export const SCENARIOS: Record<string, ExportScenario> = {
  completed: {},
  "completed-with-another-range": completedWith({ end_time: "2026-01-03T00:00:00Z" }),
  "completed-with-other-values": completedWith(
    { session_id: UNKNOWN_ID, filter: null, export_fields: ["id"] },
    { ...FILTER, export_fields: "id, name" },
  ),
  "completed-with-text-ids": { habits: ["titled-statuses", "text-ids"] },
  "completed-with-a-cancelled-day": {
    ...withRuns([runOfDay(1, "Completed"), runOfDay(2, "Cancelled"), runOfDay(3, "Completed")]),
  },
  "completed-in-one-read-only": { ...completedWith({}, {}, 2), exportRowsPerSecond: 1 },
  "completed-with-an-unreadable-list": withFault("exports", respondWith(200, { bulk_exports: [] })),
  "completed-with-unreadable-runs": withFault("runs", FORBIDDEN),
  "completed-with-a-failed-run": {
    ...withRuns([run(1, "Completed", 5), run(2, "Failed", 5), run(3, "Completed", 5)]),
  },
  "completed-after-retries": { exportFailures: "retry-run", inputs: ONE_MINUTE_POLLS },
  "completed-after-an-outage": {
    exportFailures: "retry-run",
    ...withFault(
      "get-export",
      { kind: "status", status: 503, retry_after: 30 },
      requestNumbers(2, 19),
    ),
  },
  empty: { inputs: { ...NO_ROWS, fail_on_empty: "true" } },
  "empty-permitted": { inputs: NO_ROWS },
  "empty-with-a-failed-run": {
    ...withRuns([run(1, "Completed", 0), run(2, "Failed", 0)]),
    inputs: { fail_on_empty: "true" },
  },
  "empty-permitted-with-a-failed-run": withRuns([run(1, "Completed", 0), run(2, "Failed", 0)]),
  "failed-day": { inputs: FIVE_MINUTE_POLLS, exportFailures: [{ run: 1, ...ACCESS_DENIED }] },
  "failed-days": {
    inputs: { ...MONTH, ...FIVE_MINUTE_POLLS },
    exportFailures: [
      { run: 3, ...ACCESS_DENIED },
      { run: 4, ...ACCESS_DENIED },
      { run: 9, error: "out of memory", attempts: 30 },
      { run: 17 },
    ],
  },
  "failed-with-wait-false": {
    inputs: async (service) => ({
      ...{ operation: "watch", wait: "false", export_id: await createAndSleep(service) },
    }),
    exportFailures: [ACCESS_DENIED],
  },
  "failed-with-a-deleted-destination": withFault("get-export", { kind: "deleted_destinations" }),
  "timed-out-on-the-platform": {
    ...HANG,
    inputs: { timeout: "100h", poll_interval: "8h", poll_max_interval: "8h" },
  },
  "timed-out-during-an-outage": {
    ...HANG,
    ...withFault("get-export", UNAVAILABLE, requestNumbers(8, 67)),
    inputs: { timeout: "8m", poll_max_interval: "30s" },
  },
  "timed-out-without-a-read": {
    ...withFault("get-export", UNAVAILABLE),
    inputs: watchInputs({}, { timeout: "5m" }),
  },
  "timed-out-cancelled": {
    ...HANG,
    inputs: { ...FIVE_MINUTE_POLLS, timeout: "1h", on_timeout: "cancel" },
  },
  "timed-out-not-cancelled": {
    inputs: { timeout: "10m", on_timeout: "cancel" },
    ...HANG,
    onLine: (line, service) => {
      if (line.includes(" finished")) void ignoreCancellations(service);
    },
  },
  detached: { ...HANG, inputs: { ...FIVE_MINUTE_POLLS, timeout: "1h", on_timeout: "detach" } },
  "not-waited": { inputs: { wait: "false" } },

  "scheduled-with-other-values": {
    inputs: { ...SCHEDULE, ...FILTER },
    ...createdWith({ interval_hours: 12, filter: null }),
  },
  scheduled: { inputs: SCHEDULE },
  "schedule-complete": { inputs: scheduleInputs() },
  "schedule-with-a-gap": { inputs: scheduleInputs(withoutDays("2026-01-04")) },
  "schedule-with-a-cancelled-run": {
    inputs: scheduleInputs(),
    ...withRuns([runOfDay(9, "Cancelled")], [9, 10]),
  },
  "schedule-that-stopped": { inputs: scheduleInputs(withoutDays("2026-01-08", "2026-01-09")) },
  "schedule-with-a-forbidden-bucket": { inputs: scheduleInputs(), exportFailures: [ACCESS_DENIED] },
  "schedule-with-forbidden-runs": {
    inputs: scheduleInputs(),
    // The first nine requests read the runs of each interval, the others those of the newest.
    ...withFault("runs", FORBIDDEN, requestNumbers(10, 29)),
  },
  "schedule-still-running": {
    inputs: async ({ createExport, clock }) => {
      const export_id = await createExport({ ...NIGHTLY, start_time: "2026-01-07T00:00:00Z" });
      await clock.sleep(15_000);
      return { operation: "watch", export_id, ...ONE_MINUTE_POLLS };
    },
    exportRowsPerSecond: 0.2,
  },
  "schedule-without-rows": {
    inputs: async (service) => ({ ...(await scheduleInputs()(service)), fail_on_empty: "true" }),
    traces: { perHour: 0 },
  },
  "schedule-not-due": { inputs: watchInputs({ ...NIGHTLY, start_time: "2026-01-10T00:00:00Z" }) },
  "schedule-cancelled": {
    inputs: async ({ createExport, cancel }) => {
      const export_id = await createExport(NIGHTLY);
      await cancel(export_id);
      return { operation: "watch", export_id };
    },
  },

  interrupted: interruptedExport(),
  "interrupted-cancelled": interruptedExport({ cancel_on_interrupt: "true" }),
  "interrupted-early": { signal: AbortSignal.abort() },
  "cancelled-by-another-client": {
    ...HANG,
    onLine: (line, { cancel, list }) => {
      if (line.includes(" finished")) void list().then(([first]) => cancel(first?.id ?? ""));
    },
  },

  cancelled: { inputs: cancelInputs(), exportFailures: "hang-run" },
  "cancelled-without-its-exports": {
    inputs: cancelInputs(NIGHTLY, CANCEL_SPAWNED),
    ...withFault("exports", FORBIDDEN),
    ...HANG,
  },
  "cancelled-without-one-of-its-exports": {
    inputs: cancelInputs(EVERY_THIRD_NIGHT, CANCEL_SPAWNED),
    ...withFault("cancel-export", FORBIDDEN, 3),
    ...HANG,
  },
  "cancelled-not-yet": {
    inputs: async (service) => {
      const inputs = await cancelInputs()(service);
      await ignoreCancellations(service);
      return inputs;
    },
    ...HANG,
  },
  "cancel-of-a-completed-export": { inputs: cancelInputs({}, CANCEL_SPAWNED) },
  "cancel-of-a-failed-export": { inputs: cancelInputs(), exportFailures: [ACCESS_DENIED] },
  "cancel-of-a-timed-out-export": {
    inputs: async (service) => {
      const inputs = await cancelInputs()(service);
      const [first] = await service.list();
      const body = { ...first, status: "TimedOut" };
      service.emulator.faults.add(faultAt("get-export", respondWith(200, body)));
      return inputs;
    },
  },
  "cancelled-with-a-late-export": {
    inputs: async (service) => {
      const inputs = await cancelInputs(EVERY_THIRD_NIGHT, CANCEL_SPAWNED)(service);
      const [_, ...list] = await service.list();
      service.emulator.faults.add(faultAt("exports", respondWith(200, list), 1));
      return inputs;
    },
    ...HANG,
  },
  "cancelled-after-its-schedule": {
    inputs: async (service) => {
      const inputs = await cancelInputs(EVERY_THIRD_NIGHT, CANCEL_SPAWNED)(service);
      await service.cancel(inputs.export_id);
      const [completed] = (await service.list()).filter((one) => one.source_bulk_export_id);
      service.emulator.faults.add(
        faultAt("cancel-export", status(409), 1),
        faultAt("get-export", respondWith(200, { ...completed, status: "Completed" }), 2),
      );
      return inputs;
    },
    ...HANG,
  },
  "cancel-refused": {
    inputs: cancelInputs(),
    ...withFault("cancel-export", status(409, "no")),
    ...HANG,
  },
  watched: { inputs: watchInputs() },
  listed: {
    inputs: async ({ createExport }) => {
      for (let count = 0; count < 12; count += 1) await createExport();
      await createExport(NIGHTLY);
      return { operation: "list" };
    },
  },

  "destination-created": { inputs: destination },
  "destination-denied": {
    inputs: destination,
    ...withFault("destination", status(403, "Access denied")),
  },
  "destination-without-credentials": { inputs: destinationInputs() },
  "destination-with-an-html-response": {
    inputs: destination,
    ...withFault("destination", { kind: "html", status: 200 }),
  },
  "destination-refused-by-a-firewall": {
    inputs: destination,
    ...withFault("destination", { kind: "html", status: 403, when: "after" }),
  },
  "destination-unproven": { inputs: destination, ...withFault("destination", LOST_RESPONSE) },

  "rejected-project": { inputs: { project_id: UNKNOWN_ID } },
  "rejected-destination": withFault("export", { kind: "deleted_destinations" }),
  "rejected-members": refusedMember("session_id", "is archived", "value_error"),
  "rejected-by-an-older-service": {
    inputs: SCHEDULE,
    ...refusedMember("end_time", "Field required", "missing"),
  },
  "rejected-credential": withFault("exports", FORBIDDEN),
  "rejected-export": { inputs: { operation: "watch", export_id: UNKNOWN_ID } },
  "rate-limited": {
    inputs: { timeout: "15m", ...FIVE_MINUTE_POLLS },
    ...withFault("export", status(429, "creation rate limit exceeded: 15 per hour")),
  },
  "unavailable-after-the-creation": withFault("get-export", UNAVAILABLE),
  unproven: { inputs: { on_ambiguous: "fail" }, ...withFault("export", LOST_REQUEST) },
  "created-with-a-lost-response": withFault("export", LOST_RESPONSE),
};
