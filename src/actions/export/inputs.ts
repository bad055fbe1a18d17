import * as z from "zod";
import { connectionInputs, connectionRules, platformUrl } from "../../inputs/connection.ts";
import { needsAllowHttp, writtenAddress } from "../../inputs/field/address.ts";
import { boolean, choice, openChoice, openList } from "../../inputs/field/choice.ts";
import { credential, toCredential, workspaceId } from "../../inputs/field/credential.ts";
import { positiveDuration } from "../../inputs/field/duration.ts";
import { time } from "../../inputs/field/time.ts";
import { textId, uuid } from "../../inputs/field/uuid.ts";
import { wholeNumber } from "../../inputs/field/whole-number.ts";
import { input, inputsOfMembers } from "../../inputs/input.ts";
import { quote } from "../../inputs/quote.ts";
import { type Rule, rulesBetween } from "../../inputs/rules.ts";
import { field } from "../../inputs/text-field.ts";
import { rangeRules } from "../../inputs/time-range.ts";
import { waitingInputs, waitingRules } from "../../inputs/waiting.ts";
import {
  EXPORT_LIMITS,
  FORMAT_VERSIONS,
  KNOWN_EXPORT_FIELDS,
} from "../../service/contract/exports/limits.ts";

const OPERATIONS = ["start", "watch", "cancel", "create_destination", "list"] as const;

/** Where to get the value of an input that is missing or invalid. */
const SOURCE = {
  destination: "write the output destination_id of operation create_destination",
  project: "write the id of the tracing project; usage/ with group_by: project lists the ids",
} as const;

const trimmedText = z.string().trim();
const exportFields = openList(KNOWN_EXPORT_FIELDS, "name a field, or remove it to export all");

/** A folder in the bucket: keys of files begin with it. */
const prefix = field("write a folder such as traces/daily", (text, refuse) => {
  if (/^\w+:\/\//.test(text)) return refuse("is an address", "write the folder alone");
  const folders = text.split(/[/\\]/).filter((folder) => folder !== "");
  const folder = folders.join("/");
  return folder === text
    ? text
    : refuse(`${quote(text)} has empty parts or a backslash`, `write ${quote(folder)}`);
});

const bucketName = field("write its name", (text, refuse) =>
  /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text)
    ? text
    : refuse(
        `${quote(text)} is not the name of a bucket`,
        "write the name alone, without s3://, and a path as prefix",
      ),
);

