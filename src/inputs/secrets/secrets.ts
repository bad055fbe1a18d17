import * as z from "zod";
import type { Secret } from "../../contract/deployments.ts";
import { addProblems, type Flaw } from "../problem.ts";
import { secretCandidates } from "./candidates.ts";
import { entryProblems } from "./entry.ts";
import { readSecretsFromEnv, secretsFromEnvCandidates } from "./from-env.ts";
import { readSecretLines } from "./lines.ts";

interface SecretsRead {
  secrets: Secret[];
  problems: Flaw[];
}

/** Reads secrets in any of the four forms: a text that begins with `{` or `[` is JSON, any other is lines. */
export async function readSecrets(text: string): Promise<SecretsRead> {
  const isJson = /^[{[]/.test(text.trimStart());
  const read = isJson ? (await import("./json.ts")).readSecretJson : readSecretLines;
  const { entries, problems } = read(text);
  problems.push(...entryProblems(entries));
  // Not in the contract: the service takes an empty list for "unchanged", so it cannot be what is meant.
  if (entries.length === 0 && problems.length === 0)
    problems.push({ message: "holds no secret: write one, or leave the input empty" });
  return { secrets: entries.map(({ name, value }) => ({ name, value })), problems };
}

export const secretsInput = z
  .string("is required: write NAME=VALUE lines")
  .transform(async (text, ctx) => {
    const { secrets, problems } = await readSecrets(text);
    addProblems(ctx, problems);
    return secrets;
  })
  .optional()
  .meta({
    description:
      "Secrets of the deployment: `NAME=VALUE` lines, split at the first `=`; `NAME<<EOF` … `EOF` for several lines; a JSON object; or a JSON array of `{name, value}`. Values are verbatim.",
    secret: secretCandidates,
  });

/** `env` is read when the input is parsed. */
export function secretsFromEnvInput(env: NodeJS.ProcessEnv) {
  return z
    .string("is required: write names of environment variables")
    .transform((text, ctx) => {
      const { secrets, problems } = readSecretsFromEnv(text, env);
      addProblems(ctx, problems);
      return secrets;
    })
    .optional()
    .meta({
      description:
        "Names of environment variables to send as secrets, one per line; `NAME=VARIABLE` renames.",
      secret: secretsFromEnvCandidates,
    });
}

interface SecretInputs {
  secrets?: Secret[] | undefined;
  secrets_from_env?: Secret[] | undefined;
}

/** The secrets of both inputs; undefined where neither is given. */
export function givenSecrets({ secrets, secrets_from_env }: SecretInputs): Secret[] | undefined {
  if (secrets === undefined && secrets_from_env === undefined) return undefined;
  return [...(secrets ?? []), ...(secrets_from_env ?? [])];
}

/** No name in both inputs. Runs beside the fields' own problems. */
export const secretRules = z.superRefine<SecretInputs>(
  ({ secrets = [], secrets_from_env = [] }, ctx) => {
    const names = new Set(secrets.map(({ name }) => name));
    const twice = secrets_from_env.filter(({ name }) => names.has(name));
    const problems = twice.map(({ name }) => ({
      message: `${name} is also in secrets: keep one of the two`,
    }));
    addProblems(ctx, problems, ["secrets_from_env"]);
  },
  { when: () => true },
);
