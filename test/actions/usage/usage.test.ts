import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageRecord } from "../../../src/service/contract/usage.ts";
import { withoutIds } from "../../harness/transcript/transcript.ts";
import {
  FEBRUARY,
  OTHER_WORKSPACE,
  PROJECTS,
  projectRecord,
  type QueryResponder,
  type UsageQuery,
  WORKSPACE,
} from "../../harness/usage-service.ts";
import { CREDENTIAL } from "../../harness/virtual-service.ts";
import { type PlayResult, play } from "../../scenarios/play.ts";
import type { StepService, UsageScenario } from "../../scenarios/scenario.ts";

/**
 * The result of a report in one line: outcome and exit code, starts of the requested windows, counts
 * and duration; then the annotations and the contents of the files.
 */
function resultLineOf({ outputs, exitCode, queries, annotations, files }: PlayResult): string {
  const { outcome, total_traces = "no", row_count = "no", stride_days, elapsed_seconds } = outputs;
  const starts = queries.map(({ start_time }) => start_time.slice(5, 10));
  const firstPart = [
    `${outcome}, exit ${exitCode}`,
    `requested ${starts.join(", ")}`,
    `${total_traces} traces in ${row_count} rows${stride_days ? ` of ${stride_days} days` : ""}`,
    `${elapsed_seconds} s`,
    ...["json_file", "csv_file"].filter((name) => outputs[name] !== undefined),
  ].join("; ");
  const messages = annotations.map(({ type, message }) => `${type} ${message}`);
  const texts = [...files].map(([name, text]) => `${name}: ${text.trim()}`);
  return withoutIds([firstPart, ...messages, ...texts].join(" | ").replace(/\r?\n/g, " | "));
}

const RECORDS = [projectRecord("large", 800), projectRecord("small", 20)];
const DAILY_STRIDE = { days: 1, hours: 0 };

const respondOnce =
  (respond: QueryResponder, nth = 0): QueryResponder =>
  (query, response, index) =>
    index === nth && respond(query, response, index);
/** Sends the stride and the first record, and then calls `end`. */
const partialResponse =
  (end: (response: Parameters<QueryResponder>[1]) => unknown): QueryResponder =>
  (_, response) => {
    const text = `{"stride":{"days":1,"hours":0},"usage":[${JSON.stringify(RECORDS[0])}`;
    response.write(text, () => end(response));
    return true;
  };
const OPEN_RESPONSE = partialResponse(() => undefined);
const RESET_RESPONSE = partialResponse((response) => response.destroy());
const SHORT_RESPONSE = partialResponse((response) => response.end());
const text =
  (body: string | Buffer): QueryResponder =>
  (_, response) =>
    Boolean(response.writeHead(200).end(body));
/** The default `Retry-After` is long, so that minutes of retries are few requests. */
const status =
  (code: number, detail?: unknown, retryAfter = "60"): QueryResponder =>
  (_, response) => {
    const headers = { "content-type": "application/json", "retry-after": retryAfter };
    return Boolean(response.writeHead(code, headers).end(JSON.stringify({ detail })));
  };

type Inputs = Record<string, string>;
const withResponse = (respond: QueryResponder, inputs: Inputs = {}) => ({ respond, inputs });
const withReport = (usage: unknown, stride: object = DAILY_STRIDE, inputs?: Inputs) =>
  withResponse(text(JSON.stringify({ stride, usage })), inputs);
/** A report with `daily`, whose buckets have this stride. */
const dailyReport = (days: number, hours: number, inputs: Inputs = {}) =>
  withReport(RECORDS, { days, hours }, { daily: "true", ...inputs });

const EMPTY_REPORT = '{"stride":{"days":1,"hours":0},"usage":[]}';
const LARGE_ROW = projectRecord("large", 800);
const { time_bucket: _, ...UNDATED_ROW } = LARGE_ROW;
const PROBLEM = { loc: ["query", "workspace_ids", 0], msg: "is unknown", type: "value_error" };
const dimensions = { ...LARGE_ROW.dimensions, is_deleted: false, tags: ["a"], age: 7 };
const SIMILAR_ROWS = [
  ...[null, null].map((name) => projectRecord(name, 3)),
  ...["a", "a"].map((name) => projectRecord(name, 3, null)),
  ...[1, 2].map((traces) => projectRecord("b", traces)),
];

