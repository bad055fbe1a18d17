import { shortId } from "../../../report/format.ts";
import { isAccepted, isOwnRefusal, RefusedError } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call, readBestEffort } from "../../../service/client/requests.ts";
import { type Phase, writeRepeatedly, writeThrough } from "../../../service/client/write/write.ts";
import { type WriteResult, writeOnce } from "../../../service/client/write/write-once.ts";
import { compare, hasContent } from "../../../service/contract/deployments/compare.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  patchDeployment,
  revisionTriggers,
} from "../../../service/contract/deployments/deployment.ts";
import type { NamedRevision } from "../../../service/contract/deployments/revision.ts";
import { withServiceSpelling } from "../../../service/contract/deployments/spelling.ts";
import type { Deploy } from "../context.ts";
import { type Baseline, isNew, readNewRevisions, takeBaseline } from "./baseline.ts";
import {
  type IdentifiedRevision,
  isReplyTrusted,
  matchRevision,
  revisionInReply,
} from "./match-revision.ts";

/** An applied change and its revision, created by this step or an earlier attempt of its run. */
export interface AppliedChange
  extends Omit<WriteResult<Baseline, unknown>, "resource">,
    IdentifiedRevision {
  patch: DeploymentPatch;
  /** Revisions that others created while the change was not sent or rate-limited, oldest first. */
  concurrent: readonly NamedRevision[];
}

/**
 * Sends a patch that creates at most one revision, as far as the service makes that provable.
 * Returns undefined if it creates none. Throws `RefusedError`, `UnprovenError`, `UnreachableError`
 * for one that was never delivered, or the signal's reason.
 */
export async function applyPatch(
  { ctx, inputs, run }: Deploy,
  start: Baseline,
  patch: DeploymentPatch,
  onPhase: (phase: Phase) => void,
  onReply: (reply: DeploymentState) => void = () => undefined,
): Promise<AppliedChange | undefined> {
  const { deployment } = start;
  const target = { deployment_id: deployment.id };
  const body = withServiceSpelling(deployment.source_revision_config, patch);
  const send = (signal: AbortSignal) =>
    call({ ...ctx, signal }, patchDeployment, target, LIMITS.once, body);
  const { on_ambiguous, settle_window: windowMs } = inputs;
  /** The deployment after a change of settings whose reply does not show it. */
  async function observe(error: unknown): Promise<DeploymentState> {
    if (isAccepted(error)) return call(ctx, getDeployment, target);
    if (!(error instanceof RefusedError) || isOwnRefusal(error)) throw error;
    const current = await readBestEffort(ctx, getDeployment, target);
    if (current && compare(patch, current).every(({ similarity }) => similarity === "same"))
      return current;
    throw error;
  }
  if (revisionTriggers(patch).length === 0) {
    // A change that creates no revision is idempotent: it may be applied twice.
    const write = on_ambiguous === "verify" ? writeRepeatedly : writeThrough;
    const reply = await write(ctx, (signal) => send(signal).catch(observe), onPhase);
    onReply(reply);
    const revision = unexpectedRevision(reply, start);
    return revision && { patch, revision, sends: 1, baseline: start, concurrent: [] };
  }
  const toSent = ({ deployment: { source_revision_config: previousContent } }: Baseline) => ({
    patch,
    previousContent,
    run,
  });
  const { resource, baseline, ...written } = await writeOnce(ctx, {
    baseline: start,
    readBaseline: async () => takeBaseline(ctx, await call(ctx, getDeployment, target)),
    send,
    onPhase,
    windowMs,
    maySendAgain: (sends) => on_ambiguous === "verify" && sends < LIMITS.changes.attempts,

    subject: "its revision",
    searchOnce: async (longer, baseline) =>
      matchRevision(toSent(baseline), await readNewRevisions(longer, target, baseline)),

    /** The reply names the latest revision: ours, unless stale, or another client came first. */
    async resourceOf(reply, baseline): Promise<IdentifiedRevision | undefined> {
      onReply(reply);
      const sent = toSent(baseline);
      const revision = revisionInReply(sent, reply);
      if (revision === undefined || baseline.ids.has(revision.id)) return undefined;
      // Not retried if it fails: the service may just have rate-limited us.
      const withoutRevisions = { newRevisions: [], deployment: reply };
      const snapshot = await readNewRevisions(ctx, target, baseline).catch(() => withoutRevisions);
      return isReplyTrusted(sent, reply, revision, snapshot) ? { revision, snapshot } : undefined;
    },

    texts: {
      lostResponse: "the change may have been applied, looking for its revision",
      acceptance:
        "The change was accepted, but the answer does not show its revision; looking for it.",
      absence: "No revision of it appeared",
      match: ({ revision: { id } }) =>
        `The change was applied: its revision ${shortId(id)} is there. Nothing is sent again.`,
    },
  });
  const concurrent = baseline.revisions.filter((one) => isNew(one, start)).toReversed();
  return { patch, ...resource, ...written, baseline, concurrent };
}

/** Some services create a revision for any change: a new one with the same content as before. */
function unexpectedRevision(
  { latest_revision_id: id, source_revision_config }: DeploymentState,
  { ids, deployment: { source_revision_config: before } }: Baseline,
): NamedRevision | undefined {
  if (id === null || ids.has(id)) return undefined;
  const latest = { id, source_revision_config };
  return hasContent(before, source_revision_config) ? latest : undefined;
}
