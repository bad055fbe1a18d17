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

const createViolation = (
  path: RuleViolation["path"],
  predicate: string,
  fix: string,
): RuleViolation => ({
  path,
  reason: `${z.core.toDotPath(path)} ${predicate}`,
  fix,
});

/** contract: Volume, VolumeMount and Container. Ignores members in an unknown form. */
export function checkNames(spec: object): RuleViolation[] {
  const pod = Pod.safeParse(spec).data ?? {};
  const names = pod.volumes?.map(({ name }) => name) ?? [];
  const duplicateNames = names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : createViolation(
          ["volumes", index, "name"],
          "repeats that of another volume",
          "choose another",
        ),
  );
  const checkMounts = (mounts: z.output<typeof NamedItems>, path: RuleViolation["path"]) =>
    (mounts ?? []).flatMap(({ name }, index) =>
      names.includes(name)
        ? []
        : createViolation(
            [...path, index, "name"],
            "names no volume",
            "add it to volumes, or correct it",
          ),
    );
  const containerMounts = (["init_containers", "sidecars"] as const).flatMap((list) =>
    (pod[list] ?? []).flatMap(({ volumeMounts }, index) =>
      checkMounts(volumeMounts, [list, index, "volumeMounts"]),
    ),
  );
  // Beyond the contract: spec-bounds. An init container that always restarts is a native sidecar.
  const restartPolicies = (pod.init_containers ?? []).flatMap(({ restartPolicy }, index) =>
    restartPolicy !== "OnFailure"
      ? []
      : createViolation(
          ["init_containers", index, "restartPolicy"],
          "cannot be OnFailure, which is only for sidecars",
          "write Always for a native sidecar, or move the container to sidecars",
        ),
  );
  return [
    ...duplicateNames,
    ...checkMounts(pod.volume_mounts, ["volume_mounts"]),
    ...containerMounts,
    ...restartPolicies,
  ];
}

/** The field that determines the value: the field itself, or the one it inherits from. */
function effectiveField(spec: ResourceSpecReply, field: string): string {
  const isSet = spec[field] !== undefined && spec[field] !== null;
  const inherited = RESOURCE_DEFAULTS[field];
  return isSet || inherited?.times !== 1 ? field : inherited.baseField;
}

/** Fields that exceed their upper bound. Beyond the contract: spec-bounds. */
function checkBounds(spec: ResourceSpecReply): RuleViolation[] {
  return RESOURCE_BOUNDS.flatMap(([low, high]) => {
    const lower = effectiveField(spec, low);
    const upper = effectiveField(spec, high);
    const [least, most] = [spec[lower], spec[upper]];
    // If both bounds are inherited, the pair they come from reports the conflict.
    const isOwnPair = lower === low || upper === high;
    if (!isOwnPair || typeof least !== "number" || typeof most !== "number" || least <= most)
      return [];
    const inheritances: string[] = [];
    if (lower !== low) inheritances.push(`${low} is ${lower}`);
    if (upper !== high) inheritances.push(`${high} is ${upper}`);
    const defaults = inheritances.length > 0 ? ` (${inheritances.join(" and ")} when not set)` : "";
    return {
      path: [lower === low ? low : high],
      reason: `${lower} ${least} is above ${upper} ${most}${defaults}`,
      fix: `lower ${lower} or raise ${upper}`,
    };
  });
}

/** All rules that a spec violates. */
export const checkSpecRules = (spec: ResourceSpecReply): RuleViolation[] => [
  ...checkBounds(spec),
  ...checkNames(spec),
];
