import { RESERVED_SECRET_NAMES } from "../../contract/deployments.ts";
import type { Flaw } from "../problem.ts";

/** A secret as it was read, with its place in the input. */
export interface SecretEntry {
  name: string;
  value: string;
  line: number;
  column?: number;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

export function isVariableName(name: string): boolean {
  return NAME.test(name);
}

// A name is not shown: where a value of several lines was pasted, the "name" is a part of the value.
function nameProblem(name: string): string | undefined {
  if (!isVariableName(name)) {
    return "the name is not one of a variable: write letters, digits and '_', no digit first and no space around it";
  }
  if (name === "__proto__") return "the name __proto__ is not allowed: choose another";
  if (RESERVED_SECRET_NAMES.includes(name))
    return `the name ${name} is reserved by the service: choose another`;
  return undefined;
}

/** The rules for secrets of every form, in the order of the entries. */
export function entryProblems(entries: SecretEntry[]): Flaw[] {
  const lineOf = new Map<string, number>();
  const problems: Flaw[] = [];
  for (const { name, value, line, column } of entries) {
    const flaw = nameProblem(name);
    if (flaw) problems.push({ message: flaw, line, column });
    if (value === "") {
      problems.push({
        message:
          "the value is empty: check that the secret exists where the workflow runs, or remove the name",
        line,
        column,
      });
    }
    const earlier = lineOf.get(name);
    if (earlier !== undefined)
      problems.push({
        message: `repeats the name of line ${earlier}: keep one of the two`,
        line,
        column,
      });
    lineOf.set(name, earlier ?? line);
  }
  return problems;
}
