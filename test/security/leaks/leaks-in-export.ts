import type * as z from "zod";
import type { FaultPlan } from "../../../emulator/faults/plans.ts";
import type { EmulatorOptions } from "../../../emulator/server/server.ts";
import { storeSaying } from "../../harness/object-store.ts";
import { startExporting, THREE_DAYS } from "../../harness/step.ts";
import { CANARIES, QUOTED, quotesOf } from "../canaries.ts";
import {
  CONNECTION_ORIGINS,
  canaryConnection,
  canaryCredentials,
  canaryEnvironment,
} from "./canary-inputs.ts";
import type { Searched, Variation } from "./leaks.ts";

const QUOTES = quotesOf(CONNECTION_ORIGINS);
const EXPORT_ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
const TIMES = { created_at: "2026-01-01T00:00:00Z", finished_at: "2026-01-01T01:00:00Z" };

/** As many quotes in one text as are told of an error. */
const ERRORS = Array.from({ length: Math.ceil(QUOTES.length / 3) }, (_, index) =>
  QUOTES.slice(index * 3, index * 3 + 3).join("; "),
);
/** At least a run for each of the errors, and hardly a row. */
const MANY_RUNS = {
  inputs: { start_time: "2025-11-15T00:00:00Z", end_time: "2026-01-04T00:00:00Z" },
  traces: { perHour: 0.5 },
  exportTroubles: ERRORS.map((error, run) => ({ run, error })),
};

/** Between two looks so much time passes that a run has failed as often as it may. */
function impatiently(): EmulatorOptions {
  let now = Date.UTC(2026, 0, 10);
  return {
    clock: { now: () => now },
    onRequest: ({ operation }) => {
      if (operation === "get-export") now += 20 * 60_000;
    },
  };
}

const says = (path: string, body: z.core.util.JSONType): FaultPlan => ({
  match: { path },
  fault: { kind: "status", status: 200, body },
});
const refuses = (path: string): FaultPlan => ({
  match: { path },
  fault: { kind: "status", status: 403, body: { detail: QUOTED } },
});
const meeting = (...plans: FaultPlan[]): Pick<Variation, "arrange"> => ({
  arrange: ({ faults }) => faults.add(...plans),
});
const isRunning = (line: string) => line.includes("runs finished");

