import type { Secret } from "../contract/deployments.ts";
import type { ResourceSpec, ResourceSpecReply } from "../contract/resource-spec.ts";
import { specConflicts } from "../inputs/spec-conflicts.ts";
import type { Finding } from "../inputs/spec-issues.ts";
import { isRedacted } from "./redacted-value.ts";

type CurrentSpec = ResourceSpecReply | null | undefined;

/** Null is how a reply says "not given", and how a user takes a field out. */
function givenFields<T extends object>(spec: T | null | undefined): T {
  const entries = Object.entries(spec ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as T;
}

/** The given fields over the current ones, each as a whole. Fields that only the service knows stay. */
export function mergeSpec(current: CurrentSpec, given: ResourceSpec): { spec: ResourceSpec; conflicts: Finding[] } {
  const merged = givenFields({ ...current, ...given });
  const checked = ResourceSpecReply.parse(merged);
  return { spec: merged, conflicts: specConflicts(checked) };
}

/** The fields that are lost when the given spec takes the place of the current one. */
export function droppedBy(current: CurrentSpec, given: ResourceSpec): string[] {
  const kept = givenFields(given);
  return Object.keys(givenFields(current)).filter((name) => !Object.hasOwn(kept, name));
}
