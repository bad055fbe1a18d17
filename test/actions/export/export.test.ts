import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { createDispatcher } from "../../../src/service/client/http/http.ts";
import { withoutIds } from "../../harness/transcript/transcript.ts";
import type { ExportService } from "../../scenarios/export-service.ts";
import {
  type Fault,
  faultAt,
  LOST_REQUEST,
  LOST_RESPONSE,
  rateLimitedFor,
  requestNumbers,
  respondWith,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
} from "../../scenarios/faults.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { countCreations, linesOf, requestsFor } from "../../scenarios/results.ts";
import type { ExportScenario } from "../../scenarios/scenario.ts";

type Scenarios = Record<string, ExportScenario>;
type ServiceInputs = ExportScenario["inputs"];

const HALF_MINUTE_MS = 30_000;
const ANNOTATION = /^(notice|warning) (?!Exporting inputs and outputs is slow)/;

/**
 * The result of a step in one line: outcome, status and exit code, sent and created exports,
 * cancellations, statuses of all exports, rows and files, duration, and what is left to the post
 * step; then the messages.
 */
function summaryOf(result: PlayResult): string {
  const { outcome, outputs, exports, elapsedMs, failure, exitCode, journal } = result;
  const { status: lastStatus = "", rows_exported = "", files = "[]", cancelled_ids } = outputs;
  const { sent, createdCount } = countCreations(result, "export");
  const cancels = requestsFor(result, "cancel-export").length;
  const cancelledIds = JSON.parse(cancelled_ids || "[]");
  const savedCreation = journal.filter((entry) => entry.startsWith("state creation ")).at(-1);
  const counts = [
    `${[outcome, lastStatus].join(" ").trim()}, exit ${exitCode}`,
    `sent ${sent}, created ${createdCount}`,
    ...(cancels > 0 ? [`cancellations ${cancels}, cancelled ${cancelledIds.length}`] : []),
    `exports: ${exports.map((one) => one.status).join(", ") || "none"}`,
    ...(rows_exported === "" ? [] : [`${rows_exported} rows`]),
    ...(files === "[]" ? [] : ["files"]),
    `${Math.floor(elapsedMs / HALF_MINUTE_MS) / 2} min`,
    ...(savedCreation === "state creation true" ? ["a creation is open"] : []),
    ...(journal.includes("state skip_post_step true") ? [] : ["left to the post step"]),
  ].join("; ");
  const messages = new Set([counts, failure, ...journal.filter((entry) => ANNOTATION.test(entry))]);
  const sentences = [...messages].filter((text) => text !== "");
  return withoutIds(sentences.join(" | ").replaceAll("\n", " | "));
}

const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02";
const HOUR_MS = 3_600_000;
const SCHEDULE = { end_time: undefined, interval_hours: 24 };
const FILTER = { filter: 'eq(name, "nobody")' };
const LATER_READS = requestNumbers(2, 61);
const json = (body: object) => respondWith(200, body);
const onCreation = (fault: Fault, nth: number | number[] = 1) => faultAt("export", fault, nth);
/** Another client creates an export during the search for the step's own. */
const duringSearch = (change: object, ...plans: FaultPlan[]): ExportScenario => ({
  ...withFaults(...plans),
  onLine: (line, { createExport }) => {
    if (line.includes("looking for it")) void createExport(change);
  },
});
/** Another export exists before the step. */
const besideAnother = (...plans: FaultPlan[]): ExportScenario => ({
  ...withFaults(...plans),
  inputs: async ({ createExport }) => {
    await createExport(FILTER);
    return {};
  },
});

/** After a lost creation, an export appears that shows only the members of `membersOf`. */
function withNewExport(membersOf: (project_id?: string) => object): ExportScenario {
  const plans: FaultPlan[] = [];
  return {
    inputs: async ({ createExport, list, emulator }) => {
      await createExport(FILTER);
      const [otherExport] = await list();
      const members = membersOf(emulator.store.traces.workspaces[0]?.projects[0]?.id);
      const newExport = { id: ID, status: "Completed", ...members };
      const listFault = json([newExport, { ...otherExport }]);
      plans.push(onCreation(LOST_REQUEST), faultAt("exports", listFault, LATER_READS));
      plans.push(faultAt("get-export", json(newExport)));
      return {};
    },
    arrange: ({ emulator }) => emulator.faults.add(...plans),
  };
}

