import { secretPartsOf } from "./parts.ts";
import {
  isCertainSecret,
  isOutcomeOrStatus,
  isSecret,
  MIN_CHARACTERS,
  MIN_UNNAMED_CHARACTERS,
  type NamedValue,
} from "./rule.ts";

/** Where a value is redacted, by its kind. SECURITY.md says the same by origin. */
export const KINDS = {
  /** A credential of the action, or a long value whose name says that it is a secret. */
  certain: { output: true, message: true, notification: true, evenIfPublic: true },
  /** Any other secret in the inputs. */
  input: { output: true, message: true, notification: true, evenIfPublic: false },
  /** Any other secret of the deployment, which an output may repeat for later steps. */
  deployment: { output: false, message: true, notification: true, evenIfPublic: false },
  /** An ordinary value among the secrets. GitHub masks nothing in notifications. */
  ordinary: { output: false, message: false, notification: true, evenIfPublic: false },
} as const;

export type Kind = keyof typeof KINDS;
/** `message` is for log and summary, `notification` for comments and GitHub Deployments. */
export type Destination = "output" | "message" | "notification";

export interface Redaction extends NamedValue {
  kind: Kind;
}

/** Where a value comes from, which is also the kind of its secrets. */
type Origin = "input" | "deployment";

function kindOf(one: NamedValue, origin: Origin): Kind | undefined {
  if (isSecret(one)) return isCertainSecret(one) ? "certain" : origin;
  const text = one.value.trim();
  const isInNotifications =
    origin === "input" && text.length >= MIN_UNNAMED_CHARACTERS && !isOutcomeOrStatus(text);
  return isInNotifications ? "ordinary" : undefined;
}

/** A credential of the action is always redacted, unless it is too short. */
export const credentialRedaction = ({ name, value }: NamedValue): Redaction[] =>
  value.trim().length < MIN_CHARACTERS ? [] : [{ name, value, kind: "certain" }];

/** Words that a service may quote of an ordinary value, except those of letters only. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s"'`,;|?&(){}[\]<>=:@\\]+/)
    .filter((word) => word.length >= MIN_UNNAMED_CHARACTERS && /[^a-z.]/i.test(word));

/** What is redacted of a value: the value itself, and its parts. */
export function redactionsOf(one: NamedValue, origin: Origin): Redaction[] {
  const secrets = [one, ...secretPartsOf(one)].flatMap(({ name, value }) => {
    const kind = kindOf({ name, value }, origin);
    return kind === undefined ? [] : [{ name, value, kind }];
  });
  const words = origin === "input" ? new Set(wordsOf(one.value)) : [];
  return [...secrets, ...[...words].map((value) => ({ value, kind: "ordinary" as const }))];
}
