import { needsAllowHttp } from "../../inputs/field/base-url.ts";
import { timeText } from "../../inputs/field/time.ts";
import { rulesBetween, type Wrong } from "../../inputs/problem.ts";

export const OPERATIONS = ["start", "watch", "cancel", "create_destination", "list"] as const;

/** Where to get what several inputs take. */
export const FROM = {
  destination_id: "write the output destination_id of operation create_destination",
  project_id: "write the id of the tracing project; usage/ with group_by: project lists the ids",
} as const;

/** Which operations have an input that not all have; where to get the value, if one needs it. */
const OWN: [inputs: string[], operations: string[], source?: string][] = [
  [["destination_id"], ["start"], FROM.destination_id],
  [["project_id"], ["start"], FROM.project_id],
  [["start_time"], ["start"], "write the first moment of the range, such as 2026-02-01T00:00:00Z"],
  [["end_time", "interval_hours", "filter", "format_version", "export_fields"], ["start"]],
  [["export_id"], ["watch", "cancel"], "write the output export_id of the step that started it"],
  [["cancel_spawned"], ["cancel"]],
  [["display_name"], ["create_destination"], "write a name by which people know the bucket"],
  [["bucket_name"], ["create_destination"], "write the name of the bucket"],
  [["prefix", "region", "endpoint_url", "include_bucket_in_prefix"], ["create_destination"]],
  [["access_key_id", "secret_access_key", "session_token"], ["create_destination"]],
];

/** The inputs as far as they could be read: one that is wrong can hold anything. */
type Unchecked = Record<string, unknown>;

function checkOperation(inputs: Unchecked, operation: string, wrong: Wrong): void {
  for (const [names, operations, source] of OWN) {
    const isOwn = operations.includes(operation);
    const only = `applies to operation ${operations.join(" or ")} only`;
    for (const input of names) {
      // One has a default, so the runner always gives it.
      const isGiven = inputs[input] !== undefined && inputs[input] !== false;
      if (isOwn && source !== undefined && !isGiven)
        wrong(input, `is required for operation ${operation}`, source);
      if (!isOwn && isGiven) wrong(input, only, "remove it, or correct operation");
    }
  }
}

/** A range needs "end_time", a schedule `interval_hours`. */
function checkStart(inputs: Unchecked, wrong: Wrong): void {
  const { start_time: start, end_time: end, interval_hours: hours, fail_on_empty } = inputs;
  if (hours === undefined && end === undefined)
    wrong(
      "end_time",
      "is required, unless interval_hours is set to create a schedule",
      "set one of the two",
    );
  if (hours !== undefined && end !== undefined)
    wrong(
      "interval_hours",
      "cannot be combined with end_time, because a schedule has no end",
      "remove one of the two",
    );
  if (hours !== undefined && fail_on_empty === true)
    wrong(
      "fail_on_empty",
      "does not apply to a schedule, which this step does not wait for",
      "remove it",
    );
  if (typeof start !== "number" || typeof end !== "number") return;
  if (end <= start)
    wrong("end_time", `is not after start_time (${timeText(start)})`, "set a later end");
  else if (start > Date.now())
    wrong(
      "start_time",
      "is in the future, and there is nothing to export yet",
      "set an earlier one, or create a schedule with interval_hours",
    );
}

function checkDestination(inputs: Unchecked, wrong: Wrong): void {
  const { access_key_id: id, secret_access_key: secret, session_token: token } = inputs;
  const { endpoint_url: url, allow_http } = inputs;
  const both = "set both or neither";
  if (id === undefined && secret !== undefined)
    wrong("access_key_id", "is required with secret_access_key", both);
  if (id !== undefined && secret === undefined)
    wrong("secret_access_key", "is required with access_key_id", both);
  if (token !== undefined && (id ?? secret) === undefined)
    wrong("session_token", "needs access_key_id and secret_access_key", "set all three");
  const path = typeof url === "string" ? URL.parse(url)?.pathname : undefined;
  if (path?.replace(/\/$/, "").endsWith(`/${inputs.bucket_name}`))
    wrong("endpoint_url", "ends with the bucket", "write the address of the store alone");
  const isPlain = typeof url === "string" && URL.canParse(url) && needsAllowHttp(url);
  if (isPlain && allow_http !== true)
    wrong(
      "endpoint_url",
      "is plain http, which shows all traces to the network",
      "use https://, or set allow_http: true",
    );
}

export const exportRules = rulesBetween((inputs, wrong) => {
  const { operation } = inputs;
  if (!OPERATIONS.some((one) => one === operation)) return;
  checkOperation(inputs, String(operation), wrong);
  if (operation === "start") checkStart(inputs, wrong);
  if (operation === "create_destination") checkDestination(inputs, wrong);
});
