import type { End } from "../../../report/conclusion.ts";
import { formatNumber, pluralize, shortId } from "../../../report/format.ts";
import { shortReason } from "../../../report/unanswered.ts";
import type { BulkExport } from "../../../service/contract/bulk-exports.ts";
import type { State } from "../state.ts";
import { isOver } from "../watch/status.ts";
import { end } from "./end.ts";
import { atStart, cancelledLine } from "./headline.ts";

/** How operation cancel can end. */
const CANCELS = {
  cancelled: end("cancelled", (state) => ({ ...describeCancel(state), severity: "success" })),
  accepted: end("cancelled", (state) => ({
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
  return toCancel(state).every(isOver) ? CANCELS.cancelled : CANCELS.accepted;
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
