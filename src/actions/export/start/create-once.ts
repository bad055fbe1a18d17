import { creationSent, exportId } from "../../../report/saved-state.ts";
import { ask } from "../../../service/client/ask.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { writeOnce } from "../../../service/client/write/write-once.ts";
import {
  type BulkExport,
  createExport,
  type ExportCreate,
  statusWord,
} from "../../../service/contract/bulk-exports.ts";
import { likeness } from "../compare-exports.ts";
import { readExports } from "../list-exports.ts";
import type { ExportStep, ExportWorld } from "../step.ts";
import { isOver } from "../watch/status.ts";
import { findLost } from "./find-lost.ts";

/**
 * Creates an export so that at most one is made, as far as the service lets anyone prove that.
 * Throws `RefusedError`, `UnprovenError`, `UnreachableError` for one that never arrived, or the
 * signal's reason.
 */
export async function createOnce(step: ExportStep, request: ExportCreate): Promise<void> {
  const { world, inputs, store, log } = step;
  let before: BulkExport[] = [];
  const refreshBaseline = async () => {
    before = (await readExports(world)).exports;
  };
  await refreshBaseline();
  warnOfSame(world, request, before);
  const idsBefore = () => new Set(before.map(({ id }) => id));
  const { found } = await writeOnce<BulkExport, BulkExport>(world, {
    send: (signal) => ask({ ...world, signal }, createExport, {}, PATIENCE.once, request),
    resultOf: async (reply) => reply,
    search: (windowMs) => findLost(world, request, idsBefore(), windowMs),
    refreshBaseline,
    onPhase: (phase) => {
      // Accepted is what has an id, too.
      if (phase === "accepted") return;
      store.add({ phase });
      creationSent.save(world, phase === "sent" ? "true" : undefined);
    },
    windowMs: inputs.settle_window,
    maySendAgain: (sends) => inputs.on_ambiguous === "verify" && sends < PATIENCE.changes.attempts,
    throttledMs: Number.POSITIVE_INFINITY,
    texts: {
      lost: "the export may have been created, looking for it",
      accepted: "",
      absent: "The export did not appear",
      found: () => "It was created, and is not sent again.",
    },
  });
  // Beyond the contract: export-members.
  const created = { ...found, interval_hours: request.interval_hours };
  store.add((_, readMs) => ({
    phase: "accepted",
    id: created.id,
    export: created,
    readMs,
  }));
  exportId.save(world, created.id);
  creationSent.save(world, undefined);
  log.created(created, store.known);
}

/** A step that is run again may find what it has left the first time. */
function warnOfSame(world: ExportWorld, request: ExportCreate, before: readonly BulkExport[]) {
  const same = before.find((one) => !isOver(one) && likeness(request, one) === "same");
  if (same === undefined) return;
  world.report.warning(
    `Export ${same.id} is still ${statusWord(same.status)} and exports the same, such as one of an earlier run. This step creates another: cancel one of them, unless you need both.`,
  );
}
