import * as z from "zod";
import {
  ResourceSpec,
  ResourceSpecReply,
  UNUSED_RESOURCE_FIELDS,
} from "../../service/contract/resource-spec.ts";
import { closest, type Flaw, firstOf, IN_QUOTES, isInQuotes, isNearly } from "../problem.ts";
import { specConflicts } from "./conflicts.ts";
import { AROUND_FIELDS, KUBERNETES, schemaFlaws } from "./issues.ts";
import { flawsBy, type PositionOf } from "./path.ts";
import { readYaml } from "./yaml.ts";

/** A spec with the positions of its fields. */
export interface LocatedSpec {
  spec: ResourceSpec;
  /** Conflicts between fields, for a spec that is sent as it is and not merged with another. */
  conflicts: Flaw[];
  warnings: Flaw[];
  /** Takes a path below `resource_spec`, as in the `loc` of a 422. */
  positionOf: PositionOf;
}

/** `spec` is empty if there are flaws. */
interface ParsedSpec extends LocatedSpec {
  flaws: Flaw[];
}

function unusedFields(spec: object, positionOf: PositionOf): Flaw[] {
  return Object.keys(spec)
    .filter((name) => UNUSED_RESOURCE_FIELDS.includes(name))
    .map((name) => flawsBy(positionOf)([name], "should not be used: remove it"));
}

const KNOWN_FIELDS = Object.keys(ResourceSpec.shape);
const FIELD_NAME = /^[a-z][a-z0-9_]*$/;
const MOST_NEWER_FIELDS = 20;

/**
 * Names that are unlike those of all known fields, because services add fields. Others are mistakes
 * in writing: a service that ignores them would lose what they were to set.
 */
function newerFields(spec: object): string[] {
  const taken = [...KNOWN_FIELDS, ...AROUND_FIELDS, ...KUBERNETES.keys()];
  return Object.keys(spec)
    .filter((name) => FIELD_NAME.test(name) && !isNearly(name, taken))
    .slice(0, MOST_NEWER_FIELDS);
}

function newerField(name: string): string {
  const similar = closest(name, KNOWN_FIELDS);
  const hint = similar === undefined ? "" : ` Did you mean ${similar}?`;
  return `is not a known field, and is sent as it is: a service may refuse or ignore it.${hint}`;
}

const LEAST_MEGABYTES = 64;
const TINY = "is in MB, and too little for an agent server: write 2048 for 2 GB";

const tiny = (spec: object): string[] =>
  Object.entries(spec)
    .filter(([name, value]) => /memory(_limit)?_mb$/.test(name) && Number(value) < LEAST_MEGABYTES)
    .map(([name]) => name);

const FRACTION = "is a fraction: older services take whole CPUs only";

/** CPUs that not every service can be asked for. Those of the database are fractions anywhere. */
const fractions = (spec: object): string[] =>
  Object.entries(spec)
    .filter(([name, value]) => /(?<!db_)cpu(_limit)?$/.test(name) && !Number.isInteger(value ?? 0))
    .map(([name]) => name);

/** Reads YAML or JSON and finds all its flaws at once. `file` becomes part of their positions. */
export function parseResourceSpec(text: string, file?: string): ParsedSpec {
  const { value, flaws, positionOf } = readYaml(text, file);
  const nothing = { spec: {}, conflicts: [], warnings: [], positionOf };
  if (value === undefined) return { ...nothing, flaws: firstOf(flaws) };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const isText = isInQuotes(text.trim());
    const message = isText
      ? IN_QUOTES
      : "is not a mapping of fields: write lines such as min_scale: 1";
    return { ...nothing, flaws: [...flaws, { message, ...positionOf([]) }] };
  }
  const flawAt = flawsBy(positionOf);
  const newer = newerFields(value);
  const schema = ResourceSpec.extend(Object.fromEntries(newer.map((name) => [name, z.json()])));
  const checked = schema.safeParse(value);
  const issues = checked.success ? [] : checked.error.issues;
  const all = [...flaws, ...schemaFlaws(ResourceSpec, value, issues, positionOf)];
  const json = ResourceSpecReply.safeParse(value);
  const conflicts = json.success ? specConflicts(json.data, positionOf) : [];
  return {
    spec: checked.data ?? {},
    flaws: firstOf(all),
    conflicts: firstOf(conflicts),
    warnings: [
      ...unusedFields(value, positionOf),
      ...newer.map((name) => flawAt([name], newerField(name))),
      ...fractions(checked.data ?? {}).map((name) => flawAt([name], FRACTION)),
      ...tiny(checked.data ?? {}).map((name) => flawAt([name], TINY)),
    ],
    positionOf,
  };
}
