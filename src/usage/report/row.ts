import { createHmac, randomBytes } from "node:crypto";
import { DIMENSIONS, type GroupBy, type Stride, type UsageRecord } from "../../contract/usage.ts";

/** The names of all dimensions, in the order of the CSV columns. */
export const DIMENSION_NAMES: readonly string[] = Object.values(DIMENSIONS).flat();

/** A row of a report, the same from JSON and from CSV. */
export interface Row extends UsageRecord {
  /** The end of the bucket, which only CSV has. */
  bucket_end: string | null;
}

/** An answer that is read row by row. */
export interface Reading {
  /** In batches, as they arrive. */
  rows: AsyncIterable<readonly Row[]>;
  /** Undefined until all rows are read, or if the answer has none. */
  stride(): Stride | undefined;
}

/** The dimensions of a row: those of its grouping, null if absent, and others with a value. */
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

/** What an address may be in a name, such as that of a workspace of one's own. */
const WORD = /[^\s<>()[\]"`,;:/|=]+/g;
const ADDRESS = /.[@＠].|%40/;

/**
 * Replaces users by pseudonyms, and addresses in other names. A user has one pseudonym in this step
 * and another in the next, and nobody can compute the user from it.
 */
export function pseudonymizer(): (row: Row) => Row {
  const key = randomBytes(32);
  const pseudonymOf = (user: string) =>
    `user-${createHmac("sha256", key).update(user).digest("hex").slice(0, 16)}`;
  const withoutAddresses = (text: string) =>
    text.replace(WORD, (word) => (ADDRESS.test(word) ? pseudonymOf(word) : word));
  return (row) => {
    const { user_id, user_email } = row.dimensions;
    const user = user_id ?? user_email;
    const replaced = Object.entries(row.dimensions).map(([name, value]) => {
      if (!value) return [name, value];
      const isUser = DIMENSIONS.user.some((own) => own === name);
      return [name, isUser && user ? pseudonymOf(user) : withoutAddresses(value)];
    });
    return { ...row, dimensions: Object.fromEntries(replaced) };
  };
}