// biome-ignore format: one input, one line
const shape = z.object({
  ...connectionInputs,
  base_url: platformUrl,
  tenant_id: input(workspaceId, "Id of the workspace whose traces are exported, sent as `X-Tenant-Id`.", { required: true }),
  operation: input(choice(...OPERATIONS).prefault("start"), "`start`, `watch`, `cancel`, `create_destination` or `list`.", { group: "What to do" }),
  export_id: input(textId("write the output export_id of the step that started it, one id for each step").optional(), "`watch`, `cancel`: the export or schedule.", { aliases: "id bulk_export_id" }),
  destination_id: input(textId(SOURCE.destination).optional(), "`start`: where the files go.", { group: "What to export", member: "bulk_export_destination_id", aliases: "bulk_export_destination_id" }),
  project_id: input(uuid(SOURCE.project).optional(), "`start`: the tracing project (the service's `session_id`).", { member: "session_id", aliases: "project session_id" }),
  start_time: input(time.optional(), "`start`: beginning of the range, ISO 8601 with a zone.", { aliases: "from start since" }),
  end_time: input(time.optional(), "`start`: end of the range, exclusive. Set either this or `interval_hours`.", { aliases: "to end until" }),
  interval_hours: input(wholeNumber(EXPORT_LIMITS.interval_hours).optional(), "`start`: create a schedule that exports every so many hours, from `start_time` on.", { aliases: "interval schedule" }),
  filter: input(trimmedText.optional(), "`start`: expression of the filter query language; without it, everything is exported."),
  format_version: input(openChoice(FORMAT_VERSIONS).optional(), "`start`: `v2_beta` has richer column types, and folders that Hive can read."),
  export_fields: input(exportFields.optional(), "`start`: the columns. Without `inputs` and `outputs` an export is faster and its files are smaller.", { aliases: "fields columns" }),
  display_name: input(trimmedText.optional(), "`create_destination`: name of the destination.", { group: "A destination" }),
  bucket_name: input(bucketName.optional(), "`create_destination`: name of the bucket.", { aliases: "bucket" }),
  prefix: input(prefix.optional(), "`create_destination`: root folder in the bucket."),
  region: input(trimmedText.optional(), "`create_destination`: for AWS-style buckets, which need no `endpoint_url`.", { aliases: "aws_region" }),
  endpoint_url: input(writtenAddress.optional(), "`create_destination`: for S3-compatible stores other than AWS.", { public: "if valid", aliases: "endpoint s3_endpoint" }),
  include_bucket_in_prefix: input(boolean.optional(), "`create_destination`: put the bucket's name into the path, as some stores and older destinations need. The platform does not, unless this is `true`."),
  access_key_id: input(credential.optional(), "`create_destination`: access key. Without one, a self-hosted installation uses its own credentials.", { findSecrets: toCredential, member: "credentials", aliases: "aws_access_key_id" }),
  secret_access_key: input(credential.optional(), "`create_destination`: secret key.", { findSecrets: toCredential, aliases: "aws_secret_access_key" }),
  session_token: input(credential.optional(), "`create_destination`: for temporary credentials.", { findSecrets: toCredential, aliases: "aws_session_token" }),
  wait: input(boolean.prefault("true"), "Wait until the export has finished.", { group: "Waiting" }),
  timeout: input(positiveDuration.prefault("5h"), "Limit for the whole step; `on_timeout` decides what happens next."),
  poll_interval: input(positiveDuration.prefault("5s"), "Shortest pause between two polls."),
  poll_max_interval: input(positiveDuration.prefault("60s"), "Longest pause between two polls."),
  on_timeout: input(choice("fail", "detach", "cancel").prefault("fail"), "`fail`: the export continues and the step fails; `detach`: it continues and the step succeeds; `cancel`: it is cancelled, which may take another half a minute."),
  on_ambiguous: waitingInputs.on_ambiguous,
  settle_window: waitingInputs.settle_window,
  cancel_on_interrupt: input(boolean.prefault("false"), "Cancel the export when the workflow is cancelled or the step is killed. Otherwise it continues."),
  cancel_spawned: input(boolean.prefault("false"), "`cancel`: also cancel the unfinished exports that the schedule has started."),
  fail_on_empty: input(boolean.prefault("false"), "Fail if the export is complete but has no rows."),
  summary: input(boolean.prefault("true"), "Write the job summary."),
});

/** Inputs that only these operations accept, and the fix for a missing one if it is required. */
const OPERATION_INPUTS: [inputs: string[], operations: string[], fix?: string][] = [
  [["destination_id"], ["start"], SOURCE.destination],
  [["project_id"], ["start"], SOURCE.project],
  [["start_time"], ["start"], "write the first moment of the range, such as 2026-02-01T00:00:00Z"],
  [["end_time", "interval_hours", "filter", "format_version", "export_fields"], ["start"]],
  [["export_id"], ["watch", "cancel"], "write the output export_id of the step that started it"],
  [["cancel_spawned"], ["cancel"]],
  [["display_name"], ["create_destination"], "write a name by which people know the bucket"],
  [["bucket_name"], ["create_destination"], "write the name of the bucket"],
  [["prefix", "region", "endpoint_url", "include_bucket_in_prefix"], ["create_destination"]],
  [["access_key_id", "secret_access_key", "session_token"], ["create_destination"]],
];

