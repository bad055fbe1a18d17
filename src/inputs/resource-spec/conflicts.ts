import {
  RESOURCE_BOUNDS,
  RESOURCE_DEFAULTS,
  type ResourceSpecReply,
} from "../../contract/resource-spec.ts";
import { quoted } from "../quoted.ts";
import type { Finding } from "./issues.ts";

type Json = ResourceSpecReply[string] | undefined;

function member(value: Json, name: string): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? value[name]
    : undefined;
}

function items(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The field whose value counts: the field itself, or the one whose value it takes when not given. */
function effective(spec: ResourceSpecReply, field: string): string {
  const isGiven = spec[field] !== undefined && spec[field] !== null;
  const standIn = RESOURCE_DEFAULTS[field];
  return isGiven || standIn?.times !== 1 ? field : standIn.follows;
}

function boundConflicts(spec: ResourceSpecReply): Finding[] {
  return RESOURCE_BOUNDS.flatMap(([low, high]) => {
    const lower = effective(spec, low);
    const upper = effective(spec, high);
    const [least, most] = [spec[lower], spec[upper]];
    // If both bounds are inherited, the pair they come from reports the conflict.
    const isOwnPair = lower === low || upper === high;
    if (!isOwnPair || typeof least !== "number" || typeof most !== "number" || least <= most)
      return [];
    const roundabout = [
      lower === low ? "" : `${low} is ${lower}`,
      upper === high ? "" : `${high} is ${upper}`,
    ].filter(Boolean);
    const reason = roundabout.length > 0 ? ` (${roundabout.join(" and ")} when not given)` : "";
    return [
      {
        path: [lower === low ? low : high],
        message: `${lower} ${least} is above ${upper} ${most}${reason}: lower ${lower} or raise ${upper}`,
      },
    ];
  });
}

function duplicates(named: { name: Json; path: Finding["path"] }[], what: string): Finding[] {
  const seen = new Set<string>();
  return named.flatMap(({ name, path }) => {
    if (typeof name !== "string") return [];
    if (seen.has(name))
      return [
        { path, message: `${quoted(name)} names another ${what} already: choose another name` },
      ];
    seen.add(name);
    return [];
  });
}

function named(
  list: Json,
  at: Finding["path"],
): { item: Json; name: Json; path: Finding["path"] }[] {
  return items(list).map((item, index) => ({
    item,
    name: member(item, "name"),
    path: [...at, index, "name"],
  }));
}

function mountConflicts(mounts: Json, at: Finding["path"], volumes: Json[]): Finding[] {
  return named(mounts, at).flatMap(({ name, path }) => {
    if (typeof name !== "string" || volumes.includes(name)) return [];
    const known =
      volumes.length > 0
        ? `write one of ${volumes.join(", ")}, or add it to volumes`
        : "add it to volumes";
    return [{ path, message: `no volume is named ${quoted(name)}: ${known}` }];
  });
}

/** What no single field of a spec can tell. Also for a merged spec, which may hold fields that are not known. */
export function specConflicts(spec: ResourceSpecReply): Finding[] {
  const volumes = named(spec.volumes, ["volumes"]);
  const volumeNames = volumes.map(({ name }) => name).filter((name) => typeof name === "string");
  const inits = named(spec.init_containers, ["init_containers"]);
  const containers = [...inits, ...named(spec.sidecars, ["sidecars"])];
  return [
    ...boundConflicts(spec),
    ...duplicates(volumes, "volume"),
    ...duplicates(containers, "container"),
    ...mountConflicts(spec.volume_mounts, ["volume_mounts"], volumeNames),
    ...containers.flatMap(({ item, path }) => {
      const at = path.slice(0, -1);
      return [
        ...mountConflicts(member(item, "volumeMounts"), [...at, "volumeMounts"], volumeNames),
        ...duplicates(named(member(item, "env"), [...at, "env"]), "variable of this container"),
      ];
    }),
    ...inits
      .filter(({ item }) => (member(item, "restartPolicy") ?? null) !== null)
      .map(({ path }) => ({
        path: [...path.slice(0, -1), "restartPolicy"],
        message: "is only for sidecars: remove it, or move the container to sidecars",
      })),
  ];
}
