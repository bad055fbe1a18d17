import { exportUsage, type GroupBy, getUsage, type Stride } from "../../contract/usage.ts";
import { csvFile, readCsv } from "./csv.ts";
import { jsonFile, readJson } from "./json.ts";
import type { Reading, Row } from "./row.ts";

/** An endpoint with usage, how its answer is read, and how its file is written. */
export interface Source {
  operation: typeof getUsage | typeof exportUsage;
  read: (bytes: AsyncIterable<Uint8Array>, group_by: GroupBy) => Reading;
  file: {
    head: string;
    rows: (rows: readonly Row[], rowsBefore: number) => string;
    tail: (stride: Stride) => string;
  };
}

export type Format = "json" | "csv";

export const SOURCES: Record<Format, Source> = {
  json: { operation: getUsage, read: readJson, file: jsonFile },
  csv: { operation: exportUsage, read: readCsv, file: csvFile },
};
