import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UsageInputs } from "../../src/usage/inputs.ts";
import { usage } from "../../src/usage/usage.ts";
import { virtualClock } from "../harness/virtual-clock.ts";
import { worldAt } from "../harness/world.ts";
import {
  type Answer,
  csvText,
  project,
  startUsageService,
  type UsageQuery,
  WORKSPACE,
} from "./usage-service.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");
const RECORDS = [project("large", 800), project("small", 20)];

let workspace = "";
const before = process.env.GITHUB_WORKSPACE;

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), "usage-"));
  process.env.GITHUB_WORKSPACE = workspace;
});

afterEach(async () => {
  if (before === undefined) delete process.env.GITHUB_WORKSPACE;
  else process.env.GITHUB_WORKSPACE = before;
  await rm(workspace, { recursive: true, force: true });
});

/** Runs the action in this process, where pauses take no time. */
async function run(
  texts: Record<string, string>,
  answer: Answer,
  records = (_: UsageQuery) => RECORDS,
) {
  const service = await startUsageService(records, answer);
  try {
    const usual = {
      base_url: service.url,
      api_key: "demo-key",
      workspace_ids: WORKSPACE,
      group_by: "project",
    };
    const range = { start_time: "2026-02-01T00:00:00Z", end_time: "2026-03-01T00:00:00Z" };
    const inputs = await UsageInputs.parseAsync({
      ...usual,
      ...range,
      request_timeout: "15s",
      ...texts,
    });
    const {
      world,
      outputs,
      log: lines,
    } = worldAt(service.url, {
      clock: virtualClock(),
      requestTimeoutMs: inputs.request_timeout,
    });
    const end = await usage(inputs, world, NOW);
    const files = await readdir(workspace, { recursive: true });
    const text = async (name: string) =>
      readFile(join(workspace, String(outputs.get(name))), "utf8");
    const json = outputs.has("json_file") ? JSON.parse(await text("json_file")) : undefined;
    const csv = outputs.has("csv_file") ? await text("csv_file") : undefined;
    return {
      outcome: end.outputs.outcome,
      failure: end.failure?.message,
      outputs,
      lines,
      files,
      json,
      csv,
      queries: service.queries,
    };
  } finally {
    await service.close();
  }
}

