import { type Emulator, startEmulator } from "../../../emulator/server/server.ts";
import type { Trace } from "../../../emulator/traces/traces.ts";
import type { UsageRecord } from "../../../src/service/contract/usage.ts";
import { runStep } from "../../harness/step.ts";
import { CANARIES, QUOTED, quotesOf } from "../canaries.ts";
import {
  CONNECTION_ORIGINS,
  canaryConnection,
  canaryCredentials,
  canaryEnvironment,
} from "./canary-inputs.ts";
import type { Searched } from "./leaks.ts";

const QUOTES = quotesOf(CONNECTION_ORIGINS);
/** Of one day, as many rows as there are quotes. */
const MANY = { projects: QUOTES.length, users: QUOTES.length, perHour: 3 };

/** Lets each project, and what is told of each trace, quote another time. */
function quoteInNames({ store: { traces } }: Emulator) {
  const { between } = traces;
  const projects = traces.workspaces.flatMap((workspace) => workspace.projects);
  for (const [index, project] of projects.entries())
    project.name = QUOTES[index % QUOTES.length] ?? "";
  for (const workspace of traces.workspaces) workspace.name = QUOTED;
  let traceCount = 0;
  traces.between = function* (...range) {
    for (const trace of between(...range)) {
      const quote = QUOTES[traceCount++ % QUOTES.length] ?? "";
      yield {
        ...trace,
        user: { id: `${quote}.`, email: quote },
        api_key_short_key: quote,
      } satisfies Trace;
    }
  };
}

/** Names that are cut for people, with a quote across the cut. */
const cutQuotes = QUOTES.map((quote, index) => `${"x".repeat(180 + (index % 20))} ${quote}`);

const saying = (records: UsageRecord[]) => ({
  inputs: { format: "json", group_by: "project", top: "100" },
  arrange: ({ faults }: Emulator) =>
    faults.add({
      match: { path: "usage" },
      fault: {
        kind: "status",
        status: 200,
        body: { stride: { days: 0, hours: 1 }, usage: records },
      },
    }),
});

const ends: Searched["ends"] = {
  "a report": { outcome: "ok", variation: {} },
  "a report without rows": { outcome: "empty", variation: { traces: { perHour: 0 } } },
  "a report over its budget": {
    outcome: "over_budget",
    variation: { inputs: { max_traces: "1" } },
  },
  ...Object.fromEntries(
    ["workspace", "project", "user", "api_key"].map((group_by) => [
      `a report by ${group_by}, whose names quote`,
      {
        outcome: "ok",
        variation: { traces: MANY, inputs: { group_by, top: "100" }, arrange: quoteInNames },
      },
    ]),
  ),
  "pseudonyms of users whose names quote": {
    outcome: "ok",
    variation: {
      traces: MANY,
      inputs: { group_by: "user", redact_users: "true" },
      arrange: quoteInNames,
    },
  },
  "a JSON report whose times and members quote": {
    outcome: "ok",
    variation: saying(
      QUOTES.map((quote) => ({
        time_bucket: quote,
        dimensions: { [quote]: quote, project_name: quote },
        traces: 1,
      })),
    ),
  },
  "a JSON report whose long texts are cut": {
    outcome: "ok",
    variation: saying(
      cutQuotes.map((text) => ({
        time_bucket: text,
        dimensions: { project_name: text },
        traces: 1,
      })),
    ),
  },
  "a comparison that is refused": {
    outcome: "ok",
    variation: {
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "usage", nth: 2 },
          fault: { kind: "status", status: 403, body: { detail: QUOTED } },
        }),
    },
  },
  "a missing permission": {
    outcome: "rejected",
    variation: { grants: { [CANARIES.api_key]: { permissions: [] } } },
  },
  "a cancel": {
    outcome: "error",
    variation: {
      inputs: { request_timeout: "500ms" },
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "usage" }, fault: { kind: "hang" } }),
      run: { cancelWhen: (line) => line.includes("asking again") },
    },
  },
  "secrets in other inputs": {
    outcome: "rejected",
    variation: {
      inputs: {
        api_key: `Bearer ${CANARIES.api_key}`,
        base_url: `https://me:${encodeURIComponent(CANARIES.bearer_token)}@example.com`,
        workspace_ids: CANARIES.bearer_token,
        start_time: CANARIES.bearer_token,
        last: CANARIES.bearer_token,
        group_by: CANARIES.bearer_token,
        output_dir: `../${CANARIES.bearer_token}`,
        top: CANARIES.bearer_token,
        max_traces: CANARIES.bearer_token,
      },
    },
  },
  "a directory named by a secret": {
    outcome: "ok",
    variation: { inputs: { output_dir: `reports/${CANARIES.bearer_token}` } },
  },
};

export const usage: Searched = {
  run: async ({ inputs, run, arrange, ...service }) => {
    const emulator = await startEmulator({ seed: "usage", ...canaryCredentials, ...service });
    try {
      arrange?.(emulator);
      const usual = {
        ...canaryConnection,
        workspace_ids: emulator.store.traces.workspaces.map(({ id }) => id).join(),
        start_time: "2026-02-01T00:00:00Z",
        end_time: "2026-02-02T00:00:00Z",
        format: "both",
        compare_previous: "true",
      };
      const result = await runStep(
        "usage/action.yml",
        emulator,
        { ...usual, ...inputs },
        {
          secrets: [],
          ...run,
          env: { ...canaryEnvironment, ...run?.env },
        },
      );
      return { ...result, emulator };
    } finally {
      await emulator.close();
    }
  },
  origins: CONNECTION_ORIGINS,
  write: "usage",
  reads: [],
  ends,
};
