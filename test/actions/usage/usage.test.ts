import { describe, expect, it } from "vitest";
import { CSV_COLUMNS } from "../../../src/service/contract/usage.ts";
import { API_KEY } from "../../harness/step.ts";
import { FEBRUARY, usageWith } from "../../harness/usage.ts";
import {
  type Answer,
  OTHER_WORKSPACE,
  project,
  type UsageQuery,
  WORKSPACE,
} from "../../harness/usage-service.ts";
import { RECORDS, runUsage } from "./files/run-usage.ts";

/** Sends the head and the first record, and then calls `end`. */
const begun =
  (end: (response: Parameters<Answer>[1]) => void): Answer =>
  (_, response) => {
    const text = `{"stride":{"days":1,"hours":0},"usage":[${JSON.stringify(RECORDS[0])}`;
    response.write(text, () => end(response));
    return true;
  };

const once =
  (answer: Answer, nth = 0): Answer =>
  (query, response, index) =>
    index === nth && answer(query, response, index);

/** Few and long pauses, so that minutes of retries are few requests. */
const status =
  (code: number): Answer =>
  (_, response) => {
    response.writeHead(code, { "retry-after": "60" }).end();
    return true;
  };

const text =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, headers).end(body);
    return true;
  };

const LEFT_OPEN = begun(() => undefined);
const RESET = begun((response) => response.destroy());
const ENDED_EARLY = begun((response) => response.end());

