import * as z from "zod";
import { RESOURCE_BOUNDS, RESOURCE_DEFAULTS, type ResourceSpecReply } from "./resource-spec.ts";

/** A violated rule between members of a spec. */
export interface RuleViolation {
  path: (string | number)[];
  /** A clause including its subject. */
  reason: string;
  fix: string;
}

const NamedItems = z.array(z.object({ name: z.string() })).nullish();
const Containers = z
  .array(z.object({ volumeMounts: NamedItems, restartPolicy: z.string().nullish() }))
  .nullish();
const Pod = z.object({
  volumes: NamedItems,
  volume_mounts: NamedItems,
  init_containers: Containers,
  sidecars: Containers,
});

/** contract: Volume, VolumeMount and Container. Checks nothing if any has an unknown form. */
export function checkPod(spec: object): RuleViolation[] {
  const pod = Pod.safeParse(spec).data ?? {};
  const violations: RuleViolation[] = [];
  const report = (path: RuleViolation["path"], predicate: string, fix: string) =>
    violations.push({ path, reason: `${z.core.toDotPath(path)} ${predicate}`, fix });
  const names = pod.volumes?.map(({ name }) => name) ?? [];
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index)
      report(["volumes", index, "name"], "repeats that of another volume", "choose another");

  function checkMounts(mounts: z.output<typeof NamedItems>, path: RuleViolation["path"]): void {
    for (const [index, { name }] of (mounts ?? []).entries())
      if (!names.includes(name))
        report([...path, index, "name"], "names no volume", "add it to volumes, or correct it");
  }
  checkMounts(pod.volume_mounts, ["volume_mounts"]);
  for (const list of ["init_containers", "sidecars"] as const)
    for (const [index, { volumeMounts }] of (pod[list] ?? []).entries())
      checkMounts(volumeMounts, [list, index, "volumeMounts"]);

  // Beyond the contract: spec-bounds. An init container that always restarts is a native sidecar.
  for (const [index, { restartPolicy }] of (pod.init_containers ?? []).entries())
    if (restartPolicy === "OnFailure")
      report(
        ["init_containers", index, "restartPolicy"],
        "cannot be OnFailure, which is only for sidecars",
        "write Always for a native sidecar, or move the container to sidecars",
      );
  return violations;
}

/** The field whose value counts: for an unset `queue_` field, not a `_limit`, its base field. */
function effectiveField(spec: ResourceSpecReply, field: string): string {
  const isSet = spec[field] !== undefined && spec[field] !== null;
  const fieldDefault = RESOURCE_DEFAULTS[field];
  return isSet || fieldDefault?.times !== 1 ? field : fieldDefault.baseField;
}

/** Fields that exceed their upper bound. Beyond the contract: spec-bounds. */
function checkBounds(spec: ResourceSpecReply): RuleViolation[] {
  return RESOURCE_BOUNDS.flatMap(([lowerField, upperField]) => {
    const lower = effectiveField(spec, lowerField);
    const upper = effectiveField(spec, upperField);
    const [min, max] = [spec[lower], spec[upper]];
    // If both fields inherit their values, the conflict is that of another pair.
    const isOwnPair = lower === lowerField || upper === upperField;
    if (!isOwnPair || typeof min !== "number" || typeof max !== "number" || min <= max) return [];
    const inheritances: string[] = [];
    if (lower !== lowerField) inheritances.push(`${lowerField} is ${lower}`);
    if (upper !== upperField) inheritances.push(`${upperField} is ${upper}`);
    const defaults = inheritances.length > 0 ? ` (${inheritances.join(" and ")} when not set)` : "";
    return {
      path: [lower === lowerField ? lowerField : upperField],
      reason: `${lower} ${min} is above ${upper} ${max}${defaults}`,
      fix: `lower ${lower} or raise ${upper}`,
    };
  });
}

/** The rules between its members that a spec violates. */
export const checkSpecRules = (spec: ResourceSpecReply): RuleViolation[] => [
  ...checkBounds(spec),
  ...checkPod(spec),
];
