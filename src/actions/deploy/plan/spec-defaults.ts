import { isSameValue } from "../../../service/contract/deployments/compare.ts";
import {
  derivedValuesOf,
  type ResourceSpec,
} from "../../../service/contract/deployments/resource-spec.ts";

/** The values derived from fields of the spec, by the path of the field: `limit 8192`. */
export function derivedNotesOf(spec: ResourceSpec | undefined): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  /** The field of the spec from which a field is derived, possibly through others. */
  const origins = new Map<string, string>();
  for (const { field, value, baseField } of derivedValuesOf(spec)) {
    const origin = origins.get(baseField) ?? baseField;
    origins.set(field, origin);
    const path = `source_config.resource_spec.${origin}`;
    const name = field === origin.replace(/(_mb)?$/, "_limit$1") ? "limit" : field;
    notes.set(path, [notes.get(path) ?? [], `${name} ${value}`].flat().join(", "));
  }
  return notes;
}

/** The value of a field as a service may derive it. */
export function derivedValueOf(spec: ResourceSpec, field: string): number | undefined {
  return derivedValuesOf(spec).find((one) => one.field === field)?.value;
}

/** Whether a field has the value derived from the rest of the spec. */
export function isDerived(spec: ReadonlyMap<string, unknown>, field: string): boolean {
  const otherFields = Object.fromEntries([...spec].filter(([name]) => name !== field));
  const derivedValue = derivedValueOf(otherFields, field);
  return derivedValue !== undefined && isSameValue(field, spec.get(field), derivedValue);
}
