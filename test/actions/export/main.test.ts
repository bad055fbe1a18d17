import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { STORE_CREDENTIALS, startObjectStore, storeSaying } from "../../harness/object-store.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { type ExportWith, startExporting, THREE_DAYS } from "../../harness/step.ts";

/** A service, and what a step needs to export to a store that takes everything. */
async function prepared(options: ExportWith = {}) {
  const store = await storeSaying({});
  const service = await startExporting(options);
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

const AS_BUNDLE = { inProcess: false };
const CANCELLING = { cancel_on_interrupt: "true" };
const isRunning = (line: string) => line.includes("RUNNING");

describe("the export bundle", () => {
  it("creates a destination, exports three days to it, and names the files in the bucket", async () => {
    await using store = await startObjectStore();
    await using service = await startExporting({ run: AS_BUNDLE });
    const made = await service.step({
      operation: "create_destination",
      display_name: "Warehouse",
      bucket_name: "exports",
      prefix: "traces",
      region: "eu-central-1",
      endpoint_url: store.endpoint_url,
      ...STORE_CREDENTIALS,
    });
    expect(made).toMatchObject({ exitCode: 0, outputs: { outcome: "completed" } });
    const { destination_id = "" } = made.outputs;
    const result = await service.step({
      destination_id,
      project_id: service.project_id,
      ...THREE_DAYS,
      format_version: "v2_beta",
    });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: "completed", status: "COMPLETED", run_count: "3" },
    });
    expect(result.droppedOutputs).toEqual([]);
    const { export_id, object_prefix, files = "", rows_exported } = result.outputs;
    expect(object_prefix).toBe(`traces/export_id=${export_id}`);
    const keys: string[] = JSON.parse(files);
    expect(keys.toSorted()).toEqual(await store.keys());
    expect(await store.query("SELECT count(*)::INT AS rows FROM read_parquet(FILES)")).toEqual([
      { rows: Number(rows_exported) },
    ]);
    expect(result.summary).toMatch(/✅ Export of [\d-]+ to [\d-]+: [\d,]+ rows in \d+ files/);
  });

  it("ends as rejected, with the cause, when the service cannot write to a new destination", async () => {
    await using store = await storeSaying({ PUT: { status: 403, code: "AccessDenied" } });
    await using service = await startExporting({ run: AS_BUNDLE });
    const result = await service.step({
      ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
      ...{ endpoint_url: store.endpoint_url, ...STORE_CREDENTIALS },
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    expect(result.annotations.at(-1)?.message).toMatch(
      /may not write to the bucket[\s\S]*said: Access denied/,
    );
  });

  it("names a credential too short to hide once, and not again in the post step", async () => {
    await using service = await startExporting({ api_keys: ["abc"] });
    const { annotations, post } = await service.step({ operation: "list", api_key: "abc" });
    expect(annotations.map(({ message }) => message)).toEqual([]);
    expect(post?.annotations).toEqual([]);
  });

  it("detaches at its timeout, and a later step watches the export to its end", async () => {
    await using service = await prepared({ exportRowsPerSecond: 20 });
    const first = await service.step({ ...service.start, timeout: "100ms", on_timeout: "detach" });
    expect(first).toMatchObject({ exitCode: 0, outputs: { outcome: "detached" } });
    const { export_id = "" } = first.outputs;
    expect(first.summary).toContain(`export_id: ${export_id}`);
    const second = await service.step({ operation: "watch", export_id });
    expect(second).toMatchObject({ exitCode: 0, outputs: { outcome: "completed", export_id } });
  });
});

describe("a workflow that is cancelled", () => {
  itOnPosix(
    "ends in time although the service hangs, and its post step cancels the export",
    async () => {
      await using service = await prepared({ exportTroubles: "hang-run", run: AS_BUNDLE });
      service.emulator.faults.add({
        match: { path: "cancel-export" },
        fault: { kind: "hang" },
      });
      const inputs = { ...service.start, ...CANCELLING };
      const result = await service.step(inputs, {
        cancelWhen: isRunning,
        // All the time that there is for a clean-up is used up here, so more would be waste.
        slowMotion: 2,
        onLine: (line) => {
          if (line.includes("workflow was cancelled")) service.emulator.faults.clear();
        },
      });
      expect(result).toMatchObject({
        conclusion: "cancelled",
        exitCode: 1,
        outputs: { outcome: "cancelled" },
      });
      expect(result.state).not.toHaveProperty("settled");
      expect(await service.exports()).toMatchObject([{ status: "Cancelled" }]);
    },
    60_000,
  );
});

describe("a step that is killed", () => {
  /** The runner's child that runs the action. */
  function kill() {
    const pid = execFileSync("pgrep", ["-P", String(process.pid), "-f", "dist/export/index.js"], {
      encoding: "utf8",
    });
    process.kill(Number(pid.trim()), "SIGKILL");
  }
  const killWhenRunning = (line: string) => {
    if (isRunning(line)) kill();
  };

  itOnPosix("leaves nothing running with cancel_on_interrupt", async () => {
    await using service = await prepared({ exportTroubles: "hang-run", run: AS_BUNDLE });
    const result = await service.step(
      { ...service.start, ...CANCELLING },
      { onLine: killWhenRunning },
    );
    expect(result).toMatchObject({
      conclusion: "failure",
      outputs: { export_id: (await service.exports())[0]?.id },
    });
    expect(result.outputs.outcome).toBeUndefined();
    expect(result.post).toMatchObject({ exitCode: 0 });
    expect(await service.exports()).toMatchObject([{ status: "Cancelled" }]);
  });

  itOnPosix("leaves the export running without cancel_on_interrupt", async () => {
    await using service = await prepared({ exportTroubles: "hang-run", run: AS_BUNDLE });
    await service.step(service.start, { onLine: killWhenRunning });
    expect(await service.exports()).toMatchObject([{ status: "Running" }]);
  });

  itOnPosix(
    "says that what it was about to create may be there, and does not cancel it",
    async () => {
      await using service = await prepared({
        exportTroubles: "hang-run",
        run: AS_BUNDLE,
        onRequest: ({ operation }) => {
          if (operation === "export") kill();
        },
      });
      const result = await service.step({ ...service.start, ...CANCELLING });
      expect(result).toMatchObject({ conclusion: "failure", post: { exitCode: 0 } });
      expect(result.outputs.export_id).toBeUndefined();
      const exports = await service.exports();
      expect(exports).toHaveLength(1);
      expect(exports[0]?.status).not.toBe("Cancelled");
      expect(result.post?.log).toContain("may have left it behind: look at the exports");
    },
  );
});
