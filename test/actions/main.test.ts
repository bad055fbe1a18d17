import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import {
  STORE_CREDENTIALS,
  startObjectStore,
  startScriptedStore,
} from "../harness/object-store.ts";
import { itOnPosix } from "../harness/posix.ts";
import { transcriptOf } from "../harness/transcript/transcript.ts";
import { PROJECTS } from "../harness/usage-service.ts";
import { script, withFault } from "../scenarios/faults.ts";
import { play, playBundle } from "../scenarios/play.ts";
import type { ExportScenario, Scenario } from "../scenarios/scenario.ts";

const SECRETS = { secrets: "TOKEN=canary-secret-value", resource_spec: "cpu: 1" };
const DEPLOYED = script(["QUEUED", 0], ["DEPLOYED", 2]);
const FAILED = [
  ...script(["BUILDING", 0]),
  { status: "BUILD_FAILED", after_ms: 2_500, message: "no" },
];
const USAGE = { action: "usage", records: PROJECTS } as const;
const DESTINATION = {
  ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
  ...{ prefix: "traces", region: "eu-central-1", ...STORE_CREDENTIALS },
};

/** A success and a failure of each action. Exports are tested below. */
const ENDS: { end: string; scenario: Scenario }[] = [
  { end: "0 deployed", scenario: { action: "deploy", script: DEPLOYED, inputs: SECRETS } },
  {
    end: "1 failed",
    scenario: { action: "deploy", source: "github", script: FAILED, inputs: { repo_ref: "main" } },
  },
  { end: "0 deployed", scenario: { action: "create", script: DEPLOYED, inputs: SECRETS } },
  { end: "1 failed", scenario: { action: "create", script: FAILED } },
  {
    end: "0 deleted",
    scenario: { action: "delete", deletionMs: 2_000, inputs: { name_must_match: "agent-pr-*" } },
  },
  { end: "1 rejected", scenario: { action: "delete", inputs: { name_must_match: "other-*" } } },
  { end: "0 ok", scenario: { ...USAGE, inputs: { format: "both", compare_previous: "true" } } },
  { end: "1 over_budget", scenario: { ...USAGE, inputs: { max_traces: "819" } } },
];

async function expectSameEnd(scenario: Scenario, end: string) {
  const bundle = await playBundle(scenario);
  expect(`${bundle.exitCode} ${bundle.outcome}`).toBe(end);
  expect(bundle.droppedOutputs).toEqual([]);
  expect(transcriptOf(bundle)).toBe(transcriptOf(await play(scenario)));
}

describe("a bundle", () => {
  it.each(ENDS)("ends like its sources: $scenario.action, $end", ({ scenario, end }) =>
    expectSameEnd(scenario, end),
  );

  it("ends like its sources: export, 1 rejected", async () => {
    await using store = await startScriptedStore({ PUT: { status: 403, code: "AccessDenied" } });
    const inputs = { ...DESTINATION, endpoint_url: store.endpoint_url };
    await expectSameEnd({ action: "export", inputs }, "1 rejected");
  });

  it("creates a destination, exports three days to it, and names the files in the bucket", async () => {
    await using store = await startObjectStore();
    const { endpoint_url } = store;
    const destination = { ...DESTINATION, endpoint_url };
    const creation = await playBundle({ action: "export", inputs: destination });
    expect(creation).toMatchObject({ exitCode: 0, droppedOutputs: [] });
    const inputs = { format_version: "v2_beta" };
    const result = await playBundle({ action: "export", endpoint_url, inputs });
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
    const api_key = "canary-api-key-0123456789";
    const { raw } = await playBundle(
      { action: "deploy", script: DEPLOYED, inputs: SECRETS },
      { credentials: { api_key } },
    );
    const lines = raw.split("\n").filter((line) => line !== "");
    expect(lines[0]).toBe(`::add-mask::${api_key}`);
    const firstOther = lines.findIndex((line) => !line.startsWith("::add-mask::"));
    expect(lines.slice(firstOther).join("\n")).not.toMatch(/canary-secret-value|canary-api-key/);
  });
});

/** An export whose first run never ends. */
const HANGING: ExportScenario = { exportFailures: "hang-run" };
const CANCELLING = { cancel_on_interrupt: "true" };
const isRunning = (line: string) => line.includes("RUNNING");

describe("a step of a cancelled workflow", () => {
  itOnPosix("ends by itself, with outputs and summary", async () => {
    const image_uri = `registry.example/agent@sha256:${"a".repeat(64)}`;
    const result = await playBundle({
      action: "deploy",
      script: script(["DEPLOYING", 0]),
      // So slow that no other read happens between this log line and the cancellation.
      inputs: { image_uri, poll_interval: "1h", poll_max_interval: "1h" },
      cancelWhen: (line) => line.endsWith("  DEPLOYING"),
    });
    expect(result).toMatchObject({ conclusion: "cancelled", exitCode: 1, signal: null });
    expect(result.outputs).toMatchObject({ outcome: "cancelled", revision_created: "true" });
    expect(result.annotations).toMatchObject([{ type: "error", title: "Cancelled" }]);
    expect(result.summary).toContain("cancelled while agent@sha256:aaaaaaa was DEPLOYING");
  });

  itOnPosix(
    "ends in time although the service hangs, and its post step cancels the export",
    async () => {
      const result = await playBundle(
        {
          action: "export",
          ...HANGING,
          inputs: CANCELLING,
          ...withFault("cancel-export", { kind: "hang" }),
          cancelWhen: isRunning,
          onLine: (line, { emulator }) => {
            if (line.includes("workflow was cancelled")) emulator.faults.clear();
          },
        },
        // Slowed down: the SIGTERM of the harness might precede the end of the clean-up.
        { slowMotion: 2 },
      );
      expect(result).toMatchObject({
        ...{ conclusion: "cancelled", exitCode: 1 },
        outputs: { outcome: "cancelled" },
        exports: [{ status: "Cancelled" }],
      });
      expect(result.state).not.toHaveProperty("skip_post_step");
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
  const killWhenRunning: ExportScenario["onLine"] = (line) => {
    if (isRunning(line)) kill();
  };
  const killWhenSent: ExportScenario["onRequest"] = ({ operation }) => {
    if (operation === "export") kill();
  };

  itOnPosix.each<[name: string, scenario: ExportScenario, status: RegExp, postLog: RegExp]>([
    [
      "leaves its export cancelled with cancel_on_interrupt",
      { inputs: CANCELLING, onLine: killWhenRunning },
      /^Cancelled$/,
      /^/,
    ],
    ["leaves its export running by default", { onLine: killWhenRunning }, /^Running$/, /^/],
    [
      "warns about an export that may exist, and does not cancel it",
      { inputs: CANCELLING, onRequest: killWhenSent },
      /^(?!Cancelled)/,
      /may have left it behind: look at the exports/,
    ],
  ])("%s", async (_, scenario, status, postLog) => {
    const result = await playBundle({ action: "export", ...HANGING, ...scenario });
    const { conclusion, exports, outputs, post } = result;
    expect({ conclusion, post }).toMatchObject({ conclusion: "failure", post: { exitCode: 0 } });
    expect(exports).toMatchObject([{ status: expect.stringMatching(status) }]);
    // A step that is killed while it sends the creation does not know the id.
    expect(outputs.export_id).toBe(scenario.onLine && exports[0]?.id);
    expect(outputs.outcome).toBeUndefined();
    expect(post?.log).toMatch(postLog);
  });
});
