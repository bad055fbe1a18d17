import type { ExportCreate } from "../../src/service/contract/exports/bulk-export.ts";
import type { DestinationCreate } from "../../src/service/contract/exports/destination.ts";
import type { Bucket } from "./files/bucket.ts";
import type { RunFailure } from "./run-failures.ts";

/** The stored part of an export. Its status is computed from this and the time. */
export interface ExportRecord {
  id: string;
  tenant_id: string;
  request: ExportCreate;
  createdMs: number;
  cancelledMs?: number;
  /** The schedule that spawned the export. */
  source_bulk_export_id?: string;
  runFailures: RunFailure[];
}

export interface DestinationRecord {
  id: string;
  tenant_id: string;
  request: DestinationCreate;
  createdMs: number;
  /** After this time no file is written to the destination, and no new export may name it. */
  deletedMs?: number;
  bucket: Bucket;
}
