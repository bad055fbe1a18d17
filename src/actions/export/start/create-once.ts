import { isSchemaMismatch, undefinedIf } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import type { SearchResult } from "../../../service/client/write/search.ts";
import { writeOnce } from "../../../service/client/write/write-once.ts";
import {
  type BulkExport,
  createExport,
  type ExportCreate,
  getExport,
  isOver,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { omitAbsent } from "../../../service/contract/omit-absent.ts";
import { formatUtcTime } from "../../../service/contract/time.ts";
import { creationSent, exportId } from "../../../step/saved-state.ts";
import { compareExports, exportSimilarity } from "../compare-exports.ts";
import { readExports } from "../export-list.ts";
import type { ExportInputs } from "../inputs.ts";
import type { ExportStep } from "../step.ts";

const NO_LIST =
  "The platform API has no list of exports in the documented form, so an export whose creation gets no answer cannot be looked for";

function requestFrom(inputs: ExportInputs): ExportCreate {
  // The rules between inputs guarantee these ids and the start.
  const { destination_id = "", project_id = "", start_time = 0, end_time } = inputs;
  const { filter, format_version, export_fields, interval_hours } = inputs;
  return {
    bulk_export_destination_id: destination_id,
    session_id: project_id,
    start_time: formatUtcTime(start_time),
    ...(end_time === undefined ? {} : { end_time: formatUtcTime(end_time) }),
    ...omitAbsent({ filter, format_version, export_fields, interval_hours }),
  };
}

/**
 * Creates at most one export, as far as the service makes that provable. Throws the errors of
 * reading the list and those of `writeOnce`.
 */
export async function createExportOnce({ ctx, inputs, store, log }: ExportStep): Promise<void> {
  const request = requestFrom(inputs);
  store.update({ request, destination_id: request.bulk_export_destination_id });
  const readBaseline = async () =>
    (await readExports(ctx).catch(undefinedIf(isSchemaMismatch)))?.exports;
  const baseline = await readBaseline();
  if (baseline === undefined) ctx.report.info(`${NO_LIST}.`);
  // A re-run of a workflow may find the export of its first run.
  const duplicate = baseline?.find(
    (bulkExport) => !isOver(bulkExport) && exportSimilarity(request, bulkExport) === "same",
  );
  if (duplicate !== undefined) ctx.report.warning(duplicateWarning(duplicate));
  const { resource } = await writeOnce(ctx, {
    baseline,
    readBaseline,
    send: (signal) => call({ ...ctx, signal }, createExport, {}, LIMITS.once, request),
    resourceOf: async (reply): Promise<BulkExport> => reply,
    subject: "the export",
    searchOnce: async (searchCtx, exports) =>
      exports === undefined
        ? unprovenResult(NO_LIST)
        : findLostExport(searchCtx, request, new Set(exports.map(({ id }) => id))),
    onPhase: (phase) => {
      // The phase `accepted` is recorded together with the id.
      if (phase === "accepted") return;
      store.update({ phase });
      creationSent.save(ctx.report, phase === "sent" ? true : undefined);
    },
    windowMs: inputs.settle_window,
    maySendAgain: (sends) => inputs.on_ambiguous === "verify" && sends < LIMITS.changes.attempts,
    retryLimitMs: Number.POSITIVE_INFINITY,
    texts: {
      ambiguousAttempt: "the export may have been created, looking for it",
      acceptance: "The creation was accepted, but the answer does not show its id; looking for it.",
      absence: "The export did not appear",
      match: () => "It was created, and is not sent again.",
    },
  });
  // The reply may lack the interval. Beyond the contract: export-members.
  const interval_hours = resource.interval_hours ?? request.interval_hours;
  const newExport = { ...resource, interval_hours };
  const { id } = newExport;
  store.update((_, readMs) => ({ phase: "accepted", id, export: newExport, readMs }));
  exportId.save(ctx.report, id);
  creationSent.save(ctx.report, undefined);
  log.creation(store.state);
}

const duplicateWarning = ({ id, status }: BulkExport) =>
  `Export ${id} is still ${statusLabel(status)} and exports the same, such as one of an earlier run. This step creates another: cancel one of them, unless you need both.`;

const IDENTIFYING_MEMBERS = ["session_id", "start_time"];
const hasSameIdentity = (request: ExportCreate, candidate: BulkExport) =>
  compareExports(request, candidate).every(
    ({ path, similarity }) => similarity === "same" || !IDENTIFYING_MEMBERS.includes(path),
  );

const unprovenResult = (reason: string): SearchResult<BulkExport> => ({ kind: "unproven", reason });

/** Searches once for the export, which may have been created although no reply shows it. */
async function findLostExport(
  ctx: ExportStep["ctx"],
  request: ExportCreate,
  baselineIds: ReadonlySet<string>,
): Promise<SearchResult<BulkExport>> {
  const { exports: list, hasEntryWithoutId } = await readExports(ctx, LIMITS.once);
  const candidates: BulkExport[] = [];
  for (const newExport of list.filter(({ id }) => !baselineIds.has(id))) {
    // A list may show less of an export than a read by id.
    const isHidden = exportSimilarity(request, newExport) === "hidden";
    const candidate = isHidden
      ? await call(ctx, getExport, { export_id: newExport.id }, LIMITS.once)
      : newExport;
    if (exportSimilarity(request, candidate) !== "other") candidates.push(candidate);
  }
  const [candidate, ...others] = candidates;
  if (candidate !== undefined && others.length === 0 && hasSameIdentity(request, candidate))
    return { kind: "own", resource: candidate };
  if (candidates.length > 0) {
    const ids = candidates.map(({ id }) => id).join(", ");
    return unprovenResult(`Exports appeared that cannot be told from this one: ${ids}`);
  }
  const ids = new Set(list.map(({ id }) => id));
  if (!hasEntryWithoutId && [...baselineIds].every((id) => ids.has(id))) return { kind: "nothing" };
  return unprovenResult(
    "The list of exports lacks some, or has some that cannot be read, so the export may or may not have been created",
  );
}
