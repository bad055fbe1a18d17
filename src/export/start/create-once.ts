import { attemptWrite, type Untouched } from "../../client/attempt.ts";
import { call } from "../../client/call.ts";
import { delayMs, isTransient } from "../../client/retry.ts";
import { type BulkExport, createExport, type ExportCreate } from "../../contract/bulk-exports.ts";
import { withCancelGrace } from "../../rollout/cancel-grace.ts";
import { UnprovenError } from "../../rollout/unproven.ts";
import { askForExports, persistently } from "../ask.ts";
import type { ExportWorld } from "../world.ts";
import { alike, lookForOurs, type Seen } from "./find-lost.ts";
import { likeness } from "./fingerprint.ts";

const MAX_SENDS = 3;
/** For a request that never leaves this machine. */
const UNSENT_LIMIT_MS = 2 * 60_000;

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
  const before = await persistently(world, () => askForExports(world));
  const known = new Set(before.map(({ id }) => id));
  const queue = new Queue(world, options);
  const seenBefore = alike(before, request);
  for (let sends = 1; ; ) {
    world.signal.throwIfAborted();
    options.onSend(seenBefore);
    const ask = (signal: AbortSignal) =>
      call(world.server, createExport, {}, { body: request, signal });
    const attempt = await attemptWrite(() => withCancelGrace(world.signal, ask));
    if (attempt.kind === "applied") {
      if (sends > 1) await warnOfTwins(world, request, known, attempt.reply);
      return attempt.reply;
    }
    if (attempt.kind === "refused") throw attempt.error;
    world.signal.throwIfAborted();
    if (attempt.kind === "ambiguous") {
      const ours = await lookAfter(world, request, known, attempt.error, options, sends);
      if (ours !== undefined) return ours;
      sends += 1;
      continue;
    }
    await queue.wait(attempt, sends);
    const late = await lookAgain(world, request, known, attempt.error, sends);
    if (late !== undefined) return late;
  }
}

/** Waits for a service that puts creations off, for example because there are too many in an hour. */
class Queue {
  readonly #world: ExportWorld;
  readonly #options: CreationOptions;
  #unsentSince: number | undefined;
  #waits = 0;

  constructor(world: ExportWorld, options: CreationOptions) {
    this.#world = world;
    this.#options = options;
  }

  /** Throws the error where waiting cannot help, or would take too long. */
  async wait({ kind, error }: Untouched, sends: number): Promise<void> {
    const { clock, report, signal } = this.#world;
    if (sends === 1) this.#options.onPutOff();
    this.#waits += 1;
    this.#unsentSince = kind === "unsent" ? (this.#unsentSince ?? clock.now()) : undefined;
    const end = Math.min(
      this.#options.deadline,
      (this.#unsentSince ?? Number.POSITIVE_INFINITY) + UNSENT_LIMIT_MS,
    );
    const delay = delayMs(error, this.#waits, clock.random);
    if (clock.now() + delay > end || !isTransient(error)) throw error;
    report.info(
      `${error.message}. Nothing was created; trying again in ${Math.ceil(delay / 1_000)} s.`,
    );
    await clock.sleep(delay, signal);
  }
}

/** The export whose answer was lost; undefined when it is proven absent and may be sent again. */
async function lookAfter(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
  error: Error,
  { on_ambiguous, settle_window }: CreationOptions,
  sends: number,
): Promise<BulkExport | undefined> {
  world.report.info(`${error.message}. The export may have been created; looking for it.`);
  const ours = oursOf(world, await lookForOurs(world, request, known, settle_window), error);
  if (ours !== undefined) return ours;
  if (on_ambiguous === "fail" || sends >= MAX_SENDS) {
    throw new UnprovenError(
      `${error.message}. The export did not appear, and is not sent again (${sends} sent)`,
    );
  }
  world.report.info("It did not appear, so it is sent again.");
  return undefined;
}

/** After a wait: what was sent before that may have been applied meanwhile. */
async function lookAgain(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
  error: Error,
  sends: number,
): Promise<BulkExport | undefined> {
  return sends === 1
    ? undefined
    : oursOf(world, await lookForOurs(world, request, known, 0), error);
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
  const list = await askForExports(world).catch(() => []);
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
      seen.ids,
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
