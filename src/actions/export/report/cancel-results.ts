import type { End } from "../../../report/conclusion.ts";
import { formatNumber, pluralize, shortId } from "../../../report/format.ts";
import type { Outcome } from "../../../report/outcomes.ts";
import { shortReason } from "../../../report/unanswered.ts";
import { type BulkExport, statusWord } from "../../../service/contract/bulk-exports.ts";
import type { State } from "../state.ts";
import { isEnd, isOver } from "../watch/status.ts";
import { end } from "./end.ts";
import { atStart, cancelledLine } from "./headline.ts";

/** The step has done its part, however the export has ended. */
const ended = (outcome: Outcome, severity: "success" | "warning") =>
  end(outcome, (state) => ({ ...describeCancel(state), severity }));

/** How operation cancel can end: as the export has. */
const CANCELS = {
  CANCELLED: ended("cancelled", "success"),
  COMPLETED: ended("completed", "success"),
  FAILED: ended("failed", "warning"),
  TIMEDOUT: ended("timed_out", "warning"),
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
  if (state.notCancelled.length > 0) return CANCELS.failed;
  if (!toCancel(state).every(isOver)) return CANCELS.accepted;
  const status = statusWord(state.export?.status ?? "");
  return isEnd(status) ? CANCELS[status] : CANCELS.CANCELLED;
}

/** The export, and the exports of a schedule that were to be cancelled. */
const toCancel = ({ export: shown, spawned }: State): BulkExport[] => [
  ...(shown === undefined ? [] : [shown]),
  ...spawned,
];

/** What was cancelled, and why the rest was not. */
function describeCancel(state: State) {
  const { cancelledIds, notCancelled } = state;
  const all = toCancel(state);
  const [first] = all;
  const done = formatNumber(cancelledIds.length);
  const isOne = all.length === 1 && first !== undefined;
  const failures = notCancelled.map(({ id, error }) => {
    const what = id === undefined ? "The exports that it has started" : `Export ${shortId(id)}`;
    return `${what} may still be running, and could not be cancelled: ${shortReason(error)}.`;
  });
  const failed = notCancelled.map(({ id }) => id);
  const open = all.filter((one) => !isOver(one) && !failed.includes(one.id));
  return {
    headline: isOne
      ? atStart(cancelledLine(first))
      : `${done} of ${pluralize(all.length, "export")} cancelled`,
    lines: [
      cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
      ...failures,
      ...(isOne ? [] : open.map((one) => `${atStart(cancelledLine(one))}.`)),
    ],
  };
}
