import type { Secret } from "./settings.ts";

// Beyond the contract: hidden-secrets. Services that hide a value show nothing, stars, dots, xxxx,
// a word such as [hidden], or only the ends of the value. If a real value looks the same,
// `mergeSecrets` refuses to keep it, and `compare` counts it as hidden, so that it is sent again.
const PATTERNS = [
  /^$|^[*•●∙·…]+$|[*•●]{3}|^x{4,}$/i,
  // The beginning and the end of a value.
  /^\S{0,12}(\.{3}|…)\S{1,12}$/,
  /^[<[(]?redacted[>\])]?$|^[<[(](hidden|masked|secret|sensitive|encrypted)( value)?[>\])]$/i,
];

/** Whether a value, as the service returns it, may be a placeholder. */
export function isPlaceholder(value: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(value.trim()));
}

/**
 * Returns a predicate for values that may be placeholders. An empty value is not one if the
 * service shows the other values of these secrets.
 */
export function createPlaceholderCheck(secrets: readonly Secret[]): (value: string) => boolean {
  const nonEmptySecrets = secrets.filter(({ value }) => value !== "");
  const areValuesShown =
    nonEmptySecrets.length > 0 && !nonEmptySecrets.some(({ value }) => isPlaceholder(value));
  return (value) => isPlaceholder(value) && !(areValuesShown && value === "");
}

/** In place of a value that the service omits. */
export const PLACEHOLDER = "***";
