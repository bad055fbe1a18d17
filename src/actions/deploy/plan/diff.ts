import { isDeepStrictEqual } from "node:util";
import { compare, isSameValue, membersOf } from "../../../service/contract/deployments/compare.ts";
import type {
  DeploymentPatch,
  DeploymentState,
} from "../../../service/contract/deployments/deployment.ts";
import { hasMutableTag } from "../../../service/contract/deployments/image.ts";
import {
  derivedValuesOf,
  type ResourceSpec,
} from "../../../service/contract/deployments/resource-spec.ts";
import type { Secret } from "../../../service/contract/deployments/settings.ts";
import { isTag } from "../../../service/contract/deployments/source.ts";
import { type Change, hideVariables, SECRET_PREFIX } from "../../rollout/change.ts";
import { isDerived, removedSecrets } from "./merge.ts";

const SPEC = "source_config.resource_spec.";

/** A service may return null for each member that is not set. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, member: unknown) => member ?? undefined) ?? "null");

function changeAt(path: string, before: unknown, after: unknown): Change[] {
  if (isSameValue(path.split(".").at(-1) ?? "", before, after)) return [];
  const [oldValue, newValue] = [before, after].map((value) => hideVariables(withoutNulls(value)));
  return isDeepStrictEqual(oldValue, newValue)
    ? [{ path, kind: "changed" }]
    : [{ path, before: oldValue, after: newValue }];
}

type Members = Record<string, unknown> | null | undefined;

/** Changes of the members that the patch sets. All other members stay as they are. */
function memberChanges(prefix: string, before: Members, after: Members): Change[] {
  const sentMembers = Object.entries(after ?? {}).filter(([, value]) => (value ?? null) !== null);
  return sentMembers.flatMap(([name, value]) => changeAt(prefix + name, before?.[name], value));
}

/**
 * Changes of sent and of omitted fields, because a sent spec replaces the current one. An omitted
 * field counts as unchanged if its current value is the derived one.
 */
function specChanges(before: Members, after: ResourceSpec | null | undefined): Change[] {
  if (after === undefined || after === null) return [];
  const currentFields = new Map(membersOf(before));
  const sentFields = new Map(membersOf(after));
  const derivedValues = derivedValuesOf(after);
  return [...new Set([...Object.keys(before ?? {}), ...sentFields.keys()])].flatMap((name) => {
    if (!sentFields.has(name) && isDerived(Object.fromEntries(currentFields), name)) return [];
    const derivedValue = currentFields.has(name) ? derivedValues.get(name) : null;
    return changeAt(SPEC + name, currentFields.get(name), sentFields.get(name) ?? derivedValue);
  });
}

/** The fields that change because the sent spec omits them. */
export function droppedFields(currentSpec: Members, sentSpec: ResourceSpec): string[] {
  const sentFields = new Map(membersOf(sentSpec));
  const fields = specChanges(currentSpec, sentSpec).map(({ path }) => path.slice(SPEC.length));
  return fields.filter((name) => !sentFields.has(name));
}

function secretChanges(
  before: readonly Secret[] | undefined,
  after: readonly Secret[] | null | undefined,
): Change[] {
  if (after === undefined || after === null) return [];
  const currentPaths = new Set(before?.map(({ name }) => SECRET_PREFIX + name));
  const comparisons = compare({ secrets: after }, { secrets: before });
  return [
    ...comparisons.flatMap(({ path, similarity }): Change[] => {
      if (similarity === "same" || after.length === 0) return [];
      if (!currentPaths.has(path)) return [{ path, kind: before === undefined ? "sent" : "added" }];
      return [{ path, kind: similarity === "hidden" ? "replaced" : "changed" }];
    }),
    ...removedSecrets(before ?? [], after).map(
      (name): Change => ({ path: SECRET_PREFIX + name, kind: "removed" }),
    ),
  ];
}

/** The changes of a patch by field. Without `secretsBefore`, every sent secret is a change. */
export function changesOf(
  { source_config, source_revision_config: content }: DeploymentState,
  patch: DeploymentPatch,
  secretsBefore: readonly Secret[] | undefined,
): Change[] {
  const { resource_spec, ...settings } = patch.source_config ?? {};
  return [
    ...memberChanges("source_config.", source_config, settings),
    ...specChanges(source_config.resource_spec, resource_spec),
    ...memberChanges("source_revision_config.", content, patch.source_revision_config),
    ...secretChanges(secretsBefore, patch.secrets),
  ];
}

/** Whether nothing would change. A branch or a mutable image tag may have moved. */
export function isUnchanged(changes: readonly Change[], patch: DeploymentPatch): boolean {
  const { repo_ref, image_uri } = patch.source_revision_config ?? {};
  const mayMove = (repo_ref && !isTag(repo_ref)) || (image_uri && hasMutableTag(image_uri));
  return changes.length === 0 && !mayMove;
}
