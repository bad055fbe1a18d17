import * as z from "zod";
import { metadataOf } from "../inputs/input.ts";
import type { Problem } from "../inputs/problem.ts";
import { correctTypo } from "../inputs/similar.ts";
import { type Result, resultOf } from "../report/conclusion.ts";
import { describeProblems } from "../report/problems.ts";
import type { Report } from "../report/report.ts";

/** The result of a step that is not started because of these problems. */
export function rejectedResult(
  report: Pick<Report, "redact">,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): Result {
  const isInvalid = (input: string) => problems.some((problem) => problem.input === input);
  const nameInput = ["deployment_name", "name"].find((input) => !isInvalid(input) && texts[input]);
  const name = nameInput && texts[nameInput];
  const description = describeProblems(problems, name, "Nothing was sent.");
  return resultOf(report, { outcome: "rejected", ...description });
}

const PREFIX = "INPUT_";
/** Shorter names are similar to too many words. */
const MIN_CHARACTERS = 5;

export const variableOf = (name: string) => PREFIX + name.toUpperCase();

/** Whether an input is empty or has its default, which GitHub sets. */
function isUnset({ shape }: z.ZodObject, name: string, env: NodeJS.ProcessEnv): boolean {
  const schema = shape[name];
  const defaultText = schema instanceof z.ZodPrefault ? schema.def.defaultValue : "";
  return ["", defaultText].includes((env[variableOf(name)] ?? "").trim());
}

/**
 * Suggests the input that has the name as an alias, or else the input with a similar name. If the
 * input with the alias is set, the alias is a variable of another program.
 */
function correctionFor(
  unknownName: string,
  inputs: z.ZodObject,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const names = Object.keys(inputs.shape);
  const inputWithAlias = names.find(
    (name) =>
      metadataOf(inputs, name)?.aliases?.split(" ").includes(unknownName) &&
      isUnset(inputs, name, env),
  );
  if (inputWithAlias !== undefined) return `it is called ${inputWithAlias} here`;
  if (unknownName.length < MIN_CHARACTERS) return undefined;
  const suggestion = correctTypo(unknownName, names);
  return suggestion && `did you mean ${suggestion}?`;
}

/**
 * Finds variables that are no inputs of the action. An alias of an input, a similar name, or a name
 * in another case is a problem: the variable would have no effect.
 */
export function checkInputNames(inputs: z.ZodObject, env: NodeJS.ProcessEnv) {
  const problems: Problem[] = [];
  const unknownVariables: string[] = [];
  for (const variable of Object.keys(env)) {
    if (!variable.toUpperCase().startsWith(PREFIX) || env[variable]?.trim() === "") continue;
    const name = variable.slice(PREFIX.length).toLowerCase();
    const expected = variableOf(name);
    const isInput = Object.hasOwn(inputs.shape, name);
    // On Windows, a variable is also read by its name in another case.
    if (isInput && env[expected] === env[variable]) continue;
    const fix = isInput ? `did you mean ${expected}?` : correctionFor(name, inputs, env);
    if (fix === undefined) unknownVariables.push(variable);
    else problems.push({ input: name, reason: `is no input (the variable ${variable})`, fix });
  }
  return { problems, unknownVariables };
}
