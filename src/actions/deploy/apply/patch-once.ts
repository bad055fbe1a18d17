import { shortId } from "../../../report/wording.ts";
import type { World } from "../../../report/world.ts";
import { ask } from "../../../service/client/ask.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { searchUntilFound } from "../../../service/client/write/search.ts";
import { type Phase, writeRepeatedly, writeThrough } from "../../../service/client/write/write.ts";
import { type Recovered, type Sight, writeOnce } from "../../../service/client/write/write-once.ts";
import { runsAll } from "../../../service/contract/compare.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  patchDeployment,
  type Revision,
  revisionTriggers,
} from "../../../service/contract/deployments.ts";
import { omitAbsent } from "../../../service/contract/operation.ts";
import { inSpellingOf } from "../../../service/contract/spelling.ts";
import { type Baseline, isNew, readNewRevisions, takeBaseline } from "./baseline.ts";
import { isBelieved, namedBy, recognise, type Seen, type Sent } from "./recognise.ts";

export interface PatchOptions {
  on_ambiguous: "verify" | "fail";
  settleWindowMs: number;
  run: Sent["run"];
  onPhase(phase: Phase): void;
}

export interface Applied {
  patch: DeploymentPatch;
  /** The revision that the patch made, or undefined for one that needs none. */
  revision?: Revision;
  /** The service's answer, if it arrived. */
  answer?: DeploymentState;
  /** How many attempts may have arrived. */
  sends: number;
  /** Present if an answer was lost. */
  recovered?: Recovered;
  /** What was new when ours was found, ours included if the look for it was answered. */
  seen?: Seen | undefined;
  /** What existed when no attempt could have arrived yet. */
  baseline: Baseline;
  /** What appeared while the change was put off, oldest first. */
  meanwhile: readonly Revision[];
}

/** A change whose revision is known: made by this step or by an earlier attempt of its run. */
export type OursApplied = Applied & { revision: Revision };

/**
 * Sends a patch so that it makes at most one revision, as far as the service lets anyone prove
 * that.
 * Throws `RefusedError`, `UnprovenError`, `UnreachableError` for one that never arrived, or the
 * signal's reason.
 */
export async function applyPatch(
  world: World,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  baseline: Baseline,
  options: PatchOptions,
): Promise<Applied> {
  const target = { deployment_id: deployment.id };
  const body = inSpellingOf(deployment.source_revision_config, patch);
  const send = (signal: AbortSignal) =>
    ask({ ...world, signal }, patchDeployment, target, PATIENCE.once, body);
  if (revisionTriggers(patch).length === 0) {
    const answer = await applyWithoutRevision(world, send, options);
    const revision = madeAnyway(deployment, answer, baseline);
    return { ...omitAbsent({ revision }), answer, sends: 1, patch, baseline, meanwhile: [] };
  }
  const { result, ...search } = revisionSearch(world, deployment, patch, baseline, options.run);
  const { found, ...written } = await writeOnce(world, {
    send,
    onPhase: options.onPhase,
    ...search,
    windowMs: options.settleWindowMs,
    // A proxy that repeats a change hands on that the second one met the first.
    mayHaveCollided: ({ status }) => [409, 423].includes(status),
    maySendAgain: (sends) => options.on_ambiguous === "verify" && sends < PATIENCE.changes.attempts,
    texts: {
      lost: "the change may have been applied, looking for its revision",
      accepted:
        "The change was accepted, but the answer does not show its revision; looking for it.",
      absent: "No revision of it appeared",
      found: ({ id }) =>
        `The change was applied: its revision ${shortId(id)} is there. Nothing is sent again.`,
    },
  });
  return { patch, revision: found, ...written, ...result() };
}

/** A change that makes no revision is the same each time: it may be applied twice. */
async function applyWithoutRevision(
  world: World,
  send: (signal: AbortSignal) => Promise<DeploymentState>,
  { on_ambiguous, onPhase }: PatchOptions,
): Promise<DeploymentState> {
  if (on_ambiguous === "verify") return writeRepeatedly(world, send, onPhase);
  const attempt = await writeThrough(world, send, onPhase);
  if (attempt.kind === "applied") return attempt.reply;
  throw attempt.error;
}

/** Some services make a revision of any change: a new one that runs what ran before. */
function madeAnyway(
  { source_revision_config: before }: DeploymentState,
  { latest_revision_id: id, source_revision_config }: DeploymentState,
  { ids }: Baseline,
): Revision | undefined {
  if (id === null || ids.has(id)) return undefined;
  const latest = { id, status: "", source_revision_config };
  return runsAll(before, source_revision_config) ? latest : undefined;
}

/** Looks for the revision of one patch. */
function revisionSearch(
  world: World,
  deployment: DeploymentState,
  patch: DeploymentPatch,
  start: Baseline,
  run: Sent["run"],
) {
  const target = { deployment_id: deployment.id };
  let baseline = start;
  let sent: Sent = { patch, before: deployment.source_revision_config, run };
  let answer: Seen["deployment"] | undefined;
  let seen: Seen | undefined;
  let meanwhile: readonly Revision[] = [];

  return {
    /** Looks until ours is found or the window has passed, which only a look after it proves. */
    async search(windowMs: number): Promise<Sight<Revision>> {
      seen = await searchUntilFound(world, {
        ...{ what: "its revision", windowMs },
        look: (longer) => readNewRevisions(longer, target, baseline),
        isFound: (now) => recognise(sent, now).kind === "ours",
      });
      const why = "The service could not be asked whether it was applied";
      return seen === undefined ? { kind: "unproven", why } : recognise(sent, seen);
    },

    result: (): Pick<Applied, "answer" | "baseline" | "meanwhile" | "seen"> => ({
      ...{ baseline, meanwhile, seen },
      ...omitAbsent({ answer }),
    }),

    /** Nothing of ours exists yet, so everything that exists now is older than ours. */
    async refreshBaseline(): Promise<void> {
      const now = await ask(world, getDeployment, target);
      baseline = await takeBaseline(world, now);
      meanwhile = baseline.revisions.filter((one) => isNew(one, start)).toReversed();
      sent = { ...sent, before: now.source_revision_config };
    },

    /** The answer names the latest revision: ours, unless it lags behind or someone was quicker. */
    async resultOf(reply: Seen["deployment"]): Promise<Revision | undefined> {
      answer = reply;
      const named = namedBy(sent, reply);
      if (named === undefined || baseline.ids.has(named.id)) return undefined;
      // One that fails is not repeated: the service may just have limited the rate.
      const alone = { newRevisions: [], deployment: reply };
      seen = await readNewRevisions(world, target, baseline).catch(() => alone);
      return isBelieved(sent, reply, named, seen) ? named : undefined;
    },
  };
}
