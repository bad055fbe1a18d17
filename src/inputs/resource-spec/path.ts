import type { BrokenRule } from "../../service/contract/spec-rules.ts";
import { type Flaw, type Position, quoted } from "../problem.ts";

/** A path in a value: members by name and items by index. */
export type Path = readonly (string | number)[];

/** The position of the member or item at a path, or of its nearest parent. */
export type PositionOf = (path: Path) => Position;

/** Formats a path: `sidecars[0].volumeMounts`, or `labels["example.com/team"]`. */
export function pathText(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${quoted(step)}]`;
  });
  return steps.join("").replace(/^\./, "");
}

/** Creates problems with the path and its position. */
export const flawsBy =
  (positionOf: PositionOf) =>
  (path: Path, predicate: string, fix?: string): Flaw => ({
    what: `${pathText(path)} ${predicate}`,
    fix,
    at: positionOf(path),
  });

/** Violated rules as problems with positions. */
export const conflictsOf = (rules: readonly BrokenRule[], positionOf: PositionOf): Flaw[] =>
  rules.map(({ path, what, fix }) => ({ what, fix, at: positionOf(path) }));

/** Whether a path is inside the value of a container's variable, which may be a secret. */
export function isOfVariable(path: Path): boolean {
  return path.includes("env") && path.at(-1) !== "name";
}
