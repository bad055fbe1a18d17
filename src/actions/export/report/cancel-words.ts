import { reasonAlone } from "../../../report/error-ending.ts";
import { formatNumber, pluralize, shortId } from "../../../report/wording.ts";
import type { BulkExport } from "../../../service/contract/bulk-exports.ts";
import type { Known } from "../known.ts";
import { isOver, statusWord } from "../watch/status.ts";
import { notCarriedOut } from "./end-words.ts";
import { alreadyEnded, atStart, nameOf } from "./headline.ts";

/** What operation cancel was to end. */
export function toCancel(known: Known): BulkExport[] {
  return [...(known.export === undefined ? [] : [known.export]), ...known.spawned];
}

export function countCancelled(known: Known): string {
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
export function statuses(known: Known): string[] {
  const { cancelledIds, notCancelled, spawned } = known;
  const failures = notCancelled.map(({ id, error }) => {
    const what = id === undefined ? "The exports that it has started" : `Export ${shortId(id)}`;
    return `${what} may still be running, and could not be cancelled: ${reasonAlone(error)}.`;
  });
  const open = toCancel(known).filter(
    (one) => !isOver(one) && !notCancelled.some(({ id }) => id === one.id),
  );
  const hasNone = known.inputs.cancel_spawned && spawned.length + failures.length === 0;
  return [
    cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
    ...failures,
    ...open.map(({ id, status }) => notCarriedOut(id, statusWord(status))),
    hasNone ? "No export that it has started was still running." : "",
  ];
}
