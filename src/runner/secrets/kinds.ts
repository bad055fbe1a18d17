import { secretPartsOf } from "./parts.ts";
import { isCertainSecret, isOwnWord, isSecret, MIN_CHARACTERS, type NamedValue } from "./rule.ts";

/** In which texts a secret is hidden, by its kind. SECURITY.md says the same by origins. */
export const KINDS = {
  /** A credential of the action, or a long value that is named as a secret. */
  certain: { output: true, message: true, post: true, evenIfShown: true },
  /** Any other secret that the step was given. */
  given: { output: true, message: true, post: true, evenIfShown: false },
  /** Any other secret that the deployment holds, which an output may repeat for later steps. */
  held: { output: false, message: true, post: true, evenIfShown: false },
  /** What the step was given among secrets, and no rule takes for one: GitHub hides no post. */
  ordinary: { output: false, message: false, post: true, evenIfShown: false },
} as const;

export type Kind = keyof typeof KINDS;
/** `message` is for log and summary, `post` for comments and GitHub Deployments. */
export type Outlet = "output" | "message" | "post";

/** A value that is hidden. */
export interface Hidden extends NamedValue {
  kind: Kind;
}

/** What is shorter and no secret would be found in too many of our own words. */
const MIN_IN_POSTS = 8;

function kindOf(one: NamedValue, from: "given" | "held"): Kind | undefined {
  if (isSecret(one)) return isCertainSecret(one) ? "certain" : from;
  const text = one.value.trim();
  const isPosted = from === "given" && text.length >= MIN_IN_POSTS && !isOwnWord(text);
  return isPosted ? "ordinary" : undefined;
}

/** A credential of the action is hidden whatever it looks like, unless it is too short. */
export const hiddenCredential = ({ name, value }: NamedValue): Hidden[] =>
  value.trim().length < MIN_CHARACTERS ? [] : [{ name, value, kind: "certain" }];

/** What is hidden of a value: all of it, or its parts. */
export const hiddenOf = (one: NamedValue, from: "given" | "held"): Hidden[] =>
  [one, ...secretPartsOf(one)].flatMap(({ name, value }) => {
    const kind = kindOf({ name, value }, from);
    return kind === undefined ? [] : [{ name, value, kind }];
  });
