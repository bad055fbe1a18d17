import { isDeepStrictEqual } from "node:util";
import { compare, isSameValue, membersOf } from "../../../service/contract/deployments/compare.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  revisionTriggers,
} from "../../../service/contract/deployments/deployment.ts";
import { hasMutableTag } from "../../../service/contract/deployments/image.ts";
import type { ResourceSpec } from "../../../service/contract/deployments/resource-spec.ts";
import type { Secret } from "../../../service/contract/deployments/settings.ts";
import { isTag } from "../../../service/contract/deployments/source.ts";
import { type Change, hideVariables, SECRET_PREFIX } from "../../rollout/change.ts";
import { removedSecrets } from "./merge.ts";
import { derivedValueOf, isDerived } from "./spec-defaults.ts";

const SPEC = "source_config.resource_spec.";

/** A service may return null for each member that is not set. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, member: unknown) => member ?? undefined) ?? "null");

function changeAt(path: string, before: unknown, after: unknown): Change[] {
  if (isSameValue(path.split(".").at(-1) ?? "", before, after)) return [];
  const [was, wanted] = [before, after].map((value) => hideVariables(withoutNulls(value)));
  const differsInHidden = isDeepStrictEqual(was, wanted);
  return [differsInHidden ? { path, kind: "changed" } : { path, before: was, after: wanted }];
}

type Members = Record<string, unknown> | null | undefined;

/** Changes of the members that the patch sets. All other members stay as they are. */
function memberChanges(prefix: string, before: Members, after: Members): Change[] {
  const settings = Object.entries(after ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return settings.flatMap(([name, value]) => changeAt(`${prefix}.${name}`, before?.[name], value));
}

/**
 * Changes of all fields, because a spec that is sent replaces the current one. Services may show
 * derived values of fields that are not sent: a derived value is not a change.
 */
function specChanges(before: Members, after: ResourceSpec | null | undefined): Change[] {
  if (after === undefined || after === null) return [];
  const present = new Map(membersOf(before));
  const sent = new Map(membersOf(after));
  return [...new Set([...Object.keys(before ?? {}), ...sent.keys()])].flatMap((name) => {
    if (!sent.has(name) && isDerived(present, name)) return [];
    const derivedValue = present.has(name) ? derivedValueOf(after, name) : null;
    return changeAt(SPEC + name, present.get(name), sent.get(name) ?? derivedValue);
  });
}

/** Fields that the given spec omits, and that are removed or change as a result. */
export function droppedFields(current: Members, given: ResourceSpec): string[] {
  const sent = new Map(membersOf(given));
  const changed = specChanges(current, given).map(({ path }) => path.slice(SPEC.length));
  return changed.filter((name) => !sent.has(name));
}

function secretChanges(
  before: readonly Secret[] | undefined,
  after: readonly Secret[] | null | undefined,
): Change[] {
  if (after === undefined || after === null) return [];
  const present = new Set(before?.map(({ name }) => SECRET_PREFIX + name));
  return [
    ...compare({ secrets: after }, { secrets: before }).flatMap(
      ({ path, similarity }): Change[] => {
        if (similarity === "same" || after.length === 0) return [];
        if (!present.has(path)) return [{ path, kind: before === undefined ? "sent" : "added" }];
        return [{ path, kind: similarity === "hidden" ? "replaced" : "changed" }];
      },
    ),
    ...removedSecrets(before ?? [], after).map(
      (name): Change => ({ path: SECRET_PREFIX + name, kind: "removed" }),
    ),
  ];
}

/** The changes of a patch by field. Without `secretsBefore`, every sent secret is a change. */
export function changesOf(
  deployment: DeploymentState,
  patch: DeploymentPatch,
  secretsBefore: readonly Secret[] | undefined,
): Change[] {
  const { resource_spec: specBefore } = deployment.source_config;
  const { resource_spec, ...source_config } = patch.source_config ?? {};
  return [
    ...memberChanges("source_config", deployment.source_config, source_config),
    ...specChanges(specBefore, resource_spec),
    ...memberChanges(
      "source_revision_config",
      deployment.source_revision_config,
      patch.source_revision_config,
    ),
    ...secretChanges(secretsBefore, patch.secrets),
  ];
}

/** Whether nothing would change. A branch, or an image tag such as `main`, may have moved. */
export function isUnchanged(changes: readonly Change[], patch: DeploymentPatch): boolean {
  const { repo_ref, image_uri } = patch.source_revision_config ?? {};
  const mayMove = (repo_ref && !isTag(repo_ref)) || (image_uri && hasMutableTag(image_uri));
  return changes.length === 0 && !mayMove;
}

export const joinNames = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

const inputsOf = (members: readonly string[]) =>
  joinNames(members.map((member) => member.replace(/^source_(revision_)?config\./, "")));

/** Says whether a revision is or would be created, and which members cause it. */
export function explainRevision(patch: DeploymentPatch, isDryRun: boolean): string {
  const triggers = revisionTriggers(patch);
  const verb = triggers.length === 1 && !triggers[0]?.endsWith("s") ? "is" : "are";
  const [isCreated, isSent] = isDryRun ? ["would be", "would be"] : ["is", verb];
  const { repo_ref } = patch.source_revision_config ?? {};
  const branchNote = repo_ref && !isTag(repo_ref) ? ` of the newest commit of ${repo_ref}` : "";
  if (triggers.length > 0)
    return `A new revision${branchNote} ${isCreated} created, because ${inputsOf(triggers)} ${isSent} sent.`;
  const settings = Object.keys(patch.source_config ?? {});
  return settings.length === 0
    ? "There is nothing to send."
    : `No new revision is needed for ${inputsOf(settings)}.`;
}
