import { secretPartsOf } from "./parts.ts";
import {
  isCertainSecret,
  isOutcomeOrStatus,
  isSecret,
  MIN_CHARACTERS,
  MIN_UNNAMED_CHARACTERS,
  type NamedValue,
} from "./rule.ts";

/** Where a value is redacted, by its kind. SECURITY.md has the same table by origin. */
export const KINDS = {
  /** A credential of the action, or a long value that has a secret's name or prefix, or no name. */
  certain: { output: true, message: true, notification: true, isRedactedIfPublic: true },
  /** Any other secret in the inputs. */
  input: { output: true, message: true, notification: true, isRedactedIfPublic: false },
  /** Any other secret of the deployment, which an output may repeat for later steps. */
  deployment: { output: false, message: true, notification: true, isRedactedIfPublic: false },
  /** An ordinary value among the secrets. GitHub masks nothing in notifications. */
  ordinary: { output: false, message: false, notification: true, isRedactedIfPublic: false },
} as const;

export type Kind = keyof typeof KINDS;
/** `message` is for log and summary, `notification` for comments and GitHub Deployments. */
export type Destination = "output" | "message" | "notification";

/** A value that is redacted, or would be if it were not public. */
export interface RedactedValue extends NamedValue {
  kind: Kind;
}

/** The source of a value, and the kind of its secrets that are not certain. */
type Origin = "input" | "deployment";

function kindOf(entry: NamedValue, origin: Origin): Kind | undefined {
  if (isSecret(entry)) return isCertainSecret(entry) ? "certain" : origin;
  const text = entry.value.trim();
  const isInNotifications =
    origin === "input" && text.length >= MIN_UNNAMED_CHARACTERS && !isOutcomeOrStatus(text);
  return isInNotifications ? "ordinary" : undefined;
}

/** A credential of the action is certainly secret, unless it is too short. */
export const redactedCredential = (value: string): RedactedValue[] =>
  value.trim().length < MIN_CHARACTERS ? [] : [{ value, kind: "certain" }];

/** The words of a value that a service may quote, except words of letters and dots only. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s"'`,;|?&(){}[\]<>=:@\\]+/)
    .filter((word) => word.length >= MIN_UNNAMED_CHARACTERS && /[^a-z.]/i.test(word));

/** What is redacted of a value: the value itself, and its parts. */
export function redactedValuesOf(entry: NamedValue, origin: Origin): RedactedValue[] {
  const secrets = [entry, ...secretPartsOf(entry)].flatMap(({ name, value }) => {
    const kind = kindOf({ name, value }, origin);
    return kind === undefined ? [] : [{ name, value, kind }];
  });
  const words = origin === "input" ? wordsOf(entry.value) : [];
  return [...secrets, ...words.map((value) => ({ value, kind: "ordinary" as const }))];
}
