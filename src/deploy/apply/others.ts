import { isDeepStrictEqual } from "node:util";
import type { Revision } from "../../contract/deployments.ts";
import { differingRuns } from "../../rollout/same-source.ts";
import type { Step } from "../step.ts";
import type { Applied } from "./patch-once.ts";
import type { Seen } from "./recognise.ts";
import { look } from "./revisions.ts";

type OursApplied = Applied & { revision: Revision };

/** One look at what is new, ours included. A failure of it shows nothing, and ends nothing. */
async function seenNow({ world, inputs }: Step, applied: OursApplied): Promise<Seen | undefined> {
  const seen = await look(world, inputs, applied.before).catch(() => undefined);
  world.signal.throwIfAborted();
  return seen;
}

/** A change that was sent twice may have been applied twice: then both run what it asks for. */
function isTwin({ patch }: Step, { revision, sends }: OursApplied, other: Revision): boolean {
  const sent = patch?.source_revision_config ?? {};
  if (sends < 2 || other.id === revision.id || Object.keys(sent).length === 0) return false;
  return differingRuns(revision.source_revision_config, other.source_revision_config).length === 0;
}

function warnOfTwins(step: Step, applied: OursApplied, twins: readonly Revision[]): void {
  if (twins.length === 0) return;
  const ids = [applied.revision, ...twins].map(({ id }) => id).join(", ");
  // Beyond the contract: revision-authors.
  const doubt = "Someone's later change of other members would look the same.";
  step.world.report.warning(
    `The change may have been applied more than once: revisions ${ids} run what it asks for. ${doubt}`,
  );
}

/**
 * Warns of a second revision of ours, and of revisions by others that this change was made over.
 */
export async function warnOfOthers(step: Step): Promise<void> {
  const { applied, world } = step;
  if (applied === undefined) return;
  applied.seen ??= await seenNow(step, applied);
  const news = applied.seen?.news ?? [];
  const twins = news.filter((other) => isTwin(step, applied, other));
  warnOfTwins(step, applied, twins);
  // Oldest first.
  const place = news.findIndex(({ id }) => id === applied.revision.id);
  const others = news.slice(0, Math.max(0, place)).filter((other) => !twins.includes(other));
  const older = [...(applied.meanwhile ?? []), ...others];
  if (older.length === 0) return;
  const ids = older.map(({ id }) => id).join(", ");
  world.report.warning(
    `Revision ${ids} appeared after this step had read the deployment and before its change, which may have overwritten it. Let one workflow at a time deploy here (concurrency:).`,
  );
}

/**
 * A second revision of a change that was sent twice, which appeared after the first was found: the
 * newest revision, in a deployment whose spec and secrets are still the same. Warns of others.
 */
export async function lateTwinOf(step: Step): Promise<Revision | undefined> {
  const { applied } = step;
  if (applied === undefined || applied.sends < 2) return undefined;
  const now = await seenNow(step, applied);
  const { seen } = applied;
  const known = new Set(seen?.news.map(({ id }) => id));
  const twins = now?.news
    .filter(({ id }) => !known.has(id))
    .filter((one) => isTwin(step, applied, one));
  warnOfTwins(step, applied, twins ?? []);
  const newest = now?.news.at(-1);
  const isSame = isDeepStrictEqual(othersOf(seen), othersOf(now));
  return newest !== undefined && isSame && twins?.includes(newest) ? newest : undefined;
}

/** The members that a revision does not show. */
const othersOf = (seen: Seen | undefined) => [
  seen?.deployment.secrets,
  seen?.deployment.source_config.resource_spec,
];
