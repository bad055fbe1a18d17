import type { Stride, UsageRecord } from "../../../service/contract/usage.ts";

/** How a file format writes a report: its text in parts. */
export interface Format {
  extension: "json" | "csv";
  head: string;
  /** The stride is undefined where it comes after the rows. */
  rows: (
    rows: readonly UsageRecord[],
    soFar: { rowsBefore: number; stride: Stride | undefined },
  ) => string;
  tail: (stride: Stride) => string;
}
