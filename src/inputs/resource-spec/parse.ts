import type * as z from "zod";
import {
  NewerResourceSpec,
  type ResourceSpec,
  ResourceSpecReply,
  UNUSED_RESOURCE_FIELDS,
} from "../../service/contract/deployments/resource-spec.ts";
import { checkSpecRules } from "../../service/contract/deployments/spec-rules.ts";
import { type Flaw, type FlawText, truncateFlaws } from "../problem.ts";
import { correctName } from "./field-name.ts";
import { conflictsOf, type Path, type PositionOf, pathText } from "./path.ts";
import { describeIssue } from "./schema-flaw.ts";
import { parseYaml } from "./yaml.ts";

/** The spec of an input, with the positions of its fields. */
export interface LocatedSpec {
  input: string;
  spec: ResourceSpec;
  /** Conflicts between fields, for a spec that is not merged with another. */
  conflicts: Flaw[];
  warnings: Flaw[];
  /** Takes a path below `resource_spec`, as in the `loc` of a 422. */
  positionOf: PositionOf;
}

const MIN_MEGABYTES = 64;
const MAX_MEGABYTES = 4 * 1024 ** 2;

const UNKNOWN_FIELD: FlawText = [
  "is not a known field, and is sent as it is",
  "a service may refuse or ignore it.",
];

type IsSuspicious = (value: unknown, source: string | undefined) => boolean;

/** Fields that are sent but probably not meant. Fractions of a CPU are valid for databases. */
// biome-ignore format: one rule, one line
const WARNING_RULES: [names: RegExp, isSuspicious: IsSuspicious, ...FlawText][] = [
  // Mostly from an expression without a value.
  [/^/, (value, source) => value === null && source === "", "is empty, and sent as null", "write its value, or remove it"],
  [new RegExp(`^(${UNUSED_RESOURCE_FIELDS.join("|")})$`), () => true, "should not be used", "remove it"],
  [/(?<!(db|redis)_)cpu(_limit)?$/, (value) => !Number.isInteger(value ?? 0), "is a fraction", "older services take whole CPUs only"],
  [/^(queue_)?memory(_limit)?_mb$/, (value) => Number(value ?? Infinity) < MIN_MEGABYTES || Number(value) > MAX_MEGABYTES, "is in MB, and hardly the memory of an agent server", "write 2048 for 2 GB"],
];

/**
 * Parses YAML or JSON. Collects the problems of all fields, or the first syntax error; `file` is
 * part of their positions. With flaws of fields, `spec` is empty.
 */
export function parseResourceSpec(text: string, file?: string): LocatedSpec & { flaws: Flaw[] } {
  const input = file === undefined ? "resource_spec" : "resource_spec_file";
  const yaml = parseYaml(text, file);
  if ("flaw" in yaml) {
    const empty = { spec: {}, conflicts: [], warnings: [], positionOf: () => ({}) };
    return { ...empty, input, flaws: [yaml.flaw] };
  }
  const { value, locate } = yaml;
  const positionOf = (path: Path) => locate(path).position;
  const flawAt = (path: Path, predicate: string, fix?: string): Flaw => ({
    reason: `${pathText(path)} ${predicate}`,
    fix,
    position: positionOf(path),
  });
  const flawOf = (issue: z.core.$ZodIssue) =>
    flawAt(issue.path, ...describeIssue(issue, locate(issue.path).source));
  const { data, error } = NewerResourceSpec.safeParse(value);
  const issues = error?.issues ?? [];
  const unknownFields = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((name) => [...issue.path, name]) : [],
  );
  const schemaFlaws = [
    ...issues.filter(({ code }) => code !== "unrecognized_keys").map(flawOf),
    ...unknownFields
      .filter(correctName)
      .map((path) => flawAt(path, "is not a known field", correctName(path))),
  ];
  const { data: lenientSpec, error: lenientError } = ResourceSpecReply.safeParse(value);
  if (schemaFlaws.length === 0) schemaFlaws.push(...(lenientError?.issues ?? []).map(flawOf));
  const conflicts = lenientSpec ? conflictsOf(checkSpecRules(lenientSpec), positionOf) : [];
  // Without flaws, `data` is absent only because of unknown fields, which are sent.
  const spec: ResourceSpec = data ?? (schemaFlaws.length === 0 ? { ...value } : {});
  const fieldWarnings = Object.entries(spec).flatMap(([name, fieldValue]) => {
    const { source } = locate([name]);
    const rules = WARNING_RULES.filter(
      ([names, isSuspicious]) => names.test(name) && isSuspicious(fieldValue, source),
    );
    return rules.map(([, , ...flaw]) => flawAt([name], ...flaw));
  });
  const sentUnknownFields = unknownFields.filter((path) => correctName(path) === undefined);
  const unknownFieldWarnings = sentUnknownFields.map((path) => flawAt(path, ...UNKNOWN_FIELD));
  return {
    input,
    spec,
    flaws: truncateFlaws(schemaFlaws),
    conflicts: truncateFlaws(conflicts),
    warnings: truncateFlaws([...unknownFieldWarnings, ...fieldWarnings]),
    positionOf,
  };
}
