import type { Secret } from "../../contract/deployments.ts";
import type { Flaw } from "../problem.ts";
import { entryProblems, isVariableName, type SecretEntry } from "./entry.ts";

interface Entry {
  name: string;
  variable: string;
  line: number;
}

function entriesOf(text: string): Entry[] {
  return text.split("\n").flatMap((content, index) =>
    content
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "")
      .map((entry) => {
        const equals = entry.indexOf("=");
        const name = equals < 0 ? entry : entry.slice(0, equals).trim();
        return {
          name,
          variable: equals < 0 ? entry : entry.slice(equals + 1).trim(),
          line: index + 1,
        };
      }),
  );
}

// What is not the name of a variable may be a value, given here by mistake: it is not shown.
function variableProblem({ variable, line }: Entry, env: NodeJS.ProcessEnv): Flaw | undefined {
  if (!isVariableName(variable)) {
    return {
      line,
      message:
        "names no environment variable: write NAME or NAME=VARIABLE here, and values in the input secrets",
    };
  }
  if (!Object.hasOwn(env, variable)) {
    return {
      line,
      message: `the environment variable ${variable} is not set: set it in env of the step, or correct its name`,
    };
  }
  return undefined;
}

/** Reads `NAME` or `NAME=VARIABLE` entries, one per line or comma separated, and takes their values from `env`. */
export function readSecretsFromEnv(
  text: string,
  env: NodeJS.ProcessEnv,
): { secrets: Secret[]; problems: Flaw[] } {
  const entries: SecretEntry[] = [];
  const problems: Flaw[] = [];
  const given = entriesOf(text);
  if (given.length === 0)
    problems.push({ message: "names no variable: write one, or leave the input empty" });
  for (const entry of given) {
    const problem = variableProblem(entry, env);
    if (problem) problems.push(problem);
    else entries.push({ name: entry.name, value: env[entry.variable] ?? "", line: entry.line });
  }
  problems.push(...entryProblems(entries));
  return { secrets: entries.map(({ name, value }) => ({ name, value })), problems };
}

/** The values to mask: of the variables, and of what was given in place of a variable's name. */
export function secretsFromEnvCandidates(text: string, env: NodeJS.ProcessEnv): string[] {
  return entriesOf(text).flatMap(({ variable }) => {
    if (!isVariableName(variable)) return [variable];
    const value = Object.hasOwn(env, variable) ? env[variable] : undefined;
    return value ? [value] : [];
  });
}
