import type { Revision } from "../../../service/contract/deployments.ts";
import { differingRuns } from "../../rollout/runs.ts";
import type { Deploy } from "../context.ts";
import { type Baseline, isNew, readNewRevisions } from "./baseline.ts";
import type { OursApplied } from "./patch-once.ts";
import type { Seen } from "./recognise.ts";

/** One look at what is new, ours included. A failure of it shows nothing, and ends nothing. */
async function seenNow({ world, inputs }: Deploy, applied: OursApplied): Promise<Seen | undefined> {
  const seen = await readNewRevisions(world, inputs, applied.baseline).catch(() => undefined);
  world.signal.throwIfAborted();
  return seen;
}

/** A change that was sent twice may have been applied twice: then both run what it asks for. */
function duplicatesIn(
  { patch, revision, sends }: OursApplied,
  { newRevisions = [] }: Partial<Seen> = {},
): Revision[] {
  const sent = patch.source_revision_config ?? {};
  if (sends < 2 || Object.keys(sent).length === 0) return [];
  const { id, source_revision_config: runs } = revision;
  return newRevisions.filter(
    (other) => other.id !== id && differingRuns(runs, other.source_revision_config).length === 0,
  );
}

/** Warns of revisions by others, made since `start`, that this change was made over. */
export function warnOfForeignRevisions(
  { world }: Deploy,
  applied: OursApplied,
  start: Baseline,
): void {
  const { newRevisions = [] } = applied.seen ?? {};
  // Oldest first.
  const place = newRevisions.findIndex(({ id }) => id === applied.revision.id);
  const before = newRevisions.slice(0, Math.max(0, place));
  const duplicates = duplicatesIn(applied, applied.seen);
  // What was there before the last attempt was made while the earlier ones were put off.
  const meanwhile = applied.baseline.revisions.filter((one) => isNew(one, start)).toReversed();
  const older = [...meanwhile, ...before.filter((other) => !duplicates.includes(other))];
  if (older.length === 0) return;
  const ids = older.map(({ id }) => id).join(", ");
  world.report.warning(
    `Revision ${ids} appeared after this step had read the deployment and before its change, which may have overwritten it. Let one workflow at a time deploy here (concurrency:).`,
  );
}

/** Warns of a second revision of a change that was sent twice, which may appear late. */
export async function warnOfDuplicates(deploy: Deploy, applied: OursApplied): Promise<void> {
  if (applied.sends < 2) return;
  const duplicates = duplicatesIn(applied, await seenNow(deploy, applied));
  if (duplicates.length === 0) return;
  const ids = [applied.revision, ...duplicates].map(({ id }) => id).join(", ");
  // Beyond the contract: revision-authors.
  const doubt = "Someone's later change of other members would look the same.";
  deploy.world.report.warning(
    `The change may have been applied more than once: revisions ${ids} run what it asks for. ${doubt}`,
  );
}
