import {
  ResourceSpec,
  ResourceSpecReply,
  UNUSED_RESOURCE_FIELDS,
} from "../../contract/resource-spec.ts";
import type { Flaw } from "../problem.ts";
import { specConflicts } from "./conflicts.ts";
import type { LocatedSpec } from "./input.ts";
import { type Finding, findingsFrom, pathText } from "./issues.ts";
import { readYaml } from "./yaml.ts";

/** `spec` is empty where there are problems. */
interface ResourceSpecRead extends LocatedSpec {
  problems: Flaw[];
}

function unusedFields(spec: object): Finding[] {
  return Object.keys(spec)
    .filter((name) => UNUSED_RESOURCE_FIELDS.includes(name))
    .map((name) => ({ path: [name], message: "is marked as not to be used: remove it" }));
}

/** Reads YAML or JSON, and finds all its problems at once; with `file` their positions are of that file. */
export function parseResourceSpec(text: string, file?: string): ResourceSpecRead {
  const { value, problems, positionOf } = readYaml(text, file);
  const located = ({ path, message }: Finding): Flaw => ({
    message: `${pathText(path)}: ${message}`,
    ...positionOf(path),
  });
  const nothing = { spec: {}, conflicts: [], warnings: [], positionOf };
  if (value === undefined) return { ...nothing, problems };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const message = "is not a mapping of fields: write lines such as min_scale: 1";
    return { ...nothing, problems: [...problems, { message, ...positionOf([]) }] };
  }
  const checked = ResourceSpec.safeParse(value);
  const found = checked.success
    ? []
    : findingsFrom(ResourceSpec, value, checked.error.issues).map(located);
  const json = ResourceSpecReply.safeParse(value);
  return {
    spec: checked.data ?? {},
    problems: [...problems, ...found],
    conflicts: json.success ? specConflicts(json.data).map(located) : [],
    warnings: unusedFields(value).map(located),
    positionOf,
  };
}
