import type { Flaw, Problem } from "../../../inputs/problem.ts";
import type { LocatedSpec } from "../../../inputs/resource-spec/parse.ts";
import { conflictsOf } from "../../../inputs/resource-spec/path.ts";
import { membersOf } from "../../../service/contract/deployments/compare.ts";
import { placeholderCheckFor } from "../../../service/contract/deployments/redacted-value.ts";
import {
  RESOURCE_DEFAULTS,
  type ResourceSpec,
  ResourceSpecReply,
} from "../../../service/contract/deployments/resource-spec.ts";
import type { Secret } from "../../../service/contract/deployments/settings.ts";
import {
  checkSpecRules,
  type RuleViolation,
} from "../../../service/contract/deployments/spec-rules.ts";
import { isDerived } from "./spec-defaults.ts";

type CurrentSpec = ResourceSpecReply | null | undefined;

/** A limit that services derive from a request: it is recalculated from the new request. */
function isRecalculated(current: ResourceSpecReply, given: ResourceSpec, field: string): boolean {
  const { baseField = "", times } = RESOURCE_DEFAULTS[field] ?? {};
  const present = new Map(Object.entries(current));
  return times === 2 && Object.hasOwn(given, baseField) && isDerived(present, field);
}

/**
 * Overlays the current fields with the given ones, each as a whole. Unknown fields stay. Conflicts
 * have the positions of the given fields; `inherited` are conflicts within the current spec.
 */
export function mergeSpec(
  current: CurrentSpec,
  { spec: given, positionOf }: Pick<LocatedSpec, "spec" | "positionOf">,
): { spec: ResourceSpec; conflicts: Flaw[]; inheritedConflicts: Flaw[] } {
  const present = Object.fromEntries(membersOf(current));
  const currentFields = Object.entries(present).filter(
    ([name]) => !isRecalculated(present, given, name),
  );
  const spec = { ...Object.fromEntries(currentFields), ...given };
  const inheritedRules = new Set(checkSpecRules(present).map(({ reason }) => reason));
  const violations = checkSpecRules(ResourceSpecReply.parse(spec));
  const isInherited = ({ reason }: RuleViolation) => inheritedRules.has(reason);
  return {
    spec,
    conflicts: conflictsOf(
      violations.filter((rule) => !isInherited(rule)),
      positionOf,
    ),
    inheritedConflicts: conflictsOf(violations.filter(isInherited), positionOf),
  };
}

/** The names of current secrets that would be lost. */
export function removedSecrets(current: readonly Secret[], sent: readonly Secret[]): string[] {
  const sentNames = new Set(sent.map(({ name }) => name));
  return [...new Set(current.map(({ name }) => name))].filter((name) => !sentNames.has(name));
}

/** Merges the given secrets into the current ones, unless a current value cannot be sent back. */
export function mergeSecrets(
  current: readonly Secret[] | undefined,
  given: readonly Secret[],
): { secrets: Secret[] } | { problem: Problem } {
  const input = "secrets_mode";
  const hidden = "merge needs the current secrets, which the service does not show";
  if (current === undefined)
    return { problem: { input, reason: hidden, fix: "send all of them, and set replace" } };
  const sentNames = new Set(given.map(({ name }) => name));
  const keptSecrets = current.filter(({ name }) => !sentNames.has(name));
  const isHidden = placeholderCheckFor(current);
  const hiddenNames = keptSecrets.filter(({ value }) => isHidden(value)).map(({ name }) => name);
  if (hiddenNames.length === 0) return { secrets: [...keptSecrets, ...given] };
  const reason = `merge cannot keep ${hiddenNames.join(", ")}`;
  const fix =
    "the service hides their current values, or they are empty: send them too, or set replace";
  return { problem: { input, reason, fix } };
}
