import { createHmac, randomBytes } from "node:crypto";
import { DIMENSIONS, type GroupBy, type UsageRecord } from "../../../service/contract/usage.ts";

/** All dimensions, in the order of the CSV columns. */
export const DIMENSION_NAMES: readonly string[] = Object.values(DIMENSIONS).flat();

/** The dimensions of a row: those of its grouping, null if absent, and others that have a value. */
export function dimensionsOf(
  dimensions: Record<string, string | null | undefined>,
  group_by: GroupBy,
): UsageRecord["dimensions"] {
  const grouped: readonly string[] = DIMENSIONS[group_by];
  const pairs = DIMENSION_NAMES.flatMap((name) => {
    const value = dimensions[name] || null;
    return value !== null || grouped.includes(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Possible email addresses in names, such as that of a personal workspace. */
const WORD = /[^\s<>()[\]"`,;:/|=]+/g;
const ADDRESS = /.[@＠].|%40/;

/**
 * Replaces users, and email addresses in other names, with pseudonyms. A user has the same
 * pseudonym throughout this step only, and it cannot be reversed.
 */
export function createPseudonymizer(): (row: UsageRecord) => UsageRecord {
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
    const time_bucket = row.time_bucket && withoutAddresses(row.time_bucket);
    return { ...row, time_bucket, dimensions: Object.fromEntries(replaced) };
  };
}