/** The step starts twenty seconds after the creation of another export. */
const rerun = (change: object, scenario: ExportScenario = {}): ExportScenario => ({
  ...scenario,
  inputs: async ({ createExport, clock }) => {
    await createExport(change);
    await clock.sleep(20_000);
    return { timeout: "10m" };
  },
});
const UNREADABLE_EXPORT = { id: ID, status: null };
const MALFORMED_EXPORT = {
  ...{ ...UNREADABLE_EXPORT, export_fields: "id,name", start_time: null, filter: "" },
};
const RATE_LIMITED = onCreation(rateLimitedFor(600), [1, 2, 3]);

const CANCEL_ON_INTERRUPT = { cancel_on_interrupt: "true" };
const HANG = { exportFailures: "hang-run" } as const;

/** The workflow is cancelled at the log line with this text, after `act`. */
function cancelledAt(
  text: string,
  scenario: ExportScenario = {},
  act = async (_: ExportService) => {},
): ExportScenario {
  const workflow = new AbortController();
  return {
    ...{ ...HANG, signal: workflow.signal, ...scenario },
    onLine: (line, service) => {
      if (line.includes(text)) void act(service).then(() => workflow.abort());
    },
  };
}
/** The workflow is cancelled during a creation. */
function cancelledDuringCreation(inputs: Record<string, string>, ...plans: FaultPlan[]) {
  const workflow = new AbortController();
  const dispatcher = createDispatcher().compose((dispatch) => (request, handler) => {
    const isDispatched = dispatch(request, handler);
    if (request.method === "POST") workflow.abort();
    return isDispatched;
  });
  return { ...withFaults(...plans), dispatcher, inputs, signal: workflow.signal };
}
/** The service accepts the cancellation, but does not cancel the export. */
const ignoreCancellation = async ({ emulator, list }: ExportService) => {
  const [bulkExport] = await list();
  emulator.faults.add(faultAt("cancel-export", json({ ...bulkExport })));
};
const watchSchedule: ServiceInputs = async ({ createExport, clock, emulator }) => {
  const export_id = await createExport(SCHEDULE);
  await clock.sleep(HOUR_MS);
  emulator.faults.add(faultAt("exports", json([])));
  return { operation: "watch", export_id, ...CANCEL_ON_INTERRUPT };
};

const DESTINATION = {
  ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
  region: "eu-west-1",
};
const NO_WAIT = { wait: "false" };

const RUN_RESULT = { result: { rows_written: 0 } };
const UNFINISHED_RUN = { id: ID, status: "Running", metadata: RUN_RESULT };
/** The runs of an ended export, one for each of `count` days. */
function withDailyRuns(count: number, end_time: string): ExportScenario {
  const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
  const runs = Array.from({ length: count }, (_, index) => ({
    ...{ id: `run-${index}`, status: "Completed" },
    metadata: { ...RUN_RESULT, start_time: dayOf(index), end_time: dayOf(index + 1) },
  }));
  return { ...withFault("runs", json(runs)), inputs: { end_time } };
}

const RARE_POLLS = { poll_interval: "5m", poll_max_interval: "5m" };
const ACCESS_DENIED = "Access denied";
const UNDATED_RUNS = [
  { id: ID, status: "Completed", created_at: "2026-01-05T00:00:00Z" },
  { id: ID.replace("02", "03"), status: "Failed", created_at: "2026-01-05T00:00:00Z" },
];
/** The second run fails, and `fault` replaces the list of runs. */
const withFailedRun = (fault: Fault): ExportScenario => ({
  ...{ ...withFault("runs", fault), inputs: RARE_POLLS },
  exportFailures: [{ run: 1, error: ACCESS_DENIED }],
});

/** A watched export is deleted while it is polled. */
const watchDeleted = (detail: string): ExportScenario => ({
  ...withFault("get-export", status(404, detail), requestNumbers(4, 203)),
  exportRowsPerSecond: 0.2,
  inputs: async ({ createExport }) => ({ operation: "watch", export_id: await createExport() }),
});

/** The export completes while it is cancelled at the timeout. */
const completedAtTimeout: ExportScenario = {
  ...withFaults(
    faultAt("cancel-export", rateLimitedFor(20), 1),
    faultAt("cancel-export", status(409), 2),
  ),
  inputs: { timeout: "10m", on_timeout: "cancel" },
  onLine: (line, { list, emulator }) => {
    if (!line.includes("429")) return;
    void list().then(([first]) =>
      emulator.faults.add(faultAt("get-export", json({ ...first, status: "Completed" }))),
    );
  },
};

