import type { ResourceSpec } from "../../contract/resource-spec.ts";

export interface Implied {
  path: string;
  value: number;
  because: string;
}

/** Field, the field that it follows, and how often (contract: ResourceSpec). A field stands after those that it follows. */
const DEFAULTS: [field: string, follows: string, times: 1 | 2][] = [
  ["cpu_limit", "cpu", 2],
  ["memory_limit_mb", "memory_mb", 2],
  ["queue_min_scale", "min_scale", 1],
  ["queue_max_scale", "max_scale", 1],
  ["queue_cpu", "cpu", 1],
  ["queue_cpu_limit", "queue_cpu", 2],
  ["queue_memory_mb", "memory_mb", 1],
  ["queue_memory_limit_mb", "queue_memory_mb", 2],
  ["db_cpu_limit", "db_cpu", 2],
  ["db_memory_limit_mb", "db_memory_mb", 2],
];

/** The values of fields that are not given, where others of the spec decide them. */
export function impliedBy(spec: ResourceSpec = {}): Implied[] {
  const values = new Map(
    Object.entries(spec).filter(([, value]) => value !== null && value !== undefined),
  );
  const implied: Implied[] = [];
  for (const [field, follows, times] of DEFAULTS) {
    const base = values.get(follows);
    if (values.has(field) || typeof base !== "number") continue;
    const value = times * base;
    values.set(field, value);
    const because = times === 2 ? `twice ${follows}` : `the same as ${follows}`;
    implied.push({ path: `source_config.resource_spec.${field}`, value, because });
  }
  return implied;
}
