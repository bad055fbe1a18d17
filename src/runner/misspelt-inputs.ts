import { closest, isNearly, type Problem } from "../inputs/problem.ts";

const PREFIX = "INPUT_";
/** Shorter names are near too many words. */
const SHORTEST = 5;

const variableOf = (name: string) => PREFIX + name.toUpperCase();

/**
 * The variables that are no input of an action but nearly one, which would have no effect. One that
 * is near none may belong to something else that runs here. The value is not shown.
 */
export function misspeltInputs(inputs: readonly string[], env: NodeJS.ProcessEnv): Problem[] {
  const known = new Set(inputs.map(variableOf));
  const isInput = (variable: string) => variable.toUpperCase().startsWith(PREFIX);
  return Object.keys(env)
    .filter(isInput)
    .flatMap((variable) => {
      if (known.has(variable) || env[variable]?.trim() === "") return [];
      const name = variable.slice(PREFIX.length).toLowerCase();
      if (inputs.includes(name)) return inWrongCase(variable, name, env);
      const meant =
        name.length >= SHORTEST && isNearly(name, inputs) ? closest(name, inputs) : undefined;
      if (meant === undefined) return [];
      return [
        {
          input: name,
          message: `${name} is no input (the variable ${variable}): did you mean ${meant}?`,
        },
      ];
    });
}

/** Windows reads a variable whatever its case. */
function inWrongCase(variable: string, name: string, env: NodeJS.ProcessEnv): Problem[] {
  const read = variableOf(name);
  if (env[read] === env[variable]) return [];
  return [{ input: variable, message: `${variable} is no input: did you mean ${read}?` }];
}
