// Not in the contract: services of this family give values in clear, but one that hides them, or a part of each, would
// write stars or dots. A real value that looks like it is refused or sent again, never lost.
const HIDDEN = /^$|^[*•●∙·]+$|[*•●]{3}|^[<[(]?redacted[>\])]?$/i;

/** Whether a secret's value that was read may not be the real one. */
export function isRedacted(value: string): boolean {
  return HIDDEN.test(value.trim());
}
