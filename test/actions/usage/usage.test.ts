import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
 * The result of a report as one line: the starts of the requested windows, the counts, and the
 * duration. Then the annotations and the contents of the files.
 */
function summaryOf({ outputs, exitCode, queries, annotations, files }: PlayResult): string {
  const { outcome, total_traces = "no", row_count = "no", stride_days, elapsed_seconds } = outputs;
  const starts = queries.map(({ start_time }) => start_time.slice(5, 10));
  const end = [
    `${outcome}, exit ${exitCode}`,
    `requested ${starts.join(", ")}`,
    `${total_traces} traces in ${row_count} rows${stride_days ? ` of ${stride_days} days` : ""}`,
    `${elapsed_seconds} s`,
    ...["json_file", "csv_file"].filter((name) => outputs[name] !== undefined),
  ].join("; ");
  const messages = annotations.map(({ type, message }) => `${type} ${message}`);
  const texts = [...files].map(([name, text]) => `${name}: ${text.trim()}`);
  return withoutIds([end, ...messages, ...texts].join(" | ").replace(/\r?\n/g, " | "));
}

const RECORDS = [projectRecord("large", 800), projectRecord("small", 20)];
const DAILY = { days: 1, hours: 0 };

const once =
  (respond: QueryResponder, nth = 0): QueryResponder =>
  (query, response, index) =>
    index === nth && respond(query, response, index);
/** Sends the head and the first record, and then calls `end`. */
const partialReply =
  (end: (response: Parameters<QueryResponder>[1]) => unknown): QueryResponder =>
  (_, response) => {
    const text = `{"stride":{"days":1,"hours":0},"usage":[${JSON.stringify(RECORDS[0])}`;
    response.write(text, () => end(response));
    return true;
  };
const LEFT_OPEN = partialReply(() => undefined);
const RESET = partialReply((response) => response.destroy());
const ENDED_EARLY = partialReply((response) => response.end());
const text =
  (body: string | Buffer, headers: Record<string, string> = {}): QueryResponder =>
  (_, response) =>
    Boolean(response.writeHead(200, headers).end(body));
/** Few and long pauses, so that minutes of retries are few requests. */
const status =
  (code: number, detail?: unknown, retryAfter = "60"): QueryResponder =>
  (_, response) => {
    const headers = { "content-type": "application/json", "retry-after": retryAfter };
    return Boolean(response.writeHead(code, headers).end(JSON.stringify({ detail })));
  };

const text403 =
  (error: string): QueryResponder =>
  (_, response) =>
    Boolean(response.writeHead(403, {}).end(JSON.stringify({ error })));
const rateLimited: QueryResponder = (_, response) =>
  Boolean(response.writeHead(429, { "retry-after": "7200" }).end('{"detail":"two at a time"}'));

const withResponse = (
  respond: QueryResponder,
  inputs: Record<string, string> = {},
): UsageScenario => ({
  respond,
  inputs,
});
const withReport = (usage: unknown, stride: object = DAILY, inputs?: Record<string, string>) =>
  withResponse(text(JSON.stringify({ stride, usage })), inputs);
const refused = (code: number, detail: unknown) =>
  withResponse(status(code, detail), { format: "both" });
const withTraces = (traces: string) => withReport([{ ...projectRecord("a", 1), traces }]);
/** The CSV has the end of a bucket that begins so. */
const bucket = (start: string, stride: object = DAILY) =>
  withReport([projectRecord("p", 1, start)], stride, { format: "csv" });

const LARGE = projectRecord("large", 800);
const { time_bucket: _, ...TIMELESS } = LARGE;
const MEMBER = { loc: ["query", "workspace_ids", 0], msg: "is unknown", type: "value_error" };
const DIMENSIONS = { ...LARGE.dimensions, is_deleted: false, tags: ["a"], age: 7 };
const ALIKE = [
  projectRecord(null, 3),
  projectRecord(null, 3),
  projectRecord("a", 3, null),
  projectRecord("a", 3, null),
];

