import type * as z from "zod";
import {
  Container,
  EnvVar,
  LocalObjectReference,
  NewerResourceSpec,
  ResourceRequirements,
  type ResourceSpec,
  ResourceSpecReply,
  UNUSED_RESOURCE_FIELDS,
  Volume,
  VolumeMount,
} from "../../service/contract/deployments/resource-spec.ts";
import { checkSpecRules } from "../../service/contract/deployments/spec-rules.ts";
import { type Flaw, type FlawText, firstFlaws } from "../problem.ts";
import { correctTypo } from "../similar.ts";
import { conflictsOf, type Path, type PositionOf, pathText } from "./path.ts";
import { readYaml } from "./yaml.ts";

/** A spec with the positions of its fields. */
export interface LocatedSpec {
  spec: ResourceSpec;
  /** Conflicts between fields, for a spec that is not merged with another. */
  conflicts: Flaw[];
  warnings: Flaw[];
  /** Takes a path below `resource_spec`, as in the `loc` of a 422. */
  positionOf: PositionOf;
}

/** `spec` is empty if there are flaws. */
interface ParsedSpec extends LocatedSpec {
  flaws: Flaw[];
}

/** Names of Kubernetes manifests, or of the request around a spec, and what to write instead. */
const FOREIGN_FIELDS = new Map([
  ["replicas", "min_scale and max_scale"],
  ["min_replicas", "min_scale"],
  ["max_replicas", "max_scale"],
  ["requests", "cpu and memory_mb"],
  ["limits", "cpu_limit and memory_limit_mb"],
  ["resources", "cpu, cpu_limit, memory_mb and memory_limit_mb"],
  ["env", "the environment variables into the input secrets"],
  ["resource_spec", "the fields of the spec without it"],
  ["source_config", "the fields of the spec without it"],
]);
const KNOWN_FIELDS = [...Object.keys(NewerResourceSpec.shape), ...FOREIGN_FIELDS.keys()];
const NESTED_FIELDS = [
  Container,
  EnvVar,
  LocalObjectReference,
  ResourceRequirements,
  Volume,
  VolumeMount,
].flatMap(({ shape }) => Object.keys(shape));
const FIELD_NAME = /^[a-z]\w*$/i;
const MAX_NEWER_FIELDS = 20;
const MIN_MEGABYTES = 64;
const MAX_MEGABYTES = 4 * 1024 ** 2;

/** What to write in place of an unknown name; undefined if a newer service may support the name. */
function correctionOf(path: Path): string | undefined {
  const name = String(path.at(-1));
  const isTopLevel = path.length === 1;
  const known = isTopLevel ? KNOWN_FIELDS : NESTED_FIELDS.filter((one) => one !== name);
  const meant = correctTypo(name, known);
  if (meant === undefined)
    return FIELD_NAME.test(name) ? undefined : "correct its name, or remove it";
  const replacement = isTopLevel ? FOREIGN_FIELDS.get(meant) : undefined;
  return replacement === undefined ? `did you mean ${meant}?` : `write ${replacement}`;
}

const NEWER_FIELD: FlawText = [
  "is not a known field, and is sent as it is",
  "a service may refuse or ignore it.",
];

const UNUSED_FIELD: FlawText = ["should not be used", "remove it"];

/** Values that are sent but probably not meant. Fractions of a CPU are valid for databases. */
// biome-ignore format: one rule, one line
const WARNING_RULES: [names: RegExp, isSuspicious: (value: unknown) => boolean, ...FlawText][] = [
  [/(?<!(db|redis)_)cpu(_limit)?$/, (value) => !Number.isInteger(value ?? 0), "is a fraction", "older services take whole CPUs only"],
  [/^(queue_)?memory(_limit)?_mb$/, (value) => Number(value ?? Infinity) < MIN_MEGABYTES, "is in MB, and too little for an agent server", "write 2048 for 2 GB"],
  [/_mb$/, (value) => Number(value) > MAX_MEGABYTES, "is in MB, and more than a machine has", "write 2048 for 2 GB"],
];

const MAPPING = ["is not a mapping", "write one such as { name: value }"] as const;
/** Messages by the type that zod expects. Values are not quoted: they may be secret. */
const EXPECTED: Record<string, FlawText> = {
  number: ["is not a number", "write digits alone, without unit and quotes"],
  int: ["is not a whole number", "write digits alone"],
  string: ["is not text", "put it in quotes"],
  boolean: ["is neither true nor false", "write one of the two"],
  array: ["is not a list", "write each item in a line of its own, after a hyphen"],
  object: MAPPING,
  record: MAPPING,
};

/** A number with an optional unit, mostly as in Kubernetes. */
const QUANTITY =
  /^(?<digits>\d{1,15}(\.\d{1,15})?) ?((?<milli>m)|(?<byte>[KkMGT])i?B?|cores?|CPUs?)?$/;
