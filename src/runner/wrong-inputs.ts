import * as z from "zod";
import type { Problem } from "../inputs/problem.ts";
import { correctTypo } from "../inputs/similar.ts";
import { type Result, resultOf } from "../report/conclusion.ts";
import { describeProblems } from "../report/problems.ts";
import type { Report } from "../report/report.ts";

export const NO_RESULT_PARTS = { outputs: {}, details: [] };

export function invalidInputs(
  report: Pick<Report, "redact">,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): Result {
  const isWrong = (input: string) => problems.some((problem) => problem.input === input);
  const nameInput = ["deployment_name", "name"].find((input) => !isWrong(input) && texts[input]);
  const name = nameInput && texts[nameInput];
  const description = describeProblems(problems, name, "Nothing was sent.");
  return resultOf(report, { outcome: "rejected", ...description }, NO_RESULT_PARTS);
}

const PREFIX = "INPUT_";
/** Shorter names are similar to too many words. */
const MIN_CHARACTERS = 5;

const variableOf = (name: string) => PREFIX + name.toUpperCase();

/** Whether an input is empty or has its default, which GitHub fills in. */
function isUnset(name: string, schema: z.ZodType, env: NodeJS.ProcessEnv): boolean {
  const preset = schema instanceof z.ZodPrefault ? schema.def.defaultValue : "";
  return ["", preset].includes((env[variableOf(name)] ?? "").trim());
}

/**
 * Suggests the input with this alias, or else the one with a similar name. If the input with the
 * alias is set, the variable belongs to another program.
 */
function correctionFor(
  unknownName: string,
  { shape }: z.ZodObject,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const aliased = Object.entries(shape).find(
    ([name, schema]) =>
      schema.meta()?.aliases?.split(" ").includes(unknownName) && isUnset(name, schema, env),
  );
  if (aliased !== undefined) return `it is called ${aliased[0]} here`;
  if (unknownName.length < MIN_CHARACTERS) return undefined;
  const suggestion = correctTypo(unknownName, Object.keys(shape));
  return suggestion && `did you mean ${suggestion}?`;
}

/**
 * Variables that are not inputs of the action: aliases and names similar to an input are `wrong`,
 * because they would have no effect; all others are `unknown`. Windows ignores the case of
 * variables. Values are not shown.
 */
export function unknownInputs(inputs: z.ZodObject, env: NodeJS.ProcessEnv) {
  const known = new Set(Object.keys(inputs.shape).map(variableOf));
  const wrong: Problem[] = [];
  const unknown: string[] = [];
  for (const variable of Object.keys(env)) {
    const isInput = variable.toUpperCase().startsWith(PREFIX);
    if (!isInput || known.has(variable) || env[variable]?.trim() === "") continue;
    const name = variable.slice(PREFIX.length).toLowerCase();
    const [expected, fix] = [variableOf(name), correctionFor(name, inputs, env)];
    const isInOtherCase = Object.hasOwn(inputs.shape, name);
    if (isInOtherCase && env[expected] !== env[variable])
      wrong.push({ input: variable, reason: "is no input", fix: `did you mean ${expected}?` });
    if (isInOtherCase) continue;
    if (fix === undefined) unknown.push(variable);
    else wrong.push({ input: name, reason: `is no input (the variable ${variable})`, fix });
  }
  return { wrong, unknown };
}
