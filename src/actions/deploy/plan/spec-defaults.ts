import { formatNumber } from "../../../report/wording.ts";
import { RESOURCE_DEFAULTS, type ResourceSpec } from "../../../service/contract/resource-spec.ts";

interface Implied {
  field: string;
  value: number;
  /** The field that it follows. */
  follows: string;
}

/** The values of fields that are not given, if others of the spec decide them. */
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
    implied.push({ field, value, follows });
  }
  return implied;
}

/** All that follows from a given field of the spec, by its path in a plan: `limit 8,192`. */
export function impliedAsides(spec: ResourceSpec | undefined): ReadonlyMap<string, string> {
  const asides = new Map<string, string>();
  /** The given field at the beginning of the chain that ends at this one. */
  const givenBehind = new Map<string, string>();
  for (const { field, value, follows } of impliedBy(spec)) {
    const given = givenBehind.get(follows) ?? follows;
    givenBehind.set(field, given);
    const path = `source_config.resource_spec.${given}`;
    const before = asides.get(path);
    const name = field === given.replace(/(_mb)?$/, "_limit$1") ? "limit" : field;
    asides.set(path, `${before ? `${before}, ` : ""}${name} ${formatNumber(value)}`);
  }
  return asides;
}

/** Whether a field is not set. A service may show an empty list or mapping if none was given. */
const isUnset = (value: unknown): boolean =>
  (value ?? null) === null || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

/** What a service shows of a field, if it fills in those that follow from the given spec. */
export function impliedValue(spec: ResourceSpec, field: string): number | undefined {
  return impliedBy(spec).find((one) => one.field === field)?.value;
}

/** The fields that are set: a reply may contain every field, most of them null or empty. */
export const fieldsOf = <T>(spec: { readonly [name: string]: T } | null | undefined) =>
  Object.entries(spec ?? {}).filter(([, value]) => !isUnset(value));

/** Whether a field has the value that follows from the others of the spec. */
export function isDerived(spec: ReadonlyMap<string, unknown>, field: string): boolean {
  const others = Object.fromEntries([...spec].filter(([name]) => name !== field));
  return spec.get(field) === impliedValue(others, field);
}
