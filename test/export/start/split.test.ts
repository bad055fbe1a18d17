import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { windowsOf } from "../../../src/export/start/windows.ts";
import { RANGE } from "../../harness/step.ts";
import { exportInVirtualTime, type Service } from "../../harness/virtual-export.ts";

const HOUR_MS = 3_600_000;
const DAILY = { split_hours: "24", timeout: "20h" };

describe("windowsOf", () => {
  it("leaves no gap and no overlap, whatever the range", () => {
    const hours = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2e12 }),
        fc.integer({ min: 1, max: 1e10 }),
        hours,
        (startMs, lengthMs, each) => {
          const windows = windowsOf({ startMs, endMs: startMs + lengthMs }, each);
          expect(windows[0]?.startMs).toBe(startMs);
          expect(windows.at(-1)?.endMs).toBe(startMs + lengthMs);
          for (const [index, { startMs: from, endMs: to }] of windows.entries()) {
            expect(to).toBeGreaterThan(from);
            expect(to - from).toBeLessThanOrEqual(each * HOUR_MS);
            if (index > 0) expect(from).toBe(windows[index - 1]?.endMs);
          }
        },
      ),
    );
  });
});

describe("split_hours", () => {
  it("creates one export for each window, and reports them together", async () => {
    const seen = await exportInVirtualTime({ inputs: DAILY });
    expect(seen).toMatchObject({
      outcome: "completed",
      status: "COMPLETED",
      made: 3,
      sent: 3,
      run_count: 3,
      object_prefix: "traces/",
    });
    const ranges = seen.exports.map(({ start_time, end_time }) => [start_time, end_time]).sort();
    expect(ranges.map(([start]) => start)).toEqual([
      RANGE.start_time,
      "2026-01-02T00:00:00Z",
      "2026-01-03T00:00:00Z",
    ]);
    expect(ranges.map(([, end]) => end)).toEqual([
      "2026-01-02T00:00:00Z",
      "2026-01-03T00:00:00Z",
      RANGE.end_time,
    ]);
    expect(new Set(JSON.parse(String(seen.export_ids)))).toEqual(
      new Set(seen.exports.map(({ id }) => id)),
    );
    expect(seen).not.toHaveProperty("export_id");
    expect(seen.lines.at(-1)).toMatch(/^3 of 3 parts of project \w{8} exported\./);
  });

  it("has at most max_parallel exports unfinished at a time", async () => {
    let most = 0;
    const seen = await exportInVirtualTime({
      inputs: { ...DAILY, split_hours: "12", max_parallel: "2" },
      exportRowsPerSecond: 5,
      onLine: (line, { list }) => {
        if (!line.includes("was created")) return;
        void list().then((all) => {
          most = Math.max(most, all.filter(({ status }) => status !== "Completed").length);
        });
      },
    });
    expect(seen).toMatchObject({ outcome: "completed", made: 6 });
    expect(most).toBe(2);
  });

  it("fails when one export fails, but only after all have ended", async () => {
    const seen = await exportInVirtualTime({
      inputs: { ...DAILY, max_parallel: "1" },
      arrange: ({ nextTroubles }: Service) =>
        void nextTroubles.push([{ error: "Bucket is not valid" }]),
    });
    expect(seen).toMatchObject({ outcome: "failed", status: "FAILED", made: 3, hasFailed: true });
    expect(seen.exports.map(({ status }) => status).sort()).toEqual([
      "Completed",
      "Completed",
      "Failed",
    ]);
    expect(seen.failure).toMatch(
      /^2 of 3 parts of project \w{8} exported; 2026-01-01 failed\.[\s\S]*said: 2026-01-01, attempt 21: Bucket is not valid$/,
    );
  });

  it("waits when the service allows no more creations in this hour", async () => {
    const seen = await exportInVirtualTime({ inputs: DAILY, exportCreationsPerHour: 2 });
    expect(seen).toMatchObject({ outcome: "completed", made: 3 });
    expect(seen.elapsedMs).toBeGreaterThan(HOUR_MS);
  });

  it("ends as timed_out, not as detached, when some windows were never exported", async () => {
    const seen = await exportInVirtualTime({
      inputs: { ...DAILY, max_parallel: "1", timeout: "1h", on_timeout: "detach" },
      exportTroubles: "hang-run",
    });
    expect(seen).toMatchObject({ outcome: "timed_out", made: 1, hasFailed: true });
    expect(seen.failure).toContain(
      "To export only what is missing, use start_time: 2026-01-02T00:00:00Z and end_time: 2026-01-04T00:00:00Z",
    );
  });

  it("creates no more exports after a creation was refused", async () => {
    const refusal = { kind: "status", status: 403, body: { detail: "no" } } as const;
    const seen = await exportInVirtualTime({
      inputs: { ...DAILY, max_parallel: "3" },
      arrange: ({ faults }) => faults.add({ match: { path: "export", nth: 2 }, fault: refusal }),
    });
    expect(seen).toMatchObject({ outcome: "error", made: 1, sent: 2, hasFailed: true });
    expect(seen.exports).toMatchObject([{ status: "Completed" }]);
    expect(seen.failure).toMatch(
      /; 2026-01-02 and 2026-01-03 not started\. The platform API refused [\s\S]*status 403\.[\s\S]*said: no$/,
    );
  });

  it("names the windows that were never exported beside those that timed out", async () => {
    const seen = await exportInVirtualTime({
      inputs: { ...DAILY, max_parallel: "2", timeout: "1h", on_timeout: "cancel" },
      arrange: ({ nextTroubles }: Service) => void nextTroubles.push("hang-run", "hang-run"),
    });
    expect(seen).toMatchObject({
      outcome: "timed_out",
      status: "CANCELLED",
      made: 2,
      hasFailed: true,
    });
    expect(seen.failure).toContain("2026-01-01 and 2026-01-02 timed out; 2026-01-03 not started");
  });

  it("exports each window exactly once when answers are lost", async () => {
    const seen = await exportInVirtualTime({
      inputs: { ...DAILY, split_hours: "12" },
      arrange: ({ faults }) =>
        faults.add(
          { match: { path: "export", nth: 1 }, fault: { kind: "reset", when: "after" } },
          { match: { path: "export", nth: 3 }, fault: { kind: "reset", when: "before" } },
          {
            match: { path: "export", nth: 5 },
            fault: { kind: "html", status: 502, when: "after" },
          },
        ),
    });
    expect(seen).toMatchObject({ outcome: "completed", made: 6, sent: 7 });
    expect(new Set(seen.exports.map(({ start_time }) => start_time)).size).toBe(6);
  });
});
