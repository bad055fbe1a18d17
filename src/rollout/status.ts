/*
 * Not in the contract: every revision status but DEPLOYED. Services of this family were seen to end
 * a revision with *_FAILED, INTERRUPTED (somebody stopped it) or SKIPPED (a newer one took its
 * place before it was built).
 */

export type StatusClass = "pending" | "deployed" | "failed" | "skipped";

const FAILED = /(^|_)FAILED$|^INTERRUPTED$/;

/**
 * Without regard to case. A word that nobody knows yet means that the revision is still going on.
 */
export function classify(status: string, failureStatuses: readonly string[]): StatusClass {
  const word = status.trim().toUpperCase();
  if (failureStatuses.some((other) => other.trim().toUpperCase() === word)) return "failed";
  if (word === "DEPLOYED") return "deployed";
  if (word === "SKIPPED") return "skipped";
  return FAILED.test(word) ? "failed" : "pending";
}

export const isDeployed = (status: string) => classify(status, []) === "deployed";

/** How often, and for how long, a status has to be read without a break before it is the end. */
const TWICE = { reads: 2, ms: 0 };
// Not in the contract: services of this family were seen to leave INTERRUPTED again by themselves.
const FOR_A_MINUTE = { reads: 3, ms: 60_000 };

export function evidenceFor(status: string, failureStatuses: readonly string[]): typeof TWICE {
  const isInterrupted = (word: string) => word.trim().toUpperCase() === "INTERRUPTED";
  const mayGoOn = isInterrupted(status) && !failureStatuses.some(isInterrupted);
  return mayGoOn ? FOR_A_MINUTE : TWICE;
}
