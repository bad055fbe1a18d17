import { catchServiceError, isOtherForm, ServiceError } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import { writeOnce } from "../../../service/client/write/write-once.ts";
import {
  type BulkExport,
  createExport,
  type ExportCreate,
  statusLabel,
} from "../../../service/contract/bulk-exports.ts";
import { creationSent, exportId } from "../../../step/saved-state.ts";
import { similarity } from "../compare-exports.ts";
import { readExports } from "../list-exports.ts";
import type { ExportContext, ExportStep } from "../step.ts";
import { isOver } from "../watch/status.ts";
import { findLost, UNANSWERED } from "./find-lost.ts";

const NO_LIST =
  "The platform API has no list of exports in the documented form, so an export whose creation gets no answer cannot be looked for";

/**
 * Creates at most one export, as far as the service makes that provable. Throws `RefusedError`,
 * `UnprovenError`, `UnreachableError` for one that was never delivered, or the signal's reason.
 */
export async function createExportOnce(step: ExportStep, request: ExportCreate): Promise<void> {
  const { ctx, inputs, store, log } = step;
  const readBaseline = async () => {
    const list = await catchServiceError(ctx, readExports(ctx));
    if (!(list instanceof ServiceError)) return list.exports;
    if (isOtherForm(list)) return undefined;
    throw list;
  };
  const baseline = await readBaseline();
  if (baseline === undefined) ctx.report.info(`${NO_LIST}.`);
  warnOfRunningDuplicate(ctx, request, baseline ?? []);
  const { found } = await writeOnce(ctx, {
    baseline,
    readBaseline,
    send: (signal) => call({ ...ctx, signal }, createExport, {}, LIMITS.once, request),
    resultOf: async (created): Promise<BulkExport> => created,
    what: "the export",
    searchOnce: async (searchCtx, exports) =>
      exports === undefined
        ? { kind: "unproven", why: NO_LIST }
        : findLost(searchCtx, request, new Set(exports.map(({ id }) => id))),
    resultWithoutReply: UNANSWERED,
    onPhase: (phase) => {
      // The phase becomes accepted together with the id.
      if (phase === "accepted") return;
      store.update({ phase });
      creationSent.save(ctx, phase === "sent" ? "true" : undefined);
    },
    windowMs: inputs.settle_window,
    maySendAgain: (sends) => inputs.on_ambiguous === "verify" && sends < LIMITS.changes.attempts,
    rateLimitedMs: Number.POSITIVE_INFINITY,
    texts: {
      lost: "the export may have been created, looking for it",
      accepted: "The creation was accepted, but the answer does not show its id; looking for it.",
      absent: "The export did not appear",
      found: () => "It was created, and is not sent again.",
    },
  });
  // Beyond the contract: export-members.
  const created = { ...found, interval_hours: found.interval_hours ?? request.interval_hours };
  store.update((_, readMs) => ({
    phase: "accepted",
    id: created.id,
    export: created,
    readMs,
  }));
  exportId.save(ctx, created.id);
  creationSent.save(ctx, undefined);
  log.created(created, store.state);
}

/** A re-run of a workflow may find the export of its first run. */
function warnOfRunningDuplicate(
  ctx: ExportContext,
  request: ExportCreate,
  existing: readonly BulkExport[],
) {
  const duplicate = existing.find((one) => !isOver(one) && similarity(request, one) === "same");
  if (duplicate === undefined) return;
  ctx.report.warning(
    `Export ${duplicate.id} is still ${statusLabel(duplicate.status)} and exports the same, such as one of an earlier run. This step creates another: cancel one of them, unless you need both.`,
  );
}
