import { exportUsage, type GroupBy, getUsage, type Stride } from "../../contract/usage.ts";
import { csvFile, readCsv } from "./csv.ts";
import { jsonFile, readJson } from "./json.ts";
import type { Reading, Row } from "./row.ts";

/** An endpoint with usage, how to read its answer, and how to write its file. */
export interface Source {
  operation: typeof getUsage | typeof exportUsage;
  read: (bytes: AsyncIterable<Uint8Array>, group_by: GroupBy) => Reading;
  file: {
    head: string;
    rows: (rows: readonly Row[], rowsBefore: number) => string;
    tail: (stride: Stride) => string;
  };
}

/** A file format of usage reports. */
export type Format = "json" | "csv";

/** Where the report of each format comes from. */
export const SOURCES: Record<Format, Source> = {
  json: { operation: getUsage, read: readJson, file: jsonFile },
  csv: { operation: exportUsage, read: readCsv, file: csvFile },
};
