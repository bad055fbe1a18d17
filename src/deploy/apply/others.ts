import type { Revision } from "../../contract/deployments.ts";
import { differingRuns } from "../plan/same-source.ts";
import type { Step } from "../step.ts";
import type { Applied } from "./patch-once.ts";
import { look } from "./revisions.ts";

type OursApplied = Applied & { revision: Revision };

/** One look at what is new, ours included. A failure of it shows nothing, and ends nothing. */
async function newNow({ world, inputs }: Step, applied: OursApplied): Promise<readonly Revision[]> {
  const seen = await look(world, inputs, applied.before, false).catch(() => undefined);
  world.signal.throwIfAborted();
  return seen?.news ?? [];
}

/** A change that was sent twice may have been applied twice: then both run what it asks for. */
function isTwin({ patch }: Step, { revision, sends }: OursApplied, other: Revision): boolean {
  const shown = patch?.source_revision_config ?? {};
  if (sends < 2 || other.id === revision.id || Object.keys(shown).length === 0) return false;
  return differingRuns(revision.source_revision_config, other.source_revision_config).length === 0;
}

function warnOf(step: Step, applied: OursApplied, news: readonly Revision[]): void {
  const twins = news.filter((other) => isTwin(step, applied, other));
  if (twins.length === 0) return;
  const ids = [applied.revision, ...twins].map(({ id }) => id).join(", ");
  // Not in the contract: who made a revision, and with which secrets and spec.
  const doubt = "Somebody's later change of other members would look the same.";
  step.world.report.warning(
    `The change may have been applied more than once: revisions ${ids} run what it asks for. ${doubt}`,
  );
}

/** At the end: warns of a second revision of ours that appeared after the first look. */
export async function warnOfTwins(step: Step): Promise<void> {
  const { applied } = step;
  if (applied === undefined || applied.sends < 2) return;
  const before = new Set(applied.news?.map(({ id }) => id));
  const news = await newNow(step, applied);
  if (news.some(({ id }) => !before.has(id))) warnOf(step, applied, news);
}

/** Warns of a second revision of ours, and of revisions by others that this change was made over. */
export async function warnOfOthers(step: Step): Promise<void> {
  const { applied, world } = step;
  if (applied === undefined) return;
  const news = applied.news ?? (await newNow(step, applied));
  warnOf(step, applied, news);
  const twins = news.filter((other) => isTwin(step, applied, other));
  // Oldest first.
  const place = news.findIndex(({ id }) => id === applied.revision.id);
  const older = news.slice(0, Math.max(0, place)).filter((other) => !twins.includes(other));
  if (older.length === 0) return;
  const ids = older.map(({ id }) => id).join(", ");
  world.report.warning(
    `Revision ${ids} appeared after this step had read the deployment and before its change, which may have overwritten it. Let one workflow at a time deploy here (concurrency:).`,
  );
}

/** The second revision of a change that was sent twice, where it is the newest one. */
export async function twinOf(step: Step): Promise<Revision | undefined> {
  const { applied } = step;
  if (applied === undefined || applied.sends < 2) return undefined;
  const news = await newNow(step, applied);
  const newest = news.at(-1);
  return newest !== undefined && isTwin(step, applied, newest) ? newest : undefined;
}
