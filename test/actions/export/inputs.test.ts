import { describe, expect, it } from "vitest";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { ID } from "../../harness/ids.ts";

const CANARY = "canary-secret-value";
const HOUR_MS = 3_600_000;

const connection = {
  base_url: "https://platform.example.com",
  api_key: CANARY,
  tenant_id: "team-0123",
};
const START = {
  ...connection,
  destination_id: ID,
  project_id: ID,
  start_time: "2026-01-01T00:00:00Z",
  end_time: "2026-01-04T00:00:00Z",
};
const SCHEDULE = { ...START, end_time: undefined, interval_hours: "24" };
const WATCH = { ...connection, operation: "watch", export_id: ID };
const CANCEL = { ...connection, operation: "cancel", export_id: ID };
const LIST = { ...connection, operation: "list" };
const DESTINATION = {
  ...connection,
  operation: "create_destination",
  display_name: "Warehouse",
  bucket_name: "traces",
};
const KEYS = { access_key_id: CANARY, secret_access_key: CANARY };

type Texts = Record<string, string | undefined>;

async function problemsWith(texts: Texts) {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  const { error } = await ExportInputs.safeParseAsync(given);
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ input: path[0], message }));
  expect(JSON.stringify(problems)).not.toContain(CANARY);
  return problems;
}

const inFuture = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const CASES: [base: Texts, change: Texts, input: string, wrong: string, instead: string][] = [
  [LIST, { tenant_id: undefined }, "tenant_id", "is required", "write the id of the workspace"],
  [
    LIST,
    { export_id: ID },
    "export_id",
    "applies to operation watch or cancel only",
    "remove it, or correct operation",
  ],
  [
    START,
    { destination_id: undefined },
    "destination_id",
    "is required for operation start",
    "write the output destination_id",
  ],
  [
    START,
    { project_id: undefined },
    "project_id",
    "is required for operation start",
    "write the id of the tracing project",
  ],
  [
    START,
    { start_time: undefined },
    "start_time",
    "is required for operation start",
    "write the first moment",
  ],
  [
    START,
    { end_time: undefined },
    "end_time",
    "is required, unless interval_hours",
    "set one of the two",
  ],
  [
    START,
    { interval_hours: "24" },
    "interval_hours",
    "cannot be combined with end_time",
    "remove one",
  ],
  [
    START,
    { end_time: "2026-01-01T00:00:00Z" },
    "end_time",
    "is not after start_time (2026-01-01T00:00:00Z)",
    "set a later end",
  ],
  [
    START,
    { end_time: "2025-12-31T00:00:00Z" },
    "end_time",
    "is not after start_time",
    "set a later end",
  ],
  [
    START,
    { start_time: inFuture(1), end_time: inFuture(2) },
    "start_time",
    "is in the future",
    "create a schedule",
  ],
  [
    START,
    { export_fields: "id, input" },
    "export_fields",
    '"input" is not a field',
    "did you mean inputs?",
  ],
  [
    START,
    { export_fields: "id, totalTokens" },
    "export_fields",
    '"totalTokens" is not a field',
    "did you mean total_tokens?",
  ],
  [START, { export_fields: " , " }, "export_fields", "is empty", "remove it to export all"],
  [
    START,
    { export_id: ID },
    "export_id",
    "applies to operation watch or cancel only",
    "correct operation",
  ],
  [
    START,
    { bucket_name: "traces" },
    "bucket_name",
    "applies to operation create_destination only",
    "remove it",
  ],
  [
    START,
    { cancel_spawned: "true" },
    "cancel_spawned",
    "applies to operation cancel only",
    "remove it",
  ],
  [
    START,
    { poll_interval: "2m" },
    "poll_max_interval",
    "is shorter than poll_interval",
    "at least as long",
  ],
  [SCHEDULE, { interval_hours: "0" }, "interval_hours", '"0" is out of range', "from 1 to 168"],
  [SCHEDULE, { interval_hours: "169" }, "interval_hours", '"169" is out of range', "from 1 to 168"],
  [SCHEDULE, { fail_on_empty: "true" }, "fail_on_empty", "does not wait for", "remove it"],
  [
    WATCH,
    { export_id: undefined },
    "export_id",
    "is required for operation watch",
    "write the output export_id",
  ],
  [WATCH, { export_id: `${ID},${ID}` }, "export_id", "is not a UUID", "one id for each step"],
  [
    WATCH,
    { start_time: "2026-01-01T00:00:00Z" },
    "start_time",
    "applies to operation start only",
    "correct operation",
  ],
  [
    CANCEL,
    { export_id: undefined },
    "export_id",
    "is required for operation cancel",
    "write the output export_id",
  ],
  [CANCEL, { filter: "x" }, "filter", "applies to operation start only", "remove it"],
  [
    DESTINATION,
    { display_name: undefined },
    "display_name",
    "is required for operation create_destination",
    "write a name",
  ],
  [
    DESTINATION,
    { bucket_name: undefined },
    "bucket_name",
    "is required for operation create_destination",
    "write the name of the bucket",
  ],
  [
    DESTINATION,
    { bucket_name: "s3://traces" },
    "bucket_name",
    "is not the name of a bucket",
    "the name alone",
  ],
  [
    DESTINATION,
    { bucket_name: "traces/daily" },
    "bucket_name",
    "is not the name of a bucket",
    "without a path",
  ],
  [
    DESTINATION,
    { access_key_id: CANARY },
    "secret_access_key",
    "is required with access_key_id",
    "both or neither",
  ],
  [
    DESTINATION,
    { secret_access_key: CANARY },
    "access_key_id",
    "is required with secret_access_key",
    "both or neither",
  ],
  [
    DESTINATION,
    { session_token: CANARY },
    "session_token",
    "needs access_key_id and secret_access_key",
    "all three",
  ],
  [
    DESTINATION,
    { endpoint_url: "http://store.example.com" },
    "endpoint_url",
    "is plain http",
    "use https://",
  ],
  [
    DESTINATION,
    { destination_id: ID },
    "destination_id",
    "applies to operation start only",
    "remove it",
  ],
];

