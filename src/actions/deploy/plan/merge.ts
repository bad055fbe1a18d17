import type { Flaw, Problem } from "../../../inputs/problem.ts";
import type { LocatedSpec } from "../../../inputs/resource-spec/parse.ts";
import { conflictsOf } from "../../../inputs/resource-spec/path.ts";
import { isSameValue, membersOf } from "../../../service/contract/deployments/compare.ts";
import { createPlaceholderCheck } from "../../../service/contract/deployments/placeholder.ts";
import {
  derivedValuesOf,
  RESOURCE_DEFAULTS,
  type ResourceSpec,
  ResourceSpecReply,
} from "../../../service/contract/deployments/resource-spec.ts";
import type { Secret } from "../../../service/contract/deployments/settings.ts";
import { checkSpecRules } from "../../../service/contract/deployments/spec-rules.ts";

/** Whether a field has the value derived from the rest of the spec. */
export function isDerived(spec: { readonly [field: string]: unknown }, field: string): boolean {
  const { [field]: value, ...otherFields } = spec;
  const derivedValue = derivedValuesOf(otherFields).get(field);
  return derivedValue !== undefined && isSameValue(field, value, derivedValue);
}

/**
 * Replaces fields of the current spec, each as a whole. Others stay, except limits that the service
 * derives again. Conflicts that the current spec has already are omitted: they were accepted.
 */
export function mergeSpec(
  currentSpec: ResourceSpecReply | null | undefined,
  { spec: newFields, positionOf }: Pick<LocatedSpec, "spec" | "positionOf">,
): { spec: ResourceSpec; conflicts: Flaw[] } {
  const current = Object.fromEntries(membersOf(currentSpec));
  // Whether a field is a limit with the value derived from a base field that is now sent.
  const isRecalculated = (field: string) => {
    const { baseField = "", times } = RESOURCE_DEFAULTS[field] ?? {};
    return times === 2 && Object.hasOwn(newFields, baseField) && isDerived(current, field);
  };
  const keptFields = Object.entries(current).filter(([name]) => !isRecalculated(name));
  const spec = { ...Object.fromEntries(keptFields), ...newFields };
  const currentReasons = new Set(checkSpecRules(current).map(({ reason }) => reason));
  const violations = checkSpecRules(ResourceSpecReply.parse(spec));
  const newViolations = violations.filter(({ reason }) => !currentReasons.has(reason));
  return { spec, conflicts: conflictsOf(newViolations, positionOf) };
}

/** The names of the current secrets that the sent ones would remove by replacing all. */
export function removedSecrets(current: readonly Secret[], sent: readonly Secret[]): string[] {
  const sentNames = new Set(sent.map(({ name }) => name));
  return [...new Set(current.map(({ name }) => name))].filter((name) => !sentNames.has(name));
}

/** Adds the current secrets that are not sent. Returns a problem if the service hides one. */
export function mergeSecrets(
  current: readonly Secret[] | undefined,
  sent: readonly Secret[],
): Secret[] | Problem {
  const problemWith = (reason: string, fix: string) => ({ input: "secrets_mode", reason, fix });
  if (current === undefined)
    return problemWith(
      "merge needs the current secrets, which the service does not show",
      "send all of them, and set replace",
    );
  const sentNames = new Set(sent.map(({ name }) => name));
  const keptSecrets = current.filter(({ name }) => !sentNames.has(name));
  const isPlaceholder = createPlaceholderCheck(current);
  const hiddenSecrets = keptSecrets.filter(({ value }) => isPlaceholder(value));
  if (hiddenSecrets.length === 0) return [...keptSecrets, ...sent];
  return problemWith(
    `merge cannot keep ${hiddenSecrets.map(({ name }) => name).join(", ")}`,
    "the service hides their current values, or they are empty: send them too, or set replace",
  );
}