const MONTHS = {
  ...{ start_time: "2026-02-01T00:00:00Z", end_time: "2026-05-01T00:00:00Z" },
  daily: "true",
};
const ofWindow = ({ start_time }: UsageQuery) => [
  projectRecord("large", 10, start_time),
  projectRecord("small", 1, start_time),
];
/** The service also has the bucket that begins when the range ends. */
const ENDS = ["2026-02-01T00:00:00Z", "2026-03-04T00:00:00Z", "2026-04-04T00:00:00+00:00"];
const inclusive = (daily: string): UsageScenario => ({
  records: ({ start_time, end_time }) =>
    ENDS.filter((start) => Date.parse(start) >= Date.parse(start_time))
      .filter((start) => Date.parse(start) <= Date.parse(end_time))
      .map((start) => projectRecord("large", 10, start)),
  inputs: { start_time: ENDS[0] ?? "", end_time: ENDS[2] ?? "", daily },
});

const cancelledAt = (
  words: string,
  respond: QueryResponder,
  inputs: Record<string, string> = {},
): UsageScenario => ({
  ...withResponse(respond, inputs),
  cancelWhen: (line) => line.includes(words),
});
/** The report's folder has this file before the step starts. */
const withExistingFile = (
  name: string,
  make: (path: string) => Promise<unknown>,
): UsageScenario => ({
  arrange: async ({ workspace }) => {
    await mkdir(join(workspace, "usage-report"), { recursive: true });
    await make(join(workspace, "usage-report", name));
  },
});

const SCENARIOS: Record<string, Record<string, UsageScenario>> = {
  "a report": {
    "is written as CSV and JSON, of each window once": {
      records: ofWindow,
      inputs: { ...MONTHS, format: "both" },
    },
    "is requested again after a 503": withResponse(once(status(503))),
    "is requested again after a timeout": withResponse(once(LEFT_OPEN), { request_timeout: "1s" }),
    "is requested again for a truncated window": {
      ...withResponse(once(RESET, 1), MONTHS),
      records: ofWindow,
    },
    "has no bucket that begins when the range ends": inclusive("false"),
    "has no bucket that begins when the range of windows ends": inclusive("true"),
    "has numbers that are written as texts": withReport(
      RECORDS.map((row) => ({ ...row, traces: String(row.traces) })),
      { days: "7", hours: "0" },
    ),
    "has null for no rows": withReport(null),
    "has dimensions that the contract does not name": withReport([
      { ...LARGE, dimensions: DIMENSIONS },
    ]),
    "has rows that look the same": withReport([
      ...ALIKE,
      projectRecord("b", 1),
      projectRecord("b", 2),
    ]),
    "has a row without a time": withReport([TIMELESS]),
    "has a byte order mark": withResponse(
      text(`\ufeff${JSON.stringify({ stride: DAILY, usage: RECORDS })}`),
    ),
    "is daily, but has buckets of a week": withReport(
      RECORDS,
      { days: 7, hours: 0 },
      { daily: "true" },
    ),
    "is daily, but has buckets of an hour": withReport(
      RECORDS,
      { days: 0, hours: 1 },
      { daily: "true" },
    ),
    "is daily, and has buckets of a day in hours": withReport(
      RECORDS,
      { days: 0, hours: 24 },
      { daily: "true" },
    ),
    "has buckets of no length": withReport(
      RECORDS,
      { days: 0, hours: 0 },
      { daily: "true", max_traces: "1" },
    ),
  },
  "a report that cannot be read, and leaves no file,": {
    "always ends early": withResponse(ENDED_EARLY),
    "is without stride": withResponse(text('{"usage":[]}')),
    "is without usage": withResponse(text('{"stride":{"days":1,"hours":0}}')),
    "has no list of usage": withReport({ a: {} }),
    "has an invalid row": withReport([{ traces: -1 }]),
    "has text after its end": withResponse(
      text('{"stride":{"days":1,"hours":0},"usage":[]}{"usage":[]}'),
    ),
    "is rate-limited for longer than the time left": withResponse(status(429, "slow down", "7200")),
    "is unavailable for longer than the time left": withResponse(status(503, undefined, "7200")),
    "is too large": withResponse(text(Buffer.alloc(257 * 1024 ** 2, " "))),
    "is behind a redirect": withResponse((_, response) =>
      Boolean(response.writeHead(302, { location: "https://other.example/x" }).end()),
    ),
    ...Object.fromEntries(
      ["", " 1", "1.5", "1e3", "0x10", "-1", "1,000", "9007199254740993", "many"].map((traces) => [
        `counts "${traces}"`,
        withTraces(traces),
      ]),
    ),
  },
  "the CSV": {
    "has the end of a week": bucket("2026-02-01T00:00:00.000Z", { days: 7, hours: 0 }),
    "has the end of an hour": bucket("2026-02-01T23:00:00+02:00", { days: 0, hours: 1 }),
    "has the end of a day without a zone": bucket("2026-02-01T00:00:00"),
    "has the end of a day without a time": bucket("2026-02-01"),
    "has no end of some day": bucket("some day"),
    "has no end of an endless bucket": bucket("2026-02-01T00:00:00Z", {
      days: Number.MAX_SAFE_INTEGER,
      hours: 0,
    }),
  },
  "a refusal": {
    "of a bad range": refused(400, "bad range"),
    "of the credential": refused(401, "Invalid token"),
    "of a credential without permission": refused(403, "Forbidden"),
    "without a workspace": refused(403, "This requires workspace specification"),
    "of a feature that is not enabled": refused(403, "Usage is not enabled"),
    "of an unknown path": refused(404, "Not Found"),
    "of a long address": refused(414, "URI Too Long"),
    "of a member": refused(422, [MEMBER]),
    "with another status": refused(451, "no"),
    "of an organization's key": withResponse(text403("org_scoped_key_requires_workspace")),
    "with Retry-After of two hours": withResponse(rateLimited),
  },
  "the files": {
    "of an earlier run stay when a report is refused": {
      ...withExistingFile("usage-by-project.json", (path) => writeFile(path, '"old"')),
      ...withResponse(once(status(403), 1), { daily: "true", end_time: "2026-04-01T00:00:00Z" }),
    },
    "do not replace a directory": withExistingFile("usage-by-project.json", (path) => mkdir(path)),
    "become outputs even if the next one fails": {
      ...withExistingFile("usage-by-project.csv", (path) => mkdir(path)),
      inputs: { format: "both" },
    },
    "are removed by a cancel during a download": cancelledAt("Counting", (_, response) =>
      response.write('{"stride":{"days":1,"hours":0},"usage":['),
    ),
    // If the wait did not end, the time limit of a cancelled step would give `cancelled`.
    "are removed by a cancel before a retry": cancelledAt("trying again", status(503)),
    "are removed by a cancel during the comparison": cancelledAt(
      "to compare",
      (_, response, index) => index > 0 && response.write("{"),
      { compare_previous: "true" },
    ),
  },
};

