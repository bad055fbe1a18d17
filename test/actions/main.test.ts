import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import {
  STORE_CREDENTIALS,
  startObjectStore,
  startScriptedStore,
} from "../harness/object-store.ts";
import { itOnPosix } from "../harness/posix.ts";
import type { RunOptions, RunResult } from "../harness/runner/runner.ts";
import {
  API_KEY,
  createWith,
  deleteWith,
  deployWith,
  type ExportWith,
  onePerPoll,
  startExporting,
  THREE_DAYS,
} from "../harness/step.ts";
import { transcriptOf } from "../harness/transcript/transcript.ts";
import { usageWith } from "../harness/usage.ts";
import { DOCKER } from "../harness/virtual-service.ts";

type Run = Partial<RunOptions>;

const AS_BUNDLE: Run = { inProcess: false };
const IMAGE = { image_uri: `registry.example/agent@sha256:${"a".repeat(64)}` };
const SECRETS = { secrets: "TOKEN=canary-secret-value", resource_spec: "cpu: 1" };
const LOG = [...onePerPoll("BUILDING"), { status: "BUILD_FAILED", after_ms: 2_500, message: "no" }];
const DESTINATION = {
  ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
  ...{ prefix: "traces", region: "eu-central-1", ...STORE_CREDENTIALS },
};

/** A success and a failure of each action. The success of an export is tested below. */
const ENDS: [action: string, end: string, step: (run: Run) => Promise<RunResult>][] = [
  ["deploy", "0 deployed", (run) => deployWith({ inputs: { ...IMAGE, ...SECRETS }, run })],
  [
    "deploy",
    "1 failed",
    (run) => deployWith({ source: "github", script: LOG, inputs: { repo_ref: "main" }, run }),
  ],
  ["create", "0 deployed", (run) => createWith({ ...DOCKER, ...SECRETS }, { run })],
  ["create", "1 failed", (run) => createWith(DOCKER, { script: LOG, run })],
  ["delete", "0 deleted", (run) => deleteWith({ name_must_match: "agent-pr-*" }, { run })],
  ["delete", "1 rejected", (run) => deleteWith({ name_must_match: "other-*" }, { run })],
  ["usage", "0 ok", (run) => usageWith({ format: "both", compare_previous: "true" }, { run })],
  ["usage", "1 over_budget", (run) => usageWith({ max_traces: "819" }, { run })],
  [
    "export",
    "1 rejected",
    async (run) => {
      await using store = await startScriptedStore({ PUT: { status: 403, code: "AccessDenied" } });
      await using service = await startExporting({ run });
      return await service.step({ ...DESTINATION, endpoint_url: store.endpoint_url });
    },
  ],
];

describe("a bundle", () => {
  it.each(ENDS)("ends like its sources: %s, %s", async (_, end, step) => {
    const bundle = await step(AS_BUNDLE);
    expect(`${bundle.exitCode} ${bundle.outputs.outcome}`).toBe(end);
    expect(bundle.droppedOutputs).toEqual([]);
    expect(transcriptOf(bundle)).toBe(transcriptOf(await step({})));
  });

  it("creates a destination, exports three days to it, and names the files in the bucket", async () => {
    await using store = await startObjectStore();
    await using service = await startExporting({ run: AS_BUNDLE });
    const creation = await service.step({ ...DESTINATION, endpoint_url: store.endpoint_url });
    const { destination_id = "" } = creation.outputs;
    const result = await service.step({
      ...{ destination_id, project_id: service.project_id, ...THREE_DAYS },
      format_version: "v2_beta",
    });
    expect(result).toMatchObject({
      ...{ exitCode: 0, droppedOutputs: [] },
      outputs: { outcome: "completed", status: "COMPLETED", run_count: "3" },
    });
    const { export_id, object_prefix, files = "", rows_exported } = result.outputs;
    expect(object_prefix).toBe(`traces/export_id=${export_id}`);
    const keys: string[] = JSON.parse(files);
    expect(keys.toSorted()).toEqual(await store.keys());
    expect(await store.query("SELECT count(*)::INT AS rows FROM read_parquet(FILES)")).toEqual([
      { rows: Number(rows_exported) },
    ]);
  });

  it("masks the credential before it prints anything else", async () => {
    const { raw } = await deployWith({ inputs: { ...IMAGE, ...SECRETS }, run: AS_BUNDLE });
    const lines = raw.split("\n").filter((line) => line !== "");
    expect(lines[0]).toBe(`::add-mask::${API_KEY}`);
    const firstOther = lines.findIndex((line) => !line.startsWith("::add-mask::"));
    expect(lines.slice(firstOther).join("\n")).not.toMatch(/canary-secret-value|canary-api-key/);
  });
});

