import type * as z from "zod";
import type { SecretText } from "../inputs/field/credential.ts";
import { variables } from "../inputs/variables.ts";
import {
  isAlwaysSecret,
  isFact,
  isNamedSecret,
  isSecret,
  type NamedValue,
  SHORTEST,
} from "../report/secret-rule.ts";
import type { Log } from "./log.ts";
import { proxyCredentials } from "./proxy.ts";
import { masksOf, type Origin, type Redactor } from "./redactor.ts";

type Texts = Readonly<Record<string, string>>;

/** What is shorter and no secret would be found in too many of our own words. */
const SHORTEST_IN_POSTS = 8;

/** The page that says what is masked, as this action has it. */
function page(): string {
  const { GITHUB_SERVER_URL, GITHUB_ACTION_REPOSITORY, GITHUB_ACTION_REF } = variables();
  const repository = GITHUB_ACTION_REPOSITORY || "deploy-agent-server/deploy-agent-server";
  return `${GITHUB_SERVER_URL || "https://github.com"}/${repository}/blob/${GITHUB_ACTION_REF || "v1"}/docs/secrets.md`;
}

/** The values that may be secret, each with its input. */
const secretsIn = (inputs: z.ZodObject, texts: Texts): (SecretText & { input: string })[] =>
  Object.entries(texts).flatMap(([input, text]) =>
    (inputs.shape[input]?.meta()?.secret?.(text) ?? []).map((one: SecretText) => ({
      input,
      ...one,
    })),
  );

function originOf(one: NamedValue): Origin | undefined {
  if (isSecret(one)) return isAlwaysSecret(one) ? "always" : "input";
  return one.value.trim().length >= SHORTEST_IN_POSTS ? "ordinary" : undefined;
}

/** What a step was given, which is hidden from the first line on. */
export function createGivenSecrets(redactor: Redactor, log: Log) {
  const credentials: string[] = [];
  const values: NamedValue[] = [];
  const masked = new Set<string>();

  const isHidden = (one: NamedValue) =>
    isSecret(one) && (isAlwaysSecret(one) || !redactor.isShown(one.value));

  function mask(text: string): void {
    for (const one of masksOf(text)) {
      if (one.length < SHORTEST || masked.has(one)) continue;
      masked.add(one);
      log.mask(one);
    }
  }

  return {
    /** Hides what the inputs hold, before they are read, and what the addresses of proxies do. */
    learn(inputs: z.ZodObject, texts: Texts): void {
      credentials.push(...proxyCredentials());
      for (const { input, value, name, isCredential } of secretsIn(inputs, texts)) {
        if (!isCredential) values.push({ name, value });
        else if (value.trim().length >= SHORTEST) credentials.push(value);
        else values.push({ name: input, value });
      }
      for (const credential of credentials) redactor.hide(credential, "always");
      for (const one of values) {
        const origin = originOf(one);
        if (origin !== undefined) redactor.hide(one.value, origin);
      }
    },

    /**
     * Masks them in the log of the job, before anything else is printed: those that are secret
     * whatever the service shows. `texts` are the inputs of which all are right.
     */
    mask(texts: Texts): void {
      const { GITHUB_SERVER_URL, GITHUB_REPOSITORY = "", GITHUB_SHA = "" } = variables();
      for (const fact of [`${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`, GITHUB_SHA])
        redactor.show(fact);
      for (const [input, text] of Object.entries(texts)) if (isFact(input)) redactor.show(text);
      for (const one of credentials) mask(one);
      for (const one of values) if (isNamedSecret(one) && isHidden(one)) mask(one.value);
    },

    /** Masks the others when it is known what the service shows, and names those that are shown. */
    tell(): void {
      for (const one of credentials) mask(one);
      for (const one of values) if (isHidden(one)) mask(one.value);
      const shown = values.filter((one) => !isHidden(one)).flatMap(({ name }) => name ?? []);
      const names = [...new Set(shown)].join(", ");
      if (names !== "")
        log.info(`Not masked: ${names} (too short or ordinary to be secrets). See ${page()}`);
    },
  };
}
