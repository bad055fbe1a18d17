import type { SecretText } from "../input.ts";
import type { Flaw, FlawText, Position } from "../problem.ts";
import { entriesOf } from "../text-field.ts";
import { variables } from "../variables.ts";
import {
  flawOf,
  isQuotableName,
  isVariableName,
  type ParsedSecrets,
  type SecretEntry,
} from "./entry.ts";

const assignmentsIn = (text: string) =>
  text.split("\n").flatMap((content, index) =>
    entriesOf(content).map((entry) => {
      const [name = "", variable = name] = entry.split(/=(.*)/s, 2).map((part) => part.trim());
      return { name, variable, line: index + 1 };
    }),
  );

const NOT_SET: FlawText = [
  "is not set",
  "set it under env: of the step, or correct its name; values belong in the input secrets",
];
const ADVICE =
  "write NAME or NAME=VARIABLE here, one per line, and secret values in the input secrets";

// Does not quote a text that may be a value.
function checkVariable(variable: string, position: Position): Flaw | undefined {
  if (!isVariableName(variable))
    return { reason: "is not the name of an environment variable", fix: ADVICE, position };
  return Object.hasOwn(variables(), variable)
    ? undefined
    : flawOf(variable, "the environment variable", NOT_SET, position);
}

/** Reads the variables of `NAME` or `NAME=VARIABLE` entries, separated by line breaks or commas. */
export function readSecretsFromEnv(text: string): ParsedSecrets {
  const entries: SecretEntry[] = [];
  const flaws: Flaw[] = [];
  for (const { name, variable, line } of assignmentsIn(text)) {
    const flaw = checkVariable(variable, { line });
    if (flaw) flaws.push(flaw);
    else entries.push({ name, value: variables()[variable] ?? "", line });
  }
  return { entries, flaws };
}

/** The values of the variables, and each text that may be a value instead of a name. */
export function findEnvSecrets(text: string): SecretText[] {
  const env = variables();
  return assignmentsIn(text).flatMap(({ name, variable }) => {
    const isSet = isVariableName(variable) && Object.hasOwn(env, variable);
    const value = isSet ? env[variable] : undefined;
    if (value === undefined) return isQuotableName(variable) ? [] : [{ value: variable }];
    if (value === "") return [];
    return [isVariableName(name) ? { name, value } : { value }];
  });
}
