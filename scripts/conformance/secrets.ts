import type { ShownSecrets } from "./service.ts";

export const FIRST_SECRETS = {
  CONFORMANCE_A: "first-value-0001",
  CONFORMANCE_B: "first-value-0002",
};
export const SECOND = "second-value-01";
export const THIRD = "third-value-001";
const OUR_VALUES: unknown[] = [...Object.values(FIRST_SECRETS), SECOND, THIRD];

export const namesOf = (secrets: ShownSecrets) =>
  (secrets ?? [])
    .map(({ name }) => name)
    .sort()
    .join(", ");

/** Whether each secret that is shown has one of the values that this run has sent. */
export const showsValues = (secrets: ShownSecrets) =>
  Boolean(secrets?.length) && (secrets ?? []).every(({ value }) => OUR_VALUES.includes(value));

export function shownSecrets(secrets: ShownSecrets): string {
  if (!secrets) return `secrets: ${String(secrets)}`;
  const kinds = secrets.map(({ value }) => {
    if (OUR_VALUES.includes(value)) return "the value";
    if (typeof value !== "string") return String(value);
    return /^\*+$/.test(value) ? "stars" : "another text";
  });
  const shown = [...new Set(kinds)].join(", ");
  return `${secrets.length} secrets${shown && `, values as ${shown}`}`;
}
