import type { RuleViolation } from "../../service/contract/deployments/spec-rules.ts";
import type { Flaw, Position } from "../problem.ts";
import { quote } from "../quote.ts";

/** A path in a value: members by name and items by index. */
export type Path = readonly (string | number)[];

/** The position of the member or item at a path, or of its nearest parent. */
export type PositionOf = (path: Path) => Position;

/** Formats a path: `sidecars[0].volumeMounts`, or `labels["example.com/team"]`. */
export function pathText(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${quote(step)}]`;
  });
  return steps.join("").replace(/^\./, "");
}

/** Violated rules as problems with positions. */
export const conflictsOf = (rules: readonly RuleViolation[], positionOf: PositionOf): Flaw[] =>
  rules.map(({ path, reason, fix }) => ({ reason, fix, position: positionOf(path) }));

/** Whether a path is inside the value of a container's variable, which may be a secret. */
export function isVariableValue(path: Path): boolean {
  return path.includes("env") && path.at(-1) !== "name";
}