const MONTHS = {
  ...{ start_time: "2026-02-01T00:00:00Z", end_time: "2026-05-01T00:00:00Z" },
  daily: "true",
};
const recordsOfWindow = ({ start_time }: UsageQuery) => [
  projectRecord("large", 10, start_time),
  projectRecord("small", 1, start_time),
];
/** The service also has the bucket that begins when the range ends. */
const BUCKET_STARTS = ["2026-02-01T00:00:00Z", "2026-03-04T00:00:00Z", "2026-04-04T00:00:00+00:00"];
const withBucketAtEnd = (daily: string): UsageScenario => ({
  records: ({ start_time, end_time }) =>
    BUCKET_STARTS.filter((start) => Date.parse(start) >= Date.parse(start_time))
      .filter((start) => Date.parse(start) <= Date.parse(end_time))
      .map((start) => projectRecord("large", 10, start)),
  inputs: { start_time: BUCKET_STARTS[0] ?? "", end_time: BUCKET_STARTS[2] ?? "", daily },
});

const cancelledAt = (logText: string, respond: QueryResponder, inputs?: Inputs): UsageScenario => ({
  ...{ ...withResponse(respond, inputs), cancelWhen: (line) => line.includes(logText) },
});
/** The folder of the report has this file, link or directory before the step starts. */
const withExistingFile = (name: string, create: (path: string) => unknown): UsageScenario => ({
  arrange: async ({ workspace }) => {
    await mkdir(join(workspace, "usage-report"), { recursive: true });
    await create(join(workspace, "usage-report", name));
  },
});

const SCENARIOS: Record<string, Record<string, UsageScenario>> = {
  "a report": {
    "is written as CSV and JSON, with the rows of each window once": {
      records: recordsOfWindow,
      inputs: { ...MONTHS, format: "both" },
    },
    "is requested again after a 503": withResponse(respondOnce(status(503))),
    "is requested again after a timeout": withResponse(respondOnce(OPEN_RESPONSE), {
      request_timeout: "1s",
    }),
    "is requested again for a window whose response was cut off": {
      ...withResponse(respondOnce(RESET_RESPONSE, 1), MONTHS),
      records: recordsOfWindow,
    },
    "has no bucket that begins when the range ends": withBucketAtEnd("false"),
    "has no bucket that begins when its last window ends": withBucketAtEnd("true"),
    "may have texts in place of numbers": withReport(
      RECORDS.map((row) => ({ ...row, traces: String(row.traces) })),
      { days: "7", hours: "0" },
    ),
    "may have null in place of its rows": withReport(null),
    "may have dimensions that are not documented": withReport([{ ...LARGE_ROW, dimensions }]),
    "may have rows that look the same": withReport(SIMILAR_ROWS),
    "may have a row without a time": withReport([UNDATED_ROW]),
    "has a warning if daily is set, but its buckets are a week long": dailyReport(7, 0),
    "has a warning if daily is set, but its buckets are an hour long": dailyReport(0, 1),
    "has no warning if daily is set, and its buckets are 24 hours long": dailyReport(0, 24),
    "that is over budget may have buckets of no length": dailyReport(0, 0, { max_traces: "1" }),
  },
  "a report that cannot be read, and leaves no file,": {
    "ends early at each of three tries": withResponse(SHORT_RESPONSE),
    "is without stride": withResponse(text('{"usage":[]}')),
    "is without usage": withResponse(text('{"stride":{"days":1,"hours":0}}')),
    "has no list of usage": withReport({ a: {} }),
    "has an invalid row": withReport([{ traces: -1 }]),
    "has text after its end": withResponse(text(`${EMPTY_REPORT}{"usage":[]}`)),
    "is rate-limited for longer than the time left": withResponse(status(429, "slow down", "7200")),
    "is unavailable for longer than the time left": withResponse(status(503, undefined, "7200")),
    "is too large": withResponse(text(Buffer.alloc(257 * 1024 ** 2, " "))),
    "is behind a redirect": withResponse((_, response) =>
      Boolean(response.writeHead(302, { location: "https://other.example/x" }).end()),
    ),
    'has "many" as its traces': withReport([{ ...LARGE_ROW, traces: "many" }]),
  },
  "a refusal": {
    "of a long URL says what makes it shorter": withResponse(status(414, "URI Too Long")),
    "of a member names the member": withResponse(status(422, [PROBLEM])),
  },
  "the files": {
    "of an earlier run stay when a report is refused": {
      ...withExistingFile("usage-by-project.json", (path) => writeFile(path, '"old"')),
      ...withResponse(respondOnce(status(403), 1), {
        daily: "true",
        end_time: "2026-04-01T00:00:00Z",
      }),
    },
    "do not replace a directory": withExistingFile("usage-by-project.json", (path) => mkdir(path)),
    "become outputs one by one, even if the last one fails": {
      ...withExistingFile("usage-by-project.csv", (path) => mkdir(path)),
      inputs: { format: "both" },
    },
    "are not written after a cancel during a download": cancelledAt("Counting", (_, response) =>
      response.write('{"stride":{"days":1,"hours":0},"usage":['),
    ),
    "are not written after a cancel before a retry": cancelledAt("trying again", status(503)),
    "are not written after a cancel during the comparison": cancelledAt(
      "to compare",
      (_, response, index) => index > 0 && response.write("{"),
      { compare_previous: "true" },
    ),
  },
};

