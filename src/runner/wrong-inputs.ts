import { type Problem, wrongInputs } from "../inputs/problem.ts";
import { closest, isNearly } from "../inputs/similar.ts";
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

/** What an input of one action is called in another. */
const OTHER_NAMES: Record<string, string> = { name: "deployment_name", deployment_name: "name" };

/** The input that a name is nearly, or that it is in another action, as a clause. */
function whatIsMeant(name: string, inputs: readonly string[]): string | undefined {
  const other = OTHER_NAMES[name];
  if (other !== undefined && inputs.includes(other)) return `it is called ${other} here`;
  const isNear = name.length >= SHORTEST && isNearly(name, inputs);
  return isNear ? `did you mean ${closest(name, inputs)}?` : undefined;
}

/**
 * The variables that are nearly an input of an action, and would have no effect. Others may belong
 * to something else that runs here. Windows reads a variable whatever its case. The values are not
 * shown.
 */
export function strayInputs(inputs: readonly string[], env: NodeJS.ProcessEnv): Problem[] {
  return Object.keys(env).flatMap((variable) => {
    const isInput = variable.toUpperCase().startsWith(PREFIX);
    const input = variable.slice(PREFIX.length).toLowerCase();
    if (!isInput || inputs.includes(input) || env[variable]?.trim() === "") return [];
    const todo = whatIsMeant(input, inputs);
    const what = `is no input (the variable ${variable})`;
    return todo === undefined ? [] : [{ input, what, todo }];
  });
}
