// Not in the contract: services of this family show values in clear. A service that hides them, or
// a part of each, writes stars or dots. A real value that looks so is refused or sent again, not
// lost.
const HIDDEN = /^$|^[*•●∙·]+$|[*•●]{3}|^[<[(]?redacted[>\])]?$/i;

/** Whether the value of a secret, as it was read, may be a placeholder. */
export function isRedacted(value: string): boolean {
  return HIDDEN.test(value.trim());
}

/** Stands for a value that the service did not show. */
export const HIDDEN_VALUE = "***";
