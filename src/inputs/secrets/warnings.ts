import {
  PREDEFINED_VARIABLES,
  RESERVED_VARIABLES,
} from "../../service/contract/deployments/secret-names.ts";
import type { Secret } from "../../service/contract/deployments/settings.ts";
import { checkWholePlaceholder } from "../placeholder.ts";
import { isInQuotes } from "../quote.ts";
import { SECRET_INPUTS, type SecretInputs, secretsOf } from "./secrets.ts";

/** What warnings depend on. `isDeclared` is set by `create/`, which has no `secrets_mode`. */
type WarningInputs = SecretInputs & { isDeclared?: boolean | undefined } & {
  [Input in "secrets_mode" | "api_key" | "bearer_token" | "github_token"]?: string | undefined;
};

type WarningRule = [
  inputs: (keyof SecretInputs)[],
  isSuspicious: (secret: Secret, inputs: WarningInputs) => boolean,
  reason: string,
  advice: string,
];

/** References to secrets in vaults, clouds and tools. */
const REFERENCE =
  /^((op|sm|vault|akvs?|bws|doppler|infisical|keeper|berglas|awssm|awsps|gcpsm|azurekeyvault|ref\+\w+):\/\/|vault:[\w./-]+#|(gcp:secretmanager|keyvaultref|secretref|encrypted):|arn:aws[\w-]*:(secretsmanager|ssm):|projects\/[^/\s]+\/secrets\/|ENC[[(]|@Microsoft\.KeyVault\(|\{\{resolve:)/;
/** Whether a value is only a placeholder, or a name of a secret. Expressions have a rule below. */
const isUnresolved = (value: string): boolean =>
  /^[A-Z][A-Z\d_]*_(KEY|TOKEN|SECRET|PASSWORD)$/.test(value) ||
  (checkWholePlaceholder(value) !== undefined && !/^(\$\{\{|\{\{resolve:)/.test(value));

const isOwnCredential: WarningRule[1] = ({ value }, { api_key, bearer_token }) =>
  value === api_key || value === bearer_token;
const isJobToken: WarningRule[1] = ({ name, value }, { github_token }) =>
  name === "github_token" ||
  value.startsWith("ghs_") ||
  (value === github_token && !/^(gh[opu]|github_pat)_/.test(value));

/**
 * Probable mistakes, each with the inputs in which it is one. The vendor's command line reads the
 * file of `secrets_file` as well: it omits reserved names, and expands variables. Quotes that
 * remain in a value of that file were in other quotes. `secrets_from_env` refuses empty values.
 */
// biome-ignore format: one rule, one line
const WARNING_RULES: readonly WarningRule[] = [
  [[...SECRET_INPUTS], ({ name }) => PREDEFINED_VARIABLES.includes(name), "sent although a container has it already", "The service may refuse it, or the agent server may not start with it."],
  [["secrets_file"], ({ name }) => RESERVED_VARIABLES.includes(name), "sent although platforms set them by themselves, and may refuse them", "Leave them out of the file, unless your installation asks for them."],
  [["secrets", "secrets_from_env"], ({ name }) => name.startsWith("LANG") && RESERVED_VARIABLES.includes(name), "sent although platforms set them by themselves, and may refuse them", "Leave them out, unless your installation asks for them."],
  [[...SECRET_INPUTS], ({ value }) => REFERENCE.test(value), "a reference is sent as it stands, and not resolved", "Let an earlier step resolve it, unless the agent server does."],
  [["secrets_file"], ({ value }) => isUnresolved(value) || /\$\{[A-Z_]\w*(:-[^{}]*)?\}/i.test(value), "a placeholder is sent as it stands, and not filled in", "Write the value itself, unless that is meant."],
  [["secrets", "secrets_from_env"], ({ name, value }) => isUnresolved(value) || value === name, "a placeholder is sent as it stands, and not filled in", "Write ${{ secrets.NAME }}, or use secrets_from_env, unless that is meant."],
  [[...SECRET_INPUTS], ({ value }) => /\$\{\{(?:(?!\$\{\{).)*?\}\}/.test(value), "an expression is sent as it stands, and not evaluated", "Write the value itself, unless that is meant."],
  [[...SECRET_INPUTS], isOwnCredential, "the credential of this step is sent to the agent server", "Remove it, unless the agent server changes deployments itself."],
  [[...SECRET_INPUTS], isJobToken, "the token of a job is sent, which ends with it", "Write the secrets that the agent server needs one by one, in place of toJSON(secrets)."],
  [[...SECRET_INPUTS], ({ value }) => value.trim() !== value && !/[\r\n]/.test(value.trim()), "white space at the beginning or end of a value is sent as part of it", "Store it without, unless that is meant."],
  [["secrets", "secrets_from_env"], ({ value }) => isInQuotes(value), "quotes around a value are sent as part of it", "Remove them unless they are meant."],
  [["secrets"], ({ value }) => /([\s,]|\\n) ?[A-Z][A-Z\d_]*=/.test(value) && !value.includes("\n"), "another secret may be on the same line", "Write each on a line of its own, in YAML below secrets: | and not below >."],
  [["secrets"], ({ value }) => /^\S+ +# [^\n]*$/.test(value), "a comment after a value is sent as part of it", "Remove it, unless that is meant."],
  [["secrets", "secrets_file"], ({ value }) => value === "", "an empty value is sent", "Remove the name unless that is meant."],
];

const isModeUnused = ({ secrets_mode, isDeclared, ...inputs }: WarningInputs) =>
  secrets_mode !== undefined && isDeclared !== true && secretsOf(inputs) === undefined;
const NO_EFFECT = "secrets_mode: has no effect, because no input for secrets is set.";

/** Warnings about valid inputs for secrets. They name suspicious secrets, and quote no value. */
export const secretWarnings = (inputs: WarningInputs): string[] => [
  ...(isModeUnused(inputs) ? [NO_EFFECT] : []),
  ...WARNING_RULES.flatMap(([inputNames, isSuspicious, reason, advice]) =>
    inputNames.flatMap((input) => {
      const secrets = (inputs[input] ?? []).filter((secret) => isSuspicious(secret, inputs));
      const names = secrets.map(({ name }) => name).join(", ");
      return names === "" ? [] : [`${input}: ${reason}: ${names}. ${advice}`];
    }),
  ),
];