describe("usage", () => {
  it("sends the query of the contract, with one parameter for each workspace", async () => {
    const result = await usageWith({
      workspace_ids: `${WORKSPACE}, ${OTHER_WORKSPACE}`,
      tenant_id: "tenant-0123456789",
    });
    expect(result.queries).toMatchObject([
      {
        ...FEBRUARY,
        group_by: "project",
        workspace_ids: [WORKSPACE, OTHER_WORKSPACE],
        headers: {
          "x-api-key": API_KEY,
          "x-tenant-id": "tenant-0123456789",
          "accept-encoding": "identity",
        },
      },
    ]);
  });

  it("joins the windows of a long range into one file for each format", async () => {
    const records = ({ start_time }: UsageQuery) => [
      project("large", 10, start_time),
      project("small", 1, start_time),
    ];
    const range = { start_time: "2026-02-01T00:00:00Z", end_time: "2026-05-01T00:00:00Z" };
    const result = await usageWith({ ...range, daily: "true", format: "both" }, { records });
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { total_traces: "33", row_count: "6", stride_days: "1" },
    });
    expect(result.queries.map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
      ["2026-02-01T00:00:00Z", "2026-03-04T00:00:00Z"],
      ["2026-03-04T00:00:00Z", "2026-04-04T00:00:00Z"],
      ["2026-04-04T00:00:00Z", "2026-05-01T00:00:00Z"],
    ]);
    expect(result.json.usage).toHaveLength(6);
    expect(result.json.stride).toEqual({ days: 1, hours: 0 });
    expect(result.csv.filter(([start]) => start === CSV_COLUMNS[0])).toHaveLength(1);
    expect(result.csv).toHaveLength(7);
    expect(JSON.parse(result.outputs.top ?? "")).toMatchObject([{ traces: 30 }, { traces: 3 }]);
  });

  it("says how long the step took", async () => {
    expect(await runUsage({}, once(status(503)))).toMatchObject({
      outcome: "ok",
      elapsed_seconds: 60,
    });
  });

  it("retries the report after a stream that sends nothing for longer than request_timeout", async () => {
    const result = await runUsage({ request_timeout: "1s" }, once(LEFT_OPEN));
    expect(result).toMatchObject({ outcome: "ok", json: { usage: RECORDS } });
  });

  it("retries only the window whose stream was cut", async () => {
    const records = ({ start_time }: UsageQuery) => [project("large", 1, start_time)];
    const range = {
      start_time: "2026-02-01T00:00:00Z",
      end_time: "2026-05-01T00:00:00Z",
      daily: "true",
    };
    const result = await runUsage(range, once(RESET, 1), records);
    const starts = ["2026-02-01T00:00:00Z", "2026-03-04T00:00:00Z", "2026-04-04T00:00:00Z"];
    expect(result.queries.map(({ start_time }) => start_time)).toEqual([
      starts[0],
      starts[1],
      starts[1],
      starts[2],
    ]);
    expect(
      result.json.usage.map(({ time_bucket }: { time_bucket: string }) => time_bucket),
    ).toEqual(starts);
    expect(result.outputs.get("total_traces")).toBe(3);
  });

  it.each([
    ["in one window", "false"],
    ["in windows that meet", "daily"],
  ])("leaves out the bucket that begins when the range ends, %s", async (_, daily) => {
    const ends = ["2026-02-01T00:00:00Z", "2026-03-04T00:00:00Z", "2026-04-04T00:00:00+00:00"];
    const inclusive = ({ start_time, end_time }: UsageQuery) =>
      ends
        .filter((start) => Date.parse(start) >= Date.parse(start_time))
        .filter((start) => Date.parse(start) <= Date.parse(end_time))
        .map((start) => project("large", 10, start));
    const range = { start_time: ends[0] ?? "", end_time: ends[2] ?? "" };
    const result = await runUsage(
      { ...range, daily: String(daily === "daily") },
      () => false,
      inclusive,
    );
    expect(result.outputs.get("total_traces")).toBe(20);
    expect(result.outputs.get("row_count")).toBe(2);
    expect(result.lines.join("\n")).not.toContain("than once");
  });

  it.each([
    ["that always ends early", ENDED_EARLY, "gave an answer that cannot be read", 3],
    ["without stride", text('{"usage":[]}'), "is not as documented at stride", 3],
    ["without usage", text('{"stride":{"days":1,"hours":0}}'), "is not as documented at usage", 3],
    [
      "whose usage is not a list",
      text('{"stride":{"days":1,"hours":0},"usage":{"a":{}}}'),
      "is not as documented at usage",
      3,
    ],
    [
      "with an invalid row",
      text('{"stride":{"days":1,"hours":0},"usage":[{"traces":-1}]}'),
      "is not as documented at usage.0",
      3,
    ],
    [
      "with text after its end",
      text('{"stride":{"days":1,"hours":0},"usage":[]}{"usage":[]}'),
      "is not JSON",
      3,
    ],
    [
      "that is compressed",
      text("x", { "content-encoding": "br" }),
      "compressed, which was not asked for",
      1,
    ],
    [
      "that is too large",
      text(Buffer.alloc(257 * 1024 ** 2, " ")),
      "the report is too large; usage not counted",
      1,
    ],
    [
      "behind a redirect",
      (_, response) =>
        !response.writeHead(302, { location: "https://other.example/x" }).end().writable,
      "redirect",
      1,
    ],
  ] satisfies [string, Answer, string, number][])(
    "fails on a JSON report %s, and leaves no file",
    async (_, answer, reason, attempts) => {
      const result = await runUsage({}, (...all) => answer(...all) || true);
      expect(result.files).toEqual([]);
      expect(result.failure).toContain(reason);
      expect(result.failure).not.toMatch(/"a"|xxx/);
      expect(result.queries).toHaveLength(attempts);
      expect(result.outputs.has("json_file")).toBe(false);
    },
  );

  it.each([
    [{ days: 7, hours: 0 }, "2026-02-01T00:00:00.000Z", "2026-02-08T00:00:00.000Z"],
    [{ days: 0, hours: 1 }, "2026-02-01T23:00:00+02:00", "2026-02-02T00:00:00+02:00"],
    [{ days: 1, hours: 0 }, "2026-02-01T00:00:00", "2026-02-02T00:00:00"],
    [{ days: 1, hours: 0 }, "2026-02-01", "2026-02-02"],
    [{ days: 1, hours: 0 }, "some day", ""],
    [{ days: Number.MAX_SAFE_INTEGER, hours: 0 }, "2026-02-01T00:00:00Z", ""],
  ])("ends a bucket of %j from %s in the CSV at %j", async (stride, start, end) => {
    const body = JSON.stringify({ stride, usage: [project("p", 1, start)] });
    const result = await runUsage({ format: "csv" }, text(body));
    expect(result.csv?.split("\n")[1]).toBe(`${start},${end},,,id of p,p,,,,1`);
  });

  it("reads numbers that are written as texts, and null for no rows", async () => {
    const stride = { days: "7", hours: "0" };
    const rows = RECORDS.map((row) => ({ ...row, traces: String(row.traces) }));
    const texts = await runUsage({}, text(JSON.stringify({ stride, usage: rows })));
    expect(texts).toMatchObject({ outcome: "ok", json: { usage: RECORDS } });
    expect(texts.outputs.get("stride_days")).toBe(7);
    const none = await runUsage({}, text(JSON.stringify({ stride, usage: null })));
    expect(none).toMatchObject({ outcome: "empty", json: { usage: [] } });
  });

  it.each(["", " 1", "1.5", "1e3", "0x10", "-1", "1,000", "9007199254740993", "many"])(
    "does not guess what the text %j may be as a number",
    async (traces) => {
      const body = { stride: { days: 1, hours: 0 }, usage: [{ ...project("a", 1), traces }] };
      const result = await runUsage({}, text(JSON.stringify(body)));
      expect(result.failure).toContain("is not as documented at usage.0.traces");
    },
  );

  it("ignores dimensions that the contract does not name, whatever they hold", async () => {
    const { dimensions, ...row } = project("large", 800);
    const newer = { ...row, dimensions: { ...dimensions, is_deleted: false, tags: ["a"], age: 7 } };
    const body = JSON.stringify({ stride: { days: 1, hours: 0 }, usage: [newer] });
    const result = await runUsage({}, text(body));
    expect(result).toMatchObject({ outcome: "ok", json: { usage: [project("large", 800)] } });
  });

  it("counts every row, also if two look the same", async () => {
    const nameless = project(null, 3);
    const timeless = project("a", 3, null);
    const usage = [nameless, nameless, timeless, timeless, project("b", 1), project("b", 2)];
    const body = JSON.stringify({ stride: { days: 1, hours: 0 }, usage });
    const result = await runUsage({}, text(body));
    expect(result).toMatchObject({ outcome: "ok", json: { usage } });
    expect(result.outputs.get("total_traces")).toBe(15);
    expect(result.lines.join("\n")).not.toContain("than once");
  });

  it("names no length of buckets that have none", async () => {
    const body = JSON.stringify({ stride: { days: 0, hours: 0 }, usage: RECORDS });
    const result = await runUsage({ daily: "true", max_traces: "1" }, text(body));
    expect(result.failure).not.toContain("0 hours");
  });

  it("reads a report with a byte order mark", async () => {
    const body = JSON.stringify({ stride: { days: 1, hours: 0 }, usage: RECORDS });
    const result = await runUsage({}, text(`\ufeff${body}`));
    expect(result).toMatchObject({ outcome: "ok", json: { usage: RECORDS } });
  });

  it("takes a row without a time for one whose time is not known", async () => {
    const { time_bucket: _, ...row } = project("large", 800);
    const body = JSON.stringify({ stride: { days: 1, hours: 0 }, usage: [row] });
    const result = await runUsage({}, text(body));
    expect(result.json).toMatchObject({ usage: [project("large", 800, null)] });
  });

  it("fails when the service is unavailable for 10 minutes", async () => {
    const result = await runUsage({}, status(503));
    expect(result).toMatchObject({ outcome: "error", files: [] });
    expect(result.failure).toMatch(
      /failed \(503\); usage not counted\. .*status 503[\s\S]*run this again later/,
    );
  });
});
