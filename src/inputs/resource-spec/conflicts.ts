import {
  RESOURCE_BOUNDS,
  RESOURCE_DEFAULTS,
  type ResourceSpecReply,
} from "../../service/contract/resource-spec.ts";
import { type Flaw, quoted } from "../problem.ts";
import { type FlawAt, flawsBy, type Path, type PositionOf } from "./path.ts";

type Json = ResourceSpecReply[string] | undefined;

function member(value: Json, name: string): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? value[name]
    : undefined;
}

function items(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The field whose value counts: the field itself, or the one it follows when it is not given. */
function effective(spec: ResourceSpecReply, field: string): string {
  const isGiven = spec[field] !== undefined && spec[field] !== null;
  const standIn = RESOURCE_DEFAULTS[field];
  return isGiven || standIn?.times !== 1 ? field : standIn.follows;
}

function boundConflicts(spec: ResourceSpecReply, positionOf: PositionOf): Flaw[] {
  return RESOURCE_BOUNDS.flatMap(([low, high]) => {
    const lower = effective(spec, low);
    const upper = effective(spec, high);
    const [least, most] = [spec[lower], spec[upper]];
    // If both bounds are inherited, the pair they come from reports the conflict.
    const isOwnPair = lower === low || upper === high;
    if (!isOwnPair || typeof least !== "number" || typeof most !== "number" || least <= most)
      return [];
    const standIns: string[] = [];
    if (lower !== low) standIns.push(`${low} is ${lower}`);
    if (upper !== high) standIns.push(`${high} is ${upper}`);
    const reason = standIns.length > 0 ? ` (${standIns.join(" and ")} when not set)` : "";
    return {
      message: `${lower} ${least} is above ${upper} ${most}${reason}: lower ${lower} or raise ${upper}`,
      ...positionOf([lower === low ? low : high]),
    };
  });
}

interface NamedItem {
  item: Json;
  name: Json;
  /** Of the name. */
  path: Path;
}

function namedItems(list: Json, listPath: Path): NamedItem[] {
  return items(list).map((item, index) => ({
    item,
    name: member(item, "name"),
    path: [...listPath, index, "name"],
  }));
}

function repeatedNames(named: readonly NamedItem[], kind: string, flawAt: FlawAt): Flaw[] {
  const names = new Set<string>();
  return named.flatMap(({ name, path }) => {
    if (typeof name !== "string") return [];
    if (names.has(name))
      return flawAt(path, `repeats ${quoted(name)}, which is another ${kind}: choose another name`);
    names.add(name);
    return [];
  });
}

function mountsWithoutVolume(
  mounts: readonly NamedItem[],
  volumeNames: readonly string[],
  flawAt: FlawAt,
): Flaw[] {
  return mounts.flatMap(({ name, path }) => {
    if (typeof name !== "string" || volumeNames.includes(name)) return [];
    const correction =
      volumeNames.length > 0
        ? `write one of ${volumeNames.join(", ")}, or add it to volumes`
        : "add it to volumes";
    return flawAt(path, `is ${quoted(name)}, but no volume has that name: ${correction}`);
  });
}

/** Conflicts between the fields of a spec. It may hold fields that the contract does not name. */
export function specConflicts(spec: ResourceSpecReply, positionOf: PositionOf): Flaw[] {
  const flawAt = flawsBy(positionOf);
  const volumes = namedItems(spec.volumes, ["volumes"]);
  const volumeNames = volumes.map(({ name }) => name).filter((name) => typeof name === "string");
  const inits = namedItems(spec.init_containers, ["init_containers"]);
  const containers = [...inits, ...namedItems(spec.sidecars, ["sidecars"])];
  const mounts = namedItems(spec.volume_mounts, ["volume_mounts"]);
  const flaws = [
    ...boundConflicts(spec, positionOf),
    ...repeatedNames(volumes, "volume", flawAt),
    ...repeatedNames(containers, "container", flawAt),
    ...mountsWithoutVolume(mounts, volumeNames, flawAt),
  ];
  for (const { item, path } of containers) {
    const container = path.slice(0, -1);
    const mounts = namedItems(member(item, "volumeMounts"), [...container, "volumeMounts"]);
    const variables = namedItems(member(item, "env"), [...container, "env"]);
    flaws.push(...mountsWithoutVolume(mounts, volumeNames, flawAt));
    flaws.push(...repeatedNames(variables, "variable of this container", flawAt));
  }
  for (const { item, path } of inits) {
    if (member(item, "restartPolicy") !== "OnFailure") continue;
    const restartPolicy = [...path.slice(0, -1), "restartPolicy"];
    const message =
      "cannot be OnFailure, which is only for sidecars: write Always for a native sidecar, or move the container to sidecars";
    flaws.push(flawAt(restartPolicy, message));
  }
  return flaws;
}
