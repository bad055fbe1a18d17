import * as z from "zod";
import {
  ResourceSpec,
  ResourceSpecReply,
  UNUSED_RESOURCE_FIELDS,
} from "../../service/contract/resource-spec.ts";
import { brokenRules } from "../../service/contract/spec-rules.ts";
import { type Flaw, type FlawText, firstOf, IN_QUOTES, isInQuotes } from "../problem.ts";
import { closest, isNearly } from "../similar.ts";
import { conflictsOf, flawsBy, type Path, type PositionOf } from "./path.ts";
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

const KNOWN_FIELDS = Object.keys(ResourceSpec.shape);
/** Names from Kubernetes manifests or from around a spec, and what to write instead. */
const ELSEWHERE = new Map([
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
const TAKEN = [...KNOWN_FIELDS, ...ELSEWHERE.keys()];
const FIELD_NAME = /^[a-z][a-z0-9_]*$/;
const MAX_NEWER_FIELDS = 20;
const MIN_MEGABYTES = 64;

function unknownField(path: Path, name: string): FlawText {
  const isOfSpec = path.length === 0;
  const instead = isOfSpec ? ELSEWHERE.get(name) : undefined;
  if (instead !== undefined) return ["is not a field of a spec", `write ${instead}`];
  const meant = isOfSpec ? closest(name, KNOWN_FIELDS) : undefined;
  const fix = meant === undefined ? "correct its name, or remove it" : `did you mean ${meant}?`;
  return ["is not a known field", fix];
}

/**
 * Unknown names that do not resemble a known field: services add fields. Similar names are typos,
 * which a service might silently ignore.
 */
const newerFields = (spec: object): string[] =>
  Object.keys(spec)
    .filter((name) => FIELD_NAME.test(name) && !isNearly(name, TAKEN))
    .slice(0, MAX_NEWER_FIELDS);

const NEWER_FIELD: FlawText = [
  "is not a known field, and is sent as it is",
  "a service may refuse or ignore it.",
];

/** Values that are sent but probably not meant. Fractions of a CPU are valid for databases. */
const DOUBTS: [isDoubtful: (name: string, value: unknown) => boolean, ...FlawText][] = [
  [(name) => UNUSED_RESOURCE_FIELDS.includes(name), "should not be used", "remove it"],
  [
    (name, value) => /(?<!db_)cpu(_limit)?$/.test(name) && !Number.isInteger(value ?? 0),
    "is a fraction",
    "older services take whole CPUs only",
  ],
  [
    (name, value) =>
      /^(queue_)?memory(_limit)?_mb$/.test(name) && Number(value ?? Infinity) < MIN_MEGABYTES,
    "is in MB, and too little for an agent server",
    "write 2048 for 2 GB",
  ],
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

/** A number with a unit of Kubernetes. */
const QUANTITY = /^(\d+(?:\.\d+)?) ?(?:(m)|([MG])i?B?)?$/;

/** A quantity such as `memory_mb: 2Gi`, in the unit of the field's name. */
function quantityOf(name: string, value: unknown): number | undefined {
  const [match, digits, thousandths, byte] =
    QUANTITY.exec(typeof value === "string" ? value : "") ?? [];
  if (match === undefined) return undefined;
  const field = { m: /cpu(_limit)?$/, M: /_mb$/, G: /_(mb|gi)$/ }[thousandths ?? byte ?? ""];
  if (field !== undefined && !field.test(name)) return undefined;
  const factor = thousandths ? 0.001 : byte === "G" && name.endsWith("_mb") ? 1024 : 1;
  return Number((Number(digits) * factor).toFixed(3));
}

/** The problem of a value and its fix. Messages of zod never quote a value. */
function flawTextOf(
  { message, ...issue }: z.core.$ZodIssue,
  spec: Record<string, unknown>,
): FlawText {
  const [, expected = "", received] = /expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === "undefined") return ["is missing"];
  const [name = "", ...inner] = issue.path.map(String);
  const meant = expected === "number" && inner.length === 0 && quantityOf(name, spec[name]);
  if (typeof meant === "number") return ["is not a number", `write ${name}: ${meant}`];
  if (issue.code === "too_small")
    return issue.origin === "string"
      ? ["is empty"]
      : ["is too small", `write at least ${issue.minimum}`];
  const [isOfZod, rest] = /^(?:Invalid|Too) \w+(?:: (.*))?$/s.exec(message) ?? [];
  return EXPECTED[expected] ?? (isOfZod === undefined ? [message] : ["is wrong", rest]);
}

/** Parses YAML or JSON and collects all problems. `file` becomes part of their positions. */
export function parseResourceSpec(text: string, file?: string): ParsedSpec {
  const { value, flaws, positionOf } = readYaml(text, file);
  const nothing = { spec: {}, conflicts: [], warnings: [], positionOf };
  if (value === undefined) return { ...nothing, flaws };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const [what, fix] = isInQuotes(text.trim())
      ? IN_QUOTES
      : ["is not a mapping of fields", "write lines such as min_scale: 1"];
    return { ...nothing, flaws: [...flaws, { what, fix, at: positionOf([]) }] };
  }
  const flawAt = flawsBy(positionOf);
  const newer = newerFields(value);
  const schema = ResourceSpec.extend(Object.fromEntries(newer.map((name) => [name, z.json()])));
  const { data: spec = {}, error } = schema.safeParse(value);
  const wrong = (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => flawAt([...path, name], ...unknownField(path, name)))
      : [flawAt(path, ...flawTextOf(issue, { ...value }))];
  });
  const json = ResourceSpecReply.safeParse(value);
  const conflicts = json.success ? conflictsOf(brokenRules(json.data), positionOf) : [];
  const doubts = Object.entries(spec).flatMap(([name, value]) =>
    DOUBTS.filter(([isDoubtful]) => isDoubtful(name, value)).map(([, ...flawText]) =>
      flawAt([name], ...flawText),
    ),
  );
  return {
    spec,
    flaws: firstOf([...flaws, ...wrong]),
    conflicts: firstOf(conflicts),
    warnings: [...newer.map((name) => flawAt([name], ...NEWER_FIELD)), ...doubts],
    positionOf,
  };
}
