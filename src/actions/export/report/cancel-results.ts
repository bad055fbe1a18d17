import type { End } from "../../../report/conclusion.ts";
import { reasonAlone } from "../../../report/unanswered.ts";
import { formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import type { BulkExport } from "../../../service/contract/bulk-exports.ts";
import type { Known } from "../known.ts";
import { isOver } from "../watch/status.ts";
import { end } from "./end.ts";
import { atStart, cancelledLine } from "./headline.ts";

/** Every end of operation cancel. */
const CANCELS = {
  cancelled: end("cancelled", (known) => ({ ...told(known), severity: "success" })),
  accepted: end("cancelled", (known) => ({
    ...told(known),
    advice: "Look at it again in a few minutes (operation: list).",
    severity: "warning",
  })),
  failed: end("error", (known) => ({
    ...told(known),
    advice: "Run this step again, or cancel the rest on the platform.",
  })),
} as const satisfies Record<string, End<Known>>;

export function endOfCancel(known: Known): End<Known> {
  if (known.notCancelled.length > 0) return CANCELS.failed;
  return toCancel(known).every(isOver) ? CANCELS.cancelled : CANCELS.accepted;
}

/** The export, and those of a schedule that were to be cancelled, too. */
const toCancel = ({ export: shown, spawned }: Known): BulkExport[] => [
  ...(shown === undefined ? [] : [shown]),
  ...spawned,
];

/** What is cancelled, and what is worth saying of what is not. */
function told(known: Known) {
  const { cancelledIds, notCancelled } = known;
  const all = toCancel(known);
  const [first] = all;
  const done = formatNumber(cancelledIds.length);
  const isOne = all.length === 1 && first !== undefined;
  const failures = notCancelled.map(({ id, error }) => {
    const what = id === undefined ? "The exports that it has started" : `Export ${shortId(id)}`;
    return `${what} may still be running, and could not be cancelled: ${reasonAlone(error)}.`;
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