const operationRules = (inputs: Record<string, unknown>, operation: string): Rule[] =>
  OPERATION_INPUTS.flatMap(([names, operations, fix]) =>
    names.flatMap((input): Rule[] => {
      const isApplicable = operations.includes(operation);
      // `cancel_spawned` is false by default.
      const isSet = inputs[input] !== undefined && inputs[input] !== false;
      // biome-ignore format: one rule, one line
      return [
        [isApplicable && fix !== undefined && !isSet, input, `is required for operation ${operation}`, fix],
        [!isApplicable && isSet, input, `applies to operation ${operations.join(" or ")} only`, "remove it, or correct operation"],
      ];
    }),
  );

function startRules(inputs: Record<string, unknown>): Rule[] {
  const { start_time, end_time, interval_hours: hours, fail_on_empty } = inputs;
  // biome-ignore format: one rule, one line
  return [
    [hours === undefined && end_time === undefined, "end_time", "is required, unless interval_hours is set to create a schedule", "set one of the two"],
    [hours !== undefined && end_time !== undefined, "interval_hours", "cannot be combined with end_time, because a schedule has no end", "remove one of the two"],
    [hours !== undefined && fail_on_empty === true, "fail_on_empty", "does not apply to a schedule, which this step does not wait for", "remove it"],
    ...rangeRules(start_time, end_time, "set an earlier time, or create a schedule with interval_hours"),
  ];
}

function destinationRules(inputs: Record<string, unknown>): Rule[] {
  const { access_key_id: id, secret_access_key: secret, session_token: token } = inputs;
  const { endpoint_url, bucket_name: bucket, allow_http } = inputs;
  const url = typeof endpoint_url === "string" ? endpoint_url : "";
  const isTemporary = typeof id === "string" && id.startsWith("ASIA");
  const hasBucketName =
    url.replace(/(?<!\/)\/+$/, "").endsWith(`/${bucket}`) || url.includes(`://${bucket}.s3`);
  // biome-ignore format: one rule, one line
  return [
    [id === undefined && secret !== undefined, "access_key_id", "is required with secret_access_key", "set both or neither"],
    [id !== undefined && secret === undefined, "secret_access_key", "is required with access_key_id", "set both or neither"],
    [token !== undefined && (id ?? secret) === undefined, "session_token", "needs access_key_id and secret_access_key", "set all three"],
    [token === undefined && isTemporary, "session_token", "is required with a temporary access key", "set all three"],
    [hasBucketName, "endpoint_url", "contains the name of the bucket", "write the address of the store alone; bucket_name names the bucket"],
    [allow_http === false && needsAllowHttp(url), "endpoint_url", "is plain http, which shows all traces to the network", "use https://, or set allow_http: true"],
  ];
}

const exportRules = rulesBetween((inputs) => {
  const { operation } = inputs;
  if (!OPERATIONS.some((name) => name === operation)) return [];
  return [
    ...operationRules(inputs, String(operation)),
    ...(operation === "start" ? startRules(inputs) : []),
    ...(operation === "create_destination" ? destinationRules(inputs) : []),
  ];
});

export const ExportInputs = shape.check(connectionRules, waitingRules, exportRules);
export type ExportInputs = z.output<typeof ExportInputs>;

export const INPUTS_OF_MEMBERS = inputsOfMembers(shape);

export const outputs = {
  export_id: "The export or schedule created, watched or cancelled.",
  destination_id: "The new destination (`create_destination`), or the one exported to.",
  status: "The last status, in upper case. When a schedule is watched, of its newest due export.",
  outcome: "How it ended: see the table of outcomes.",
  rows_exported:
    "Number of rows in the completed runs. When a schedule is watched, of its newest due export.",
  run_count: "Number of runs: an export usually has one for each day.",
  failed_run_count: "Number of runs that failed.",
  runs: "JSON array of `{id, status, day, rows, errors, error}`, failed ones first; cut if it would be too long.",
  files: "JSON array of the keys of the files; cut if it would be too long.",
  object_prefix: "Where the files are in the bucket, up to `export_id=<id>`.",
  cancelled_ids: "JSON array of the ids of the exports that this step cancelled.",
  elapsed_seconds: "Duration of the whole step.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
