import { type FlawPatterns, findFlaw } from "../problem.ts";
import { checkedField } from "../text-field.ts";

const FLAWS: FlawPatterns = [
  [/^$/, "is required"],
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, "$& contains control characters"],
  [/\*/, "must not contain *"],
  // A deletion would find no deployment named `agent-pr-`, and succeed.
  [/-(null|undefined|None)?$/, "$& ends as if an expression were empty"],
  [/^https?:\/\//i, "is an address, not a name"],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, "is an id, not a name"],
];

export const deploymentName = (advice: string) =>
  checkedField(advice, (name) => findFlaw(name, FLAWS));
