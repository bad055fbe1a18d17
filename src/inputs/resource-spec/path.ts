import type { RuleViolation } from "../../service/contract/deployments/spec-rules.ts";
import type { Flaw, Position } from "../problem.ts";
import { quote } from "../quote.ts";

/** A path in a value: members by name and items by index. */
export type Path = readonly PropertyKey[];

/** The position of the member or item at a path, or of its nearest parent. */
export type PositionOf = (path: Path) => Position;

/** Formats a path: `sidecars[0].volumeMounts`, or `labels["example.com/team"]`. */
export function pathText(path: Path): string {
  const segments = path.map((segment) => {
    const name = String(segment);
    if (typeof segment === "number") return `[${name}]`;
    return /^[\w-]{1,60}$/.test(name) ? `.${name}` : `[${quote(name)}]`;
  });
  return segments.join("").replace(/^\./, "");
}

/** Violations of rules between fields, as flaws with positions. */
export const conflictsOf = (violations: readonly RuleViolation[], positionOf: PositionOf): Flaw[] =>
  violations.map(({ path, reason, fix }) => ({ reason, fix, position: positionOf(path) }));

/** Whether a path leads to variables of a container or to a variable's value: possible secrets. */
export function isVariableValue(path: Path): boolean {
  return path.includes("env") && path.at(-1) !== "name";
}