describe.each(Object.entries(SCENARIOS))("%s", (_, scenarios) => {
  it.each(Object.entries(scenarios))("%s", async (_name, scenario) => {
    const { cancelWhen } = scenario;
    const line = resultLineOf(await play({ action: "usage", records: RECORDS, ...scenario }));
    // A cancel may come before the request, or after.
    expect(cancelWhen ? line.replace(/requested .*?; /, "") : line).toMatchSnapshot();
  });
});

describe("usage", () => {
  it("sends the query of the contract, with one parameter for each workspace", async () => {
    const workspace_ids = `${WORKSPACE}, ${OTHER_WORKSPACE}`;
    const inputs = { workspace_ids, tenant_id: "tenant-0123456789" };
    const result = await play({ action: "usage", inputs });
    expect(result.queries).toMatchObject([
      {
        ...{ ...FEBRUARY, group_by: "project", workspace_ids: [WORKSPACE, OTHER_WORKSPACE] },
        headers: {
          ...{ "x-api-key": CREDENTIAL.api_key, "x-tenant-id": "tenant-0123456789" },
          "accept-encoding": "identity",
        },
      },
    ]);
  });

  it("replaces a link that has the name of its file, and does not write to the target", async () => {
    const target = join(await mkdtemp(join(tmpdir(), "usage-target-")), "file");
    await writeFile(target, "untouched");
    const name = "usage-by-project.json";
    const link = withExistingFile(name, (path) => symlink(target, path));
    const { exitCode, files } = await play({ action: "usage", records: PROJECTS, ...link });
    expect(exitCode).toBe(0);
    expect(JSON.parse(files.get(`usage-report/${name}`) ?? "")).toMatchObject({ usage: PROJECTS });
    expect(await readFile(target, "utf8")).toBe("untouched");
  });

  it.each(["", " 1", "1.5", "1e3", "0x10", "-1", "1,000", "9007199254740993"])(
    "refuses %j as the number of traces",
    (traces) => {
      expect(UsageRecord.safeParse({ ...LARGE_ROW, traces }).success).toBe(false);
    },
  );

  it("logs a heartbeat each minute while a report is computed", async () => {
    const { promise: servicePromise, resolve: arrange } = Promise.withResolvers<StepService>();
    const respond: QueryResponder = (_, response) => {
      const body = JSON.stringify({ stride: DAILY_STRIDE, usage: RECORDS });
      void servicePromise.then(({ clock }) => clock.sleep(300_000)).then(() => response.end(body));
      return true;
    };
    const { log } = await play({ action: "usage", arrange, respond: respondOnce(respond) });
    expect(log.match(/still waiting for an answer/g)).toHaveLength(5);
  });
});
