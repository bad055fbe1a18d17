import { describe, expect, it } from "vitest";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import { createDispatcher } from "../../../src/service/client/http/http.ts";
import { withoutIds } from "../../harness/transcript/transcript.ts";
import type { Service } from "../../scenarios/export-service.ts";
import {
  type Fault,
  faultAt,
  LOST_REQUEST,
  LOST_RESPONSE,
  rateLimitedFor,
  requestNumbers,
  status,
  UNAVAILABLE,
  withFaults,
} from "../../scenarios/faults.ts";
import { SCENARIOS as ENDS } from "../../scenarios/library/export.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import { countCreations, requestsFor } from "../../scenarios/results.ts";
import type { ExportScenario } from "../../scenarios/scenario.ts";

type Scenarios = Record<string, ExportScenario>;

const HALF_MINUTE_MS = 30_000;
const ANNOTATION = /^(notice|warning) (?!Exporting inputs and outputs is slow)/;

/**
 * The result of a step as one line: requests and creations of exports, cancellations, existing
 * exports, rows and files, minutes, and what the post step has to do. Then the messages.
 */
function summaryOf(result: PlayResult): string {
  const { outcome, outputs, exports, elapsedMs, failure, exitCode, journal } = result;
  const { status: word = "", rows_exported = "", files = "[]" } = outputs;
  const { sent, createdCount } = countCreations(result, "export");
  const cancels = requestsFor(result, "cancel-export").length;
  const created = journal.filter((entry) => entry.startsWith("state creation ")).at(-1);
  const end = [
    `${[outcome, word].join(" ").trim()}, exit ${exitCode}`,
    `sent ${sent}, made ${createdCount}`,
    ...(cancels > 0 ? [`cancelled ${cancels}`] : []),
    `there ${exports.map((one) => one.status).join(", ")}`,
    ...(rows_exported === "" ? [] : [`${rows_exported} rows`]),
    ...(files === "[]" ? [] : ["files"]),
    `${Math.floor(elapsedMs / HALF_MINUTE_MS) / 2} min`,
    ...(created === "state creation true" ? ["a creation is open"] : []),
    ...(journal.includes("state settled true") ? [] : ["left to the post step"]),
  ].join("; ");
  const messages = new Set([end, failure, ...journal.filter((entry) => ANNOTATION.test(entry))]);
  const sentences = [...messages].filter((text) => text !== "");
  return withoutIds(sentences.join(" | ").replaceAll("\n", " | "));
}

const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02";
const HOUR_MS = 3_600_000;
const SCHEDULE = { end_time: undefined, interval_hours: 24 };
const NOBODY = { filter: 'eq(name, "nobody")' };
const LATER = requestNumbers(2, 61);
const shows = (body: object): Fault => ({
  ...{ kind: "status", status: 200, body: JSON.parse(JSON.stringify(body)) },
});
const onCreation = (fault: Fault, nth: number | number[] = 1) => faultAt("export", fault, nth);
/** Another client acts during the search for the export. */
const duringSearch = (change: object, ...plans: FaultPlan[]): ExportScenario => ({
  ...withFaults(...plans),
  onLine: (line, { createExport }) => {
    if (line.includes("looking for it")) void createExport(change);
  },
});
/** An export of someone else exists. */
const besideAnother = (...plans: FaultPlan[]): ExportScenario => ({
  ...withFaults(...plans),
  inputs: async ({ createExport }) => {
    await createExport(NOBODY);
    return {};
  },
});

/** An export that appears after a lost creation shows only these members. */
function withNewExport(membersOf: (project_id?: string) => object): ExportScenario {
  const plans: FaultPlan[] = [];
  return {
    inputs: async ({ createExport, list, emulator }) => {
      await createExport(NOBODY);
      const [before] = await list();
      const members = membersOf(emulator.store.traces.workspaces[0]?.projects[0]?.id);
      const one = { id: ID, status: "Completed", ...members };
      const both = faultAt("exports", shows([one, { ...before }]), LATER);
      plans.push(onCreation(LOST_REQUEST), both, faultAt("get-export", shows(one)));
      return {};
    },
    arrange: ({ emulator }) => emulator.faults.add(...plans),
  };
}

/** A step runs again twenty seconds after an export was created. */
const rerun = (change: object, more: ExportScenario = {}): ExportScenario => ({
  ...more,
  inputs: async ({ createExport, clock }) => {
    await createExport(change);
    await clock.sleep(20_000);
    return { timeout: "10m" };
  },
});
const UNREAD = { id: ID, status: null };
const RATE_LIMITED = onCreation(rateLimitedFor(600), [1, 2, 3]);

