import type { End } from "../../../report/conclusion.ts";
import { formatNumber, pluralize, shortId } from "../../../report/format.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { shortReason } from "../../../report/unanswered.ts";
import { type BulkExport, statusLabel } from "../../../service/contract/bulk-exports.ts";
import type { State } from "../state.ts";
import { isEnd, isOver } from "../watch/status.ts";
import { end } from "./end.ts";
import { cancelledLine, capitalize } from "./headline.ts";

/** The step succeeds even if the export had failed: nothing is left to cancel. */
const endOfStatus = (outcome: Outcome, severity: "success" | "warning") =>
  end(outcome, (state) => ({ ...describeCancel(state), severity }));

/** The ends of operation cancel, by the final status of the export. */
const CANCEL_ENDS = {
  CANCELLED: endOfStatus("cancelled", "success"),
  COMPLETED: endOfStatus("completed", "success"),
  FAILED: endOfStatus("failed", "warning"),
  TIMEDOUT: endOfStatus("timed_out", "warning"),
  accepted: end("not_waited", (state) => ({
    ...describeCancel(state),
    advice: "Look at it again in a few minutes (operation: list).",
    severity: "warning",
  })),
  failed: end("error", (state) => ({
    ...describeCancel(state),
    advice: "Run this step again, or cancel the rest on the platform.",
  })),
} as const satisfies Record<string, End<State>>;

export function endOfCancel(state: State): End<State> {
  if (state.notCancelled.length > 0) return CANCEL_ENDS.failed;
  if (!exportsToCancel(state).every(isOver)) return CANCEL_ENDS.accepted;
  const status = statusLabel(state.export?.status ?? "");
  return isEnd(status) ? CANCEL_ENDS[status] : CANCEL_ENDS.CANCELLED;
}

/** The given export, and the exports of a schedule that were to be cancelled. */
const exportsToCancel = ({ export: bulkExport, spawned }: State): BulkExport[] => [
  ...(bulkExport === undefined ? [] : [bulkExport]),
  ...spawned,
];

function describeCancel(state: State) {
  const { cancelledIds, notCancelled } = state;
  const all = exportsToCancel(state);
  const [first] = all;
  const cancelledCount = formatNumber(cancelledIds.length);
  const isOne = all.length === 1 && first !== undefined;
  const failures = notCancelled.map(({ id, error }) => {
    const what = id === undefined ? "The exports that it has started" : `Export ${shortId(id)}`;
    return `${what} may still be running, and could not be cancelled: ${shortReason(error)}.`;
  });
  const failedIds = notCancelled.map(({ id }) => id);
  const open = all.filter((one) => !isOver(one) && !failedIds.includes(one.id));
  return {
    headline: isOne
      ? capitalize(cancelledLine(first))
      : `${cancelledCount} of ${pluralize(all.length, "export")} cancelled`,
    lines: [
      cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
      ...failures,
      ...(isOne ? [] : open.map((one) => `${capitalize(cancelledLine(one))}.`)),
    ],
  };
}
