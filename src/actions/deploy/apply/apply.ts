import { shortId } from "../../../report/format.ts";
import { isAccepted, isOwnRefusal, RefusedError } from "../../../service/client/errors.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call, readBestEffort } from "../../../service/client/requests.ts";
import {
  errorWithoutRead,
  type Phase,
  writeRepeatedly,
  writeUntilProcessed,
} from "../../../service/client/write/write.ts";
import { type WriteResult, writeOnce } from "../../../service/client/write/write-once.ts";
import {
  compare,
  hasContent,
  isOtherContent,
} from "../../../service/contract/deployments/compare.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  patchDeployment,
  revisionTriggers,
} from "../../../service/contract/deployments/deployment.ts";
import type { NamedRevision } from "../../../service/contract/deployments/revision.ts";
import { withServiceSpelling } from "../../../service/contract/deployments/spelling.ts";
import { deploymentUpdate } from "../../rollout/state.ts";
import { isUsable } from "../../rollout/status.ts";
import type { Deploy } from "../context.ts";
import { readNewRevision } from "../read-revisions.ts";
import { type Baseline, isNew, newRevisionIn, readNewRevisions, takeBaseline } from "./baseline.ts";
import { warnAboutConcurrentRevisions } from "./concurrent-revisions.ts";
import {
  hasMismatches,
  isCertainMatch,
  isReplyTrusted,
  matchRevision,
  type OwnRevision,
  type SentChange,
} from "./match-revision.ts";

/** A change with its revision, which this step or an earlier attempt of its run created. */
export interface AppliedChange
  extends Omit<WriteResult<Baseline, unknown>, "resource">,
    OwnRevision {
  patch: DeploymentPatch;
  /** Revisions created after the first baseline, and before `baseline` was read; oldest first. */
  concurrent: readonly NamedRevision[];
}

/** Applies the change once. Returns undefined if it creates no revision. */
export async function applyChange(deploy: Deploy, baseline: Baseline, patch: DeploymentPatch) {
  const { ctx, store } = deploy;
  const earlierAttempt = await findEarlierAttempt(deploy, baseline, patch);
  const createdByThisStep = earlierAttempt === undefined;
  if (createdByThisStep) ctx.report.progress("sending the change");
  const onReply = (reply: DeploymentState) => store.update(deploymentUpdate(reply));
  const onPhase = (phase: Phase) => store.update({ phase });
  const appliedChange =
    earlierAttempt ?? (await applyPatch(deploy, baseline, patch, onPhase, onReply));
  if (appliedChange === undefined) return undefined;
  const { revision } = appliedChange;
  store.update({ revision, createdByThisStep });
  const origin = createdByThisStep ? "" : " by an earlier attempt of this run";
  ctx.report.info(`Revision ${revision.id} was created${origin}.`);
  ctx.signal.throwIfAborted();
  if (createdByThisStep) warnAboutConcurrentRevisions(deploy, appliedChange);
  return appliedChange;
}

/**
 * The change as applied by an earlier attempt of this workflow run, if the latest revision is a
 * certain match. Secrets may have been corrected since, so a change of secrets is sent again.
 */
async function findEarlierAttempt(deploy: Deploy, baseline: Baseline, patch: DeploymentPatch) {
  const { inputs, run } = deploy;
  const { deployment } = baseline;
  const { latest_revision_id: id } = deployment;
  if (run.attempt < 2 || id === null || patch.secrets) return undefined;
  const revision = await readNewRevision(deploy, id);
  if (!isUsable(revision.status, inputs.failure_statuses)) return undefined;
  if (!isCertainMatch({ patch, run }, revision)) return undefined;
  const { repo_ref } = patch.source_revision_config ?? {};
  const content = revision.source_revision_config;
  // A revision of this ref may be older than the run, or the ref may have moved since.
  const isOtherCommit = !!repo_ref && content?.repo_commit_sha !== run.commit;
  if (isOtherCommit || hasMismatches(patch, deployment)) return undefined;
  return { patch, revision, sends: 0, baseline, concurrent: [] } satisfies AppliedChange;
}

