import type { Secret } from "../../contract/deployments.ts";
import type { SecretText } from "../field/credential.ts";
import type { Flaw } from "../problem.ts";
import { emptyFlaws, entryFlaws, isVariableName, type SecretEntry } from "./entry.ts";

interface Assignment {
  name: string;
  variable: string;
  line: number;
}

function assignmentFrom(entry: string, line: number): Assignment {
  const equals = entry.indexOf("=");
  if (equals < 0) return { name: entry, variable: entry, line };
  return {
    name: entry.slice(0, equals).trim(),
    variable: entry.slice(equals + 1).trim(),
    line,
  };
}

function assignmentsIn(text: string): Assignment[] {
  return text.split("\n").flatMap((content, index) =>
    content
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "")
      .map((entry) => assignmentFrom(entry, index + 1)),
  );
}

/** A name in lower case may be a value, written here by mistake. */
const isUsualName = (variable: string) => /^[A-Z_][A-Z0-9_]*$/.test(variable);

const NO_VALUES = "write NAME or NAME=VARIABLE here, and secret values in the input secrets";

// What may be a value is not shown.
function variableFlaw({ variable, line }: Assignment, env: NodeJS.ProcessEnv): Flaw | undefined {
  if (!isVariableName(variable)) {
    return {
      line,
      message: `is not the name of an environment variable: ${NO_VALUES}`,
    };
  }
  if (Object.hasOwn(env, variable)) return undefined;
  const message = isUsualName(variable)
    ? `the environment variable ${variable} is not set: set it under env: of the step, or correct its name`
    : `the environment variable is not set: set it under env: of the step; ${NO_VALUES}`;
  return { line, message };
}

/** Reads `NAME` or `NAME=VARIABLE`, in lines or separated by commas, with values from `env`. */
export function readSecretsFromEnv(
  text: string,
  env: NodeJS.ProcessEnv,
): { secrets: Secret[]; flaws: Flaw[] } {
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  const assignments = assignmentsIn(text);
  if (assignments.length === 0)
    flaws.push({ message: "contains no name: write one, or leave the input empty" });
  for (const assignment of assignments) {
    const { name, variable, line } = assignment;
    const flaw = variableFlaw(assignment, env);
    if (flaw) flaws.push(flaw);
    else entries.push({ name, value: env[variable] ?? "", line });
  }
  flaws.push(...entryFlaws(entries), ...emptyFlaws(entries));
  return { secrets: entries.map(({ name, value }) => ({ name, value })), flaws };
}

/** The values to mask: those of the variables, and text that may be a value. */
export function secretsFromEnvCandidates(text: string, env: NodeJS.ProcessEnv): SecretText[] {
  return assignmentsIn(text).flatMap(({ name, variable }) => {
    if (!isVariableName(variable)) return [{ value: variable }];
    const isSet = Object.hasOwn(env, variable);
    if (!isSet && !isUsualName(variable)) return [{ value: variable }];
    const value = isSet ? env[variable] : undefined;
    return value ? [isVariableName(name) ? { name, value } : { value }] : [];
  });
}