/** The exports of a schedule show its id in upper case, as their source. */
const cancelUpperCase: ServiceInputs = async ({ createExport, clock, list, emulator }) => {
  const export_id = await createExport({ ...SCHEDULE, interval_hours: 72 });
  await clock.sleep(HOUR_MS);
  const source_bulk_export_id = export_id.toUpperCase();
  const body = (await list()).map((one) =>
    one.id === export_id ? one : { ...one, source_bulk_export_id },
  );
  emulator.faults.add(faultAt("exports", json(body)));
  return { operation: "cancel", export_id, cancel_spawned: "true" };
};

// biome-ignore format: one case, one line
const SCENARIOS: Record<string, Scenarios> = {
  "a creation whose response is lost": {
    "is not matched with an export of another range": duringSearch({ end_time: "2026-01-03T00:00:00Z" }, onCreation(LOST_REQUEST)),
    "is not matched if another client creates the same export": duringSearch({}, onCreation(LOST_RESPONSE), faultAt("exports", UNAVAILABLE, [2, 3])),
    "is not sent again while the list lacks earlier exports": besideAnother(onCreation(LOST_RESPONSE), faultAt("exports", json([]), LATER_READS)),
    "is not matched with an export that shows no project and no range": withNewExport(() => ({})),
    "is matched with an export that shows the same project and start": withNewExport((session_id) => ({ session_id, start_time: "2026-01-01T00:00:00Z" })),
    "is not sent again if an unreadable export appears after it": withFaults(onCreation(LOST_REQUEST), faultAt("exports", json([UNREADABLE_EXPORT]), LATER_READS)),
    "is not sent again if the list has an export without an id": withFaults(onCreation(LOST_REQUEST), faultAt("exports", json([{ status: "Running" }]))),
    "is sent again if the unreadable export was in the list before it": withFaults(onCreation(LOST_REQUEST), faultAt("exports", json([UNREADABLE_EXPORT]))),
  },
  "a step that is run again": {
    "warns of the export that is still running": rerun({}, HANG),
    "does not warn of an export that has ended": rerun({}),
    "does not warn of an export with another filter": rerun(FILTER, HANG),
  },
  "a creation that is rate-limited": {
    "is sent again when the rate limit allows it": withFaults(RATE_LIMITED),
    "is searched for before it is sent again": withFaults(onCreation({ kind: "late_commit", after_ms: 300_000 }), onCreation(rateLimitedFor(600), 2)),
    "is not retried after the timeout": { ...withFaults(RATE_LIMITED), inputs: { timeout: "15m" } },
  },
  "a read that is rate-limited": {
    "once is retried": withFault("exports", rateLimitedFor(7_200), 1),
    "for longer than the timeout ends the step at once": { ...withFault("exports", rateLimitedFor(7_200)), inputs: { timeout: "1h" } },
    "for longer than the timeout ends the polling": { ...withFault("get-export", rateLimitedFor(7_200), requestNumbers(2, 40)), inputs: { timeout: "1h" }, ...HANG },
  },
  "a cancelled workflow": {
    "leaves to the post step an export that could not be cancelled": cancelledAt(" finished", {
      inputs: CANCEL_ON_INTERRUPT,
      ...withFault("cancel-export", status(403, "no")),
    }),
    "leaves to the post step an export that is not cancelled yet": cancelledAt(" finished", { inputs: CANCEL_ON_INTERRUPT }, ignoreCancellation),
    "does not say that a schedule that is only watched is cancelled": cancelledAt("SCHEDULED", { inputs: watchSchedule }),
    "cancels no schedule that is only watched": cancelledAt("no export", { inputs: watchSchedule }),
    "says that a schedule was cancelled before it": cancelledAt(" cancelled", { inputs: cancelUpperCase }),
    "waits for the response to a creation, and cancels the export": { ...cancelledDuringCreation(CANCEL_ON_INTERRUPT), ...HANG },
    "says that an export may exist": cancelledDuringCreation({}, faultAt("export", LOST_RESPONSE)),
    "says that an export may exist, with cancel_on_interrupt": cancelledDuringCreation(CANCEL_ON_INTERRUPT, faultAt("export", LOST_RESPONSE)),
    "says that nothing was changed after a 429": cancelledAt("nothing was changed, trying again", withFaults(onCreation(rateLimitedFor(60)))),
    "says that the export had ended": cancelledAt("  COMPLETED", { exportFailures: [] }),
  },
  "the response to a creation": {
    "may contain only the id": { ...withFaults(onCreation(json({ id: ID }))), inputs: NO_WAIT },
    "may have other members in another form": { ...withFaults(onCreation(json(MALFORMED_EXPORT))), inputs: NO_WAIT },
    "may omit the interval of a schedule": {
      ...withFault("export", json({ id: ID, status: "Created" })),
      inputs: { end_time: "", interval_hours: "24" },
    },
    "may show a destination in another form": {
      ...withFault("destination", json({ id: ID, credentials_keys: "access_key_id" })),
      inputs: DESTINATION,
    },
  },
  "a list of runs": {
    "is read again until it shows all rows": { ...withFault("runs", { kind: "stale_read", ms: 8_000 }), exportRowsPerSecond: 2 },
    "with unfinished runs does not prove that nothing was exported": {
      ...withFault("runs", json([UNFINISHED_RUN])),
      inputs: { fail_on_empty: "true" },
    },
    "is complete if it has one run for each day": withDailyRuns(31, "2026-02-01T00:00:00Z"),
    "is complete if its runs cover the range": withDailyRuns(20, "2026-01-20T12:00:00Z"),
  },
  "an export that disappears is reported as deleted, not as a wrong id": {
    "after 404s that name an id": watchDeleted("Bulk export 3fa85f64-5717-4562-b3fc-2c963f66afa6 not found"),
    "after 404s that name no id": watchDeleted("Not Found"),
  },
  "an export": {
    "that ends while it is cancelled at the timeout has completed": {
      ...withFault("cancel-export", { kind: "status", status: 503, retry_after: 20 }, 1),
      inputs: { timeout: "3s", on_timeout: "cancel", poll_interval: "1s", fail_on_empty: "true" },
      exportRowsPerSecond: 20,
    },
    "that ends while it is cancelled at the timeout is not reported as partial because of a stale list of runs": { ...completedAtTimeout, ...HANG },
    "is not known to be cancelled if its cancellation at the timeout gets no response": { ...HANG, ...withFault("cancel-export", status(504)), inputs: { timeout: "10m", on_timeout: "cancel" } },
    "of a schedule is cancelled with the schedule whose id it shows in upper case": { inputs: cancelUpperCase, ...HANG },
    "says which ranges are missing, and how many more": {
      inputs: {
        start_time: "2025-12-01T00:00:00Z",
        end_time: "2025-12-15T00:00:00Z",
        ...RARE_POLLS,
      },
      exportFailures: [1, 2, 5, 8, 10].map((run) => ({ run, error: ACCESS_DENIED })),
    },
    "names no missing ranges if the runs do not show theirs": withFailedRun(json(UNDATED_RUNS)),
    "names no missing ranges if the runs were not read": withFailedRun(status(403, "no")),
    "that does not exist cannot be watched": { inputs: { operation: "watch", export_id: ID } },
  },
};

