import type * as z from "zod";
import type { SecretText } from "../inputs/field/credential.ts";
import { variables } from "../inputs/variables.ts";
import {
  isAlwaysSecret,
  isFact,
  isNamedSecret,
  isOwnWord,
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

const PAGE = "https://github.com/deploy-agent-server/deploy-agent-server/blob/v1/docs/secrets.md";

interface Given extends NamedValue {
  /** Undefined if it is no secret, and too short to hide. */
  origin: Origin | undefined;
}

/** What may be secret in an input. A credential of the action is one, unless it is too short. */
const givenIn = (inputs: z.ZodObject, [input, text]: [string, string]): Given[] =>
  (inputs.shape[input]?.meta()?.secret?.(text) ?? []).map(
    ({ value, name, isCredential = false }: SecretText) => {
      const one = { name: isCredential ? input : name, value };
      const isAlways = isCredential && value.trim().length >= SHORTEST;
      return { ...one, origin: isAlways ? "always" : originOf(one) };
    },
  );

function originOf(one: NamedValue): Origin | undefined {
  if (isSecret(one)) return isAlwaysSecret(one) ? "always" : "input";
  const text = one.value.trim();
  return text.length >= SHORTEST_IN_POSTS && !isOwnWord(text) ? "ordinary" : undefined;
}

/** What a step was given, which is hidden from the first line on. */
export function createGivenSecrets(redactor: Redactor, log: Log) {
  const given: Given[] = [];
  const masked = new Set<string>();

  const isHidden = ({ value, origin }: Given) =>
    origin === "always" || (origin === "input" && !redactor.isShown(value));

  function mask({ value }: NamedValue): void {
    for (const one of masksOf(value)) {
      if (one.length < SHORTEST || masked.has(one)) continue;
      masked.add(one);
      log.mask(one);
    }
  }

  return {
    /** Hides what the inputs hold, before they are read, and what the addresses of proxies do. */
    learn(inputs: z.ZodObject, texts: Texts): void {
      given.push(...proxyCredentials().map((value) => ({ value, origin: "always" as const })));
      given.push(...Object.entries(texts).flatMap((text) => givenIn(inputs, text)));
      for (const { value, origin } of given) if (origin) redactor.hide(value, origin);
    },

    /**
     * Hides what is rather a key than the value of an input that is wrong: a message quotes its
     * beginning, which the runner does not know.
     */
    suspect(texts: readonly string[]): void {
      for (const value of texts) if (isSecret({ name: "", value })) redactor.hide(value, "input");
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
      for (const one of given.filter(isHidden))
        if (one.origin === "always" || isNamedSecret(one)) mask(one);
    },

    /** Masks the others when it is known what the service shows, and names those that are shown. */
    tell(): void {
      given.filter(isHidden).forEach(mask);
      const shown = given.filter((one) => !isHidden(one)).flatMap(({ name }) => name ?? []);
      const names = [...new Set(shown)].join(", ");
      if (names !== "")
        log.info(`Not masked: ${names} (too short or ordinary to be secrets). See ${PAGE}`);
    },
  };
}
