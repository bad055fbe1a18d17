import { secretPartsOf } from "./parts.ts";
import {
  isCertainSecret,
  isOutcomeOrStatus,
  isSecret,
  MIN_CHARACTERS,
  MIN_UNNAMED,
  type NamedValue,
} from "./rule.ts";

/** Where a secret is hidden, by its kind. SECURITY.md says the same by origin. */
export const KINDS = {
  /** A credential of the action, or a long value whose name says that it is a secret. */
  certain: { output: true, message: true, post: true, evenIfShown: true },
  /** Any other secret in the inputs. */
  given: { output: true, message: true, post: true, evenIfShown: false },
  /** Any other secret of the deployment, which an output may repeat for later steps. */
  held: { output: false, message: true, post: true, evenIfShown: false },
  /** A value among secrets that does not look like one: GitHub masks nothing in posts. */
  ordinary: { output: false, message: false, post: true, evenIfShown: false },
} as const;

export type Kind = keyof typeof KINDS;
/** `message` is for log and summary, `post` for comments and GitHub Deployments. */
export type Outlet = "output" | "message" | "post";

export interface Hidden extends NamedValue {
  kind: Kind;
}

function kindOf(one: NamedValue, from: "given" | "held"): Kind | undefined {
  if (isSecret(one)) return isCertainSecret(one) ? "certain" : from;
  const text = one.value.trim();
  const isPosted = from === "given" && text.length >= MIN_UNNAMED && !isOutcomeOrStatus(text);
  return isPosted ? "ordinary" : undefined;
}

/** A credential of the action is always hidden, unless it is too short. */
export const hiddenCredential = ({ name, value }: NamedValue): Hidden[] =>
  value.trim().length < MIN_CHARACTERS ? [] : [{ name, value, kind: "certain" }];

/** Words that a service may quote of an ordinary value, except those of letters only. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s"'`,;|?&(){}[\]<>=:@\\]+/)
    .filter((word) => word.length >= MIN_UNNAMED && /[^a-z.]/i.test(word));

/** What is hidden of a value: the value itself, or its parts. */
export function hiddenOf(one: NamedValue, from: "given" | "held"): Hidden[] {
  const secrets = [one, ...secretPartsOf(one)].flatMap(({ name, value }) => {
    const kind = kindOf({ name, value }, from);
    return kind === undefined ? [] : [{ name, value, kind }];
  });
  const words = from === "given" ? new Set(wordsOf(one.value)) : [];
  return [...secrets, ...[...words].map((value) => ({ value, kind: "ordinary" as const }))];
}
