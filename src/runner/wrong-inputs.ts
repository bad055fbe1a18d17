import { closest, isNearly, type Problem, wrongInputs } from "../inputs/problem.ts";
import { concluded, type Result } from "../report/conclusion.ts";
import type { Report } from "../report/world.ts";

const NOTHING = "Nothing was sent.";
/** What an end leaves that knows nothing but its words. */
export const NO_MORE = { outputs: {}, details: [] };

/** How a step ends whose inputs are wrong. */
export function invalidInputs(
  cleaner: Pick<Report, "clean">,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): Result {
  const isWrong = (input: string) => problems.some((problem) => problem.input === input);
  const naming = ["deployment_name", "name"].find((input) => !isWrong(input) && texts[input]);
  const name = naming && texts[naming];
  const { headline, text: message } = wrongInputs(problems, name, NOTHING);
  return concluded(cleaner, { outcome: "rejected", headline, message, problems }, NO_MORE);
}

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
          what: `is no input (the variable ${variable})`,
          todo: `did you mean ${meant}?`,
        },
      ];
    });
}

/** Windows reads a variable whatever its case. */
function inWrongCase(variable: string, name: string, env: NodeJS.ProcessEnv): Problem[] {
  const read = variableOf(name);
  if (env[read] === env[variable]) return [];
  return [{ input: variable, what: "is no input", todo: `did you mean ${read}?` }];
}
