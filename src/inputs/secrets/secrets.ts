import * as z from "zod";
import type { Secret } from "../../contract/deployments.ts";
import { addProblems, type Flaw, rulesBetween } from "../problem.ts";
import { secretCandidates } from "./candidates.ts";
import { emptyFlaws, entryFlaws } from "./entry.ts";
import { readSecretsFromEnv, secretsFromEnvCandidates } from "./from-env.ts";
import { readSecretLines } from "./lines.ts";

/** Reads secrets in any form. A text that begins with `{` or `[` is JSON, any other has lines. */
export async function readSecrets(text: string): Promise<{ secrets: Secret[]; flaws: Flaw[] }> {
  const isJson = /^[{[]/.test(text.trimStart());
  const read = isJson ? (await import("./json.ts")).readSecretJson : readSecretLines;
  const { entries, flaws } = read(text);
  // JSON says that a value is meant to be empty; a line without one is mostly a mistake.
  flaws.push(...entryFlaws(entries), ...(isJson ? [] : emptyFlaws(entries)));
  // Not in the contract: the service leaves the secrets unchanged when it is sent an empty list.
  if (entries.length === 0 && flaws.length === 0)
    flaws.push({ message: "holds no secret: write one, or leave the input empty" });
  return { secrets: entries.map(({ name, value }) => ({ name, value })), flaws };
}

/** The inputs for secrets, with `env` as it is when they are parsed. They need `secretRules`. */
export function secretInputs(env: NodeJS.ProcessEnv) {
  return {
    secrets: z
      .string("is required: write NAME=VALUE lines")
      .transform(async (text, ctx) => {
        const { secrets, flaws } = await readSecrets(text);
        addProblems(ctx, flaws);
        return secrets;
      })
      .optional()
      .meta({
        description:
          "Secrets of the deployment: `NAME=VALUE` lines, split at the first `=`; `NAME<<EOF` … `EOF` for several lines; a JSON object; or a JSON array of `{name, value}`. Values are verbatim.",
        secret: secretCandidates,
      }),
    secrets_from_env: z
      .string("is required: write names of environment variables")
      .transform((text, ctx) => {
        const { secrets, flaws } = readSecretsFromEnv(text, env);
        addProblems(ctx, flaws);
        return secrets;
      })
      .optional()
      .meta({
        description:
          "Names of environment variables to send as secrets, one per line; `NAME=VARIABLE` renames.",
        secret: secretsFromEnvCandidates,
      }),
  };
}

interface SecretInputs {
  secrets?: Secret[] | undefined;
  secrets_from_env?: Secret[] | undefined;
}

/** The secrets of both inputs, or undefined when neither is given. */
export function givenSecrets({ secrets, secrets_from_env }: SecretInputs): Secret[] | undefined {
  if (secrets === undefined && secrets_from_env === undefined) return undefined;
  return [...(secrets ?? []), ...(secrets_from_env ?? [])];
}

/** No name may be in both inputs for secrets. */
export const secretRules = rulesBetween<SecretInputs>(({ secrets = [], secrets_from_env = [] }) => {
  const names = new Set(secrets.map(({ name }) => name));
  const repeated = secrets_from_env.filter(({ name }) => names.has(name));
  return repeated.map(({ name }) => ({
    input: "secrets_from_env",
    message: `${name} is also in secrets: keep one of the two`,
  }));
});
