import type * as z from "zod";
import type { SecretText } from "../../inputs/field/credential.ts";
import { MAX_QUOTE } from "../../inputs/problem.ts";
import { PROXY_VARIABLES, variables } from "../../inputs/variables.ts";
import type { Log } from "../log.ts";
import { type Hidden, hiddenCredential, hiddenOf } from "./kinds.ts";
import { bothForms } from "./parts.ts";
import { masksOf, type Redactor } from "./redactor.ts";
import { isFact, isNamedSecret, isSecret, MIN_CHARACTERS } from "./rule.ts";

type Texts = Readonly<Record<string, string>>;

const PAGE = "https://github.com/deploy-agent-server/deploy-agent-server/blob/v1/docs/secrets.md";
/** Of names in one line of the log, which is cut at twice as many. */
const MAX_CHARACTERS = 1_000;

/** The password in the address of a proxy, which need not be well-formed, or a user without one. */
const OF_PROXY = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/:]*:(?<password>.+)|(?<token>[^/:]+))@/i;

function proxyCredentials(): Hidden[] {
  const addresses = PROXY_VARIABLES.map((name) => variables()[name] ?? "");
  return addresses.flatMap((address) => {
    const { password, token = "" } = OF_PROXY.exec(address)?.groups ?? {};
    return bothForms(password ?? token).flatMap((value) => hiddenCredential({ value }));
  });
}

/** A value of an input, and what is hidden of it. */
interface Given {
  name?: string | undefined;
  hidden: Hidden[];
}

/** The values that may be secret in an input. */
const givenIn = (inputs: z.ZodObject, [input, text]: [string, string]): Given[] =>
  (inputs.shape[input]?.meta()?.secret?.(text) ?? []).map(
    ({ value, name, isCredential = false }: SecretText) => ({
      name: isCredential ? input : name,
      hidden: isCredential ? hiddenCredential({ value }) : hiddenOf({ name, value }, "given"),
    }),
  );

/** What a step was given, which is hidden from the first line on. */
export function createGivenSecrets(redactor: Redactor, log: Log) {
  const given: Given[] = [];
  const masked = new Set<string>();

  /** What is hidden in the log: in posts alone it is no secret. */
  const secretsIn = ({ hidden }: Given) =>
    hidden.filter((one) => one.kind !== "ordinary" && !redactor.isShown(one));

  function mask({ value }: Hidden): void {
    for (const one of masksOf(value)) {
      if (one.length < MIN_CHARACTERS || masked.has(one)) continue;
      masked.add(one);
      log.mask(one);
    }
  }

  return {
    /** Hides what the inputs hold, before they are read, and what the addresses of proxies do. */
    learn(inputs: z.ZodObject, texts: Texts): void {
      given.push({ hidden: proxyCredentials() });
      given.push(...Object.entries(texts).flatMap((text) => givenIn(inputs, text)));
      for (const { hidden } of given) hidden.forEach(redactor.hide);
    },

    /**
     * Hides what a message quotes of wrong inputs: one that is rather a key as a whole, and the
     * beginning of one that has a secret in it, because a quote may end within that.
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
     * Masks them in the log of the job, before anything else is printed: those that are secret
     * whatever the service shows. `texts` are the inputs of which all are right.
     */
    mask(texts: Texts): void {
      const { GITHUB_SERVER_URL, GITHUB_REPOSITORY = "", GITHUB_SHA = "" } = variables();
      for (const fact of [`${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`, GITHUB_SHA])
        redactor.show(fact);
      for (const [input, text] of Object.entries(texts)) if (isFact(input)) redactor.show(text);
      const secrets = given.flatMap(secretsIn);
      secrets.filter((one) => one.kind === "certain" || isNamedSecret(one)).forEach(mask);
    },

    /** Masks the others when it is known what the service shows, and names those that are shown. */
    tell(): void {
      given.flatMap(secretsIn).forEach(mask);
      const shown = given.filter((one) => secretsIn(one).length === 0);
      const names = [...new Set(shown.flatMap(({ name }) => name ?? []))];
      if (names.length === 0) return;
      const list = names.join(", ");
      const what = list.length > MAX_CHARACTERS ? `${names.length} values` : list;
      log.info(`Not masked: ${what} (too short or ordinary to be secrets). See ${PAGE}`);
    },
  };
}
