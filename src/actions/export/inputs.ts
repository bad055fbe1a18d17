import * as z from "zod";
import { connectionInputs, connectionRules, platformUrl } from "../../inputs/connection.ts";
import { writtenAddress } from "../../inputs/field/base-url.ts";
import { boolean } from "../../inputs/field/boolean.ts";
import { choice } from "../../inputs/field/choice.ts";
import { credential, wholeText } from "../../inputs/field/credential.ts";
import { positiveDuration } from "../../inputs/field/duration.ts";
import { list } from "../../inputs/field/list.ts";
import { time } from "../../inputs/field/time.ts";
import { uuid } from "../../inputs/field/uuid.ts";
import { wholeNumber } from "../../inputs/field/whole-number.ts";
import { closest, quoted } from "../../inputs/problem.ts";
import { waitingInputs, waitingRules } from "../../inputs/waiting.ts";
import { EXPORT_LIMITS, EXPORTABLE_FIELDS } from "../../service/contract/bulk-exports.ts";
import { exportRules } from "./rules.ts";

const text = z.string().trim();
const TENANT_FORM = "write the id of the workspace, such as ${{ vars.TENANT_ID }}";

const exportField = z.enum(EXPORTABLE_FIELDS, {
  error: ({ input }) => {
    const suggestion = closest(String(input), EXPORTABLE_FIELDS);
    const instead =
      suggestion === undefined
        ? `choose from ${EXPORTABLE_FIELDS.join(", ")}`
        : `did you mean ${suggestion}?`;
    return `${quoted(String(input))} is not a field that can be exported: ${instead}`;
  },
});

const bucketName = text.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, {
  error: ({ input }) =>
    `${quoted(String(input))} is not the name of a bucket: write the name alone, without s3:// and without a path`,
});

const shape = z.object({
  ...connectionInputs,
  base_url: platformUrl,
  tenant_id: z.string(`is required: ${TENANT_FORM}`).pipe(credential).meta({
    description: "Id of the workspace whose traces are exported, sent as `X-Tenant-Id`.",
    required: true,
  }),
  operation: choice("start", "watch", "cancel", "create_destination", "list")
    .prefault("start")
    .meta({
      group: "What to do",
      description: "`start`, `watch`, `cancel`, `create_destination` or `list`.",
    }),
  export_id: uuid("write the output export_id of the step that started it, one id for each step")
    .optional()
    .meta({ description: "`watch`, `cancel`: the export or schedule." }),
  destination_id: uuid("write the output destination_id of operation create_destination")
    .optional()
    .meta({ group: "What to export", description: "`start`: where the files go." }),
  project_id: uuid("write the id of the tracing project").optional().meta({
    description: "`start`: the tracing project (the service's `session_id`).",
  }),
  start_time: time
    .optional()
    .meta({ description: "`start`: beginning of the range, ISO 8601 with a zone." }),
  end_time: time.optional().meta({
    description: "`start`: end of the range, exclusive. Set either this or `interval_hours`.",
  }),
  interval_hours: wholeNumber(EXPORT_LIMITS.interval_hours).optional().meta({
    description:
      "`start`: create a schedule that exports every so many hours, from `start_time` on.",
  }),
  filter: text.optional().meta({
    description:
      "`start`: expression of the filter query language; without it, everything is exported.",
  }),
  format_version: text.optional().meta({
    description: "`start`: `v2_beta` has richer column types, and folders that Hive can read.",
  }),
  export_fields: list
    .pipe(z.array(exportField).min(1, "is empty: name a field, or remove it to export all"))
    .optional()
    .meta({
      description:
        "`start`: the columns. Without `inputs` and `outputs` an export is faster and its files are smaller.",
    }),
  display_name: text.optional().meta({
    group: "A destination",
    description: "`create_destination`: name of the destination.",
  }),
  bucket_name: bucketName
    .optional()
    .meta({ description: "`create_destination`: name of the bucket." }),
  prefix: text.optional().meta({ description: "`create_destination`: root folder in the bucket." }),
  region: text.optional().meta({
    description: "`create_destination`: for AWS-style buckets, which need no `endpoint_url`.",
  }),
  endpoint_url: writtenAddress.optional().meta({
    description: "`create_destination`: for S3-compatible stores other than AWS.",
  }),
  include_bucket_in_prefix: boolean.optional().meta({
    description:
      "`create_destination`: put the bucket's name into the path, as some stores and older destinations need. The platform does not, unless this is `true`.",
  }),
  access_key_id: credential.optional().meta({
    description:
      "`create_destination`: access key. Without one, a self-hosted installation uses its own credentials.",
    secret: wholeText,
  }),
  secret_access_key: credential
    .optional()
    .meta({ description: "`create_destination`: secret key.", secret: wholeText }),
  session_token: credential.optional().meta({
    description: "`create_destination`: for temporary credentials.",
    secret: wholeText,
  }),
  wait: boolean
    .prefault("true")
    .meta({ group: "Waiting", description: "Wait until the export has finished." }),
  timeout: positiveDuration.prefault("5h").meta({
    description: "Limit for the whole step; `on_timeout` decides what happens next.",
  }),
  poll_interval: positiveDuration
    .prefault("5s")
    .meta({ description: "Shortest pause between two polls." }),
  poll_max_interval: positiveDuration
    .prefault("60s")
    .meta({ description: "Longest pause between two polls." }),
  on_timeout: choice("fail", "detach", "cancel").prefault("fail").meta({
    description:
      "`fail`: the export continues and the step fails; `detach`: it continues and the step succeeds; `cancel`: it is cancelled, which may take another half a minute.",
  }),
  on_ambiguous: waitingInputs.on_ambiguous,
  settle_window: waitingInputs.settle_window,
  cancel_on_interrupt: boolean.prefault("false").meta({
    description:
      "Cancel the export when the workflow is cancelled or the step is killed. Otherwise it continues.",
  }),
  cancel_spawned: boolean.prefault("false").meta({
    description: "`cancel`: also cancel the unfinished exports that the schedule has started.",
  }),
  fail_on_empty: boolean
    .prefault("false")
    .meta({ description: "Fail if the export is complete but has no rows." }),
  summary: boolean.prefault("true").meta({ description: "Write the job summary." }),
});

export const ExportInputs = shape.check(connectionRules, waitingRules, exportRules);
export type ExportInputs = z.output<typeof ExportInputs>;

/** Every output with its meaning. Absent means empty; each is set as soon as it is known. */
export const outputs = {
  export_id: "The export or schedule created, watched or cancelled.",
  destination_id: "The new destination (`create_destination`), or the one exported to.",
  status: "The last status, in upper case. When a schedule is watched, of its newest due export.",
  outcome: "How it ended: see the table of outcomes.",
  rows_exported: "Number of rows written, as far as the runs say.",
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