describe("ExportInputs", () => {
  it.each([
    ["an export", START],
    [
      "an export with all that it may have",
      { ...START, filter: "x", format_version: "v2_beta", export_fields: "id\nname" },
    ],
    ["an export that ends in the future", { ...START, end_time: inFuture(1) }],
    ["a schedule", SCHEDULE],
    ["a schedule that starts in the future", { ...SCHEDULE, start_time: inFuture(1) }],
    ["a watch", WATCH],
    ["a cancellation", { ...CANCEL, cancel_spawned: "true" }],
    ["a list", LIST],
    ["a destination of an installation's own", { ...DESTINATION, region: "eu-1" }],
    [
      "a destination with temporary credentials",
      { ...DESTINATION, ...KEYS, session_token: CANARY },
    ],
    ["a store without a scheme", { ...DESTINATION, ...KEYS, endpoint_url: "store.example.com" }],
    [
      "a destination on loopback",
      { ...DESTINATION, ...KEYS, endpoint_url: "http://127.0.0.1:9000" },
    ],
    [
      "plain http that is permitted",
      { ...DESTINATION, endpoint_url: "http://store.example.com", allow_http: "true" },
    ],
  ])("accepts %s", async (_, texts) => {
    expect(await problemsWith(texts)).toEqual([]);
  });

  const titled = CASES.map(
    ([base, change, ...rest]) => [change, base.operation ?? "start", ...rest, base] as const,
  );

  it.each(titled)(
    "refuses %j of operation %s with one problem at %s, which contains %j and %j",
    async (change, _, input, wrong, instead, base) => {
      const problems = await problemsWith({ ...base, ...change });
      expect(problems).toEqual([{ input, message: expect.stringContaining(wrong) }]);
      expect(problems[0]?.message).toContain(instead);
    },
  );

  it("reports what is missing, misplaced and malformed together", async () => {
    const problems = await problemsWith({
      ...{
        interval_hours: "200",
        export_fields: "input",
        bucket_name: "traces",
        timeout: "5",
        end_time: "tomorrow",
      },
      ...{ secret_access_key: CANARY },
    });
    expect(new Set(problems.map(({ input }) => input))).toEqual(
      new Set([
        ...[
          "base_url",
          "api_key",
          "tenant_id",
          "destination_id",
          "project_id",
          "start_time",
          "end_time",
        ],
        ...["interval_hours", "export_fields", "bucket_name", "secret_access_key", "timeout"],
      ]),
    );
  });

  it("knows which values are secret before they are read", () => {
    const secret = Object.entries(ExportInputs.shape).filter(
      ([, schema]) => schema.meta()?.secret !== undefined,
    );
    expect(secret.map(([name]) => name)).toEqual([
      ...["api_key", "bearer_token", "access_key_id", "secret_access_key", "session_token"],
    ]);
  });
});
