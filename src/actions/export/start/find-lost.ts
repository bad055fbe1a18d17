import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import type { SearchResult } from "../../../service/client/write/search.ts";
import {
  type BulkExport,
  type ExportCreate,
  getExport,
} from "../../../service/contract/bulk-exports.ts";
import { compareExports, similarity } from "../compare-exports.ts";
import { readExports } from "../list-exports.ts";
import type { ExportContext } from "../step.ts";

/** Members that identify an export. */
const TELLING = ["session_id", "start_time"];
const isTelling = (request: ExportCreate, one: BulkExport) =>
  compareExports(request, one).every(({ path, is }) => is === "same" || !TELLING.includes(path));

const unproven = (why: string): SearchResult<BulkExport> => ({ kind: "unproven", why });
const MAY_BE = "so the export may or may not have been created";
export const UNANSWERED = unproven(`The platform API gave no usable answer, ${MAY_BE}`);

/** Searches once. Exports that clearly differ are ignored. */
export async function findLost(
  ctx: ExportContext,
  request: ExportCreate,
  before: ReadonlySet<string>,
): Promise<SearchResult<BulkExport>> {
  const { exports: list, hasNameless } = await readExports(ctx, LIMITS.once);
  const alike: BulkExport[] = [];
  for (const listed of list.filter(({ id }) => !before.has(id))) {
    // A list may show less of an export than a read by id.
    const isHidden = similarity(request, listed) === "hidden";
    const one = isHidden
      ? await call(ctx, getExport, { export_id: listed.id }, LIMITS.once)
      : listed;
    if (similarity(request, one) !== "other") alike.push(one);
  }
  const [ours, ...others] = alike;
  if (others.length > 0) {
    const ids = alike.map(({ id }) => id).join(", ");
    return unproven(`Exports appeared that cannot be told from this one: ${ids}`);
  }
  if (ours !== undefined)
    return isTelling(request, ours)
      ? { kind: "ours", found: ours }
      : unproven(`Export ${ours.id} appeared, and does not show what it exports`);
  const ids = new Set(list.map(({ id }) => id));
  if (!hasNameless && [...before].every((id) => ids.has(id))) return { kind: "nothing" };
  return unproven(`The list of exports lacks some, or has some that cannot be read, ${MAY_BE}`);
}
