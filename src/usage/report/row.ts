import { createHmac, randomBytes } from "node:crypto";
import { DIMENSIONS, type GroupBy, type Stride, type UsageRecord } from "../../contract/usage.ts";

/** Every dimension there is, in the order of the CSV columns. */
export const DIMENSION_NAMES: readonly string[] = Object.values(DIMENSIONS).flat();

/** One row of either report: the same words, whether it came as JSON or as CSV. */
export interface Row extends UsageRecord {
  /** End of the bucket, which only CSV tells. */
  bucket_end: string | null;
}

/** One answer, row by row. */
export interface Reading {
  /** In batches, as they come. */
  rows: AsyncIterable<readonly Row[]>;
  /** Once the rows are read, where the answer tells it. */
  stride(): Stride | undefined;
}

/** The members that the grouping has in any case, and those that this row has beside them. */
export function dimensionsOf(
  read: (name: string, index: number) => string | null | undefined,
  group_by: GroupBy,
) {
  const own: readonly string[] = DIMENSIONS[group_by];
  const pairs = DIMENSION_NAMES.flatMap((name, index) => {
    const value = read(name, index) || null;
    return value !== null || own.includes(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Replaces users, the same one by the same word in one report. Nobody can compute it back, or compare two reports. */
export function pseudonymizer(): (row: Row) => Row {
  const key = randomBytes(32);
  return (row) => {
    const { user_id, user_email } = row.dimensions;
    const user = user_id ?? user_email;
    if (!user) return row;
    const pseudonym = `user-${createHmac("sha256", key).update(user).digest("hex").slice(0, 16)}`;
    const replaced = DIMENSIONS.user
      .filter((name) => row.dimensions[name])
      .map((name) => [name, pseudonym]);
    return { ...row, dimensions: { ...row.dimensions, ...Object.fromEntries(replaced) } };
  };
}
