import type { Secret } from "../../service/contract/deployments.ts";
import type { SecretText } from "../field/credential.ts";
import { type Flaw, firstOf } from "../problem.ts";
import { variables } from "../variables.ts";
import { emptyFlaws, entryFlaws, isUsualName, isVariableName, type SecretEntry } from "./entry.ts";

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

const NO_VALUES = "write NAME or NAME=VARIABLE here, and secret values in the input secrets";

// What may be a value is not shown.
function variableFlaw({ variable, line }: Assignment): Flaw | undefined {
  if (!isVariableName(variable)) {
    return {
      line,
      message: `is not the name of an environment variable: ${NO_VALUES}`,
    };
  }
  if (Object.hasOwn(variables(), variable)) return undefined;
  const message = isUsualName(variable)
    ? `the environment variable ${variable} is not set: set it under env: of the step, or correct its name`
    : `the environment variable is not set: set it under env: of the step; ${NO_VALUES}`;
  return { line, message };
}

/** Reads `NAME` or `NAME=VARIABLE`, in lines or separated by commas, with the variables' values. */
export function readSecretsFromEnv(text: string): { secrets: Secret[]; flaws: Flaw[] } {
  const entries: SecretEntry[] = [];
  const wrong: Flaw[] = [];
  const assignments = assignmentsIn(text);
  if (assignments.length === 0)
    wrong.push({ message: "contains no name: write one, or leave the input empty" });
  for (const assignment of assignments) {
    const { name, variable, line } = assignment;
    const flaw = variableFlaw(assignment);
    if (flaw) wrong.push(flaw);
    else entries.push({ name, value: variables()[variable] ?? "", line });
  }
  const flaws = [...wrong, ...entryFlaws(entries), ...emptyFlaws(entries)];
  return { secrets: entries.map(({ name, value }) => ({ name, value })), flaws: firstOf(flaws) };
}

/** The values of the variables, and text that may be a value. */
export function secretsFromEnvCandidates(text: string): SecretText[] {
  const env = variables();
  return assignmentsIn(text).flatMap(({ name, variable }) => {
    if (!isVariableName(variable)) return [{ value: variable }];
    const isSet = Object.hasOwn(env, variable);
    if (!isSet && !isUsualName(variable)) return [{ value: variable }];
    const value = isSet ? env[variable] : undefined;
    return value ? [isVariableName(name) ? { name, value } : { value }] : [];
  });
}