/** Skips the post step, which would cancel the exports that the main step leaves to it. */
const playExport = (scenario: ExportScenario = {}) =>
  play({ action: "export", ...scenario }, { skipsPost: true });

it.each(Object.entries(SCENARIOS))("%s", async (_, scenarios) => {
  const summarize = async (scenario: ExportScenario) => summaryOf(await playExport(scenario));
  expect(await linesOf(scenarios, summarize)).toMatchSnapshot();
});

describe("the outputs of an export", () => {
  it("contain its id before its status is first read", async () => {
    const { journal } = await playExport();
    const entries = journal
      .filter((entry) => /^(export$|get-export$|(output|state) export_id)/.test(entry))
      .map((entry) => entry.replace(/_id .*/, "_id"));
    const expected = ["export", "output export_id", "state export_id", "get-export"];
    expect(entries.slice(0, 4)).toEqual(expected);
  });

  it("are set again only if they have changed", async () => {
    const result = await playExport({ exportRowsPerSecond: 2 });
    const { journal } = result;
    const countOf = (entry: string) => journal.filter((one) => one === entry).length;
    expect(requestsFor(result, "get-export").length).toBeGreaterThan(3);
    expect(countOf("output status")).toBe(3);
    expect(countOf("output failed_run_count")).toBe(1);
    expect(countOf("output runs")).toBe(0);
  });
});

describe("the address of a store", () => {
  it("is sent unchanged", async () => {
    const bodies: unknown[] = [];
    const config = { bucket_name: "exports", endpoint_url: "https://storage.invalid" };
    const { region: _, ...inputs } = { ...DESTINATION, ...config };
    await playExport({ inputs, onRequest: ({ body }) => void bodies.push(body) });
    expect(bodies).toContainEqual(expect.objectContaining({ config }));
  });
});
