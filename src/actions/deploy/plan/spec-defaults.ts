import { isSameValue } from "../../../service/contract/deployments/compare.ts";
import {
  derivedValuesOf,
  type ResourceSpec,
} from "../../../service/contract/deployments/resource-spec.ts";

/** All values derived from a given field of the spec, by its path in a plan: `limit 8,192`. */
export function derivedNotesOf(spec: ResourceSpec | undefined): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  /** The given field from which a field is derived, possibly through others. */
  const originOf = new Map<string, string>();
  for (const { field, value, baseField } of derivedValuesOf(spec)) {
    const origin = originOf.get(baseField) ?? baseField;
    originOf.set(field, origin);
    const path = `source_config.resource_spec.${origin}`;
    const earlierNote = notes.get(path);
    const name = field === origin.replace(/(_mb)?$/, "_limit$1") ? "limit" : field;
    notes.set(path, `${earlierNote ? `${earlierNote}, ` : ""}${name} ${value}`);
  }
  return notes;
}

/** The derived value that a service may show of a field. */
export function derivedValueOf(spec: ResourceSpec, field: string): number | undefined {
  return derivedValuesOf(spec).find((one) => one.field === field)?.value;
}

/** Whether a field has the value derived from the rest of the spec. */
export function isDerived(spec: ReadonlyMap<string, unknown>, field: string): boolean {
  const otherFields = Object.fromEntries([...spec].filter(([name]) => name !== field));
  const derivedValue = derivedValueOf(otherFields, field);
  return derivedValue !== undefined && isSameValue(field, spec.get(field), derivedValue);
}
