import { describe, expect, it } from "vitest";
import {
  exportInVirtualTime,
  type Service,
  type VirtualExport,
} from "../harness/virtual-export.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SLOWLY = { poll_interval: "5m", poll_max_interval: "30m" };

const trouble =
  (...troubles: Service["nextTroubles"]) =>
  ({ nextTroubles }: Service) =>
    void nextTroubles.push(...troubles);
const withoutTime = (line: string) => line.replace(/^ *\S+ {2}/, "");

describe("exportTraces", () => {
  it("sets the output export_id before it first reads the status of the export", async () => {
    const seen = await exportInVirtualTime();
    expect(seen).toMatchObject({
      outcome: "completed",
      status: "COMPLETED",
      made: 1,
      hasFailed: false,
      run_count: 3,
    });
    expect(seen.journal.indexOf("output export_id")).toBeGreaterThan(
      seen.journal.indexOf("export"),
    );
    expect(seen.journal.indexOf("output export_id")).toBeLessThan(
      seen.journal.indexOf("get-export"),
    );
    expect(seen.journal.indexOf("output export_id")).toBeLessThan(
      seen.journal.findIndex((entry) => entry.startsWith("state export_ids")),
    );
  });

  it("sets outputs for rows, runs, files and their folder", async () => {
    const seen = await exportInVirtualTime();
    const runs: { rows: number; day: string }[] = JSON.parse(String(seen.runs));
    expect(runs.map(({ day }) => day)).toEqual(["2026-01-01", "2026-01-02", "2026-01-03"]);
    expect(seen.rows_exported).toBe(runs.reduce((sum, { rows }) => sum + rows, 0));
    expect(seen.rows_exported).toBeGreaterThan(0);
    expect(seen.object_prefix).toBe(`traces/export_id=${seen.exports[0]?.id}`);
    const files: string[] = JSON.parse(String(seen.files));
    expect(files.length).toBeGreaterThan(2);
    expect(files.every((file) => file.startsWith(`${seen.object_prefix}/`))).toBe(true);
  });

  it("logs progress and the expected end, and no line twice", async () => {
    const seen = await exportInVirtualTime({
      traces: { perHour: 12 },
      exportRowsPerSecond: 2,
      concurrentRunsPerExport: 1,
    });
    const lines = seen.lines.map(withoutTime);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^1 of 3 runs finished, [\d,]+ rows, [\d,]+ rows\/s, about \S+( \S+)? left$/,
      ),
    );
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.at(-1)).toMatch(
      /^3 of 3 days of project \w{8} exported\. 2026-01-01 to 2026-01-03 \(3 days\): [\d,]+ rows in \d files, in 2\dm.*\.$/,
    );
  });

  it("sets an output again only when its value has changed", async () => {
    const seen = await exportInVirtualTime({ exportRowsPerSecond: 2 });
    const changes = seen.lines.filter((line) => / export [A-Z]+$/.test(line)).length;
    const sets = (entry: string) => seen.journal.filter((one) => one === entry).length;
    expect(seen.polls).toBeGreaterThan(changes);
    expect(sets("output status")).toBe(changes);
    expect(sets("output failed_run_count")).toBe(1);
  });

  it("logs a line every minute while nothing changes", async () => {
    const seen = await exportInVirtualTime({
      arrange: trouble("hang-run"),
      inputs: { timeout: "10m" },
    });
    expect(
      seen.lines.filter((line) => /RUNNING, \d+ minutes?/.test(line)).length,
    ).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ["false", false],
    ["true", true],
  ])(
    "ends as empty when the export has no rows (fail_on_empty: %s)",
    async (fail_on_empty, hasFailed) => {
      const seen = await exportInVirtualTime({
        inputs: { filter: 'eq(name, "nobody")', fail_on_empty },
      });
      expect(seen).toMatchObject({
        outcome: "empty",
        status: "COMPLETED",
        rows_exported: 0,
        hasFailed,
      });
    },
  );

  it("does not wait with wait: false", async () => {
    const seen = await exportInVirtualTime({ inputs: { wait: "false" } });
    expect(seen).toMatchObject({
      outcome: "not_waited",
      status: "CREATED",
      polls: 0,
      runReads: 0,
      hasFailed: false,
    });
    expect(JSON.stringify(seen.summary)).toContain(`export_id: ${seen.exports[0]?.id}`);
  });

  it("reports why runs failed, and what to do", async () => {
    const seen = await exportInVirtualTime({
      arrange: trouble([{ run: 1, error: "Access denied" }]),
    });
    expect(seen).toMatchObject({
      outcome: "failed",
      status: "FAILED",
      failed_run_count: 1,
      hasFailed: true,
    });
    expect(seen.failure).toMatch(
      /^2 of 3 days of project \w{8} exported; 2026-01-02 failed\.[\s\S]*Next step: grant [\s\S]*write access[\s\S]*said: 2026-01-02, attempt 21: Access denied$/,
    );
    expect(JSON.parse(String(seen.runs))[0]).toMatchObject({
      day: "2026-01-02",
      status: "FAILED",
      error: "Access denied",
    });
  });

  it("reports that somebody deleted the destination during the export", async () => {
    const seen = await exportInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({ match: { path: "get-export" }, fault: { kind: "deleted_destinations" } }),
    });
    expect(seen).toMatchObject({ outcome: "failed", status: "FAILED", made: 1, hasFailed: true });
    expect(seen.failure).toMatch(/2026-01-01 failed\. The destination does not exist\./);
    expect(seen.failure).toContain("create the destination again.");
  });

  it("is refused where somebody has deleted the destination before", async () => {
    const seen = await exportInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({ match: { path: "export" }, fault: { kind: "deleted_destinations" } }),
    });
    expect(seen).toMatchObject({ outcome: "rejected", made: 0, sent: 1, hasFailed: true });
    expect(seen.failure).toMatch(
      /status 404: the destination does not exist\.[\s\S]*said: Bulk export destination \S+ not found/,
    );
  });

  it("logs failed attempts that the service repeats by itself, and completes", async () => {
    const seen = await exportInVirtualTime({ arrange: trouble("retry-run") });
    expect(seen).toMatchObject({ outcome: "completed", hasFailed: false });
    expect(seen.lines).toContainEqual(
      expect.stringMatching(/2026-01-01, attempt \d of 21 failed: .*; the platform tries again$/),
    );
  });

  it("fails when another client cancels the export", async () => {
    const seen = await exportInVirtualTime({
      arrange: trouble("hang-run"),
      onLine: (line, { cancel, list }) => {
        if (line.includes("export RUNNING")) void list().then(([one]) => cancel(one?.id ?? ""));
      },
    });
    expect(seen).toMatchObject({
      outcome: "cancelled",
      status: "CANCELLED",
      hasFailed: true,
      cancels: 1,
    });
    expect(seen.failure).toMatch(/cancelled by someone else[\s\S]*not by this step/);
  });

  it("completes although the service is away for nine minutes", async () => {
    const away = { kind: "status", status: 503, retry_after: 30 } as const;
    const seen = await exportInVirtualTime({
      arrange: ({ faults, nextTroubles }) => {
        nextTroubles.push("retry-run");
        faults.add({
          match: { path: "get-export", nth: Array.from({ length: 18 }, (_, index) => index + 2) },
          fault: away,
        });
      },
    });
    expect(seen).toMatchObject({ outcome: "completed" });
    expect(seen.lines.filter((line) => line.includes("503")).length).toBeLessThan(12);
  });

  it("ends as error, not as failed, when the service stays away for more than ten minutes", async () => {
    const seen = await exportInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({ match: { path: "get-export" }, fault: { kind: "status", status: 503 } }),
    });
    expect(seen).toMatchObject({ outcome: "error", hasFailed: true });
    expect(seen.failure).toMatch(/503[\s\S]*operation: watch with export_id: /);
  });

  it("completes although the runs of the export cannot be read", async () => {
    const seen = await exportInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "runs" },
          fault: { kind: "status", status: 403, body: { detail: "no" } },
        }),
    });
    expect(seen).toMatchObject({ outcome: "completed", object_prefix: "" });
    expect(seen).not.toHaveProperty("rows_exported");
  });

  it("gives hints about unknown formats before it sends anything, about slow columns in the log only", async () => {
    const seen = await exportInVirtualTime({ inputs: { format_version: "v1" } });
    expect(seen.journal.filter((entry) => entry.startsWith("notice"))).toEqual([]);
    expect(seen.lines[0]).toMatch(/^export_fields: inputs and outputs are exported/);
    const first = seen.journal.indexOf("exports");
    expect(seen.journal.slice(0, first)).toContainEqual(
      expect.stringMatching(/^warning format_version: /),
    );
    const small = await exportInVirtualTime({
      inputs: { export_fields: "id, name", format_version: "v2_beta" },
    });
    expect(small.journal.filter((entry) => /^(notice|warning)/.test(entry))).toEqual([]);
  });

  it("ends as rejected when the service refuses, and names the inputs in question", async () => {
    const seen = await exportInVirtualTime({
      inputs: { project_id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01" },
    });
    expect(seen).toMatchObject({ outcome: "rejected", made: 0, hasFailed: true });
    expect(seen.failure).toContain("Tracing project");
    const detail = [{ loc: ["body", "session_id"], msg: "is archived", type: "value_error" }];
    const named = await exportInVirtualTime({
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "export" },
          fault: { kind: "status", status: 422, body: { detail } },
        }),
    });
    expect(named.failure).toContain("project_id: is archived");
  });

  it.each([
    [["body", "export_fields", 3], "export_fields: no"],
    [["body", "filter", "constrained-str"], "filter: no"],
    [["header", "X-Tenant-Id"], "tenant_id: no"],
    [["session_id"], "project_id: no"],
    [["body", "constructor"], "body.constructor: no"],
    [["body", "config", "newer", 0], "body.config.newer.0: no"],
  ])("names the input that %j is about", async (loc, words) => {
    const detail = [{ loc, msg: "no", type: "value_error" }];
    const arrange: VirtualExport["arrange"] = ({ faults }) =>
      void faults.add({
        match: { path: "export" },
        fault: { kind: "status", status: 422, body: { detail } },
      });
    expect((await exportInVirtualTime({ arrange })).failure).toContain(`said: ${words}`);
  });

  it.each([
    ["list", "exports"],
    ["start", "export"],
  ])(
    "does not blame the bucket where operation %s is denied to the credential",
    async (_, path) => {
      const seen = await exportInVirtualTime({
        inputs: path === "exports" ? { operation: "list" } : {},
        arrange: ({ faults }) =>
          void faults.add({
            match: { path },
            fault: { kind: "status", status: 403, body: { detail: "Access denied" } },
          }),
      });
      expect(seen).toMatchObject({ outcome: "rejected", hasFailed: true });
      expect(seen.failure).not.toContain("bucket");
      expect(seen.failure).toContain("check tenant_id");
    },
  );

  it("names the inputs that a destination without credentials lacks", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ endpoint_url }) => ({
        ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
        endpoint_url,
      }),
    });
    expect(seen).toMatchObject({ outcome: "rejected", hasFailed: true });
    expect(seen.failure).toMatch(/said: access_key_id and secret_access_key: /);
  });
});

