import type { ResourceSpecReply } from "../../contract/resource-spec.ts";
import { quoted } from "../quoted.ts";
import type { Finding } from "./issues.ts";

type Json = ResourceSpecReply[string] | undefined;

/** Field, the field that bounds it from above, and the fields that stand in for them (contract: ResourceSpec). */
const BOUNDS: { low: string; lowElse?: string; high: string; highElse?: string }[] = [
  { low: "min_scale", high: "max_scale" },
  { low: "cpu", high: "cpu_limit" },
  { low: "memory_mb", high: "memory_limit_mb" },
  { low: "queue_min_scale", lowElse: "min_scale", high: "queue_max_scale", highElse: "max_scale" },
  { low: "queue_cpu", lowElse: "cpu", high: "queue_cpu_limit" },
  { low: "queue_memory_mb", lowElse: "memory_mb", high: "queue_memory_limit_mb" },
  { low: "db_cpu", high: "db_cpu_limit" },
  { low: "db_memory_mb", high: "db_memory_limit_mb" },
  { low: "orchestrator_min_scale", high: "orchestrator_max_scale" },
  { low: "orchestrator_cpu", high: "orchestrator_cpu_limit" },
  { low: "orchestrator_memory_mb", high: "orchestrator_memory_limit_mb" },
  { low: "executor_cpu", high: "executor_cpu_limit" },
  { low: "executor_memory_mb", high: "executor_memory_limit_mb" },
];

function member(value: Json, name: string): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? value[name]
    : undefined;
}

function items(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The name of the field that counts: the field itself, or the one that stands in for it. */
function effective(spec: ResourceSpecReply, name: string, otherwise?: string): string {
  const isGiven = spec[name] !== undefined && spec[name] !== null;
  return isGiven || otherwise === undefined ? name : otherwise;
}

function boundConflicts(spec: ResourceSpecReply): Finding[] {
  return BOUNDS.flatMap(({ low, lowElse, high, highElse }) => {
    const lower = effective(spec, low, lowElse);
    const upper = effective(spec, high, highElse);
    const [least, most] = [spec[lower], spec[upper]];
    // Where both stand in for others, their own pair tells it.
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
