import * as z from "zod";
import { addProblem, type FlawText, type Position } from "./problem.ts";

/** A rule between inputs, as data: whether the inputs break the rule, and the problem. */
export type Rule = readonly [
  isBroken: boolean,
  input: string,
  ...flaw: FlawText,
  position?: Position | undefined,
];

/**
 * A check for rules between inputs. It runs even if single inputs are invalid, so that all problems
 * are reported together. The value of an invalid input may be missing or of any type.
 */
export const rulesBetween = <Inputs = Record<string, unknown>>(
  rulesFor: (inputs: Inputs) => readonly Rule[],
) =>
  z.superRefine<Inputs>(
    (inputs, ctx) => {
      for (const [isBroken, input, reason, fix, position] of rulesFor(inputs))
        if (isBroken) addProblem(ctx, { input, reason, fix, position });
    },
    { when: () => true },
  );
