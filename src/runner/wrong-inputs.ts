import type { Problem } from "../inputs/problem.ts";
import { closest, isNearly } from "../inputs/similar.ts";
import { type Result, resultOf } from "../report/conclusion.ts";
import { wrongInputs } from "../report/problems.ts";
import type { Report } from "../report/report.ts";

export const NOTHING_ELSE = { outputs: {}, details: [] };

export function invalidInputs(
  report: Pick<Report, "redact">,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): Result {
  const isWrong = (input: string) => problems.some((problem) => problem.input === input);
  const naming = ["deployment_name", "name"].find((input) => !isWrong(input) && texts[input]);
  const name = naming && texts[naming];
  const words = wrongInputs(problems, name, "Nothing was sent.");
  return resultOf(report, { outcome: "rejected", ...words }, NOTHING_ELSE);
}

const PREFIX = "INPUT_";
/** Shorter names resemble too many words. */
const MIN_CHARACTERS = 5;

const variableOf = (name: string) => PREFIX + name.toUpperCase();

/** Names of the same input in other actions. */
const OTHER_NAMES: Record<string, string> = { name: "deployment_name", deployment_name: "name" };

/** Names of these inputs in actions for other platforms. */
const FOREIGN_NAMES: Record<string, string> = {
  deployment: "deployment_name",
  image: "image_uri",
  ref: "repo_ref",
  branch: "repo_ref",
  env_vars: "secrets",
  rollback: "rollback_on_failure",
};

/** If our input is set, a variable with such a name belongs to another program. */
const isUnset = (input: string, env: NodeJS.ProcessEnv) =>
  ["", "false"].includes((env[variableOf(input)] ?? "").trim());

/** The input that a name resembles, or its name in this action, as a clause. */
function whatIsMeant(
  name: string,
  inputs: readonly string[],
  env: NodeJS.ProcessEnv,
): string | undefined {
  const foreign = FOREIGN_NAMES[name];
  const other = OTHER_NAMES[name] ?? (foreign && isUnset(foreign, env) ? foreign : undefined);
  if (other !== undefined && inputs.includes(other)) return `it is called ${other} here`;
  const isNear = name.length >= MIN_CHARACTERS && isNearly(name, inputs);
  return isNear ? `did you mean ${closest(name, inputs)}?` : undefined;
}

/**
 * Variables that are not inputs of the action: those that resemble one are `wrong`, because they
 * would have no effect; all others are `unknown`. Windows ignores the case of variables. Values are
 * not shown.
 */
export function unknownInputs(inputs: readonly string[], env: NodeJS.ProcessEnv) {
  const known = new Set(inputs.map(variableOf));
  const wrong: Problem[] = [];
  const unknown: string[] = [];
  for (const variable of Object.keys(env)) {
    const isInput = variable.toUpperCase().startsWith(PREFIX);
    if (!isInput || known.has(variable) || env[variable]?.trim() === "") continue;
    const name = variable.slice(PREFIX.length).toLowerCase();
    const [read, fix] = [variableOf(name), whatIsMeant(name, inputs, env)];
    const isInOtherCase = inputs.includes(name);
    if (isInOtherCase && env[read] !== env[variable])
      wrong.push({ input: variable, what: "is no input", fix: `did you mean ${read}?` });
    if (isInOtherCase) continue;
    if (fix === undefined) unknown.push(variable);
    else wrong.push({ input: name, what: `is no input (the variable ${variable})`, fix });
  }
  return { wrong, unknown };
}
