import type { End } from "../../../report/conclusion.ts";
import { capitalize, formatNumber, pluralize, shortId } from "../../../report/format.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { shortReason } from "../../../report/unanswered.ts";
import { type BulkExport, isOver } from "../../../service/contract/exports/bulk-export.ts";
import { type State, statusOf } from "../state.ts";
import { type EndParts, end } from "./end.ts";
import { cancellationText } from "./headline.ts";

/** The outcome of operation cancel, by the final status of the export. */
const OUTCOMES: Record<string, Outcome> = {
  CANCELLED: "cancelled",
  COMPLETED: "completed",
  FAILED: "failed",
  TIMEDOUT: "timed_out",
};

/** The end of operation cancel, which fails only if an export may still be running. */
export function endOfCancel(state: State): End<State> {
  const outcome = OUTCOMES[statusOf(state)];
  if (state.cancelFailures.length > 0)
    return endWith("error", {
      advice: "Run this step again, or cancel the rest on the platform.",
    });
  if (outcome === undefined || !exportsToCancel(state).every(isOver))
    return endWith("not_waited", {
      advice: "Look at it again in a few minutes (operation: list).",
      severity: "warning",
    });
  const hasFailed = outcome === "failed" || outcome === "timed_out";
  return endWith(outcome, { severity: hasFailed ? "warning" : "success" });
}

const endWith = (outcome: Outcome, parts: Omit<EndParts, "headline">): End<State> =>
  end(outcome, (state) => ({ ...describeCancel(state), ...parts }));

/** The export or schedule of the input, and the schedule's exports that were unfinished. */
const exportsToCancel = ({ export: bulkExport, spawnedExports }: State): BulkExport[] =>
  [bulkExport ?? [], spawnedExports].flat();

function describeCancel(state: State) {
  const { cancelledIds, cancelFailures } = state;
  const exports = exportsToCancel(state);
  const [onlyExport] = exports.length === 1 ? exports : [];
  const failures = cancelFailures.map(({ id, error }) => {
    const subject = id === undefined ? "The exports that it has started" : `Export ${shortId(id)}`;
    return `${subject} may still be running, and could not be cancelled: ${shortReason(error)}.`;
  });
  const failedIds = cancelFailures.map(({ id }) => id);
  const pendingExports = exports.filter((one) => !isOver(one) && !failedIds.includes(one.id));
  return {
    headline: onlyExport
      ? capitalize(cancellationText(onlyExport))
      : `${formatNumber(cancelledIds.length)} of ${pluralize(exports.length, "export")} cancelled`,
    lines: [
      cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
      ...failures,
      ...(onlyExport ? [] : pendingExports.map((one) => `${capitalize(cancellationText(one))}.`)),
    ],
  };
}