/** Sends the head and the first record, and then calls `end`. */
const begun =
  (end: (response: Parameters<Answer>[1]) => void): Answer =>
  ({ format }, response) => {
    const text =
      format === "json"
        ? `{"stride":{"days":1,"hours":0},"usage":[${JSON.stringify(RECORDS[0])}`
        : csvText(RECORDS).slice(0, -8);
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
  it.each([
    ["a 503", status(503)],
    ["a 429", status(429)],
    ["a stream that is reset", RESET],
    ["a stream that ends early", ENDED_EARLY],
    ["a page of a proxy", text("<html>busy</html>")],
  ])("retries the report from its beginning after %s", async (_, answer) => {
    const result = await run({}, once(answer));
    expect(result).toMatchObject({ outcome: "ok", json: { usage: RECORDS } });
    expect(result.queries).toHaveLength(2);
    expect(result.lines).toContainEqual(expect.stringContaining("; asking again."));
    expect(Object.fromEntries(result.outputs)).toMatchObject({ total_traces: 820, row_count: 2 });
  });

  it("retries the report after a stream that sends nothing for longer than request_timeout", async () => {
    const result = await run({ request_timeout: "1s" }, once(LEFT_OPEN));
    expect(result).toMatchObject({ outcome: "ok", json: { usage: RECORDS } });
    expect(result.lines).toContainEqual(expect.stringContaining("; asking again."));
  });

  it.each([
    ["that is reset", RESET],
    ["that ends early", ENDED_EARLY],
    ["that is a page of a proxy", text('<html>\n"busy"</html>')],
  ])("retries a CSV report %s", async (_, answer) => {
    const result = await run({ format: "csv" }, once(answer));
    expect(result).toMatchObject({ outcome: "ok" });
    expect(result.csv?.split("\n")).toHaveLength(4);
    expect(result.outputs.get("total_traces")).toBe(820);
  });

  it("retries only the window whose stream was cut", async () => {
    const records = ({ start_time }: UsageQuery) => [project("large", 1, start_time)];
    const range = {
      start_time: "2026-02-01T00:00:00Z",
      end_time: "2026-05-01T00:00:00Z",
      daily: "true",
    };
    const result = await run(range, once(RESET, 1), records);
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
    ["that always ends early", ENDED_EARLY, "cut short, or is not JSON", 3],
    ["without stride", text('{"usage":[]}'), "breaks the contract at stride", 3],
    ["without usage", text('{"stride":{"days":1,"hours":0}}'), "breaks the contract at usage", 3],
    [
      "whose usage is not a list",
      text('{"stride":{"days":1,"hours":0},"usage":{"a":{}}}'),
      "breaks the contract at usage",
      3,
    ],
    [
      "with an invalid row",
      text('{"stride":{"days":1,"hours":0},"usage":[{"traces":-1}]}'),
      "breaks the contract at usage.0",
      3,
    ],
    [
      "with text after its end",
      text('{"stride":{"days":1,"hours":0},"usage":[]}{"usage":[]}'),
      "is not JSON",
      3,
    ],
    [
      "with a row that does not end",
      text(`{"stride":{"days":1,"hours":0},"usage":["${"x".repeat(3_000_000)}"]}`),
      "no row within 1 MiB",
      3,
    ],
    [
      "that is compressed",
      text("x", { "content-encoding": "gzip" }),
      "compressed, which was not asked for",
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
      const result = await run({}, (...all) => answer(...all) || true);
      expect(result.files).toEqual(["usage-report"]);
      expect(result.failure).toContain(reason);
      expect(result.failure).not.toMatch(/"a"|xxx/);
      expect(result.queries).toHaveLength(attempts);
      expect(result.outputs.has("json_file")).toBe(false);
    },
  );

  it.each([
    ["without column names", "", "not even column names"],
    ["without a column", csvText([]).replace("Traces", "Count"), "no column Traces"],
    [
      "whose counts are not numbers",
      csvText([project("x", 7)]).replace('"7"', '"many"'),
      "row 1, column Traces",
    ],
    [
      "whose rows differ in length",
      `${csvText([])}1,2,3\r\n`,
      "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",
    ],
    [
      "with a row that does not end",
      `${csvText([])}"${"x".repeat(3_000_000)}`,
      "CSV_MAX_RECORD_SIZE",
    ],
  ])("fails on a CSV report %s, and leaves no file", async (_, body, reason) => {
    const result = await run({ format: "csv" }, text(body));
    expect(result).toMatchObject({ outcome: "error", files: ["usage-report"] });
    expect(result.failure).toContain(reason);
    expect(result.failure).not.toMatch(/many|xxx/);
  });

  it("reads the columns of a CSV report in any order", async () => {
    const body =
      '\ufeffTraces,Extra,"Project Name",Project ID,Time Bucket Start,Time Bucket End,Workspace ID,Workspace Name,User ID,User Email,API Key Short Key\n7,x,p,1,2026-02-01,2026-02-02,,,,,\n';
    const result = await run({ format: "csv" }, text(body));
    expect(result.csv?.split("\n")[1]).toBe("2026-02-01,2026-02-02,,,1,p,,,,7");
  });

  it("warns of buckets that are longer than the days that were requested", async () => {
    const result = await run({ daily: "true" }, text('{"usage":[],"stride":{"days":7,"hours":0}}'));
    expect(result).toMatchObject({ outcome: "empty", json: { stride: { days: 7, hours: 0 } } });
    expect(result.lines).toContainEqual(expect.stringContaining("Buckets are of 7 days"));
  });

  it.each([
    ["2026-02-01T06:00:00Z", "Buckets are of 1 hour, not of a day."],
    ["2026-02-10T00:00:00Z", undefined],
  ])("with daily and an end at %s warns: %s", async (end_time, expected) => {
    const result = await run({ daily: "true", end_time }, () => false);
    expect(result.lines.find((line) => line.startsWith("Buckets"))).toBe(expected);
  });

  it("fails when the service is unavailable for 10 minutes", async () => {
    const result = await run({}, status(503));
    expect(result).toMatchObject({ outcome: "error", files: ["usage-report"] });
    expect(result.failure).toMatch(/status 503[\s\S]*whether the service is up/);
  });
});
