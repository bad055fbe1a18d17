import { call } from "../../client/call.ts";
import { readWithRetries } from "../../client/read.ts";
import { type Written, writeOnce } from "../../client/write/write-once.ts";
import { type BulkExport, createExport, type ExportCreate } from "../../contract/bulk-exports.ts";
import { listExportsOnce } from "../read-exports.ts";
import { isOver, statusWord } from "../watch/status.ts";
import type { ExportWorld } from "../world.ts";
import { alike, findLost } from "./find-lost.ts";
import { likeness } from "./fingerprint.ts";

const MAX_SENDS = 3;

export interface CreationOptions {
  on_ambiguous: "verify" | "fail";
  settle_window: number;
  /**
   * Called before each request, with the ids of exports that are there already and look like this
   * one.
   */
  onSend(known: string[]): void;
  /** Called when it is certain that nothing was created so far. */
  onPutOff(): void;
}

/**
 * Creates an export so that at most one is made, as far as the service lets anyone prove that.
 * Throws `RefusedError`, `UnprovenError`, `UnreachableError` for one that never arrived, or the
 * signal's reason.
 */
export async function createOnce(
  world: ExportWorld,
  request: ExportCreate,
  options: CreationOptions,
): Promise<Written<BulkExport>> {
  let before: BulkExport[] = [];
  const learn = async () => {
    before = (await readWithRetries(world, () => listExportsOnce(world))).exports;
  };
  await learn();
  warnOfSame(world, request, before);
  const known = () => new Set(before.map(({ id }) => id));
  const written = await writeOnce<BulkExport, BulkExport>(world, {
    send: (signal) => call(world.server, createExport, {}, { body: request, signal }),
    resultOf: async (reply) => reply,
    search: (windowMs) => findLost(world, request, known(), windowMs),
    refreshBaseline: learn,
    onPhase: (phase) => {
      if (phase === "sent") options.onSend(alike(before, request));
      if (phase === "not sent") options.onPutOff();
    },
    windowMs: options.settle_window,
    maySendAgain: (sends) => options.on_ambiguous === "verify" && sends < MAX_SENDS,
    throttledMs: Number.POSITIVE_INFINITY,
    texts: {
      lost: "the export may have been created, looking for it",
      accepted: "",
      absent: "The export did not appear",
      found: ({ id }) => `It was created: export ${id} is there. Nothing is sent again.`,
    },
  });
  if (written.sends > 1) await warnOfTwins(world, request, known(), written.found);
  return written;
}

/** A step that is run again may find what it has left the first time. */
function warnOfSame(world: ExportWorld, request: ExportCreate, before: readonly BulkExport[]) {
  const same = before.find((one) => !isOver(one) && likeness(one, request) === "same");
  if (same === undefined) return;
  world.report.warning(
    `Export ${same.id} is still ${statusWord(same.status)} and exports the same, such as one of an earlier run. This step creates another: cancel one of them, unless you need both.`,
  );
}

/**
 * A request that was sent twice may have been applied twice, if the first was applied very late.
 */
async function warnOfTwins(
  world: ExportWorld,
  request: ExportCreate,
  known: ReadonlySet<string>,
  ours: BulkExport,
) {
  const { exports } = await listExportsOnce(world).catch(() => ({ exports: [] }));
  const twins = exports.filter(
    (one) => one.id !== ours.id && !known.has(one.id) && likeness(one, request) === "same",
  );
  if (twins.length === 0) return;
  const ids = twins.map(({ id }) => id).join(", ");
  world.report.warning(
    `Export ${ours.id} has a twin (${ids}): cancel one of them, unless someone else created it.`,
  );
}
