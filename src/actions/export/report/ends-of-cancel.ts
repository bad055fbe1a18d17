import type { End } from "../../../report/conclusion.ts";
import { reasonAlone } from "../../../report/unanswered.ts";
import { formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import { type BulkExport, statusWord } from "../../../service/contract/bulk-exports.ts";
import type { Known } from "../known.ts";
import { isOver } from "../watch/status.ts";
import { end } from "./end.ts";
import { notCarriedOut } from "./ends-of-export.ts";
import { alreadyEnded, atStart, nameOf } from "./headline.ts";

const headlineAnd = (known: Known) => ({ headline: countCancelled(known), lines: linesOf(known) });

/** Every end of operation cancel. */
const CANCELS = {
  cancelled: end("cancelled", (known) => ({ ...headlineAnd(known), severity: "success" })),
  accepted: end("cancelled", (known) => ({
    ...headlineAnd(known),
    advice: "Look at it again in a few minutes (operation: list).",
    severity: "warning",
  })),
  failed: end("error", (known) => ({
    ...headlineAnd(known),
    advice: "Run this step again, or cancel them on the platform.",
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

function countCancelled(known: Known): string {
  const { cancelledIds, notCancelled } = known;
  const all = toCancel(known);
  const [first] = all;
  const done = cancelledIds.length;
  const name = atStart(nameOf(known));
  const rest = notCancelled.length > 0 ? ", but not all exports that it has started" : "";
  if (all.length > 1)
    return `${formatNumber(done)} of ${pluralize(all.length, "export")} cancelled${rest}`;
  if (first === undefined || done === 1) return `${name} cancelled${rest}`;
  return isOver(first) ? `${name} ${alreadyEnded(first)}` : `${name}: not cancelled yet`;
}

/** What is worth saying of what is cancelled, and of what is not. */
function linesOf(known: Known): string[] {
  const { inputs, cancelledIds, notCancelled, spawned } = known;
  const failures = notCancelled.map(({ id, error }) => {
    const what = id === undefined ? "The exports that it has started" : `Export ${shortId(id)}`;
    return `${what} may still be running, and could not be cancelled: ${reasonAlone(error)}.`;
  });
  const failed = notCancelled.map(({ id }) => id);
  const open = toCancel(known).filter((one) => !isOver(one) && !failed.includes(one.id));
  const hasNone = inputs.cancel_spawned && spawned.length + failures.length === 0;
  return [
    cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
    ...failures,
    ...open.map(({ id, status }) => notCarriedOut(id, statusWord(status))),
    hasNone ? "No export that it has started was still running." : "",
  ];
}
