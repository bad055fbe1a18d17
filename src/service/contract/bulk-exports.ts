import * as z from "zod";
import { EXPORT_LIMITS, EXPORTABLE_FIELDS } from "./export-limits.ts";
import {
  always,
  id,
  maybeText,
  operation,
  time as shownTime,
  uncertain,
  undocumented,
  uuid,
} from "./operation.ts";
import { plainStatus } from "./status.ts";

const exportId = id.meta({ row: "export-ids" });
const text = z.string().nullish();
const time = z.iso.datetime({ offset: true });

/** contract: Export statuses. For the emulator and for comparisons: a client takes any text. */
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

const LONGEST_STATUS = 30;

/** A status as it is shown. Beyond the contract: export-statuses. */
export function statusWord(status: string): string {
  const word = plainStatus(status);
  return word.length > 0 && word.length <= LONGEST_STATUS ? word : "UNKNOWN";
}

const INTERVAL = EXPORT_LIMITS.interval_hours;

/** contract: Export job, in a request. A scheduled one has `interval_hours` and no `end_time`. */
// biome-ignore format: one member, one line
export const ExportCreate = z
  .strictObject({
    bulk_export_destination_id: exportId,
    session_id: id.meta({ description: "The tracing project." }),
    start_time: time,
    end_time: time.optional().meta({ description: "Required, unless interval_hours is given: then omitted." }),
    filter: z.string().min(1).optional(),
    format_version: z.string().min(1).optional().meta({ description: "v2_beta: richer column types, Hive-compliant folders." }),
    export_fields: z.array(z.enum(EXPORTABLE_FIELDS)).min(1).optional(),
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

const MEMBERS = "export-members";
const RUN_MEMBERS = "export-run-members";

/** contract: Export job, in a reply. Only id and status are certain: others may be missing. */
// biome-ignore format: one member, one line
export const BulkExport = z
  .object({
    id: exportId,
    status,
    tenant_id: undocumented(uuid, MEMBERS),
    created_at: uncertain(shownTime).meta({ row: MEMBERS }),
    updated_at: undocumented(shownTime, MEMBERS),
    finished_at: undocumented(shownTime, MEMBERS),
    bulk_export_destination_id: uncertain(uuid.meta({ row: "export-ids" })),
    session_id: uncertain(uuid),
    start_time: uncertain(shownTime),
    end_time: uncertain(shownTime),
    // In another form it is not left out: an export without a filter is another one.
    filter: text,
    format_version: uncertain(z.string()).meta({ description: "v1 unless another one was asked for.", row: "export-formats" }),
    export_fields: uncertain(z.array(z.string())),
    interval_hours: uncertain(maybeText(z.number())),
    source_bulk_export_id: uuid.meta({ row: "export-ids" }).nullish().meta({ description: "The schedule that spawned it." }),
  })
  .meta(
    always(
      ...["tenant_id", "created_at", "updated_at", "bulk_export_destination_id"],
      ...["session_id", "start_time", "format_version"],
    ),
  );
export type BulkExport = z.infer<typeof BulkExport>;

/** One of a list that is not as documented. Without its status, only its id is known. */
const UnreadExport = z
  .object({ id: exportId })
  .transform(({ id }): BulkExport => ({ id, status: "" }));

/** A member of runs that the contract describes, and gives no name. */
const described = <Schema extends z.ZodType>(schema: Schema) =>
  uncertain(schema).meta({ row: RUN_MEMBERS });

/** contract: Export run. */
// biome-ignore format: one member, one line
const ExportProgress = z
  .object({
    rows_written: described(maybeText(z.number())),
    exported_files: described(z.array(z.string())),
    export_path: undocumented(z.string(), RUN_MEMBERS).meta({ description: "The folder of the files." }),
    latest_cursor: described(z.string()),
  })
  .meta(always("rows_written", "exported_files", "export_path"));

const ExportPartition = z
  .object({
    prefix: undocumented(z.string(), RUN_MEMBERS),
    start_time: undocumented(shownTime, RUN_MEMBERS).meta({ description: "Of the partition." }),
    end_time: undocumented(shownTime, RUN_MEMBERS),
    result: described(ExportProgress),
  })
  .meta(always("prefix", "start_time", "end_time"));

/** contract: Export run. There is one for each date partition. */
// biome-ignore format: one member, one line
export const ExportRun = z
  .object({
    id: uuid.meta({ row: "export-ids" }),
    bulk_export_id: undocumented(uuid, RUN_MEMBERS),
    status,
    created_at: described(shownTime),
    updated_at: undocumented(shownTime, RUN_MEMBERS),
    finished_at: undocumented(shownTime, RUN_MEMBERS),
    rows_exported: described(maybeText(z.number())),
    errors: z.record(z.string(), z.unknown()).nullish().meta({ description: "By attempt: retry_0, retry_1, …" }),
    metadata: described(ExportPartition),
  })
  .meta(always("bulk_export_id", "created_at", "updated_at", "metadata"));
export type ExportRun = z.infer<typeof ExportRun>;

const LISTS = { row: "export-lists" };
/** Some services write null for none. */
const orNull = <One extends z.ZodType>(list: z.ZodArray<One>) =>
  list.nullable().transform((all) => all ?? []);

export const createExport = operation({
  method: "POST",
  path: "/api/v1/bulk-exports",
  summary: "Create an export, or a schedule of exports",
  body: ExportCreate,
  reply: BulkExport,
  // contract: of this reply, only the id is certain.
  kept: z.object({ id: exportId, status: status.catch(ExportStatus.enum.CREATED) }),
});

export const getExport = operation({
  method: "GET",
  path: "/api/v1/bulk-exports/{export_id}",
  summary: "Read an export",
  reads: "the bulk export",
  reply: BulkExport,
});

export const listExportRuns = operation({
  method: "GET",
  path: "/api/v1/bulk-exports/{export_id}/runs",
  summary: "List an export's runs",
  reads: "the runs",
  // With the keys of all files of an export.
  maxBytes: 64 * 1024 ** 2,
  reply: z.array(ExportRun).meta(LISTS),
  kept: orNull(z.array(ExportRun)),
});

export const listExports = operation({
  method: "GET",
  path: "/api/v1/bulk-exports",
  summary: "List all exports",
  reads: "the bulk exports",
  // Lists have no pages (export-lists), and hourly schedules make thousands of exports a year.
  maxBytes: 64 * 1024 ** 2,
  reply: z.array(BulkExport).meta(LISTS),
  // One that cannot be read is no reason not to read the others.
  kept: orNull(
    z.array(z.union([BulkExport, UnreadExport, z.unknown().transform(() => undefined)])),
  ),
});

export const cancelExport = operation({
  method: "PATCH",
  path: "/api/v1/bulk-exports/{export_id}",
  summary: "Cancel an export",
  body: z.strictObject({ status: z.literal("Cancelled") }),
  reply: BulkExport,
});
