import { hasContent } from "../../../service/contract/deployments/compare.ts";
import type { NamedRevision } from "../../../service/contract/deployments/revision.ts";
import type { Deploy } from "../context.ts";
import { readNewRevisions } from "./baseline.ts";
import type { AppliedChange } from "./patch-once.ts";

/**
 * Whether a revision has the same content as ours, so that this change may have created both. After
 * a change of only secrets or a spec all revisions have the same content: then a revision counts
 * only if the change was sent twice.
 */
const isPossibleDuplicate =
  ({ patch, sends, revision: { id, source_revision_config: content } }: AppliedChange) =>
  (other: NamedRevision): boolean =>
    (sends > 1 || Object.keys(patch.source_revision_config ?? {}).length > 0) &&
    other.id !== id &&
    hasContent(content, other.source_revision_config);

/** Warns about concurrent revisions that this change may have overwritten. */
export function warnAboutConcurrentRevisions({ ctx }: Deploy, applied: AppliedChange): void {
  const { revision, snapshot, sends, concurrent } = applied;
  const { newRevisions = [] } = snapshot ?? {};
  // Oldest first.
  const ownIndex = newRevisions.findIndex(({ id }) => id === revision.id);
  const earlier = newRevisions.slice(0, Math.max(0, ownIndex));
  const isDuplicate = isPossibleDuplicate(applied);
  const overwritten = [
    ...concurrent.filter((one) => !isDuplicate(one)),
    ...earlier.filter((one) => sends < 2 || !isDuplicate(one)),
  ];
  if (overwritten.length === 0) return;
  const ids = overwritten.map(({ id }) => id).join(", ");
  const [noun, pronoun] = overwritten.length === 1 ? ["Revision", "it"] : ["Revisions", "them"];
  ctx.report.warning(
    `${noun} ${ids} appeared after this step had read the deployment and before its change, which may have overwritten ${pronoun}. Let one workflow at a time deploy here (concurrency:).`,
  );
}

/**
 * Warns about a duplicate revision of a change that was sent twice: one that appears late, or that
 * a proxy applied although it answered 429. A failure of this check is ignored.
 */
export async function warnAboutDuplicates(
  { ctx, inputs }: Deploy,
  applied: AppliedChange,
): Promise<void> {
  const readOnce = () => readNewRevisions(ctx, inputs, applied.baseline).catch(() => undefined);
  const snapshot = applied.sends < 2 ? undefined : await readOnce();
  ctx.signal.throwIfAborted();
  const duplicates = [...applied.concurrent, ...(snapshot?.newRevisions ?? [])].filter(
    isPossibleDuplicate(applied),
  );
  if (duplicates.length === 0) return;
  const ids = [applied.revision, ...duplicates].map(({ id }) => id).join(", ");
  // Beyond the contract: revision-authors.
  const doubt = "Someone else's change with the same image or ref would look the same.";
  ctx.report.warning(
    `The change may have been applied more than once: revisions ${ids} run what it asks for. ${doubt}`,
  );
}
