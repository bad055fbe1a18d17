import { describe, expect, it } from "vitest";
import { DAY, exporting, HOUR, SECOND } from "./exporting.ts";

const MINUTE = 60 * SECOND;

describe("exportLives", () => {
  it("goes from Created to Running to Completed", async () => {
    await using service = await exporting();
    const id = await service.begin();
    expect(await service.read(id)).toMatchObject({
      status: "Created",
      created_at: "2030-01-01T00:00:00.000Z",
      finished_at: null,
    });
    expect(await service.runs(id)).toEqual([]);
    service.clock.pass(2 * SECOND);
    expect(await service.read(id)).toMatchObject({ status: "Running", finished_at: null });
    expect((await service.runs(id)).map(({ status }) => status)).toEqual([
      "Running",
      "Running",
      "Running",
    ]);
    service.clock.pass(MINUTE);
    const { status, finished_at } = await service.read(id);
    expect(status).toBe("Completed");
    const ends = (await service.runs(id)).map((run) => run.finished_at ?? "");
    expect(finished_at).toBe(ends.sort().at(-1));
  });

  it("runs as many exports and runs at a time as the limits permit, in order of creation", async () => {
    await using service = await exporting({
      concurrentExportsPerWorkspace: 2,
      concurrentRunsPerExport: 1,
      exportRowsPerSecond: 100,
    });
    const ids = [await service.begin(), await service.begin(), await service.begin()];
    const statuses = async () =>
      (await Promise.all(ids.map(service.read))).map(({ status }) => status);
    service.clock.pass(2 * SECOND);
    expect(await statuses()).toEqual(["Running", "Running", "Created"]);
    expect((await service.runs(ids[0] ?? "")).map(({ status }) => status)).toEqual([
      "Running",
      "Created",
      "Created",
    ]);
    await service.cancel(ids[1] ?? "");
    expect(await statuses()).toEqual(["Running", "Cancelled", "Running"]);
    service.clock.pass(HOUR);
    expect(await statuses()).toEqual(["Completed", "Cancelled", "Completed"]);
    const runs = await service.runs(ids[0] ?? "");
    const seconds = runs.map(({ metadata }) => 1 + (metadata?.result?.rows_written ?? 0) / 100);
    const sum = seconds.reduce((one, other) => one + other);
    expect(runs.at(-1)?.finished_at).toBe(
      new Date(Date.UTC(2030, 0, 1) + (1 + sum) * SECOND).toISOString(),
    );
  });

  it("by default runs 45 runs of an export and 15 exports of a workspace at a time", async () => {
    await using service = await exporting({ exportRowsPerSecond: 1 });
    const id = await service.begin({ start_time: "2029-10-01T00:00:00Z" });
    for (let count = 1; count < 17; count += 1)
      await service.begin({ end_time: "2029-12-01T12:00:01Z", filter: 'eq(name, "")' });
    service.clock.pass(SECOND);
    const statuses = (await service.list()).map(({ status }) => status).reverse();
    expect(statuses).toEqual([...Array(15).fill("Running"), "Created", "Created"]);
    const runs = await service.runs(id);
    expect(runs.filter(({ status }) => status === "Running")).toHaveLength(45);
    expect(runs.slice(45).every(({ status }) => status === "Created")).toBe(true);
  });

  it("retries a run after 30 seconds, and fails with it after 20 retries", async () => {
    await using service = await exporting({ exportTroubles: "fail-run" });
    const id = await service.begin();
    service.clock.pass(40 * SECOND);
    expect(Object.keys((await service.runs(id))[0]?.errors ?? {})).toEqual(["retry_0", "retry_1"]);
    service.clock.pass(HOUR);
    const [run, ...others] = await service.runs(id);
    expect(run?.status).toBe("Failed");
    expect(Object.keys(run?.errors ?? {})).toEqual(
      Array.from({ length: 21 }, (_, attempt) => `retry_${attempt}`),
    );
    expect(others.map(({ status }) => status)).toEqual(["Completed", "Completed"]);
    expect(await service.read(id)).toMatchObject({
      status: "Failed",
      finished_at: run?.finished_at,
    });
    expect(run?.finished_at).toBe(
      new Date(Date.UTC(2030, 0, 1) + (1 + 21 + 20 * 30) * SECOND).toISOString(),
    );
  });

  it.each([
    ["72 hours by default", {}, 72],
    ["48 hours with exportTimeoutHours", { exportTimeoutHours: 48 }, 48],
  ])(
    "times out an export after %s, and each attempt of a run after 4 hours",
    async (_, options, hours) => {
      await using service = await exporting({ exportTroubles: "hang-run", ...options });
      const id = await service.begin();
      service.clock.pass(4 * HOUR + 2 * SECOND);
      expect((await service.runs(id)).map(({ errors }) => errors)).toEqual([
        { retry_0: "The run timed out after 4 hours" },
        {},
        {},
      ]);
      service.clock.pass((hours - 4) * HOUR - 3 * SECOND);
      expect(await service.read(id)).toMatchObject({ status: "Running" });
      service.clock.pass(SECOND);
      expect(await service.read(id)).toMatchObject({ status: "TimedOut" });
      const [run, ...others] = await service.runs(id);
      expect(run).toMatchObject({ status: "TimedOut" });
      expect(Object.keys(run?.errors ?? {})).toHaveLength(Math.floor(hours / (4 + 30 / 3_600)));
      expect(others.map(({ status }) => status)).toEqual(["Completed", "Completed"]);
    },
  );

  it("continues after a run's timeout where the attempt stopped", async () => {
    await using service = await exporting({ exportRowsPerSecond: 0.02, exportRowsPerFile: 100 });
    const id = await service.begin({ end_time: "2029-12-02T00:00:00Z" });
    service.clock.pass(20 * HOUR);
    const [run] = await service.runs(id);
    expect(run?.status).toBe("Completed");
    const files = run?.metadata?.result?.exported_files?.length ?? 0;
    expect(files).toBeGreaterThan(2);
    // Two of these files fit into 4 hours.
    expect(Object.keys(run?.errors ?? {})).toHaveLength(Math.ceil(files / 2) - 1);
  });
});

