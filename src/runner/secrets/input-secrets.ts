import type * as z from "zod";
import type { SecretText } from "../../inputs/input.ts";
import { MAX_QUOTE } from "../../inputs/quoted.ts";
import { PROXY_VARIABLES, variables } from "../../inputs/variables.ts";
import type { Log } from "../log.ts";
import { type Hidden, hiddenCredential, hiddenOf } from "./kinds.ts";
import { bothForms } from "./parts.ts";
import { masksOf, type Redactor } from "./redactor.ts";
import { isNamedSecret, isPublicName, isSecret, MIN_CHARACTERS } from "./rule.ts";

type Texts = Readonly<Record<string, string>>;

const PAGE = "https://github.com/deploy-agent-server/deploy-agent-server/blob/v1/docs/secrets.md";
/** Limit for names on one log line. */
const MAX_CHARACTERS = 1_000;

/** The password in a proxy's URL, or the user if there is none. The URL may be malformed. */
const PROXY_CREDENTIAL =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/:]*:(?<password>.+)|(?<token>[^/:]+))@/i;

function proxyCredentials(): Hidden[] {
  const addresses = PROXY_VARIABLES.map((name) => variables()[name] ?? "");
  return addresses.flatMap((address) => {
    const { password, token = "" } = PROXY_CREDENTIAL.exec(address)?.groups ?? {};
    return bothForms(password ?? token).flatMap((value) => hiddenCredential({ value }));
  });
}

/** A value of an input, and what is hidden of it. */
interface InputValue {
  name?: string | undefined;
  hidden: Hidden[];
}

/** The possibly secret values of an input. */
const valuesOfInput = (inputs: z.ZodObject, [input, text]: [string, string]): InputValue[] =>
  (inputs.shape[input]?.meta()?.secret?.(text) ?? []).map(
    ({ value, name, isCredential = false }: SecretText) => ({
      name: isCredential ? input : name,
      hidden: isCredential ? hiddenCredential({ value }) : hiddenOf({ name, value }, "given"),
    }),
  );

/** Hides the secrets in the inputs of a step. */
export function createInputSecrets(redactor: Redactor, log: Log) {
  const values: InputValue[] = [];
  const masked = new Set<string>();

  /** The secrets of a value. Ordinary values are hidden only in posts. */
  const secretsIn = ({ hidden }: InputValue) =>
    hidden.filter((one) => one.kind !== "ordinary" && !redactor.isShown(one));

  function mask({ value }: Hidden): void {
    for (const one of masksOf(value)) {
      if (one.length < MIN_CHARACTERS || masked.has(one)) continue;
      masked.add(one);
      log.mask(one);
    }
  }

  return {
    /** Hides the values of the inputs, before they are parsed, and the passwords of proxies. */
    learn(inputs: z.ZodObject, texts: Texts): void {
      values.push({ hidden: proxyCredentials() });
      values.push(...Object.entries(texts).flatMap((text) => valuesOfInput(inputs, text)));
      for (const { hidden } of values) hidden.forEach(redactor.hide);
    },

    /**
     * Hides what messages may quote of invalid inputs: the whole text if it looks like a key, or
     * its beginning if it contains a secret, which a quotation may truncate.
     */
    suspect(texts: readonly string[]): void {
      for (const text of texts) {
        const start = text.slice(0, MAX_QUOTE);
        const isCut = start !== text && !/[\r\n]/.test(start) && redactor.message(text) !== text;
        const isKey = isSecret({ name: "", value: text });
        if (isKey || isCut) redactor.hide({ value: isKey ? text : start, kind: "given" });
      }
    },

    /**
     * Masks values that are certainly secret in the log of the job, before anything is logged.
     * `texts` are the inputs if all are valid.
     */
    mask(texts: Texts): void {
      const { GITHUB_SERVER_URL, GITHUB_REPOSITORY = "", GITHUB_SHA = "" } = variables();
      for (const publicText of [`${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`, GITHUB_SHA])
        redactor.declarePublic(publicText);
      for (const [input, text] of Object.entries(texts))
        if (isPublicName(input)) redactor.declarePublic(text);
      const secrets = values.flatMap(secretsIn);
      secrets.filter((one) => one.kind === "certain" || isNamedSecret(one)).forEach(mask);
    },

    /** Masks the other secrets once all public texts are known. Logs names of unmasked values. */
    maskRemaining(): void {
      values.flatMap(secretsIn).forEach(mask);
      const unmasked = values.filter((one) => secretsIn(one).length === 0);
      const names = [...new Set(unmasked.flatMap(({ name }) => name ?? []))];
      if (names.length === 0) return;
      const list = names.join(", ");
      const what = list.length > MAX_CHARACTERS ? `${names.length} values` : list;
      log.info(`Not masked: ${what} (too short or ordinary to be secrets). See ${PAGE}`);
    },
  };
}
