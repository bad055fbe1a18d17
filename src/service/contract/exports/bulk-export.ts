import * as z from "zod";
import { anyId, pathId, pathUuid, uuid } from "../ids.ts";
import { expectedMember, numberOrText, oneOf, optionalMember, replyTime } from "../members.ts";
import { operation } from "../operation.ts";
import { normalizeStatus } from "../status.ts";
import { EXPORT_LIMITS, EXPORTABLE_FIELDS } from "./limits.ts";

const exportId = pathId.meta({ row: "export-ids" });
const time = z.iso.datetime({ offset: true });

/** contract: Export statuses. The client accepts any text. */
export const ExportStatus = z.enum([
  "CREATED",
  "RUNNING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "TIMEDOUT",
]);
export type ExportStatus = z.infer<typeof ExportStatus>;

const status = z.string().min(1).meta({ enum: ExportStatus.options });

/** The letters in upper case; UNKNOWN if none or over 30. Beyond the contract: export-statuses. */
export function statusLabel(status: string): string {
  const label = normalizeStatus(status);
  return label.length > 0 && label.length <= 30 ? label : "UNKNOWN";
}

const FINAL_STATUSES: readonly string[] = ["COMPLETED", "FAILED", "CANCELLED", "TIMEDOUT"];

/** Whether an export or a run has ended. */
export const isOver = ({ status }: { status: string }): boolean =>
  FINAL_STATUSES.includes(statusLabel(status));

/** Whether this is a schedule, which never ends by itself. Its exports name it as their source. */
export function isSchedule(bulkExport: BulkExport): boolean {
  // Beyond the contract: export-statuses.
  if (statusLabel(bulkExport.status).endsWith("SCHEDULED")) return true;
  // contract: a schedule has an interval and no end. Some services send 0 or "" if missing.
  const { interval_hours, end_time, source_bulk_export_id } = bulkExport;
  return Boolean(interval_hours) && !end_time && !source_bulk_export_id;
}

const INTERVAL = EXPORT_LIMITS.interval_hours;

/** contract: Export job, in a request. A scheduled one has `interval_hours` and no `end_time`. */
// biome-ignore format: one member, one line
export const ExportCreate = z
  .strictObject({
    bulk_export_destination_id: exportId,
    session_id: pathUuid.describe("The tracing project."),
    start_time: time,
    end_time: time.optional().describe("Required, unless interval_hours is given: then omitted."),
    filter: z.string().min(1).optional(),
    format_version: z.string().min(1).optional().describe("v2_beta: richer column types, Hive-compliant folders."),
    export_fields: z.array(oneOf(z.enum(EXPORTABLE_FIELDS))).min(1).optional().meta({ row: "export-fields" }),
    interval_hours: z.int().min(INTERVAL.min).max(INTERVAL.max).optional(),
  })
  .refine(
    ({ end_time, interval_hours }) => (end_time === undefined) !== (interval_hours === undefined),
    {
      path: ["end_time"],
      message: "is required without interval_hours, and must be omitted with it",
    },
  );
export type ExportCreate = z.infer<typeof ExportCreate>;

const MEMBERS_ROW = "export-members";
const RUN_MEMBERS_ROW = "export-run-members";

/** contract: Export job, in a reply. The client requires only id and status. */
// biome-ignore format: one member, one line
export const BulkExport = z.object({
  id: exportId,
  status,
  tenant_id: expectedMember(uuid, MEMBERS_ROW),
  created_at: expectedMember(replyTime).meta({ row: MEMBERS_ROW }),
  updated_at: expectedMember(replyTime, MEMBERS_ROW),
  finished_at: optionalMember(replyTime, MEMBERS_ROW),
  bulk_export_destination_id: expectedMember(anyId),
  session_id: expectedMember(uuid),
  start_time: expectedMember(replyTime),
  end_time: optionalMember(replyTime),
  // Not `optionalMember`, which would drop a filter that is not a text.
  filter: z.string().nullish(),
  format_version: expectedMember(z.string()).meta({ description: "v1 unless another one was asked for.", row: "export-formats" }),
  export_fields: optionalMember(z.array(z.string())),
  interval_hours: optionalMember(numberOrText(z.number())),
  source_bulk_export_id: anyId.nullish().describe("The schedule that spawned it."),
});
export type BulkExport = z.infer<typeof BulkExport>;

