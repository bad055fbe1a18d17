import * as z from "zod";
import { needsAllowHttp } from "../inputs/field/base-url.ts";
import { timeText } from "../inputs/field/time.ts";
import { type Problem, rulesBetween } from "../inputs/problem.ts";

/** The inputs that belong to some operations only. An input that is missing here fits all. */
const INPUTS_OF: Record<string, { required: string[]; optional: string[] }> = {
  start: {
    required: ["destination_id", "project_id", "start_time"],
    optional: ["end_time", "interval_hours", "filter", "format_version", "export_fields"],
  },
  watch: { required: ["export_id"], optional: [] },
  cancel: { required: ["export_id"], optional: ["cancel_spawned"] },
  create_destination: {
    required: ["display_name", "bucket_name"],
    optional: [
      ...["prefix", "region", "endpoint_url", "include_bucket_in_prefix"],
      ...["access_key_id", "secret_access_key", "session_token"],
    ],
  },
  list: { required: [], optional: [] },
};

/** Where to get the value of a required input. */
const SOURCES: Record<string, string> = {
  destination_id: "write the output destination_id of operation create_destination",
  project_id: "write the id of the tracing project",
  start_time: "write the first moment of the range, such as 2026-02-01T00:00:00Z",
  export_id: "write the output export_id of the step that started it",
  display_name: "write a name by which people know the bucket",
  bucket_name: "write the name of the bucket",
};

/** The inputs as far as they could be read: one that is wrong can hold anything. */
type Unchecked = Record<string, unknown>;

const operationsWith = (input: string) =>
  Object.entries(INPUTS_OF).flatMap(([operation, { required, optional }]) =>
    [...required, ...optional].includes(input) ? [operation] : [],
  );
const BOUND_INPUTS = new Set(
  Object.values(INPUTS_OF).flatMap(({ required, optional }) => [...required, ...optional]),
);

function operationProblems(inputs: Unchecked, operation: string): Problem[] {
  const { required = [] } = INPUTS_OF[operation] ?? {};
  const missing = required.filter((input) => inputs[input] === undefined);
  const misplaced = [...BOUND_INPUTS].filter((input) => {
    // It has a default, so the runner always gives it.
    const isDefault = input === "cancel_spawned" && inputs[input] !== true;
    const isGiven = inputs[input] !== undefined && !isDefault;
    return isGiven && !operationsWith(input).includes(operation);
  });
  return [
    ...missing.map((input) => ({
      input,
      message: `is required for operation ${operation}: ${SOURCES[input]}`,
    })),
    ...misplaced.map((input) => ({
      input,
      message: `applies to operation ${operationsWith(input).join(" or ")} only: remove it, or correct operation`,
    })),
  ];
}

/** A range needs `end_time`, a schedule `interval_hours`. */
function kindProblems({ end_time, interval_hours, fail_on_empty }: Unchecked): Problem[] {
  if (interval_hours === undefined) {
    if (end_time !== undefined) return [];
    const message =
      "is required, unless interval_hours is set to create a schedule: set one of the two";
    return [{ input: "end_time", message }];
  }
  const problems: Problem[] = [];
  if (end_time !== undefined) {
    const message =
      "cannot be combined with end_time, because a schedule has no end: remove one of the two";
    problems.push({ input: "interval_hours", message });
  }
  if (fail_on_empty === true) {
    const message = "does not apply to a schedule, which this step does not wait for: remove it";
    problems.push({ input: "fail_on_empty", message });
  }
  return problems;
}

const Range = z.object({ start_time: z.number(), end_time: z.number() });

function rangeProblems(inputs: Unchecked, nowMs: number): Problem[] {
  const range = Range.safeParse(inputs).data;
  if (range === undefined) return [];
  const { start_time: startMs, end_time: endMs } = range;
  if (endMs <= startMs) {
    const message = `is not after start_time (${timeText(startMs)}): set a later end`;
    return [{ input: "end_time", message }];
  }
  if (startMs <= nowMs) return [];
  const message =
    "is in the future, where there is nothing to export yet: set an earlier one, or create a schedule with interval_hours";
  return [{ input: "start_time", message }];
}

function destinationProblems(inputs: Unchecked): Problem[] {
  const {
    access_key_id: id,
    secret_access_key: secret,
    session_token: token,
    endpoint_url,
    allow_http,
  } = inputs;
  const problems: Problem[] = [];
  const addMissing = (input: string, given: string) =>
    problems.push({ input, message: `is required with ${given}: set both or neither` });
  if (id === undefined && secret !== undefined) addMissing("access_key_id", "secret_access_key");
  if (secret === undefined && id !== undefined) addMissing("secret_access_key", "access_key_id");
  if (token !== undefined && id === undefined && secret === undefined) {
    const message = "needs access_key_id and secret_access_key: set all three";
    problems.push({ input: "session_token", message });
  }
  const isPlain =
    typeof endpoint_url === "string" && URL.canParse(endpoint_url) && needsAllowHttp(endpoint_url);
  if (isPlain && allow_http !== true) {
    const message =
      "is plain http, which shows all traces to the network: use https://, or set allow_http: true";
    problems.push({ input: "endpoint_url", message });
  }
  return problems;
}

export const exportRules = rulesBetween((inputs) => {
  const { operation } = inputs;
  if (typeof operation !== "string" || !(operation in INPUTS_OF)) return [];
  const problems = operationProblems(inputs, operation);
  if (operation === "start")
    problems.push(...kindProblems(inputs), ...rangeProblems(inputs, Date.now()));
  if (operation === "create_destination") problems.push(...destinationProblems(inputs));
  return problems;
});
