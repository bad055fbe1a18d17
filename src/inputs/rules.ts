import * as z from "zod";
import { addProblems, type Position } from "./problem.ts";

/** Adds a problem of an input in a rule between inputs. */
export type AddProblem = (input: string, reason: string, fix?: string, position?: Position) => void;

/** A rule as data: whether it is broken, and the problem. */
export type Rule = readonly [isBroken: boolean, ...problem: Parameters<AddProblem>];

export function addBrokenRules(rules: readonly Rule[], addProblem: AddProblem): void {
  for (const [isBroken, ...problem] of rules) if (isBroken) addProblem(...problem);
}

/**
 * A check for rules between inputs. It runs even if single inputs are invalid, so that all problems
 * are reported together. The value of an invalid input may be missing or of any type.
 */
export function rulesBetween<Inputs = Record<string, unknown>>(
  ...rules: readonly ((inputs: Inputs, addProblem: AddProblem) => void)[]
) {
  const check = (inputs: Inputs, ctx: z.core.$RefinementCtx) => {
    const addProblem: AddProblem = (input, reason, fix, position) =>
      addProblems(ctx, [{ input, reason, fix, position }]);
    for (const rule of rules) rule(inputs, addProblem);
  };
  return z.superRefine<Inputs>(check, { when: () => true });
}
