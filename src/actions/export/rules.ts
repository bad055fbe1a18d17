import { needsAllowHttp } from "../../inputs/field/base-url.ts";
import { timeText } from "../../inputs/field/time.ts";
import { type Problem, rulesBetween } from "../../inputs/problem.ts";

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
  project_id: "write the id of the tracing project; usage/ with group_by: project lists the ids",
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

/** Adds a problem if something is wrong. */
type Check = (input: string, isWrong: boolean, message: string) => void;

/** A range needs `end_time`, a schedule `interval_hours`. */
function checkStart(inputs: Unchecked, check: Check): void {
  const { start_time: start, end_time: end, interval_hours: hours, fail_on_empty } = inputs;
  const isSchedule = hours !== undefined;
  check(
    "end_time",
    !isSchedule && end === undefined,
    "is required, unless interval_hours is set to create a schedule: set one of the two",
  );
  check(
    "interval_hours",
    isSchedule && end !== undefined,
    "cannot be combined with end_time, because a schedule has no end: remove one of the two",
  );
  check(
    "fail_on_empty",
    isSchedule && fail_on_empty === true,
    "does not apply to a schedule, which this step does not wait for: remove it",
  );
  if (typeof start !== "number" || typeof end !== "number") return;
  const isEmpty = end <= start;
  check("end_time", isEmpty, `is not after start_time (${timeText(start)}): set a later end`);
  check(
    "start_time",
    !isEmpty && start > Date.now(),
    "is in the future, and there is nothing to export yet: set an earlier one, or create a schedule with interval_hours",
  );
}

function checkDestination(inputs: Unchecked, check: Check): void {
  const { access_key_id: id, secret_access_key: secret, session_token: token } = inputs;
  const { endpoint_url: url, allow_http } = inputs;
  const [hasId, hasSecret] = [id !== undefined, secret !== undefined];
  const both = (given: string) => `is required with ${given}: set both or neither`;
  check("access_key_id", hasSecret && !hasId, both("secret_access_key"));
  check("secret_access_key", hasId && !hasSecret, both("access_key_id"));
  check(
    "session_token",
    token !== undefined && !hasId && !hasSecret,
    "needs access_key_id and secret_access_key: set all three",
  );
  check(
    "endpoint_url",
    typeof url === "string" && URL.canParse(url) && needsAllowHttp(url) && allow_http !== true,
    "is plain http, which shows all traces to the network: use https://, or set allow_http: true",
  );
}

export const exportRules = rulesBetween((inputs) => {
  const { operation } = inputs;
  if (typeof operation !== "string" || !(operation in INPUTS_OF)) return [];
  const problems = operationProblems(inputs, operation);
  const check: Check = (input, isWrong, message) => {
    if (isWrong) problems.push({ input, message });
  };
  if (operation === "start") checkStart(inputs, check);
  if (operation === "create_destination") checkDestination(inputs, check);
  return problems;
});
