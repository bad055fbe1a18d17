import type { ExportCreate } from "../../src/service/contract/bulk-exports.ts";
import type { DestinationCreate } from "../../src/service/contract/destinations.ts";
import type { Bucket } from "./files/bucket.ts";
import type { RunTrouble } from "./troubles.ts";

/** The stored part of an export. Its status is computed from this and the time. */
export interface ExportRecord {
  id: string;
  /** The workspace of the export. */
  tenant_id: string;
  request: ExportCreate;
  createdMs: number;
  cancelledMs?: number;
  /** The schedule that spawned it. */
  source_bulk_export_id?: string;
  troubles: RunTrouble[];
}

export interface DestinationRecord {
  id: string;
  /** The workspace of the destination. */
  tenant_id: string;
  request: DestinationCreate;
  createdMs: number;
  /** From then on nothing is written to it, and no new export may name it. */
  deletedMs?: number;
  bucket: Bucket;
}