/** A list entry that does not match the contract. Only its id is used. */
const UnreadableExport = z
  .object({ id: exportId })
  .transform(({ id }): BulkExport => ({ id, status: "" }));

/** A member of runs that the contract describes but does not name: it counts as `inContract`. */
const UNNAMED_MEMBER = { row: RUN_MEMBERS_ROW };

/** contract: Export run. */
// biome-ignore format: one member, one line
const ExportProgress = z.object({
  rows_written: expectedMember(numberOrText(z.number())).meta(UNNAMED_MEMBER),
  exported_files: expectedMember(z.array(z.string())).meta(UNNAMED_MEMBER),
  export_path: expectedMember(z.string(), RUN_MEMBERS_ROW).describe("The folder of the files."),
  latest_cursor: optionalMember(z.string()).meta(UNNAMED_MEMBER),
});

const ExportPartition = z.object({
  prefix: expectedMember(z.string(), RUN_MEMBERS_ROW),
  start_time: expectedMember(replyTime, RUN_MEMBERS_ROW).describe("Of the partition."),
  end_time: expectedMember(replyTime, RUN_MEMBERS_ROW),
  result: optionalMember(ExportProgress).meta(UNNAMED_MEMBER),
});

/** contract: Export run. There is one for each date partition. */
// biome-ignore format: one member, one line
export const ExportRun = z.object({
  id: anyId,
  bulk_export_id: expectedMember(anyId, RUN_MEMBERS_ROW),
  status,
  created_at: expectedMember(replyTime).meta(UNNAMED_MEMBER),
  updated_at: expectedMember(replyTime, RUN_MEMBERS_ROW),
  finished_at: optionalMember(replyTime, RUN_MEMBERS_ROW),
  rows_exported: optionalMember(numberOrText(z.number())).meta(UNNAMED_MEMBER),
  errors: z.record(z.string(), z.unknown()).nullish().describe("By attempt: retry_0, retry_1, …"),
  metadata: expectedMember(ExportPartition).meta(UNNAMED_MEMBER),
});
export type ExportRun = z.infer<typeof ExportRun>;

const LIST_ROW = "export-lists";

/** Some services send null instead of an empty list. */
const nullAsEmpty = <Entry extends z.ZodType>(list: z.ZodArray<Entry>) =>
  list.nullable().transform((entries) => entries ?? []);

export const createExport = operation("POST", "/api/v1/bulk-exports", {
  summary: "Create an export, or a schedule of exports",
  body: ExportCreate,
  reply: BulkExport,
  // contract: of this reply, only the id is certain.
  clientReply: z.union([
    BulkExport,
    z.object({ id: exportId, status: status.catch(ExportStatus.enum.CREATED) }),
  ]),
});

export const getExport = operation("GET", "/api/v1/bulk-exports/{export_id}", {
  summary: "Read an export",
  resourceLabel: "the bulk export",
  reply: BulkExport,
});

export const listExportRuns = operation("GET", "/api/v1/bulk-exports/{export_id}/runs", {
  summary: "List an export's runs",
  resourceLabel: "the runs",
  // The reply lists the keys of all files of an export.
  maxBytes: 64 * 1024 ** 2,
  reply: z.array(ExportRun).meta({ row: LIST_ROW }),
  clientReply: nullAsEmpty(z.array(ExportRun)),
});

export const listExports = operation("GET", "/api/v1/bulk-exports", {
  summary: "List all exports",
  resourceLabel: "the bulk exports",
  // The list has no pages (export-lists), and hourly schedules create thousands of exports a year.
  maxBytes: 64 * 1024 ** 2,
  reply: z.array(BulkExport).meta({ row: LIST_ROW }),
  // An entry that cannot be read must not hide the others.
  clientReply: nullAsEmpty(
    z.array(z.union([BulkExport, UnreadableExport, z.unknown().transform(() => undefined)])),
  ),
});

export const cancelExport = operation("PATCH", "/api/v1/bulk-exports/{export_id}", {
  summary: "Cancel an export",
  body: z.strictObject({ status: z.literal("Cancelled") }),
  reply: BulkExport,
});
