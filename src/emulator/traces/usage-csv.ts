import { CSV_COLUMNS } from "../../contract/usage.ts";
import type { Usage } from "./usage.ts";

const cell = (value: string | number | undefined): string => {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** All columns of the contract; of the dimensions only those of the grouping are filled. */
export function csvOf({ buckets }: Usage): string {
  const rows = buckets.map(({ startMs, endMs, dimensions, traces }) => {
    const values: Record<string, string | number> = {
      time_bucket_start: new Date(startMs).toISOString(),
      time_bucket_end: new Date(endMs).toISOString(),
      ...dimensions,
      traces,
    };
    return CSV_COLUMNS.map((column) => cell(values[column.toLowerCase().replaceAll(" ", "_")]));
  });
  return [CSV_COLUMNS, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}
