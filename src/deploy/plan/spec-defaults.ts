import { RESOURCE_DEFAULTS, type ResourceSpec } from "../../contract/resource-spec.ts";

export interface Implied {
  field: string;
  value: number;
  because: string;
}

/** The values of fields that are not given, where others of the spec decide them. */
export function impliedBy(spec: ResourceSpec = {}): Implied[] {
  const values = new Map(
    Object.entries(spec).filter(([, value]) => value !== null && value !== undefined),
  );
  const implied: Implied[] = [];
  for (const [field, { follows, times }] of Object.entries(RESOURCE_DEFAULTS)) {
    const base = values.get(follows);
    if (values.has(field) || typeof base !== "number") continue;
    const value = times * base;
    values.set(field, value);
    const because = times === 2 ? `twice ${follows}` : `the same as ${follows}`;
    implied.push({ field, value, because });
  }
  return implied;
}

/** Whether a field is not set. A service may show an empty list or mapping where none was given. */
export const isUnset = (value: unknown): boolean =>
  (value ?? null) === null || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

/** What a service shows of a field, where it fills in those that follow from the given spec. */
export function impliedValue(spec: ResourceSpec, field: string): number | undefined {
  return impliedBy(spec).find((one) => one.field === field)?.value;
}
