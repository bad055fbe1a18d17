import { describe, expect, it } from "vitest";
import type { ExportRun } from "../../../src/contract/bulk-exports.ts";
import type { FollowEvent } from "../../../src/export/watch/follow.ts";
import { progressLog } from "../../../src/export/watch/progress-log.ts";
import { runsCounter } from "../../../src/export/watch/runs.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { worldAt } from "../../harness/world.ts";

const MINUTE_MS = 60_000;

interface Day {
  status?: string;
  rows?: number;
  /** How many attempts failed. */
  errors?: number;
}

/** The runs of an export, one for each day from 1 March 2026 on. */
function runs(...days: Day[]): FollowEvent {
  const counter = runsCounter();
  for (const [index, { status = "Running", rows = 0, errors = 0 }] of days.entries()) {
    const run: ExportRun = {
      id: `0b6f4c1e-2f0a-4d3e-9b1c-${String(index).padStart(12, "0")}`,
      status,
      errors: Object.fromEntries(
        Array.from({ length: errors }, (_, attempt) => [`retry_${attempt}`, "out of memory"]),
      ),
      metadata: { start_time: `2026-03-0${index + 1}T00:00:00Z`, result: { rows_written: rows } },
    };
    counter.add(run);
  }
  return { kind: "runs", runs: counter.result };
}

const done = (rows: number): Day => ({ status: "Completed", rows });

/** What is logged of these events, which come a minute after each other, without the times. */
async function logged(...events: FollowEvent[]): Promise<string[]> {
  const clock = virtualClock();
  const { world, log } = worldAt("http://127.0.0.1:1", { clock });
  const on = progressLog(world, "");
  for (const event of events) {
    on.on(event);
    await clock.sleep(MINUTE_MS);
  }
  return log.map((line) => line.replace(/^ *\S+ {2}/, ""));
}

describe("progressLog", () => {
  it("tells how many runs finished, how fast, and how much time is left", async () => {
    expect(
      await logged(runs({}, {}, {}), runs(done(600), {}, {}), runs(done(600), done(300), {})),
    ).toEqual([
      "0 of 3 runs finished, 0 rows",
      "1 of 3 runs finished, 600 rows, 10 rows/s, about 2m left",
      "2 of 3 runs finished, 900 rows, 5 rows/s, about 1m left",
    ]);
  });

  it("tells no time left that is longer than the last one, but which run is retried", async () => {
    const stuck = { errors: 3 };
    expect(
      await logged(
        runs({}, {}, {}),
        runs({}, done(60), {}),
        runs({}, done(60), {}),
        runs({}, done(60), {}),
        runs(stuck, done(60), { rows: 60 }),
        runs({}, done(60), { rows: 120 }),
      ),
    ).toEqual([
      "0 of 3 runs finished, 0 rows",
      "1 of 3 runs finished, 60 rows, 1 rows/s, about 2m left",
      "2026-03-01, attempt 3 of 21 failed: out of memory; the platform tries again",
      "1 of 3 runs finished, 120 rows, 1 rows/s, end not foreseeable: 2026-03-01 is retried",
      "1 of 3 runs finished, 180 rows, 1 rows/s",
    ]);
  });

  it("estimates nothing from runs that had finished before it watched", async () => {
    expect(
      await logged(runs(done(60), done(60), {}), runs(done(60), done(60), { rows: 6 })),
    ).toEqual(["2 of 3 runs finished, 120 rows", "2 of 3 runs finished, 126 rows"]);
  });

  it("tells of the first, of every fifth and of the last failed attempt at a run", async () => {
    const attempts = Array.from({ length: 21 }, (_, index) => runs({ errors: index + 1 }));
    const last = runs({ status: "Failed", errors: 21 });
    const lines = await logged(...attempts.slice(0, 20), last);
    const numbers = lines.flatMap((line) => /attempt (\d+) of 21 failed/.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(["1", "5", "10", "15", "20", "21"]);
  });

  it("names no number of attempts that a service has passed", async () => {
    expect(await logged(runs({ errors: 24 }))).toContainEqual(
      expect.stringMatching(/^2026-03-01, attempt 24 failed: /),
    );
  });

  it("tells of so many failed attempts only, and says so once", async () => {
    const failed = Array.from({ length: 9 }, () => ({ status: "Failed", errors: 1 }));
    const later = failed.map((run) => ({ ...run, errors: 2 }));
    const last = failed.map((run) => ({ ...run, errors: 3 }));
    const lines = await logged(runs(...failed), runs(...later), runs(...last));
    expect(lines.filter((line) => line.includes("attempt"))).toHaveLength(21);
    expect(lines.filter((line) => line === "Further failed attempts are not logged.")).toHaveLength(
      1,
    );
  });
});