/** A service, and the inputs for an export to a store that accepts everything. */
async function exportService(options: ExportWith = {}) {
  const store = await startScriptedStore({});
  const service = await startExporting({ exportFailures: "hang-run", run: AS_BUNDLE, ...options });
  const destination_id = await service.destination(store.endpoint_url, STORE_CREDENTIALS);
  return {
    ...service,
    start: { destination_id, project_id: service.project_id, ...THREE_DAYS },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

const CANCELLING = { cancel_on_interrupt: "true" };
const isRunning = (line: string) => line.includes("RUNNING");

describe("a cancelled workflow", () => {
  itOnPosix("ends a deploy by itself, with outputs and summary", async () => {
    const result = await deployWith({
      script: onePerPoll("DEPLOYING"),
      // So slow that no other read happens between this log line and the cancellation.
      inputs: { ...IMAGE, poll_interval: "1h", poll_max_interval: "1h" },
      run: { ...AS_BUNDLE, cancelWhen: (line) => line.endsWith("  DEPLOYING") },
    });
    expect(result).toMatchObject({ conclusion: "cancelled", exitCode: 1, signal: null });
    expect(result.outputs).toMatchObject({ outcome: "cancelled", revision_created: "true" });
    expect(result.annotations).toMatchObject([{ type: "error", title: "Cancelled" }]);
    expect(result.summary).toContain("cancelled while agent@sha256:aaaaaaa was DEPLOYING");
  });

  itOnPosix(
    "ends in time although the service hangs, and its post step cancels the export",
    async () => {
      await using service = await exportService();
      const { faults } = service.emulator;
      faults.add({ match: { path: "cancel-export" }, fault: { kind: "hang" } });
      const result = await service.step(
        { ...service.start, ...CANCELLING },
        {
          cancelWhen: isRunning,
          // The whole time for the clean-up is used up.
          slowMotion: 2,
          onLine: (line) => {
            if (line.includes("workflow was cancelled")) faults.clear();
          },
        },
      );
      expect(result).toMatchObject({
        ...{ conclusion: "cancelled", exitCode: 1 },
        outputs: { outcome: "cancelled" },
      });
      expect(result.state).not.toHaveProperty("settled");
      expect(await service.exports()).toMatchObject([{ status: "Cancelled" }]);
    },
    60_000,
  );
});

describe("a killed step", () => {
  /** Kills the child process that runs the action. */
  function kill() {
    const pid = execFileSync("pgrep", ["-P", String(process.pid), "-f", "dist/export/index.js"], {
      encoding: "utf8",
    });
    process.kill(Number(pid.trim()), "SIGKILL");
  }
  const killWhenRunning = (line: string) => {
    if (isRunning(line)) kill();
  };

  itOnPosix.each([
    [CANCELLING, "Cancelled"],
    [{}, "Running"],
  ])("leaves its export, with %j, as %s", async (inputs, status) => {
    await using service = await exportService();
    const { outputs, conclusion, post } = await service.step(
      { ...service.start, ...inputs },
      { onLine: killWhenRunning },
    );
    const [bulkExport] = await service.exports();
    expect(bulkExport).toMatchObject({ status });
    expect(outputs).toMatchObject({ export_id: bulkExport?.id });
    expect(outputs.outcome).toBeUndefined();
    expect({ conclusion, post }).toMatchObject({ conclusion: "failure", post: { exitCode: 0 } });
  });

  itOnPosix("warns about an export that may exist, and does not cancel it", async () => {
    const onRequest: ExportWith["onRequest"] = ({ operation }) => {
      if (operation === "export") kill();
    };
    await using service = await exportService({ onRequest });
    const result = await service.step({ ...service.start, ...CANCELLING });
    expect(result).toMatchObject({ conclusion: "failure", post: { exitCode: 0 } });
    expect(result.outputs.export_id).toBeUndefined();
    const exports = await service.exports();
    expect(exports).toHaveLength(1);
    expect(exports[0]?.status).not.toBe("Cancelled");
    expect(result.post?.log).toContain("may have left it behind: look at the exports");
  });
});
