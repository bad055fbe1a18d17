import type { Secret } from "./settings.ts";

// Beyond the contract: hidden-secrets. Services that hide values, or part of them, show stars, dots
// or a word in brackets. A real value that looks the same is refused or sent again, never lost.
const PLACEHOLDERS = [
  /^$|^[*•●∙·…]+$|[*•●]{3}|^x{4,}$/i,
  // The beginning and the end of a value.
  /^\S{0,12}(\.{3}|…)\S{1,12}$/,
  /^[<[(]?redacted[>\])]?$|^[<[(](hidden|masked|secret|sensitive|encrypted)( value)?[>\])]$/i,
];

/** Whether a value, as the service returns it, may be a placeholder. */
export function isRedacted(value: string): boolean {
  return PLACEHOLDERS.some((pattern) => pattern.test(value.trim()));
}

/**
 * Returns a predicate for values that may be placeholders. An empty value is not one if the
 * service shows the other values of these secrets.
 */
export function createPlaceholderCheck(secrets: readonly Secret[]): (value: string) => boolean {
  const nonEmptySecrets = secrets.filter(({ value }) => value !== "");
  const areValuesShown =
    nonEmptySecrets.length > 0 && !nonEmptySecrets.some(({ value }) => isRedacted(value));
  return (value) => isRedacted(value) && !(areValuesShown && value === "");
}

/** Placeholder for a value that the service did not show. */
export const HIDDEN_VALUE = "***";
