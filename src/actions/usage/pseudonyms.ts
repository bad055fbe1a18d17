import { createHmac, randomBytes } from "node:crypto";
import { DIMENSIONS } from "../../service/contract/usage.ts";
import type { Pseudonymize } from "./read-usage.ts";

/** A word may be an email address, as in the name of a personal workspace. */
const WORD = /[^\s<>()[\]"`,;:/|=]+/g;
const ADDRESS = /.[@＠].|%40/;

/**
 * Returns a function that replaces users, and email addresses in other names, with pseudonyms: the
 * same for equal ids or addresses in this step only, and not reversible.
 */
export function createPseudonymizer(): Pseudonymize {
  const key = randomBytes(32);
  const pseudonymOf = (user: string) =>
    `user-${createHmac("sha256", key).update(user).digest("hex").slice(0, 16)}`;
  const replaceAddresses = (text: string) =>
    text.replace(WORD, (word) => (ADDRESS.test(word) ? pseudonymOf(word) : word));
  return (row) => {
    const { dimensions, time_bucket } = row;
    const user = dimensions.user_id ?? dimensions.user_email;
    const pseudonyms = Object.entries(dimensions).map(([name, value]) => {
      if (!value) return [name, value];
      const isUser = DIMENSIONS.user.some((dimension) => dimension === name);
      return [name, isUser && user ? pseudonymOf(user) : replaceAddresses(value)];
    });
    return {
      ...row,
      time_bucket: time_bucket && replaceAddresses(time_bucket),
      dimensions: Object.fromEntries(pseudonyms),
    };
  };
}
