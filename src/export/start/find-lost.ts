import { UnreachableError } from "../../client/errors.ts";
import { isTransient } from "../../client/retry.ts";
import type { BulkExport, ExportCreate } from "../../contract/bulk-exports.ts";
import { askForExport, askForExports } from "../ask.ts";
import type { ExportWorld } from "../world.ts";
import { type Likeness, likeness } from "./fingerprint.ts";

/** What the list of exports says of a creation whose answer was lost. */
export type Seen =
  | { kind: "ours"; export: BulkExport }
  | { kind: "several"; ids: string[] }
  | { kind: "absent" | "paged" | "unknown" };

const LOOKS_MS = [1_000, 2_000, 4_000];
const LAST_LOOK_MS = 8_000;
/** How long after the window an answer from its end is waited for. */
const OVERTIME_MS = 2 * 60_000;
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
  return listed === "unknown" ? likeness(await askForExport(world, one.id), request) : listed;
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
  const list = await askForExports(world);
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

async function tryToLook(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
): Promise<Seen | Error> {
  try {
    return await look(world, request, known);
  } catch (error) {
    world.signal.throwIfAborted();
    if (!(error instanceof Error)) throw error;
    world.report.info(`${error.message}; looking again.`);
    return error;
  }
}

/** Looks until the window has passed since the call. Only an answer from its end proves that nothing is there. */
export async function lookForOurs(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
  windowMs: number,
): Promise<Seen> {
  const { clock, signal } = world;
  const end = clock.now() + windowMs;
  for (let looks = 0; ; looks++) {
    const isLate = clock.now() >= end;
    const seen = await tryToLook(world, request, known);
    if (!(seen instanceof Error) && (isLate || seen.kind === "ours")) return seen;
    const usual = (LOOKS_MS[looks] ?? LAST_LOOK_MS) * (0.8 + clock.random() * 0.4);
    const asked = seen instanceof UnreachableError ? (seen.retryAfterMs ?? 0) : 0;
    const left = end - clock.now();
    const pause = Math.max(asked, left > 0 ? Math.min(usual, left) : usual);
    const isHopeless = isLate && seen instanceof Error && !isTransient(seen);
    if (isHopeless || clock.now() + pause > end + OVERTIME_MS) return { kind: "unknown" };
    await clock.sleep(pause, signal);
  }
}