describe("runs that cannot be read in the end", () => {
  const unread = { kind: "status", status: 500 } as const;

  it("are neither none nor waited for: the export completed", async () => {
    const arrange: NonNullable<VirtualExport["arrange"]> = ({ faults }) =>
      faults.add({
        match: { path: "runs", nth: Array.from({ length: 40 }, (_, index) => index + 2) },
        fault: unread,
      });
    const seen = await exportInVirtualTime({ inputs: { fail_on_empty: "true" }, arrange });
    const whole = await exportInVirtualTime({});
    expect(seen).toMatchObject({ outcome: "completed", rows_exported: "" });
    expect(seen.failure).toBe("");
    expect(seen.elapsedMs - whole.elapsedMs).toBeLessThanOrEqual(10_000);
  });
});

describe("the answer to a creation", () => {
  const id = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a02";
  const answering =
    (path: string, body: Record<string, string | null>): NonNullable<VirtualExport["arrange"]> =>
    ({ faults }) =>
      faults.add({ match: { path }, fault: { kind: "status", status: 201, body } });

  it("may hold nothing but the id of the export", async () => {
    const inputs = { wait: "false" };
    const seen = await exportInVirtualTime({ inputs, arrange: answering("export", { id }) });
    expect(seen).toMatchObject({ outcome: "not_waited", status: "CREATED", sent: 1 });
    expect(seen.export_id).toBe(id);
  });

  it("may show all but the id in another way than expected", async () => {
    const inputs = { wait: "false" };
    const body = { id, status: null, export_fields: "id,name", start_time: null, filter: "" };
    const seen = await exportInVirtualTime({ inputs, arrange: answering("export", body) });
    expect(seen).toMatchObject({ outcome: "not_waited", status: "CREATED", sent: 1 });
    expect(seen.export_id).toBe(id);
  });

  it("need not show that a schedule is one", async () => {
    const inputs = { end_time: "", interval_hours: "24" };
    const arrange: NonNullable<VirtualExport["arrange"]> = ({ faults }) => {
      for (const path of ["export", "get-export"])
        faults.add({
          match: { path },
          fault: { kind: "status", status: 200, body: { id, status: "Created" } },
        });
    };
    const seen = await exportInVirtualTime({ inputs, arrange });
    expect(seen).toMatchObject({ outcome: "scheduled", hasFailed: false, sent: 1 });
    expect(seen.lines.at(-1)).toContain("exported every 24 hours");
  });

  it("may show a destination in another way than expected, as long as it names its id", async () => {
    const seen = await exportInVirtualTime({
      inputs: async () => ({
        ...{ operation: "create_destination", display_name: "Warehouse", bucket_name: "exports" },
        region: "eu-west-1",
      }),
      arrange: answering("destination", { id, credentials_keys: "access_key_id" }),
    });
    expect(seen).toMatchObject({ outcome: "completed", destination_id: id });
  });
});

