import type * as z from "zod";
import type { SecretText } from "../inputs/field/credential.ts";
import {
  isFact,
  isNamedSecret,
  isSecret,
  type NamedValue,
  SHORTEST,
} from "../report/secret-rule.ts";
import type { Log } from "./log.ts";
import { proxyCredentials } from "./proxy.ts";
import { masksOf, type Redactor } from "./redactor.ts";

type Texts = Readonly<Record<string, string>>;

const SEE = "docs/secrets.md says what is hidden, and how to be sure.";

/** The values that may be secret, each with its input. */
const secretsIn = (inputs: z.ZodObject, texts: Texts): (SecretText & { input: string })[] =>
  Object.entries(texts).flatMap(([input, text]) =>
    (inputs.shape[input]?.meta()?.secret?.(text) ?? []).map((one: SecretText) => ({
      input,
      ...one,
    })),
  );

/** What a step was given, which is hidden from the first line on. */
export function createGivenSecrets(redactor: Redactor, log: Log) {
  const credentials: string[] = [];
  const values: NamedValue[] = [];
  const masked = new Set<string>();

  const isHidden = (one: NamedValue) => isSecret(one) && !redactor.isShown(one.value);

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
      for (const credential of credentials) redactor.hide(credential, "credential");
      for (const one of values) if (isSecret(one)) redactor.hide(one.value, "input");
    },

    /**
     * Masks them in the log of the job, before anything else is printed: those that are secret
     * whatever the service shows. `texts` are the inputs of which all are right.
     */
    mask(texts: Texts): void {
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
        log.annotate("notice", `Not hidden, because not treated as secrets: ${names}. ${SEE}`);
    },
  };
}