const CANCELLING = { cancel_on_interrupt: "true" };

/** The workflow is cancelled at the line with this text, after `act`. */
function cancelledAt(
  text: string,
  more: ExportScenario = {},
  act = async (_: Service) => {},
): ExportScenario {
  const workflow = new AbortController();
  return {
    ...{ exportFailures: "hang-run", signal: workflow.signal, ...more },
    onLine: (line, service) => {
      if (line.includes(text)) void act(service).then(() => workflow.abort());
    },
  };
}
/** The workflow is cancelled during a creation. */
function cancelledDuringCreation(
  inputs: Record<string, string>,
  ...plans: FaultPlan[]
): ExportScenario {
  const workflow = new AbortController();
  const dispatcher = createDispatcher().compose((dispatch) => (request, handler) => {
    const accepted = dispatch(request, handler);
    if (request.method === "POST") workflow.abort();
    return accepted;
  });
  return { ...withFaults(...plans), dispatcher, inputs, signal: workflow.signal };
}
/** The service accepts the cancellation, but does not carry it out. */
const onlyAccept = async ({ emulator, list }: Service) => {
  const [one] = await list();
  emulator.faults.add(faultAt("cancel-export", shows({ ...one })));
};
const watchSchedule: ExportScenario["inputs"] = async ({ createExport, clock, emulator }) => {
  const export_id = await createExport(SCHEDULE);
  await clock.sleep(HOUR_MS);
  emulator.faults.add(faultAt("exports", shows([])));
  return { operation: "watch", export_id, ...CANCELLING };
};

const DESTINATION = {
  ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
  region: "eu-west-1",
};
const NOT_WAITING = { wait: "false" };

const RUN = { id: ID, status: "Running", metadata: { result: { rows_written: 0 } } };
/** The runs of an export of this many days that has ended. */
function daily(count: number, end_time: string): ExportScenario {
  const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
  const runs = Array.from({ length: count }, (_, index) => ({
    ...{ id: `run-${index}`, status: "Completed" },
    metadata: {
      ...{ start_time: dayOf(index), end_time: dayOf(index + 1) },
      result: { rows_written: 0 },
    },
  }));
  return { ...withFaults(faultAt("runs", shows(runs))), inputs: { end_time } };
}

const MINUTES_APART = { poll_interval: "5m", poll_max_interval: "5m" };
const DENIED = "Access denied";
const RUNS = [
  { id: ID, status: "Completed", created_at: "2026-01-05T00:00:00Z" },
  { id: ID.replace("02", "03"), status: "Failed", created_at: "2026-01-05T00:00:00Z" },
];
/** The second run fails, and this happens to the list of runs. */
const withFailedRun = (fault: Fault): ExportScenario => ({
  ...{ ...withFaults(faultAt("runs", fault)), inputs: MINUTES_APART },
  exportFailures: [{ run: 1, error: DENIED }],
});

/** The exports of a schedule name it in upper case. */
const inUpperCase: ExportScenario["inputs"] = async ({ createExport, clock, list, emulator }) => {
  const export_id = await createExport({ ...SCHEDULE, interval_hours: 72 });
  await clock.sleep(HOUR_MS);
  const source_bulk_export_id = export_id.toUpperCase();
  const body = (await list()).map((one) => ({ ...one, source_bulk_export_id }));
  emulator.faults.add(faultAt("exports", shows(body)));
  return { operation: "cancel", export_id, cancel_spawned: "true" };
};

