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
const IDENTIFYING_MEMBERS = ["session_id", "start_time"];
const showsIdentity = (request: ExportCreate, one: BulkExport) =>
  compareExports(request, one).every(
    ({ path, similarity }) => similarity === "same" || !IDENTIFYING_MEMBERS.includes(path),
  );

const unproven = (why: string): SearchResult<BulkExport> => ({ kind: "unproven", why });
const MAY_EXIST = "so the export may or may not have been created";
export const UNANSWERED = unproven(`The platform API gave no usable answer, ${MAY_EXIST}`);

/** Searches once for an export whose creation got no response. Others are ignored. */
export async function findLost(
  ctx: ExportContext,
  request: ExportCreate,
  idsBefore: ReadonlySet<string>,
): Promise<SearchResult<BulkExport>> {
  const { exports: list, hasUnidentified } = await readExports(ctx, LIMITS.once);
  const candidates: BulkExport[] = [];
  for (const listed of list.filter(({ id }) => !idsBefore.has(id))) {
    // A list may show less of an export than a read by id.
    const isHidden = similarity(request, listed) === "hidden";
    const one = isHidden
      ? await call(ctx, getExport, { export_id: listed.id }, LIMITS.once)
      : listed;
    if (similarity(request, one) !== "other") candidates.push(one);
  }
  const [ours, ...others] = candidates;
  if (others.length > 0) {
    const ids = candidates.map(({ id }) => id).join(", ");
    return unproven(`Exports appeared that cannot be told from this one: ${ids}`);
  }
  if (ours !== undefined)
    return showsIdentity(request, ours)
      ? { kind: "ours", found: ours }
      : unproven(`Export ${ours.id} appeared, and does not show what it exports`);
  const ids = new Set(list.map(({ id }) => id));
  if (!hasUnidentified && [...idsBefore].every((id) => ids.has(id))) return { kind: "nothing" };
  return unproven(`The list of exports lacks some, or has some that cannot be read, ${MAY_EXIST}`);
}
