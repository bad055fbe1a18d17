import { capitalize, formatNumber, pluralize, shortId } from "../../../report/format.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { shortReason } from "../../../report/unanswered.ts";
import {
  type BulkExport,
  isOver,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { type State, statusOf } from "../state.ts";
import { type EndParts, end } from "./end.ts";

interface Result extends Pick<EndParts, "severity" | "advice"> {
  outcome: Outcome;
}

/** The result of operation cancel, by the final status of the export. */
const RESULTS: Record<string, Result> = {
  CANCELLED: { outcome: "cancelled", severity: "success" },
  COMPLETED: { outcome: "completed", severity: "success" },
  FAILED: { outcome: "failed", severity: "warning" },
  TIMEDOUT: { outcome: "timed_out", severity: "warning" },
};

/** The end of operation cancel: `error` if a cancellation, or reading the list, failed. */
export function endOfCancel(state: State) {
  const { outcome, ...parts } = resultOf(state);
  return end(outcome, (finalState) => ({ ...describeCancel(finalState), ...parts }));
}

function resultOf(state: State): Result {
  if (state.cancelFailures.length > 0)
    return { outcome: "error", advice: "Run this step again, or cancel the rest on the platform." };
  const result = exportsToCancel(state).every(isOver) ? RESULTS[statusOf(state)] : undefined;
  const advice = "Look at it again in a few minutes (operation: list).";
  return result ?? { outcome: "not_waited", severity: "warning", advice };
}

/** The export or schedule of the input, and the schedule's exports that were unfinished. */
const exportsToCancel = ({ export: bulkExport, spawnedExports }: State): BulkExport[] =>
  [bulkExport ?? [], spawnedExports].flat();

function describeCancel(state: State) {
  const { cancelledIds, cancelFailures } = state;
  const exports = exportsToCancel(state);
  const [onlyExport] = exports.length === 1 ? exports : [];
  const failureTexts = cancelFailures.map(({ id, error }) => {
    const subject = id === undefined ? "The exports of the schedule" : `Export ${shortId(id)}`;
    return `${subject} may still be running, and could not be cancelled: ${shortReason(error)}.`;
  });
  const failedIds = cancelFailures.map(({ id }) => id);
  const otherExports = exports.filter(({ status }) => statusLabel(status) !== "CANCELLED");
  const remainingExports = otherExports.filter(({ id }) => !failedIds.includes(id));
  return {
    headline: onlyExport
      ? capitalize(cancellationText(onlyExport))
      : `${formatNumber(exports.length - otherExports.length)} of ${pluralize(exports.length, "export")} cancelled`,
    lines: [
      cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
      ...failureTexts,
      ...(onlyExport ? [] : remainingExports.map((one) => `${capitalize(cancellationText(one))}.`)),
    ],
  };
}

/** The result of a cancellation, such as `export 1ce6850a cancelled`. */
export function cancellationText({ id, status }: BulkExport): string {
  const name = `export ${shortId(id)}`;
  const label = statusLabel(status);
  if (label === "CANCELLED") return `${name} cancelled`;
  return isOver({ status })
    ? `${name} had ended before it could be cancelled: ${label}`
    : `${name} accepted the cancellation, and is ${label}`;
}