const SCENARIOS: Record<string, Scenarios> = {
  "a creation whose response is lost": {
    "is found if a firewall replaces the response": withFaults(
      onCreation({ kind: "html", status: 403, when: "after" }),
    ),
    "is sent again after the settle window": withFaults(onCreation(LOST_REQUEST)),
    "is sent three times at most": withFaults(onCreation(LOST_REQUEST, requestNumbers(1, 5))),
    "is not matched with an export of another range": duringSearch(
      { end_time: "2026-01-03T00:00:00Z" },
      onCreation(LOST_REQUEST),
    ),
    "is not matched if another client creates the same export": duringSearch(
      {},
      onCreation(LOST_RESPONSE),
      faultAt("exports", UNAVAILABLE, [2, 3]),
    ),
    "is not sent again while the list cannot be read": withFaults(
      onCreation(LOST_RESPONSE),
      faultAt("exports", UNAVAILABLE, LATER),
    ),
    "is not sent again while the list lacks earlier exports": besideAnother(
      onCreation(LOST_RESPONSE),
      faultAt("exports", shows([]), LATER),
    ),
    "is not matched with an export that shows no project and no range": withNewExport(() => ({})),
    "is matched with an export that shows the same project and start": withNewExport(
      (session_id) => ({
        session_id,
        start_time: "2026-01-01T00:00:00Z",
      }),
    ),
    "is not sent again if an unreadable export appears": withFaults(
      onCreation(LOST_REQUEST),
      faultAt("exports", shows([UNREAD]), LATER),
    ),
    "is not sent again beside an export without an id": withFaults(
      onCreation(LOST_REQUEST),
      faultAt("exports", shows([{ status: "Running" }])),
    ),
    "is sent again beside an export that was unreadable before": withFaults(
      onCreation(LOST_REQUEST),
      faultAt("exports", shows([UNREAD])),
    ),
  },
  "a step that is run again": {
    "warns of the export that is still running": rerun({}, { exportFailures: "hang-run" }),
    "does not warn of an export that has ended": rerun({}),
    "does not warn of an export with another filter": rerun(NOBODY, { exportFailures: "hang-run" }),
  },
  "a creation that is rate-limited": {
    "is sent again when the rate limit allows it": withFaults(RATE_LIMITED),
    "is searched for before it is sent again": withFaults(
      onCreation({ kind: "late_commit", after_ms: 300_000 }),
      onCreation(rateLimitedFor(600), 2),
    ),
    "is not retried beyond the timeout": {
      ...withFaults(RATE_LIMITED),
      inputs: { timeout: "15m" },
    },
  },
  "a read that is rate-limited": {
    "once is retried": withFaults(faultAt("exports", rateLimitedFor(7_200), 1)),
    "for longer than the timeout ends the step at once": {
      ...withFaults(faultAt("exports", rateLimitedFor(7_200))),
      inputs: { timeout: "1h" },
    },
    "for longer than the timeout ends the polling": {
      ...withFaults(faultAt("get-export", rateLimitedFor(7_200), requestNumbers(2, 40))),
      ...{ inputs: { timeout: "1h" }, exportFailures: "hang-run" },
    },
  },
  "a cancelled workflow": {
    "cancels the export at once": cancelledAt(" finished", { inputs: CANCELLING }),
    "leaves to the post step an export that could not be cancelled": cancelledAt(" finished", {
      inputs: CANCELLING,
      ...withFaults(faultAt("cancel-export", status(403, "no"))),
    }),
    "leaves to the post step an export that is not cancelled yet": cancelledAt(
      " finished",
      { inputs: CANCELLING },
      onlyAccept,
    ),
    "cancels no schedule that is only watched": cancelledAt("no export", { inputs: watchSchedule }),
    "waits for the response to a creation, and cancels the export": {
      ...cancelledDuringCreation(CANCELLING),
      exportFailures: "hang-run",
    },
    "says that an export may exist": cancelledDuringCreation({}, faultAt("export", LOST_RESPONSE)),
    "says that an export may exist, with cancel_on_interrupt": cancelledDuringCreation(
      CANCELLING,
      faultAt("export", LOST_RESPONSE),
    ),
    "says that nothing was changed after a 429": cancelledAt(
      "nothing was changed, trying again",
      withFaults(onCreation(rateLimitedFor(60))),
    ),
    "says that the export had ended": cancelledAt("  COMPLETED", { exportFailures: [] }),
  },
  "the hints of a step": {
    "are about its range": {
      inputs: {
        start_time: "2025-11-01T00:00:00Z",
        end_time: "2026-02-01T00:00:00Z",
        ...NOT_WAITING,
      },
    },
    "are absent for an efficient export": {
      inputs: { export_fields: "id, name", format_version: "v2_beta", ...NOT_WAITING },
    },
  },
  "the response to a creation": {
    "may contain only the id": {
      ...withFaults(faultAt("export", shows({ id: ID }))),
      inputs: NOT_WAITING,
    },
    "may have other members in another form": {
      ...withFaults(
        faultAt(
          "export",
          shows({ ...UNREAD, export_fields: "id,name", start_time: null, filter: "" }),
        ),
      ),
      inputs: NOT_WAITING,
    },
    "may omit the interval of a schedule": {
      ...withFaults(faultAt("export", shows({ id: ID, status: "Created" }))),
      inputs: { end_time: "", interval_hours: "24" },
    },
    "may show a destination in another form": {
      ...withFaults(faultAt("destination", shows({ id: ID, credentials_keys: "access_key_id" }))),
      inputs: DESTINATION,
    },
  },
  "a list of runs": {
    "is read again until it shows all rows": {
      ...withFaults(faultAt("runs", { kind: "stale_read", ms: 8_000 })),
      exportRowsPerSecond: 2,
    },
    "with unfinished runs does not prove that nothing was exported": {
      ...withFaults(faultAt("runs", shows([RUN]))),
      inputs: { fail_on_empty: "true" },
    },
    "is complete if it has one run for each day": daily(31, "2026-02-01T00:00:00Z"),
    "is complete if its runs cover the range": daily(20, "2026-01-20T12:00:00Z"),
  },
  "an export": {
    "that ends while it is cancelled at the timeout has completed": {
      ...withFaults(
        faultAt(
          "cancel-export",
          { ...UNAVAILABLE, kind: "status", status: 503, retry_after: 20 },
          1,
        ),
      ),
      inputs: { timeout: "3s", on_timeout: "cancel", poll_interval: "1s", fail_on_empty: "true" },
      exportRowsPerSecond: 20,
    },
    "of a schedule is cancelled with the schedule whose id it shows in upper case": {
      inputs: inUpperCase,
      exportFailures: "hang-run",
    },
    "says which ranges are missing, and how many more": {
      inputs: {
        start_time: "2025-12-01T00:00:00Z",
        end_time: "2025-12-15T00:00:00Z",
        ...MINUTES_APART,
      },
      exportFailures: [1, 2, 5, 8, 10].map((run) => ({ run, error: DENIED })),
    },
    "names no missing ranges if the runs do not show theirs": withFailedRun(shows(RUNS)),
    "names no missing ranges if the runs were not read": withFailedRun(status(403, "no")),
    "that does not exist cannot be watched": { inputs: { operation: "watch", export_id: ID } },
  },
};