/**
 * Applies a patch. One that creates a revision is applied only once, as far as replies prove it.
 * Returns undefined if the patch creates no revision. Throws the errors of its reads, and those of
 * `writeOnce`, `writeRepeatedly` or `writeUntilProcessed`.
 */
export async function applyPatch(
  { ctx, inputs, run }: Deploy,
  firstBaseline: Baseline,
  patch: DeploymentPatch,
  onPhase: (phase: Phase) => void,
  onReply: (reply: DeploymentState) => void = () => undefined,
): Promise<AppliedChange | undefined> {
  const { deployment } = firstBaseline;
  const target = { deployment_id: deployment.id };
  const body = withServiceSpelling(deployment.source_revision_config, patch);
  const send = (signal: AbortSignal) =>
    call({ ...ctx, signal }, patchDeployment, target, LIMITS.once, body);
  const { on_ambiguous, settle_window: windowMs } = inputs;
  /** Returns the deployment if the change was applied despite this error. Otherwise throws. */
  async function readChanged(error: unknown): Promise<DeploymentState> {
    // An error of the read would say that the change was refused, or never sent.
    if (isAccepted(error))
      return call(ctx, getDeployment, target).catch(() => Promise.reject(error));
    if (!(error instanceof RefusedError) || isOwnRefusal(error)) throw error;
    const current = await readBestEffort(ctx, getDeployment, target);
    if (current === undefined) throw errorWithoutRead(error);
    if (compare(patch, current).every(({ similarity }) => similarity === "same")) return current;
    throw error;
  }
  if (revisionTriggers(patch).length === 0) {
    // A change that creates no revision is idempotent: it may be applied twice.
    const write = on_ambiguous === "verify" ? writeRepeatedly : writeUntilProcessed;
    const reply = await write(ctx, (signal) => send(signal).catch(readChanged), onPhase);
    onReply(reply);
    const revision = newRevisionIn(reply, firstBaseline);
    // Some services create a revision for any change. It is ours only if the content is unchanged.
    if (!revision || !hasContent(deployment.source_revision_config, reply.source_revision_config))
      return undefined;
    return { patch, revision, sends: 1, baseline: firstBaseline, concurrent: [] };
  }
  const changeSince = ({ deployment: { source_revision_config } }: Baseline) =>
    ({ patch, previousContent: source_revision_config, run }) satisfies SentChange;
  const { resource: ownRevision, ...writeResult } = await writeOnce(ctx, {
    baseline: firstBaseline,
    readBaseline: async () => takeBaseline(ctx, await call(ctx, getDeployment, target)),
    send,
    onPhase,
    windowMs,
    maySendAgain: (sends) => on_ambiguous === "verify" && sends < LIMITS.changes.attempts,
    subject: "its revision",
    searchOnce: async (searchCtx, baseline) =>
      matchRevision(changeSince(baseline), await readNewRevisions(searchCtx, baseline)),

    /** The reply names our revision, unless the reply is stale or names another client's. */
    async resourceOf(reply, baseline): Promise<OwnRevision | undefined> {
      onReply(reply);
      const change = changeSince(baseline);
      const revision = newRevisionIn(reply, baseline);
      if (!revision || isOtherContent(patch.source_revision_config, reply.source_revision_config))
        return undefined;
      // A failed read is not retried: the service may be rate-limiting this step.
      const emptySnapshot = { newRevisions: [], deployment: reply };
      const snapshot = await readNewRevisions(ctx, baseline).catch(() => emptySnapshot);
      return isReplyTrusted(change, reply, revision, snapshot) ? { revision, snapshot } : undefined;
    },

    texts: {
      ambiguousAttempt: "the change may have been applied, looking for its revision",
      acceptance:
        "The change was accepted, but the answer does not show its revision; looking for it.",
      absence: "No revision of it appeared",
      match: ({ revision: { id } }) =>
        `The change was applied: its revision ${shortId(id)} is there. Nothing is sent again.`,
    },
  });
  const { revisions } = writeResult.baseline;
  const concurrent = revisions.filter((one) => isNew(one, firstBaseline)).toReversed();
  return { patch, ...ownRevision, ...writeResult, concurrent };
}
