import { readWithRetries } from "../../action/read.ts";
import { call } from "../../client/call.ts";
import { UnprovenError } from "../../client/errors.ts";
import { attemptWrite, Backoff } from "../../client/write.ts";
import { type BulkExport, createExport, type ExportCreate } from "../../contract/bulk-exports.ts";
import { listExportsOnce } from "../read-exports.ts";
import type { ExportWorld } from "../world.ts";
import { alike, findLost, type Seen } from "./find-lost.ts";
import { likeness } from "./fingerprint.ts";

const MAX_SENDS = 3;

export interface CreationOptions {
  on_ambiguous: "verify" | "fail";
  settle_window: number;
  /** On the clock's scale: how long a service that puts it off is waited for. */
  deadline: number;
  /** Called before each request, with the ids of exports that are there already and look like this one. */
  onSend(known: string[]): void;
  /** Called when it is certain that nothing was created so far. */
  onPutOff(): void;
}

/**
 * Creates an export so that at most one comes of it, as far as the service lets anyone prove that.
 * Throws `RefusedError`, `UnprovenError`, `UnreachableError` for one that never got through, or the signal's reason.
 */
export async function createOnce(
  world: ExportWorld,
  request: ExportCreate,
  options: CreationOptions,
): Promise<BulkExport> {
  const before = await readWithRetries(world, () => listExportsOnce(world));
  const known = new Set(before.map(({ id }) => id));
  const backoff = new Backoff(world, options.deadline);
  const seenBefore = alike(before, request);
  const send = (signal: AbortSignal) =>
    call(world.server, createExport, {}, { body: request, signal });
  for (let sends = 1; ; ) {
    world.signal.throwIfAborted();
    options.onSend(seenBefore);
    const attempt = await attemptWrite(world.signal, send);
    if (attempt.kind === "refused") throw attempt.error;
    if (attempt.kind === "applied") {
      if (sends > 1) await warnOfTwins(world, request, known, attempt.reply);
      return attempt.reply;
    }
    world.signal.throwIfAborted();
    const search = { request, known, error: attempt.error, sends };
    let lost: BulkExport | undefined;
    if (attempt.kind === "ambiguous") {
      lost = await lookAfter(world, search, options);
      sends += 1;
    } else {
      if (sends === 1) options.onPutOff();
      await backoff.wait(attempt);
      lost = await lookAgain(world, search);
    }
    if (lost !== undefined) return lost;
  }
}

interface Search {
  request: ExportCreate;
  known: ReadonlySet<string>;
  error: Error;
  /** How often the request may have reached the service. */
  sends: number;
}

/** The export whose answer was lost; undefined when it is proven absent and may be sent again. */
async function lookAfter(
  world: ExportWorld,
  { request, known, error, sends }: Search,
  { on_ambiguous, settle_window }: CreationOptions,
): Promise<BulkExport | undefined> {
  world.report.info(`${error.message}. The export may have been created; looking for it.`);
  const ours = oursOf(world, await findLost(world, request, known, settle_window), error);
  if (ours !== undefined) return ours;
  if (on_ambiguous === "fail" || sends >= MAX_SENDS) {
    throw new UnprovenError(
      `${error.message}. The export did not appear, and is not sent again (${sends} sent)`,
    );
  }
  world.report.info("It did not appear, so it is sent again.");
  return undefined;
}

/** After a back-off: what was sent before it may have been applied meanwhile. */
async function lookAgain(
  world: ExportWorld,
  { request, known, error, sends }: Search,
): Promise<BulkExport | undefined> {
  if (sends === 1) return undefined;
  return oursOf(world, await findLost(world, request, known, 0), error);
}

/** Undefined where it is absent; throws where nobody can tell. */
function oursOf(world: ExportWorld, seen: Seen, error: Error): BulkExport | undefined {
  if (seen.kind === "absent") return undefined;
  if (seen.kind !== "ours") throw unproven(seen, error);
  world.report.info(`It was created: export ${seen.export.id} is there. Nothing is sent again.`);
  return seen.export;
}

/** A request that was sent again may turn out to have been applied twice, if the first came very late. */
async function warnOfTwins(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
  ours: BulkExport,
) {
  const list = await listExportsOnce(world).catch(() => []);
  const twins = list.filter(
    (one) => one.id !== ours.id && !known.has(one.id) && likeness(one, request) === "same",
  );
  if (twins.length === 0) return;
  const ids = twins.map(({ id }) => id).join(", ");
  world.report.warning(
    `Export ${ours.id} has a twin (${ids}): cancel one of them, unless somebody else has made it.`,
  );
}

function unproven(seen: Exclude<Seen, { kind: "ours" | "absent" }>, cause: Error): UnprovenError {
  if (seen.kind === "several") {
    const ids = seen.ids.join(", ");
    return new UnprovenError(
      `${cause.message}. Exports appeared that cannot be told from this one: ${ids}`,
    );
  }
  const why =
    seen.kind === "paged"
      ? "The list of exports may have more pages than the one that can be read"
      : "The service could not be asked what became of it";
  return new UnprovenError(
    `${cause.message}. ${why}, so the export may or may not have been created`,
  );
}
