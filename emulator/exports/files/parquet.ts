import type { SchemaElement } from "hyparquet-writer";
import type { ExportCreate } from "../../../src/service/contract/exports/bulk-export.ts";
import type { TraceRun } from "../../traces/runs.ts";
import { COLUMN_TYPES, type ColumnType, selectColumns } from "./columns.ts";

type Element = Omit<SchemaElement, "name">;

const TEXT_TYPE: Element = { type: "BYTE_ARRAY", converted_type: "UTF8" };
const ID_TYPE: Element = {
  type: "FIXED_LEN_BYTE_ARRAY",
  type_length: 16,
  logical_type: { type: "UUID" },
};

/** The types of the format `v1`. The type of a list is that of its elements. */
const V1_TYPES: Record<ColumnType, Element> = {
  boolean: { type: "BOOLEAN" },
  cost: { type: "DOUBLE" },
  count: { type: "INT64" },
  id: TEXT_TYPE,
  ids: TEXT_TYPE,
  json: TEXT_TYPE,
  text: TEXT_TYPE,
  texts: TEXT_TYPE,
  time: { type: "INT64", converted_type: "TIMESTAMP_MILLIS" },
};

/** The types of the format `v2_beta`. Beyond the contract: export-formats. */
const V2_TYPES: Record<ColumnType, Element> = {
  ...V1_TYPES,
  cost: { type: "INT64", converted_type: "DECIMAL", precision: 18, scale: 6 },
  id: ID_TYPE,
  ids: ID_TYPE,
  json: { type: "BYTE_ARRAY", converted_type: "JSON" },
  time: {
    type: "INT64",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MICROS" },
  },
};

function schemaElements(
  name: string,
  columnType: ColumnType,
  types: Record<ColumnType, Element>,
): SchemaElement[] {
  const repetition_type = "OPTIONAL";
  if (columnType !== "ids" && columnType !== "texts")
    return [{ name, ...types[columnType], repetition_type }];
  return [
    { name, repetition_type, num_children: 1, converted_type: "LIST" },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", ...types[columnType], repetition_type },
  ];
}

function toCell(value: unknown, columnType: ColumnType): unknown {
  if (value === null) return null;
  if (columnType === "count") return BigInt(Number(value));
  return columnType === "json" ? JSON.stringify(value) : value;
}

/** A Parquet file of these runs, with the columns of the export. */
export async function encodeParquet(
  rows: TraceRun[],
  { export_fields, format_version }: ExportCreate,
): Promise<Uint8Array> {
  // Imported at the first use, so that the emulator starts faster.
  const { parquetWriteBuffer } = await import("hyparquet-writer");
  const fields = selectColumns(export_fields);
  const types = format_version === "v2_beta" ? V2_TYPES : V1_TYPES;
  const columns = fields.flatMap((field) => schemaElements(field, COLUMN_TYPES[field], types));
  const columnData = fields.map((name) => ({
    name,
    data: rows.map((row) => toCell(row[name], COLUMN_TYPES[name])),
  }));
  return new Uint8Array(
    parquetWriteBuffer({
      columnData,
      schema: [{ name: "root", num_children: fields.length }, ...columns],
    }),
  );
}