/** By power of 1024. */
const UNITS = "KMGT";

/** A quantity such as `memory_mb: 2Gi`, in the unit of the field's name. */
function quantityOf(name: string, source: string): number | undefined {
  const { digits, milli, byte } = QUANTITY.exec(source)?.groups ?? {};
  if (digits === undefined) return undefined;
  if (milli !== undefined)
    return /cpu(_limit)?$/.test(name) ? Number((Number(digits) / 1000).toFixed(3)) : undefined;
  const unitPower = name.endsWith("_mb") ? 1 : name.endsWith("_gi") ? 2 : undefined;
  if (unitPower === undefined) return byte === undefined ? Number(digits) : undefined;
  const power = byte === undefined ? unitPower : UNITS.indexOf(byte.toUpperCase());
  return Math.ceil(Number(digits) * 1024 ** (power - unitPower));
}

/** A boolean or number that is no secret, as SECURITY.md says. */
const ORDINARY = /^(true|false|\d{1,5}(\.\d{1,5})?)$/i;

/** The problem of a value and its fix. Messages of zod never quote a value. */
function flawTextOf({ message, ...issue }: z.core.$ZodIssue, source = ""): FlawText {
  const [, expected = "", received] = /expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === "undefined") return ["is missing"];
  const [name = "", ...inner] = issue.path.map(String);
  const isQuantity = expected === "number" && inner.length === 0;
  const meant = isQuantity ? quantityOf(name, source) : undefined;
  if (meant !== undefined) return ["is not a number", `write ${name}: ${meant}`];
  if (expected === "string" && ORDINARY.test(source)) return ["is not text", `write "${source}"`];
  if (issue.code === "too_small")
    return issue.origin === "string"
      ? ["is empty"]
      : ["is too small", `write at least ${issue.minimum}`];
  const [zodMessage, rest] = /^(?:Invalid|Too) \w+(?:: (.*))?$/s.exec(message) ?? [];
  return EXPECTED[expected] ?? (zodMessage === undefined ? [message] : ["is wrong", rest]);
}

/** Parses YAML or JSON and collects all problems. `file` becomes part of their positions. */
export function parseResourceSpec(text: string, file?: string): ParsedSpec {
  const { value, flaws, positionOf, sourceOf } = readYaml(text, file);
  if (value === undefined) return { spec: {}, conflicts: [], warnings: [], positionOf, flaws };
  const flawAt = (path: Path, predicate: string, fix?: string): Flaw => ({
    reason: `${pathText(path)} ${predicate}`,
    fix,
    position: positionOf(path),
  });
  const pathOf = ({ path }: z.core.$ZodIssue): Path =>
    path.map((step) => (typeof step === "number" ? step : String(step)));
  const flawOf = (issue: z.core.$ZodIssue) =>
    flawAt(pathOf(issue), ...flawTextOf(issue, sourceOf(pathOf(issue))));
  const { data, error } = NewerResourceSpec.safeParse(value);
  const issues = error?.issues ?? [];
  const unknownFields = issues.flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [];
    return names.map((name) => [...pathOf(issue), name]);
  });
  const newerFields = unknownFields
    .filter((path) => correctionOf(path) === undefined)
    .slice(0, MAX_NEWER_FIELDS);
  const schemaFlaws = [
    ...issues.filter(({ code }) => code !== "unrecognized_keys").map(flawOf),
    ...unknownFields
      .filter((path) => !newerFields.includes(path))
      .map((path) => flawAt(path, "is not a known field", correctionOf(path))),
  ];
  const reply = ResourceSpecReply.safeParse(value);
  if (schemaFlaws.length === 0) schemaFlaws.push(...(reply.error?.issues ?? []).map(flawOf));
  const isSpec = (_: unknown): _ is ResourceSpec => schemaFlaws.length === 0;
  const spec = data ?? (isSpec(value) ? value : {});
  const ruleWarnings = Object.entries(spec).flatMap(([name, value]) => {
    const suspicious = WARNING_RULES.filter(
      ([names, isSuspicious]) => names.test(name) && isSuspicious(value),
    );
    const texts: FlawText[] = suspicious.map(([, , ...flawText]) => flawText);
    if (UNUSED_RESOURCE_FIELDS.includes(name)) texts.unshift(UNUSED_FIELD);
    return texts.map((flawText) => flawAt([name], ...flawText));
  });
  return {
    spec,
    flaws: firstFlaws([...flaws, ...schemaFlaws]),
    conflicts: firstFlaws(reply.success ? conflictsOf(checkSpecRules(reply.data), positionOf) : []),
    warnings: [...newerFields.map((path) => flawAt(path, ...NEWER_FIELD)), ...ruleWarnings],
    positionOf,
  };
}
