import { searchUntilFound } from "../../../service/client/write/search.ts";
import type { Sight } from "../../../service/client/write/write-once.ts";
import type { BulkExport, ExportCreate } from "../../../service/contract/bulk-exports.ts";
import { compareExports, likeness } from "../compare-exports.ts";
import { listExportsOnce, readExportOnce } from "../list-exports.ts";
import type { ExportWorld } from "../step.ts";

/**
 * Lists may show less of an export than it shows itself. More of those than these are not asked one
 * by one.
 */
const MOST_ASKED = 10;

/** Without these, an export is like any other. */
const TELLING = ["session_id", "start_time"];
const isTelling = (request: ExportCreate, one: BulkExport) =>
  compareExports(request, one).every(({ path, is }) => is === "same" || !TELLING.includes(path));

async function inFull(
  world: ExportWorld,
  one: BulkExport,
  request: ExportCreate,
): Promise<BulkExport> {
  return likeness(request, one) === "hidden" ? readExportOnce(world, one.id) : one;
}

/**
 * Looks once. Exports of others that are plainly not this one prove nothing and disturb nothing.
 */
async function look(
  world: ExportWorld,
  request: ExportCreate,
  before: ReadonlySet<string>,
): Promise<Sight<BulkExport>> {
  const { exports: list, hasNameless } = await listExportsOnce(world);
  const newcomers = list.filter((one) => !before.has(one.id) && likeness(request, one) !== "other");
  if (newcomers.length > MOST_ASKED) return several(newcomers);
  const candidates: BulkExport[] = [];
  for (const one of newcomers) {
    const shown = await inFull(world, one, request);
    if (likeness(request, shown) !== "other") candidates.push(shown);
  }
  const [ours] = candidates;
  if (candidates.length > 1) return several(candidates);
  if (ours !== undefined && !isTelling(request, ours)) return mute(ours);
  if (ours !== undefined) return { kind: "ours", found: ours };
  const ids = new Set(list.map(({ id }) => id));
  const isBehind = [...before].some((id) => !ids.has(id));
  return !isBehind && !hasNameless ? { kind: "nothing" } : unknown(INCOMPLETE);
}

const INCOMPLETE = "The list of exports lacks some, or has some that cannot be read";
const SILENT = "The platform API gave no usable answer";

function unknown(why: string): Sight<BulkExport> {
  return { kind: "unproven", why: `${why}, so the export may or may not have been created` };
}

function several(exports: readonly BulkExport[]): Sight<BulkExport> {
  const ids = exports.map(({ id }) => id).join(", ");
  return { kind: "unproven", why: `Exports appeared that cannot be told from this one: ${ids}` };
}

function mute({ id }: BulkExport): Sight<BulkExport> {
  return { kind: "unproven", why: `Export ${id} appeared, and does not show what it exports` };
}

/** Looks until the window has passed. Only an answer from after it proves that nothing is there. */
export async function findLost(
  world: ExportWorld,
  request: ExportCreate,
  before: ReadonlySet<string>,
  windowMs: number,
): Promise<Sight<BulkExport>> {
  const seen = await searchUntilFound(world, {
    what: "the export",
    windowMs,
    look: (longer) => look(longer, request, before),
    isFound: ({ kind }) => kind === "ours",
  });
  return seen ?? unknown(SILENT);
}
