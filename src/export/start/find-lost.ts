import { settle } from "../../client/settle.ts";
import type { BulkExport, ExportCreate } from "../../contract/bulk-exports.ts";
import { listExportsOnce, readExportOnce } from "../read-exports.ts";
import type { ExportWorld } from "../world.ts";
import { type Likeness, likeness } from "./fingerprint.ts";

/** What the list of exports says of a creation whose answer was lost. */
export type Seen =
  | { kind: "ours"; export: BulkExport }
  | { kind: "several"; ids: string[] }
  | { kind: "absent" | "paged" | "unknown" };

/** Not in the contract: whether the list has pages. One of a page's usual sizes may be a first page only. */
const PAGE_SIZES = [10, 20, 25, 30, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000, 10_000];
/** Lists may show less of an export than it shows itself. More of those than these are not asked one by one. */
const MOST_ASKED = 10;

async function likenessOf(
  world: ExportWorld,
  one: BulkExport,
  request: ExportCreate,
): Promise<Likeness> {
  const listed = likeness(one, request);
  return listed === "unknown" ? likeness(await readExportOnce(world, one.id), request) : listed;
}

/** The ids of those that cannot be told from what the request asks for. */
export function alike(list: readonly BulkExport[], request: ExportCreate): string[] {
  return list.filter((one) => likeness(one, request) !== "other").map(({ id }) => id);
}

/** Looks once. Exports of others that are plainly not this one prove nothing and disturb nothing. */
async function look(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
): Promise<Seen> {
  const list = await listExportsOnce(world);
  const newcomers = list.filter((one) => !known.has(one.id) && likeness(one, request) !== "other");
  if (newcomers.length > MOST_ASKED) return { kind: "several", ids: newcomers.map(({ id }) => id) };
  const candidates: BulkExport[] = [];
  for (const one of newcomers) {
    if ((await likenessOf(world, one, request)) !== "other") candidates.push(one);
  }
  const [ours] = candidates;
  if (candidates.length > 1) return { kind: "several", ids: candidates.map(({ id }) => id) };
  // A list that has grown was no full page before, so that what is new in it is new.
  const wasWhole = list.length > known.size || !PAGE_SIZES.includes(known.size);
  if (ours !== undefined) return wasWhole ? { kind: "ours", export: ours } : { kind: "paged" };
  return PAGE_SIZES.includes(list.length) ? { kind: "paged" } : { kind: "absent" };
}

/** Looks until the window has passed. Only an answer from after it proves that nothing is there. */
export async function findLost(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
  windowMs: number,
): Promise<Seen> {
  const seen = await settle({
    ...world,
    windowMs,
    look: () => look(world, request, known),
    isFound: ({ kind }) => kind === "ours",
  });
  return seen ?? { kind: "unknown" };
}
