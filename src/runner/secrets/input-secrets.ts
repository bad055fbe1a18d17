import type * as z from "zod";
import { metadataOf } from "../../inputs/input.ts";
import { PROXY_VARIABLES } from "../../inputs/proxy.ts";
import { MAX_QUOTE } from "../../inputs/quote.ts";
import { variables } from "../../inputs/variables.ts";
import type { Log } from "../log.ts";
import { type RedactedValue, redactedCredential, redactedValuesOf } from "./kinds.ts";
import { urlForms } from "./parts.ts";
import { masksOf, type Redactor } from "./redactor.ts";
import { isNamedSecret, isSecret, MIN_CHARACTERS } from "./rule.ts";

/** The texts of the inputs that are set, by name. */
export type Texts = Readonly<Record<string, string>>;

const DOCUMENTATION_URL =
  "https://github.com/deploy-agent-server/deploy-agent-server/blob/v1/docs/secrets.md";

/** The password in a proxy's URL, or else the user. The URL may be malformed. */
const PROXY_CREDENTIAL =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/:]*:(?<password>.+)|(?<token>[^/:]+))@/i;

function proxyCredentials(): RedactedValue[] {
  const addresses = PROXY_VARIABLES.map((name) => variables()[name] ?? "");
  return addresses.flatMap((address) => {
    const { password, token = "" } = PROXY_CREDENTIAL.exec(address)?.groups ?? {};
    return urlForms(password ?? token).flatMap(redactedCredential);
  });
}

/** What is redacted of one value in the text of an input: the value itself, and its parts. */
interface InputValue {
  name?: string | undefined;
  redactedValues: RedactedValue[];
}

const valuesOfInput = (inputs: z.ZodObject, [input, text]: [string, string]): InputValue[] =>
  (metadataOf(inputs, input)?.findSecrets?.(text) ?? []).map(({ value, name, isCredential }) => ({
    name: isCredential ? input : name,
    redactedValues: isCredential
      ? redactedCredential(value)
      : redactedValuesOf({ name, value }, "input"),
  }));

/** Redacts and masks the secrets in the inputs of a step. */
export function createInputSecrets(redactor: Redactor, log: Log) {
  const values: InputValue[] = [];
  const maskedTexts = new Set<string>();

  /** The secrets of a value, without public ones. Only notifications redact ordinary values. */
  const secretsIn = ({ redactedValues }: InputValue) =>
    redactedValues.filter((one) => one.kind !== "ordinary" && !redactor.isPublic(one));

  function mask({ value }: RedactedValue): void {
    for (const text of masksOf(value)) {
      if (text.length < MIN_CHARACTERS || maskedTexts.has(text)) continue;
      maskedTexts.add(text);
      log.mask(text);
    }
  }

  return {
    /** Adds the values of the inputs, before they are parsed, and the passwords of proxies. */
    addInputs(inputs: z.ZodObject, texts: Texts): void {
      values.push({ redactedValues: proxyCredentials() });
      values.push(...Object.entries(texts).flatMap((text) => valuesOfInput(inputs, text)));
      for (const { redactedValues } of values) redactedValues.forEach(redactor.add);
    },

    /**
     * Adds what messages may quote of invalid inputs: the whole text if it looks like a key, or
     * else the quoted beginning if the text contains a secret that the quotation may truncate.
     */
    addInvalidInputs(texts: readonly string[]): void {
      for (const text of texts) {
        const start = text.slice(0, MAX_QUOTE);
        const mayCutSecret =
          start !== text && !/[\r\n]/.test(start) && redactor.message(text) !== text;
        const isKey = isSecret({ name: "", value: text });
        if (isKey || mayCutSecret) redactor.add({ value: isKey ? text : start, kind: "input" });
      }
    },

    /** Declares public texts. Masks certain secrets, and named ones that are in no public text. */
    maskNamedSecrets(publicTexts: readonly string[]): void {
      const { GITHUB_SERVER_URL, GITHUB_REPOSITORY = "", GITHUB_SHA = "" } = variables();
      const repositoryUrl = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
      [...publicTexts, repositoryUrl, GITHUB_SHA].forEach(redactor.declarePublic);
      const secrets = values.flatMap(secretsIn);
      secrets.filter((one) => one.kind === "certain" || isNamedSecret(one)).forEach(mask);
    },

    /** Masks the other secrets when all public texts are known. Logs names of unmasked values. */
    maskRemaining(): void {
      values.flatMap(secretsIn).forEach(mask);
      const unmaskedValues = values.filter((one) => secretsIn(one).length === 0);
      const names = [...new Set(unmaskedValues.flatMap(({ name }) => name ?? []))].join(", ");
      if (names === "") return;
      const reason = "too short or ordinary to be secrets";
      log.info(`Not masked: ${names} (${reason}). See ${DOCUMENTATION_URL}`);
    },
  };
}
