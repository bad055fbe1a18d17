import { MINUTE_OF_READS, ONE_READ, TWO_READS } from "../../service/client/poll.ts";
import { normalizeStatus } from "../../service/contract/status.ts";

/*
 * Beyond the contract: revision-statuses. Observed final statuses: *_FAILED, INTERRUPTED (stopped
 * by somebody) and SKIPPED (a newer revision replaced it before it was built).
 */

export type StatusClass = "pending" | "deployed" | "failed" | "skipped";

const FAILED_STATUS = /FAILED$|^INTERRUPTED$/;

/** Ignores case and separators. An unknown status is pending. */
export function classify(status: string, failureStatuses: readonly string[]): StatusClass {
  const name = normalizeStatus(status);
  if (failureStatuses.some((one) => normalizeStatus(one) === name)) return "failed";
  if (name === "DEPLOYED") return "deployed";
  if (name === "SKIPPED") return "skipped";
  return FAILED_STATUS.test(name) ? "failed" : "pending";
}

const FINAL_SOUNDING_STATUS = /(ERROR|FAILURE|CRASHED|CANCELL?ED|REJECTED|ABORTED|STOPPED)$/;

/** Advice for a status that sounds final, but is pending by default; empty for others. */
export const hintForFinalSoundingStatus = (status: string): string =>
  FINAL_SOUNDING_STATUS.test(normalizeStatus(status))
    ? `If ${status} is an end on your platform, add it to failure_statuses.`
    : "";

/** Whether a revision with this status serves, or may serve later. */
export const isUsable = (status: string, failureStatuses: readonly string[]) =>
  ["pending", "deployed"].includes(classify(status, failureStatuses));

export const isDeployed = (status: string) => classify(status, []) === "deployed";

/** The evidence that ends polling at this status; undefined for a pending one. */
export function evidenceFor(status: string, failureStatuses: readonly string[]) {
  const statusClass = classify(status, failureStatuses);
  if (statusClass === "pending") return undefined;
  if (statusClass === "deployed") return ONE_READ;
  const isInterrupted = (name: string) => normalizeStatus(name) === "INTERRUPTED";
  // Beyond the contract: interrupted-revisions.
  const mayContinue = isInterrupted(status) && !failureStatuses.some(isInterrupted);
  return mayContinue ? MINUTE_OF_READS : TWO_READS;
}
