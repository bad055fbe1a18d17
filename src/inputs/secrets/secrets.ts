import type { Secret } from "../../service/contract/deployments/settings.ts";
import { input } from "../input.ts";
import { truncateFlaws } from "../problem.ts";
import { isInQuotes, QUOTES_FLAW } from "../quote.ts";
import { type Rule, rulesBetween } from "../rules.ts";
import { textField } from "../text-field.ts";
import { parseDotenv } from "./dotenv.ts";
import { checkEntries, type ParsedSecrets } from "./entry.ts";
import { findEnvSecrets, readSecretsFromEnv } from "./from-env.ts";
import { isJson, parseSecretJson } from "./json.ts";
import { parseSecretLines } from "./lines.ts";
import { findFileSecrets, findTextSecrets, isFileContent } from "./secret-texts.ts";
import { readToParse } from "./secrets-file.ts";

/** Parses secrets: JSON if the text begins with `{` or `[`, lines otherwise. */
export function parseSecrets(text: string): ParsedSecrets {
  const [reason, fix] = QUOTES_FLAW;
  if (isInQuotes(text.trim())) return { entries: [], flaws: [{ reason, fix }] };
  // An empty value or list is deliberate in JSON, and mostly a mistake in lines.
  return isJson(text)
    ? checkEntries(parseSecretJson(text), { allowsEmptyValue: true, allowsNoSecret: true })
    : checkEntries(parseSecretLines(text));
}

const NO_PATH = {
  reason: "is not the path of a file",
  fix: "write a path here, and secret values in the input secrets",
};

function readSecretsFile(text: string): ParsedSecrets {
  const path = text.trim();
  const result = readToParse(path);
  if (!("text" in result)) return { entries: [], flaws: [isFileContent(path) ? NO_PATH : result] };
  const { entries, flaws } = checkEntries(parseDotenv(result.text), { allowsEmptyValue: true });
  return {
    entries,
    flaws: flaws.map((flaw) => ({ ...flaw, position: { ...flaw.position, file: result.name } })),
  };
}

/** An optional input of secrets. `parse` returns all flaws of the text. */
const secretsField = (advice: string, parse: (text: string) => ParsedSecrets) =>
  textField(advice, (text, _, addFlaw): Secret[] => {
    const { entries, flaws } = parse(text);
    for (const flaw of truncateFlaws(flaws)) addFlaw(flaw);
    return entries.map(({ name, value }) => ({ name, value }));
  }).optional();

const lines = secretsField("write NAME=VALUE lines", parseSecrets);
const names = secretsField("write names of environment variables", (text) =>
  checkEntries(readSecretsFromEnv(text)),
);
const dotenvFile = secretsField("write the path of a file of NAME=VALUE lines", readSecretsFile);

/** The inputs for secrets. They need `secretRules`. */
// biome-ignore format: one input, one line
export const secretInputs = {
  secrets: input(lines, "Secrets of the deployment: `NAME=VALUE` lines, split at the first `=`; `NAME<<EOF` … `EOF` for several lines; a JSON object; or a JSON array of `{name, value}`. Values are sent unchanged.", { changes: true, usual: true, findSecrets: findTextSecrets, aliases: "env env_vars environment_variables variables" }),
  secrets_from_env: input(names, "Names of environment variables to send as secrets, one per line; `NAME=VARIABLE` sends a variable under another name.", { changes: true, findSecrets: findEnvSecrets }),
  secrets_file: input(dotenvFile, "Dotenv file in the workspace: `NAME=VALUE` lines with comments, `export` and quotes. Quote values that contain `#`.", { changes: true, findSecrets: findFileSecrets, aliases: "env_file dotenv" }),
};

/** The inputs that contain secrets, in the order in which they are sent. */
export const SECRET_INPUTS = ["secrets", "secrets_from_env", "secrets_file"] as const;
export type SecretInputs = { [Input in (typeof SECRET_INPUTS)[number]]?: Secret[] | undefined };

/** The secrets of all inputs; undefined if no input is set. */
export function secretsOf(inputs: SecretInputs): Secret[] | undefined {
  const secrets = SECRET_INPUTS.flatMap((input) => inputs[input] ?? []);
  return SECRET_INPUTS.every((input) => inputs[input] === undefined) ? undefined : secrets;
}

const namesWithInputs = (inputs: SecretInputs) =>
  SECRET_INPUTS.flatMap((input) =>
    (inputs[input] ?? []).map(({ name }): [name: string, input: string] => [name, input]),
  );

/** Maps the name of each secret to its input, or to the last one of several. */
export const inputsOfSecrets = (inputs: SecretInputs): Map<string, string> =>
  new Map(namesWithInputs(inputs));

/** No name may be in two inputs. */
export const secretRules = rulesBetween<SecretInputs>((inputs) => {
  const lastInputs = inputsOfSecrets(inputs);
  return namesWithInputs(inputs).map(([name, input]): Rule => {
    const lastInput = lastInputs.get(name) ?? input;
    const reason = `${name} is also in ${lastInput}`;
    return [lastInput !== input, input, reason, "keep one of the two"];
  });
});