describe("exportsOf", () => {
  const WEEKLY = { start_time: "2030-01-01T00:00:00Z", end_time: undefined, interval_hours: 24 };

  it("has a spawned export 10 minutes after the end of each interval of a week", async () => {
    await using service = await exporting();
    const schedule = await service.begin(WEEKLY);
    expect(await service.read(schedule)).toMatchObject({
      status: "IntervalScheduled",
      interval_hours: 24,
      end_time: null,
    });
    service.clock.pass(DAY + 10 * MINUTE - 1);
    expect(await service.list()).toHaveLength(1);
    service.clock.pass(1);
    expect(await service.list()).toMatchObject([
      { status: "Created", source_bulk_export_id: schedule },
      { id: schedule },
    ]);
    service.clock.pass(6 * DAY + HOUR);
    const spawned = (await service.list())
      .filter(({ source_bulk_export_id }) => source_bulk_export_id === schedule)
      .reverse();
    const day = (number: number) => `2030-01-0${number}T00:00:00.000Z`;
    expect(spawned).toMatchObject(
      [1, 2, 3, 4, 5, 6, 7].map((number) => ({
        status: "Completed",
        start_time: day(number),
        end_time: day(number + 1),
        created_at: day(number + 1).replace("00:00.000Z", "10:00.000Z"),
        interval_hours: null,
      })),
    );
    expect(await service.runs(schedule)).toEqual([]);
  });

  it("keeps spawned exports when the schedule is cancelled, and spawns no more", async () => {
    await using service = await exporting({ exportRowsPerSecond: 1 });
    const schedule = await service.begin(WEEKLY);
    service.clock.pass(2 * DAY + 11 * MINUTE);
    expect(await service.cancel(schedule)).toMatchObject({ status: "Cancelled" });
    const statuses = async () => (await service.list()).map(({ status }) => status);
    expect(await statuses()).toEqual(["Running", "Completed", "Cancelled"]);
    const [newest] = await service.list();
    expect(await service.cancel(newest?.id ?? "")).toMatchObject({
      id: newest?.id,
      status: "Cancelled",
      source_bulk_export_id: schedule,
    });
    service.clock.pass(7 * DAY);
    expect(await statuses()).toEqual(["Cancelled", "Completed", "Cancelled"]);
  });

  it("spawns exports at once for intervals that were over before the schedule was created", async () => {
    await using service = await exporting();
    await service.begin({ ...WEEKLY, start_time: "2029-12-30T00:00:00Z" });
    expect((await service.list()).map(({ status }) => status)).toEqual([
      "Created",
      "IntervalScheduled",
    ]);
    service.clock.pass(10 * MINUTE);
    expect((await service.list()).map(({ status }) => status)).toEqual([
      "Created",
      "Completed",
      "IntervalScheduled",
    ]);
  });

  it("spawns the intervals that a schedule finds in the past one after another", async () => {
    await using service = await exporting();
    const schedule = await service.begin({ ...WEEKLY, start_time: "2029-01-01T00:00:00Z" });
    expect(await service.list()).toHaveLength(2);
    service.clock.pass(MINUTE + SECOND);
    const spawned = (await service.list()).slice(0, -1).reverse();
    expect(spawned.map(({ start_time }) => start_time?.slice(0, 10))).toEqual(
      Array.from({ length: 13 }, (_, day) => `2029-01-${String(day + 1).padStart(2, "0")}`),
    );
    await service.cancel(schedule);
    service.clock.pass(MINUTE);
    expect(await service.list()).toHaveLength(1 + spawned.length);
  });
});
