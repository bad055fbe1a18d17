import type { BrokenRule } from "../../service/contract/spec-rules.ts";
import { type Flaw, type Position, quoted } from "../problem.ts";

/** A place in a value: members by name and items by index, from the root down. */
export type Path = readonly (string | number)[];

/** The position of the member or item at a path, or of the nearest one around it. */
export type PositionOf = (path: Path) => Position;

/** The path as people write it: `sidecars[0].volumeMounts`, or `labels["example.com/team"]`. */
export function pathText(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${quoted(step)}]`;
  });
  return steps.join("").replace(/^\./, "");
}

/** Makes flaws that name their path and have its position. */
export const flawsBy =
  (positionOf: PositionOf) =>
  (path: Path, predicate: string, fix?: string): Flaw => ({
    what: `${pathText(path)} ${predicate}`,
    fix,
    at: positionOf(path),
  });

/** The rules that a spec breaks, at the positions of its members. */
export const conflictsOf = (rules: readonly BrokenRule[], positionOf: PositionOf): Flaw[] =>
  rules.map(({ path, what, fix }) => ({ what, fix, at: positionOf(path) }));

/** Whether a path leads into the value of a container's variable, which may be a secret. */
export function isOfVariable(path: Path): boolean {
  return path.includes("env") && path.at(-1) !== "name";
}
