import { describe, expect, it } from "vitest";
import { DAY, exporting, HOUR, SECOND } from "./exporting.ts";

const MINUTE = 60 * SECOND;

describe("exportLives", () => {
  it("goes from Created to Running to Completed", async () => {
    await using service = await exporting();
    const id = await service.begin();
    expect(await service.read(id)).toMatchObject({
      status: "CREATED",
      created_at: "2030-01-01T00:00:00.000Z",
      finished_at: null,
    });
    expect(await service.runs(id)).toEqual([]);
    service.clock.pass(2 * SECOND);
    expect(await service.read(id)).toMatchObject({ status: "RUNNING", finished_at: null });
    expect((await service.runs(id)).map(({ status }) => status)).toEqual([
      "RUNNING",
      "RUNNING",
      "RUNNING",
    ]);
    service.clock.pass(MINUTE);
    const { status, finished_at } = await service.read(id);
    expect(status).toBe("COMPLETED");
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
    expect(await statuses()).toEqual(["RUNNING", "RUNNING", "CREATED"]);
    expect((await service.runs(ids[0] ?? "")).map(({ status }) => status)).toEqual([
      "RUNNING",
      "CREATED",
      "CREATED",
    ]);
    await service.cancel(ids[1] ?? "");
    expect(await statuses()).toEqual(["RUNNING", "CANCELLED", "RUNNING"]);
    service.clock.pass(HOUR);
    expect(await statuses()).toEqual(["COMPLETED", "CANCELLED", "COMPLETED"]);
    const runs = await service.runs(ids[0] ?? "");
    const seconds = runs.map(({ metadata }) => 1 + (metadata?.result?.rows_written ?? 0) / 100);
    const sum = seconds.reduce((one, other) => one + other);
    expect(runs.at(-1)?.finished_at).toBe(
      new Date(Date.UTC(2030, 0, 1) + (1 + sum) * SECOND).toISOString(),
    );
  });

  it.each([
    ["by default", { lowerLimits: false }, 45, 15],
    ["with the lower figures", { lowerLimits: true }, 5, 3],
  ])(
    "%s runs (%j) %i runs of an export and %i exports at a time",
    async (_, figures, runsAtATime, exportsAtATime) => {
      await using service = await exporting({ exportRowsPerSecond: 1, ...figures });
      const id = await service.begin({ start_time: "2029-10-01T00:00:00Z" });
      for (let count = 1; count < 17; count += 1)
        await service.begin({ end_time: "2029-12-01T12:00:01Z", filter: 'eq(name, "")' });
      service.clock.pass(SECOND);
      const statuses = (await service.list()).map(({ status }) => status).reverse();
      expect(statuses).toEqual([
        ...Array(exportsAtATime).fill("RUNNING"),
        ...Array(17 - exportsAtATime).fill("CREATED"),
      ]);
      const runs = await service.runs(id);
      expect(runs.filter(({ status }) => status === "RUNNING")).toHaveLength(runsAtATime);
      expect(runs.slice(runsAtATime).every(({ status }) => status === "CREATED")).toBe(true);
    },
  );

  it("retries a run after 30 seconds, and fails with it after 20 retries", async () => {
    await using service = await exporting({ exportTroubles: "fail-run" });
    const id = await service.begin();
    service.clock.pass(40 * SECOND);
    expect(Object.keys((await service.runs(id))[0]?.errors ?? {})).toEqual(["retry_0", "retry_1"]);
    service.clock.pass(HOUR);
    const [run, ...others] = await service.runs(id);
    expect(run?.status).toBe("FAILED");
    expect(Object.keys(run?.errors ?? {})).toEqual(
      Array.from({ length: 21 }, (_, attempt) => `retry_${attempt}`),
    );
    expect(others.map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED"]);
    expect(await service.read(id)).toMatchObject({
      status: "FAILED",
      finished_at: run?.finished_at,
    });
    expect(run?.finished_at).toBe(
      new Date(Date.UTC(2030, 0, 1) + (1 + 21 + 20 * 30) * SECOND).toISOString(),
    );
  });

  it.each([
    ["72 hours by default", {}, 72],
    ["48 hours with the lower figures", { lowerLimits: true }, 48],
    ["24 hours with exportTimeoutHours", { exportTimeoutHours: 24 }, 24],
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
      expect(await service.read(id)).toMatchObject({ status: "RUNNING" });
      service.clock.pass(SECOND);
      expect(await service.read(id)).toMatchObject({ status: "TIMEDOUT" });
      const [run, ...others] = await service.runs(id);
      expect(run).toMatchObject({ status: "TIMEDOUT" });
      expect(Object.keys(run?.errors ?? {})).toHaveLength(Math.floor(hours / (4 + 30 / 3_600)));
      expect(others.map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED"]);
    },
  );

  it("continues after a run's timeout where the attempt stopped", async () => {
    await using service = await exporting({ exportRowsPerSecond: 0.02, exportRowsPerFile: 100 });
    const id = await service.begin({ end_time: "2029-12-02T00:00:00Z" });
    service.clock.pass(20 * HOUR);
    const [run] = await service.runs(id);
    expect(run?.status).toBe("COMPLETED");
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
      status: "CREATED",
      interval_hours: 24,
      end_time: null,
    });
    service.clock.pass(DAY + 10 * MINUTE - 1);
    expect(await service.list()).toHaveLength(1);
    service.clock.pass(1);
    expect(await service.list()).toMatchObject([
      { status: "CREATED", source_bulk_export_id: schedule },
      { id: schedule },
    ]);
    service.clock.pass(6 * DAY + HOUR);
    const spawned = (await service.list())
      .filter(({ source_bulk_export_id }) => source_bulk_export_id === schedule)
      .reverse();
    const day = (number: number) => `2030-01-0${number}T00:00:00.000Z`;
    expect(spawned).toMatchObject(
      [1, 2, 3, 4, 5, 6, 7].map((number) => ({
        status: "COMPLETED",
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
    expect(await service.cancel(schedule)).toMatchObject({ status: "CANCELLED" });
    const statuses = async () => (await service.list()).map(({ status }) => status);
    expect(await statuses()).toEqual(["RUNNING", "COMPLETED", "CANCELLED"]);
    const [newest] = await service.list();
    expect(await service.cancel(newest?.id ?? "")).toMatchObject({
      id: newest?.id,
      status: "CANCELLED",
      source_bulk_export_id: schedule,
    });
    service.clock.pass(7 * DAY);
    expect(await statuses()).toEqual(["CANCELLED", "COMPLETED", "CANCELLED"]);
  });

  it("spawns exports at once for intervals that were over before the schedule was created", async () => {
    await using service = await exporting();
    await service.begin({ ...WEEKLY, start_time: "2029-12-30T00:00:00Z" });
    expect((await service.list()).map(({ status }) => status)).toEqual(["CREATED", "CREATED"]);
    service.clock.pass(10 * MINUTE);
    expect((await service.list()).map(({ status }) => status)).toEqual([
      "CREATED",
      "COMPLETED",
      "CREATED",
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