/** Without the post step, which would cancel what the main step leaves to it. */
const playExport = (scenario: ExportScenario = {}) =>
  play({ action: "export", ...scenario }, { skipsPost: true });

describe.each(Object.entries(SCENARIOS))("%s", (_, scenarios) => {
  it.each(Object.entries(scenarios))("%s", async (_name, scenario) => {
    expect(summaryOf(await playExport(scenario))).toMatchSnapshot();
  });
});

describe("the page of an export", () => {
  it("shows all of its runs", async () => {
    const { page, outputs } = await playExport(ENDS["failed-day"]?.());
    const rows = page.match(/<(tr|summary)>.*/g) ?? [];
    expect(withoutIds([...rows, outputs.runs].join(" | "))).toMatchSnapshot();
  });
});

describe("the outputs of an export", () => {
  it("contain its id before its status is first read", async () => {
    const { journal } = await playExport();
    const isWanted = (entry: string) =>
      /^(export$|get-export$|(output|state) export_id)/.test(entry);
    const first = journal.filter(isWanted).slice(0, 4);
    expect(first.map((entry) => entry.replace(/_id .*/, "_id"))).toEqual([
      ...["export", "output export_id", "state export_id", "get-export"],
    ]);
  });

  it("are set again only if they have changed", async () => {
    const result = await playExport({ exportRowsPerSecond: 2 });
    const { journal } = result;
    const sets = (entry: string) => journal.filter((one) => one === entry).length;
    expect(requestsFor(result, "get-export").length).toBeGreaterThan(3);
    expect(sets("output status")).toBe(3);
    expect(sets("output failed_run_count")).toBe(1);
    expect(sets("output runs")).toBe(0);
  });
});

describe("an export that disappears", () => {
  it.each(["Bulk export 3fa85f64-5717-4562-b3fc-2c963f66afa6 not found", "Not Found"])(
    "is reported as deleted, not as a wrong id: %s",
    async (detail) => {
      const nth = Array.from({ length: 200 }, (_, index) => index + 4);
      const { outcome, failure } = await playExport({
        exportRowsPerSecond: 0.2,
        inputs: async ({ createExport }) => ({
          operation: "watch",
          export_id: await createExport(),
        }),
        arrange: ({ emulator }) =>
          emulator.faults.add({
            match: { path: "get-export", nth },
            fault: { kind: "status", status: 404, body: { detail } },
          }),
      });
      expect(outcome).toBe("error");
      expect(failure).toMatch(
        /Next step: the export was deleted meanwhile, or the credential may not/,
      );
      expect(failure).not.toMatch(/check export_id|correct base_url/);
      expect(failure.split(" not found")).toHaveLength(detail === "Not Found" ? 1 : 2);
    },
  );
});

describe("an address of a store", () => {
  it("is sent as it was written", async () => {
    const bodies: unknown[] = [];
    const config = { bucket_name: "exports", endpoint_url: "https://storage.invalid" };
    const { region: _, ...inputs } = { ...DESTINATION, ...config };
    await playExport({ inputs, onRequest: ({ body }) => void bodies.push(body) });
    expect(bodies).toContainEqual(expect.objectContaining({ config }));
  });
});