const ends: Searched["ends"] = {
  "an export": { outcome: "completed", variation: {} },
  "no wait": { outcome: "not_waited", variation: { inputs: { wait: "false" } } },
  "a schedule": {
    outcome: "scheduled",
    variation: { inputs: { end_time: "", interval_hours: "24" } },
  },
  "runs whose errors quote": {
    outcome: "failed",
    variation: { ...impatiently(), ...MANY_RUNS },
  },
  "attempts whose errors quote": {
    outcome: "timed_out",
    variation: {
      ...MANY_RUNS,
      inputs: { ...MANY_RUNS.inputs, timeout: "300ms", on_timeout: "cancel" },
    },
  },
  "an export whose status, runs and files quote": {
    outcome: "completed",
    variation: {
      inputs: { operation: "watch", export_id: EXPORT_ID },
      ...meeting(
        says("get-export", {
          id: EXPORT_ID,
          status: "Completed",
          start_time: QUOTED,
          end_time: QUOTED,
          filter: QUOTED,
          ...TIMES,
        }),
        says(
          "runs",
          QUOTES.map((quote) => ({
            ...{
              id: EXPORT_ID,
              status: quote,
              created_at: quote,
              errors: { [quote]: { [quote]: quote } },
            },
            metadata: {
              prefix: `${QUOTED}/export_id=${EXPORT_ID}`,
              start_time: quote,
              result: {
                rows_written: 1,
                exported_files: [quote, `${quote}/a.parquet`],
                latest_cursor: quote,
              },
            },
          })),
        ),
      ),
    },
  },
  "a status that quotes": {
    outcome: "timed_out",
    variation: {
      inputs: { operation: "watch", export_id: EXPORT_ID, timeout: "300ms" },
      ...meeting(
        says("get-export", { id: EXPORT_ID, status: QUOTED, source_bulk_export_id: QUOTED }),
      ),
    },
  },
  "a list that quotes": {
    outcome: "completed",
    variation: {
      inputs: { operation: "list" },
      ...meeting(
        says(
          "exports",
          ERRORS.map((text) => ({
            ...{
              id: EXPORT_ID,
              status: text,
              created_at: text,
              start_time: text,
              end_time: text,
              source_bulk_export_id: text,
            },
          })),
        ),
      ),
    },
  },
  "a schedule that quotes": {
    outcome: "timed_out",
    variation: {
      inputs: { operation: "watch", export_id: EXPORT_ID, timeout: "300ms" },
      ...meeting(
        says("get-export", {
          ...{ id: EXPORT_ID, status: "IntervalScheduled", interval_hours: 24, filter: QUOTED },
          ...{ start_time: "2026-01-07T00:00:00Z", session_id: EXPORT_ID },
          bulk_export_destination_id: EXPORT_ID,
        }),
        says("exports", [
          {
            ...{
              id: EXPORT_ID.replace("0", "1"),
              status: QUOTED,
              source_bulk_export_id: EXPORT_ID,
            },
            ...{ start_time: "2026-01-09T00:00:00Z", end_time: "2026-01-10T00:00:00Z" },
            filter: QUOTED,
          },
        ]),
      ),
    },
  },
  "an unknown export": {
    outcome: "rejected",
    variation: { inputs: { operation: "cancel", export_id: EXPORT_ID } },
  },
  "a cancellation that is refused": {
    outcome: "rejected",
    variation: {
      inputs: { operation: "cancel", export_id: EXPORT_ID },
      ...meeting(
        says("get-export", { id: EXPORT_ID, status: "Running" }),
        refuses("cancel-export"),
      ),
    },
  },
  "a lost answer": {
    outcome: "completed",
    variation: meeting({
      match: { path: "export", nth: 1 },
      fault: { kind: "reset", when: "after" },
    }),
  },
  "a cancel": {
    outcome: "cancelled",
    variation: { exportTroubles: "hang-run", run: { cancelWhen: isRunning } },
  },
  "a cancel whose post step is refused": {
    outcome: "cancelled",
    variation: {
      exportTroubles: "hang-run",
      inputs: { cancel_on_interrupt: "true" },
      run: { cancelWhen: isRunning },
      ...meeting(refuses("cancel-export")),
    },
  },
  "secrets in other inputs": {
    outcome: "rejected",
    variation: {
      inputs: {
        destination_id: CANARIES.bearer_token,
        project_id: CANARIES.bearer_token,
        export_id: CANARIES.api_key,
        start_time: CANARIES.bearer_token,
        end_time: CANARIES.bearer_token,
        interval_hours: CANARIES.bearer_token,
        export_fields: CANARIES.bearer_token,
        on_timeout: CANARIES.bearer_token,
        bucket_name: CANARIES.bearer_token,
        endpoint_url: `https://me:${encodeURIComponent(CANARIES.bearer_token)}@example.com`,
      },
    },
  },
  "a secret in place of the operation": {
    outcome: "rejected",
    variation: { inputs: { operation: CANARIES.bearer_token } },
  },
  "secrets in what is created": {
    outcome: "rejected",
    variation: { inputs: { filter: CANARIES.bearer_token, format_version: CANARIES.bearer_token } },
  },
};

/** Runs the action beside a bucket. */
export async function exportWithCanaries({ inputs, run, arrange, ...habits }: Variation) {
  await using objects = await storeSaying({});
  await using service = await startExporting({
    ...canaryCredentials,
    ...habits,
  });
  const { emulator, project_id } = service;
  const { endpoint_url } = objects;
  const ofTheService = {
    access_key_id: CANARIES["the service"],
    secret_access_key: CANARIES["the service"],
  };
  const destination_id = await service.destination(endpoint_url, ofTheService);
  arrange?.(emulator);
  const usual: Record<string, Record<string, string>> = {
    start: { destination_id, project_id, ...THREE_DAYS },
    create_destination: { endpoint_url },
  };
  const result = await service.step(
    { ...canaryConnection, timeout: "10m", ...usual[inputs?.operation ?? "start"], ...inputs },
    { secrets: [], ...run, env: { ...canaryEnvironment, ...run?.env } },
  );
  return { ...result, emulator };
}

export const exportTraces: Searched = {
  run: exportWithCanaries,
  origins: [...CONNECTION_ORIGINS, "the service"],
  write: "export",
  reads: ["exports", "runs", "get-export"],
  ends,
};
