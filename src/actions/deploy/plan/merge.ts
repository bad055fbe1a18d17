import type { Flaw, Problem } from "../../../inputs/problem.ts";
import type { LocatedSpec } from "../../../inputs/resource-spec/parse.ts";
import { conflictsOf } from "../../../inputs/resource-spec/path.ts";
import { membersOf } from "../../../service/contract/deployments/compare.ts";
import { createPlaceholderCheck } from "../../../service/contract/deployments/redacted-value.ts";
import {
  RESOURCE_DEFAULTS,
  type ResourceSpec,
  ResourceSpecReply,
} from "../../../service/contract/deployments/resource-spec.ts";
import type { Secret } from "../../../service/contract/deployments/settings.ts";
import { checkSpecRules } from "../../../service/contract/deployments/spec-rules.ts";
import { isDerived } from "./spec-defaults.ts";

/** Whether a current limit was derived from a request that is sent: services recalculate it. */
function isRecalculated(current: ResourceSpec, sent: ResourceSpec, field: string): boolean {
  const { baseField = "", times } = RESOURCE_DEFAULTS[field] ?? {};
  const isDoubled = times === 2 && Object.hasOwn(sent, baseField);
  return isDoubled && isDerived(new Map(Object.entries(current)), field);
}

/**
 * Replaces fields of the current spec, each as a whole. Others stay, except recalculated limits.
 * Conflicts have the positions of new fields; the current spec has `inheritedConflicts` already.
 */
export function mergeSpec(
  currentSpec: ResourceSpecReply | null | undefined,
  { spec: newFields, positionOf }: Pick<LocatedSpec, "spec" | "positionOf">,
): { spec: ResourceSpec; conflicts: Flaw[]; inheritedConflicts: Flaw[] } {
  const current = Object.fromEntries(membersOf(currentSpec));
  const keptFields = Object.entries(current).filter(
    ([name]) => !isRecalculated(current, newFields, name),
  );
  const spec = { ...Object.fromEntries(keptFields), ...newFields };
  const currentReasons = new Set(checkSpecRules(current).map(({ reason }) => reason));
  const violations = Map.groupBy(checkSpecRules(ResourceSpecReply.parse(spec)), ({ reason }) =>
    currentReasons.has(reason),
  );
  return {
    spec,
    conflicts: conflictsOf(violations.get(false) ?? [], positionOf),
    inheritedConflicts: conflictsOf(violations.get(true) ?? [], positionOf),
  };
}

/** The names of current secrets that would be lost. */
export function removedSecrets(current: readonly Secret[], sent: readonly Secret[]): string[] {
  const sentNames = new Set(sent.map(({ name }) => name));
  return [...new Set(current.map(({ name }) => name))].filter((name) => !sentNames.has(name));
}

/** Adds the current secrets that are not sent, unless the value of one cannot be sent back. */
export function mergeSecrets(
  current: readonly Secret[] | undefined,
  sent: readonly Secret[],
): { secrets: Secret[] } | { problem: Problem } {
  const problemWith = (reason: string, fix: string) => ({
    problem: { input: "secrets_mode", reason, fix },
  });
  if (current === undefined)
    return problemWith(
      "merge needs the current secrets, which the service does not show",
      "send all of them, and set replace",
    );
  const sentNames = new Set(sent.map(({ name }) => name));
  const keptSecrets = current.filter(({ name }) => !sentNames.has(name));
  const isHidden = createPlaceholderCheck(current);
  const hiddenNames = keptSecrets.filter(({ value }) => isHidden(value)).map(({ name }) => name);
  if (hiddenNames.length === 0) return { secrets: [...keptSecrets, ...sent] };
  return problemWith(
    `merge cannot keep ${hiddenNames.join(", ")}`,
    "the service hides their current values, or they are empty: send them too, or set replace",
  );
}