describe.each(Object.entries(SCENARIOS))("%s", (_, scenarios) => {
  it.each(Object.entries(scenarios))("%s", async (_name, scenario) => {
    const summary = summaryOf(await play({ action: "usage", records: RECORDS, ...scenario }));
    // A cancel may come before the request, or after.
    expect(
      scenario.cancelWhen ? summary.replace(/requested .*?; /, "") : summary,
    ).toMatchSnapshot();
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

  it("replaces a link without writing to its target", async () => {
    const victim = join(await mkdtemp(join(tmpdir(), "usage-victim-")), "file");
    await writeFile(victim, "untouched");
    const name = "usage-by-project.json";
    const link = withExistingFile(name, (path) => symlink(victim, path));
    const { exitCode, files } = await play({ action: "usage", records: PROJECTS, ...link });
    expect(exitCode).toBe(0);
    expect(JSON.parse(files.get(`usage-report/${name}`) ?? "")).toMatchObject({ usage: PROJECTS });
    expect(await readFile(victim, "utf8")).toBe("untouched");
  });

  it("logs a heartbeat each minute while a report is computed", async () => {
    const { promise: servicePromise, resolve: arrange } = Promise.withResolvers<StepService>();
    const respond: QueryResponder = (_, response) => {
      const body = JSON.stringify({ stride: DAILY, usage: RECORDS });
      void servicePromise
        .then(({ clock }) => clock.sleep(5 * 60_000))
        .then(() => response.end(body));
      return true;
    };
    const { log } = await play({ action: "usage", arrange, respond: once(respond) });
    expect(log.match(/still waiting for an answer/g)).toHaveLength(5);
  });
});