describe("the advice on a failed export", () => {
  const failedBefore = async ({ begin, pass }: Service) => {
    const export_id = await begin();
    await pass(HOUR_MS);
    return { operation: "watch", wait: "false", export_id };
  };

  it("does not say that its runs show no error where they were not read", async () => {
    const exportTroubles = [{ error: "Access denied" }];
    const seen = await exportInVirtualTime({ inputs: failedBefore, exportTroubles });
    expect(seen).toMatchObject({ outcome: "failed", runReads: 0 });
    expect(seen.failure).toContain("its runs were not read");
    expect(seen.failure).not.toContain("no error");
  });
});

describe("a list of runs that is behind the export", () => {
  const behind =
    (ms: number) =>
    ({ faults }: Service) =>
      void faults.add({ match: { path: "runs" }, fault: { kind: "stale_read", ms } });

  it("is read again until it shows all rows", async () => {
    const slow = { exportRowsPerSecond: 2 };
    const whole = await exportInVirtualTime(slow);
    const seen = await exportInVirtualTime({ ...slow, arrange: behind(8_000) });
    expect(seen).toMatchObject({ outcome: "completed", rows_exported: whole.rows_exported });
    expect(seen.files).not.toBe("[]");
  });

  it.each([
    ["failed", "Failed"],
    ["was cancelled", "Cancelled"],
  ])("is no proof that all was exported where it shows a run that %s", async (_, status) => {
    const run = (index: number, word: string) => ({
      id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a0${index}`,
      ...{ status: word, metadata: { result: { rows_written: 5 } } },
    });
    const body = [run(1, "Completed"), run(2, status), run(3, "Completed")];
    const seen = await exportInVirtualTime({
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "runs" }, fault: { kind: "status", status: 200, body } }),
    });
    expect(seen).toMatchObject({ outcome: "completed", rows_exported: 15, hasFailed: false });
    expect(seen.journal).toContainEqual(
      expect.stringMatching(/^warning .*COMPLETED, although 1 of 3 runs did not complete/s),
    );
  });

  it("is still empty where its failed run wrote nothing, and fail_on_empty asks for rows", async () => {
    const run = { id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01", status: "Failed" };
    const body = [{ ...run, metadata: { result: { rows_written: 0 } } }];
    const seen = await exportInVirtualTime({
      inputs: { fail_on_empty: "true" },
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "runs" }, fault: { kind: "status", status: 200, body } }),
    });
    expect(seen).toMatchObject({ outcome: "empty", rows_exported: 0, hasFailed: true });
  });

  it("is no proof that nothing was exported while runs are unfinished in it", async () => {
    const run = { id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01", status: "Running" };
    const body = [{ ...run, metadata: { result: { rows_written: 0 } } }];
    const seen = await exportInVirtualTime({
      inputs: { fail_on_empty: "true" },
      arrange: ({ faults }) =>
        void faults.add({ match: { path: "runs" }, fault: { kind: "status", status: 200, body } }),
    });
    expect(seen).toMatchObject({ outcome: "completed", rows_exported: "", hasFailed: false });
    expect(seen.lines.at(-1)).toContain("The number of rows is not known.");
  });
});

describe("a list of runs that may be a first page only", () => {
  const listing = (count: number): NonNullable<VirtualExport["arrange"]> => {
    const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
    const body = Array.from({ length: count }, (_, index) => ({
      id: `run-${index}`,
      status: "Completed",
      metadata: {
        ...{ start_time: dayOf(index), end_time: dayOf(index + 1) },
        result: { rows_written: 0 },
      },
    }));
    const fault = { kind: "status", status: 200, body } as const;
    return ({ faults }) => void faults.add({ match: { path: "runs" }, fault });
  };

  it("is no proof that nothing was exported", async () => {
    const inputs = { end_time: "2026-02-01T00:00:00Z", fail_on_empty: "true" };
    const seen = await exportInVirtualTime({ inputs, arrange: listing(20) });
    expect(seen).toMatchObject({ outcome: "completed", rows_exported: "", hasFailed: false });
    expect(seen.lines.at(-1)).toContain("20 runs are listed, which may be a first page only");
    expect(seen.lines.at(-1)).not.toContain("20 of 20");
    const whole = await exportInVirtualTime({ inputs, arrange: listing(31) });
    expect(whole).toMatchObject({ outcome: "empty", rows_exported: 0, hasFailed: true });
  });

  it("is whole where its runs are of the whole range", async () => {
    const inputs = { end_time: "2026-01-20T12:00:00Z" };
    const seen = await exportInVirtualTime({ inputs, arrange: listing(20) });
    expect(seen).toMatchObject({ outcome: "empty", rows_exported: 0 });
  });
});

describe("a timeout of the service", () => {
  it("is reported as such after three days, with few requests", async () => {
    const seen = await exportInVirtualTime({
      arrange: trouble("hang-run"),
      inputs: { timeout: "100h", ...SLOWLY },
    });
    expect(seen).toMatchObject({
      outcome: "timed_out",
      status: "TIMEDOUT",
      hasFailed: true,
      cancels: 0,
    });
    expect(seen.elapsedMs).toBeGreaterThanOrEqual(72 * HOUR_MS);
    expect(seen.elapsedMs).toBeLessThan(74 * HOUR_MS);
    expect(seen.polls).toBeLessThan(200);
    expect(seen.runReads).toBeLessThanOrEqual(seen.polls + 1);
    expect(seen.failure).toContain("split_hours");
  });
});

describe("the timeout of the inputs", () => {
  it("fails the step while the export continues", async () => {
    const seen = await exportInVirtualTime({
      arrange: trouble("hang-run"),
      inputs: { timeout: "1h" },
    });
    expect(seen).toMatchObject({
      outcome: "timed_out",
      status: "RUNNING",
      hasFailed: true,
      cancels: 0,
    });
    expect(seen.exports).toMatchObject([{ status: "Running" }]);
    expect(seen.failure).toMatch(
      /was last seen RUNNING after 1h, and was not cancelled[\s\S]*operation: watch with export_id: [0-9a-f-]{36}/,
    );
    expect(seen.journal).toContain("state settled true");
    // Reading the runs gets rarer, the longer it takes.
    expect(seen.runReads).toBeLessThan(45);
  });

  it("ends as detached with on_timeout: detach", async () => {
    const seen = await exportInVirtualTime({
      arrange: trouble("hang-run"),
      inputs: { timeout: "1h", on_timeout: "detach" },
    });
    expect(seen).toMatchObject({
      outcome: "detached",
      status: "RUNNING",
      hasFailed: false,
      cancels: 0,
    });
    expect(seen.exports).toMatchObject([{ status: "Running" }]);
  });

  it("cancels the export with on_timeout: cancel", async () => {
    const seen = await exportInVirtualTime({
      arrange: trouble("hang-run"),
      inputs: { timeout: "1h", on_timeout: "cancel" },
    });
    expect(seen).toMatchObject({
      outcome: "timed_out",
      status: "CANCELLED",
      hasFailed: true,
      cancels: 1,
    });
    expect(seen.exports).toMatchObject([{ status: "Cancelled" }]);
    expect(JSON.parse(String(seen.cancelled_ids))).toEqual(seen.exports.map(({ id }) => id));
  });

  it("cancels all exports with on_timeout: cancel, also those that were not watched yet", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => {
        const ids = [await begin(), await begin(), await begin()];
        return {
          operation: "watch",
          export_id: ids.join(","),
          max_parallel: "1",
          timeout: "1h",
          on_timeout: "cancel",
        };
      },
      exportTroubles: "hang-run",
    });
    expect(seen).toMatchObject({ outcome: "timed_out", hasFailed: true, cancels: 3 });
    expect(seen.exports.map(({ status }) => status)).toEqual([
      "Cancelled",
      "Cancelled",
      "Cancelled",
    ]);
  });

  it("ends as completed, with all rows, when the export completes before it is cancelled", async () => {
    const seen = await exportInVirtualTime({
      inputs: { timeout: "3s", on_timeout: "cancel", poll_interval: "1s", fail_on_empty: "true" },
      exportRowsPerSecond: 20,
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "cancel-export", nth: 1 },
          fault: { kind: "status", status: 503, retry_after: 100 },
        }),
    });
    expect(seen).toMatchObject({ outcome: "completed", status: "COMPLETED", run_count: 3 });
    expect(seen.rows_exported).toBeGreaterThan(0);
  });

  it("ends as completed when the export completed just before the cancellation was refused", async () => {
    const seen = await exportInVirtualTime({
      inputs: { timeout: "3s", on_timeout: "cancel", poll_interval: "2s" },
      arrange: ({ faults }) =>
        faults.add({
          match: { path: "cancel-export" },
          fault: { kind: "status", status: 409, body: { detail: "It has ended" } },
        }),
      exportRowsPerSecond: 100_000,
      onLine: (line, { faults }) => {
        // The service does not answer until after the timeout.
        if (line.includes("was created"))
          faults.add({
            match: { path: "get-export", nth: [1, 2] },
            fault: { kind: "status", status: 503 },
          });
      },
    });
    expect(seen).toMatchObject({ outcome: "completed", status: "COMPLETED" });
  });
});

describe("operation watch", () => {
  it("follows an export that was started before", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => ({ operation: "watch", export_id: await begin() }),
    });
    expect(seen).toMatchObject({
      outcome: "completed",
      made: 0,
      run_count: 3,
      export_id: seen.exports[0]?.id,
    });
    expect(seen.destination_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("waits for the exports beside a schedule, and fails when the time is over", async () => {
    const beside = (exportTroubles: VirtualExport["exportTroubles"]) =>
      exportInVirtualTime({
        inputs: async ({ begin }) => {
          const schedule = await begin({ end_time: undefined, interval_hours: 24 });
          return { operation: "watch", timeout: "10m", export_id: `${schedule},${await begin()}` };
        },
        ...(exportTroubles === undefined ? {} : { exportTroubles }),
      });
    const seen = await beside("hang-run");
    expect(seen).toMatchObject({ outcome: "timed_out", hasFailed: true });
    const [schedule = "", other = ""]: string[] = JSON.parse(String(seen.export_ids));
    expect(seen.failure).toContain(`export ${schedule.slice(0, 8)} scheduled`);
    expect(seen.failure).toContain(`watch with export_id: ${other}.`);
    expect(await beside(undefined)).toMatchObject({ outcome: "scheduled", hasFailed: false });
  });

  it("follows several exports together", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => ({
        operation: "watch",
        export_id: [await begin(), await begin()].join(","),
      }),
    });
    expect(seen).toMatchObject({ outcome: "completed", run_count: 6 });
    expect(JSON.parse(String(seen.export_ids))).toHaveLength(2);
  });

  it("ends as rejected when there is no such export", async () => {
    const seen = await exportInVirtualTime({
      inputs: { operation: "watch", export_id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01" },
    });
    expect(seen).toMatchObject({ outcome: "rejected", hasFailed: true });
    expect(seen.failure).toContain("tenant_id");
  });

  it("does not wait for a schedule", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => ({
        operation: "watch",
        export_id: await begin({ end_time: undefined, interval_hours: 24 }),
      }),
    });
    expect(seen).toMatchObject({
      outcome: "scheduled",
      status: expect.stringMatching(/SCHEDULED$/),
      hasFailed: false,
      polls: 1,
    });
  });
});

describe("a schedule", () => {
  async function cancelOfSchedule({ begin, pass }: Service) {
    const export_id = await begin({ end_time: undefined, interval_hours: 24 });
    await pass(HOUR_MS);
    return { operation: "cancel", export_id };
  }

  it("is created, and not waited for", async () => {
    const seen = await exportInVirtualTime({ inputs: { end_time: "", interval_hours: "24" } });
    expect(seen).toMatchObject({ outcome: "scheduled", made: 1, polls: 0, hasFailed: false });
    expect(seen.elapsedMs).toBeLessThan(MINUTE_MS);
  });

  it("is cancelled alone, and with the exports it spawned only with cancel_spawned", async () => {
    const alone = await exportInVirtualTime({
      inputs: cancelOfSchedule,
      exportTroubles: "hang-run",
    });
    expect(alone).toMatchObject({ outcome: "cancelled", hasFailed: false, cancels: 1 });
    expect(alone.exports.filter(({ status }) => status !== "Cancelled").length).toBeGreaterThan(0);

    const all = await exportInVirtualTime({
      inputs: async (service) => ({ ...(await cancelOfSchedule(service)), cancel_spawned: "true" }),
      exportTroubles: "hang-run",
    });
    expect(all).toMatchObject({ outcome: "cancelled", status: "CANCELLED", hasFailed: false });
    expect(all.exports.length).toBeGreaterThan(1);
    expect(all.exports.every(({ status }) => status === "Cancelled")).toBe(true);
    expect(new Set(JSON.parse(String(all.cancelled_ids)))).toEqual(
      new Set(all.exports.map(({ id }) => id)),
    );
  });

  it("is cancelled, but the step fails, where the exports that it started cannot be listed", async () => {
    const seen = await exportInVirtualTime({
      inputs: async (service) => ({
        ...(await cancelOfSchedule(service)),
        cancel_spawned: "true",
      }),
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "exports" },
          fault: { kind: "status", status: 403, body: { detail: "no" } },
        }),
      exportTroubles: "hang-run",
    });
    expect(seen).toMatchObject({ outcome: "error", status: "CANCELLED", hasFailed: true });
    expect(seen.failure).toMatch(/^Export [0-9a-f]{8}: cancelled, without the exports that /);
    expect(seen.failure).toContain("may still be running");
    expect(seen.failure).toContain("status 403");
  });

  it("is cancelled with a warning where the list of exports may be a first page only", async () => {
    const seen = await exportInVirtualTime({
      inputs: async (service) => {
        const inputs = await cancelOfSchedule(service);
        const others = Array.from({ length: 20 }, (_, index) => ({
          id: `0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a${index + 10}`,
          status: "Completed",
        }));
        const fault = { kind: "status", status: 200, body: others } as const;
        service.faults.add({ match: { path: "exports" }, fault });
        return { ...inputs, cancel_spawned: "true" };
      },
      exportTroubles: "hang-run",
    });
    expect(seen).toMatchObject({ outcome: "cancelled", hasFailed: false });
    expect(seen.journal).toContainEqual(
      expect.stringMatching(/^warning .*more than the 20 exports that were read/),
    );
    expect(seen.lines.at(-1)).toContain("No listed export that");
  });

  it("is known as the source of an export also where its id is shown in upper case", async () => {
    const seen = await exportInVirtualTime({
      inputs: async (service) => {
        const inputs = await cancelOfSchedule(service);
        const source_bulk_export_id = inputs.export_id.toUpperCase();
        const body = (await service.list()).map((one) => ({ ...one, source_bulk_export_id }));
        const fault = { kind: "status", status: 200, body } as const;
        service.faults.add({ match: { path: "exports" }, fault });
        return { ...inputs, cancel_spawned: "true" };
      },
      exportTroubles: "hang-run",
    });
    expect(seen.exports.length).toBeGreaterThan(1);
    expect(seen.exports.every(({ status }) => status === "Cancelled")).toBe(true);
  });
});

describe("operation cancel", () => {
  it.each([
    ["reset", { kind: "reset", when: "before" }],
    ["reset after it was done", { kind: "reset", when: "after" }],
    ["503", { kind: "status", status: 503 }],
    ["429", { kind: "status", status: 429, retry_after: 5 }],
    ["200 without JSON", { kind: "html", status: 200, when: "after" }],
  ] as const)("cancels the export although the first answer is lost (%s)", async (_, fault) => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => ({ operation: "cancel", export_id: await begin() }),
      exportTroubles: "hang-run",
      arrange: ({ faults }) => faults.add({ match: { path: "cancel-export", nth: 1 }, fault }),
    });
    expect(seen).toMatchObject({ outcome: "cancelled", status: "CANCELLED", hasFailed: false });
    expect(seen.exports).toMatchObject([{ status: "Cancelled" }]);
  });

  it("says that the export is not cancelled where the service refuses that", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => ({ operation: "cancel", export_id: await begin() }),
      exportTroubles: "hang-run",
      arrange: ({ faults }) =>
        void faults.add({
          match: { path: "cancel-export" },
          fault: { kind: "status", status: 409, body: { detail: "no" } },
        }),
    });
    expect(seen).toMatchObject({ outcome: "rejected", hasFailed: true, cancels: 1 });
    expect(seen.failure).toMatch(/^Project [0-9a-f]{8}: not cancelled\. /);
  });

  it("succeeds without a request when the export has ended before", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin, cancel }) => {
        const id = await begin();
        await cancel(id);
        return { operation: "cancel", export_id: id };
      },
    });
    expect(seen).toMatchObject({ outcome: "cancelled", hasFailed: false, cancels: 0 });
    expect(seen).not.toHaveProperty("cancelled_ids");
  });

  it("cancels neither of two exports when one of them does not exist", async () => {
    const missing = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => ({
        operation: "cancel",
        export_id: `${await begin()},${missing}`,
      }),
    });
    expect(seen).toMatchObject({ outcome: "rejected", hasFailed: true, cancels: 0 });
  });
});

describe("the message of operation cancel", () => {
  it("names an export that had ended before once, and says that no spawned one was left", async () => {
    const lines: string[] = [];
    const seen = await exportInVirtualTime({
      inputs: async ({ begin, cancel }) => {
        const id = await begin();
        await cancel(id);
        return { operation: "cancel", export_id: id, cancel_spawned: "true" };
      },
      onLine: (line) => void lines.push(line),
    });
    expect(seen).toMatchObject({ outcome: "cancelled", hasFailed: false });
    expect(lines.join("\n").split(/had ended before: CANCELLED/)).toHaveLength(2);
    expect(lines.join("\n")).toContain(
      "No listed export that a schedule has started was still running.",
    );
  });
});

describe("a cancellation that the platform accepts but does not carry out", () => {
  async function onlyAccept({ faults, list }: Service) {
    const [one] = await list();
    const fault = { kind: "status", status: 200, body: { ...one } } as const;
    faults.add({ match: { path: "cancel-export" }, fault });
  }

  it("is no cancellation yet", async () => {
    const seen = await exportInVirtualTime({
      inputs: async (service) => {
        const export_id = await service.begin();
        await service.pass(MINUTE_MS);
        await onlyAccept(service);
        return { operation: "cancel", export_id };
      },
      exportTroubles: "hang-run",
    });
    expect(seen).toMatchObject({ outcome: "cancelled", status: "RUNNING", hasFailed: false });
    expect(seen.journal).toContainEqual(expect.stringMatching(/^warning .*: not cancelled yet\. /));
    expect(seen.lines.join("\n")).not.toMatch(/was cancelled|: cancelled/);
  });

  it("does not keep the next export running", async () => {
    const seen = await exportInVirtualTime({
      inputs: async (service) => {
        const ids = [await service.begin(), await service.begin()];
        await service.pass(MINUTE_MS);
        const body = { id: ids[0] ?? "", status: "Running" };
        const fault = { kind: "status", status: 200, body } as const;
        service.faults.add({ match: { path: "cancel-export", nth: 1 }, fault });
        return { operation: "cancel", export_id: ids.join(",") };
      },
      exportTroubles: "hang-run",
    });
    expect(seen.journal.filter((entry) => /^(cancel|get)-export$/.test(entry)).slice(0, 4)).toEqual(
      ["get-export", "get-export", "cancel-export", "cancel-export"],
    );
    expect(seen.journal).toContainEqual(
      expect.stringMatching(/^warning 1 of 2 exports cancelled\. /),
    );
  });

  it("is no cancellation after the timeout either", async () => {
    const seen = await exportInVirtualTime({
      inputs: { timeout: "10m", on_timeout: "cancel" },
      exportTroubles: "hang-run",
      onLine: (line, service) => {
        if (line.includes("export RUNNING")) void onlyAccept(service);
      },
    });
    expect(seen).toMatchObject({ outcome: "timed_out", status: "RUNNING", hasFailed: true });
    expect(`${seen.failure} ${seen.lines.join(" ")}`).not.toMatch(/ cancelled/);
  });
});

describe("operation list", () => {
  it("sets an output with the ids of all exports of the workspace", async () => {
    const seen = await exportInVirtualTime({
      inputs: async ({ begin }) => {
        await begin();
        return { operation: "list" };
      },
    });
    expect(seen).toMatchObject({ outcome: "completed", hasFailed: false });
    expect(JSON.parse(String(seen.export_ids))).toEqual(seen.exports.map(({ id }) => id));
  });
});
