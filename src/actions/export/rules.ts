import { needsAllowHttp } from "../../inputs/field/base-url.ts";
import { timeText } from "../../inputs/field/time.ts";
import { rulesBetween, type Wrong } from "../../inputs/problem.ts";

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

function checkOperation(inputs: Unchecked, operation: string, wrong: Wrong): void {
  const { required = [] } = INPUTS_OF[operation] ?? {};
  for (const input of required)
    if (inputs[input] === undefined)
      wrong(input, `is required for operation ${operation}: ${SOURCES[input]}`);
  for (const input of BOUND_INPUTS) {
    // It has a default, so the runner always gives it.
    const isDefault = input === "cancel_spawned" && inputs[input] !== true;
    const own = operationsWith(input);
    if (inputs[input] !== undefined && !isDefault && !own.includes(operation))
      wrong(
        input,
        `applies to operation ${own.join(" or ")} only: remove it, or correct operation`,
      );
  }
}

/** A range needs `end_time`, a schedule `interval_hours`. */
function checkStart(inputs: Unchecked, wrong: Wrong): void {
  const { start_time: start, end_time: end, interval_hours: hours, fail_on_empty } = inputs;
  if (hours === undefined && end === undefined)
    wrong(
      "end_time",
      "is required, unless interval_hours is set to create a schedule: set one of the two",
    );
  if (hours !== undefined && end !== undefined)
    wrong(
      "interval_hours",
      "cannot be combined with end_time, because a schedule has no end: remove one of the two",
    );
  if (hours !== undefined && fail_on_empty === true)
    wrong(
      "fail_on_empty",
      "does not apply to a schedule, which this step does not wait for: remove it",
    );
  if (typeof start !== "number" || typeof end !== "number") return;
  if (end <= start)
    wrong("end_time", `is not after start_time (${timeText(start)}): set a later end`);
  else if (start > Date.now())
    wrong(
      "start_time",
      "is in the future, and there is nothing to export yet: set an earlier one, or create a schedule with interval_hours",
    );
}

function checkDestination(inputs: Unchecked, wrong: Wrong): void {
  const { access_key_id: id, secret_access_key: secret, session_token: token } = inputs;
  const { endpoint_url: url, allow_http } = inputs;
  const both = (given: string) => `is required with ${given}: set both or neither`;
  if (id === undefined && secret !== undefined) wrong("access_key_id", both("secret_access_key"));
  if (id !== undefined && secret === undefined) wrong("secret_access_key", both("access_key_id"));
  if (token !== undefined && (id ?? secret) === undefined)
    wrong("session_token", "needs access_key_id and secret_access_key: set all three");
  const isPlain = typeof url === "string" && URL.canParse(url) && needsAllowHttp(url);
  if (isPlain && allow_http !== true)
    wrong(
      "endpoint_url",
      "is plain http, which shows all traces to the network: use https://, or set allow_http: true",
    );
}

export const exportRules = rulesBetween((inputs, wrong) => {
  const { operation } = inputs;
  if (typeof operation !== "string" || !(operation in INPUTS_OF)) return;
  checkOperation(inputs, operation, wrong);
  if (operation === "start") checkStart(inputs, wrong);
  if (operation === "create_destination") checkDestination(inputs, wrong);
});
