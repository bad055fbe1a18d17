import { hasContent } from "../../../service/contract/deployments/compare.ts";
import type { NamedRevision } from "../../../service/contract/deployments/revision.ts";
import type { Deploy } from "../context.ts";
import type { AppliedChange } from "./apply.ts";
import { readNewRevisions } from "./baseline.ts";

/**
 * Returns a test for other revisions that this change may have created: those with the content of
 * ours. After a change of only secrets or a spec, revisions of other clients have that content,
 * too: none passes, unless several attempts may have been applied.
 */
const isPossibleDuplicate =
  ({ patch, sends, revision: { id, source_revision_config: content } }: AppliedChange) =>
  (revision: NamedRevision): boolean =>
    (sends > 1 || Object.keys(patch.source_revision_config ?? {}).length > 0) &&
    revision.id !== id &&
    hasContent(content, revision.source_revision_config);

const joinIds = (revisions: readonly NamedRevision[]) => revisions.map(({ id }) => id).join(", ");

/** Warns about concurrent revisions that this change may have overwritten. */
export function warnAboutConcurrentRevisions({ ctx }: Deploy, appliedChange: AppliedChange): void {
  const { revision, snapshot, sends, concurrent } = appliedChange;
  const newRevisions = snapshot?.newRevisions ?? [];
  const ownIndex = newRevisions.findIndex(({ id }) => id === revision.id);
  const isDuplicate = isPossibleDuplicate(appliedChange);
  const overwritten = [
    ...concurrent.filter((one) => !isDuplicate(one)),
    ...newRevisions.slice(0, Math.max(0, ownIndex)).filter((one) => sends < 2 || !isDuplicate(one)),
  ];
  if (overwritten.length === 0) return;
  ctx.report.warning(
    `This change may have overwritten revisions that appeared after the step had read the deployment: ${joinIds(overwritten)}. Let one workflow at a time deploy here (concurrency:).`,
  );
}

/**
 * Warns if a change that was sent again may have created several revisions: the first was visible
 * late, or a proxy answered 429 although the change was applied. A failed read is ignored.
 */
export async function warnAboutDuplicates({ ctx }: Deploy, appliedChange: AppliedChange) {
  const { baseline, concurrent, revision, sends } = appliedChange;
  const snapshot =
    sends < 2 ? undefined : await readNewRevisions(ctx, baseline).catch(() => undefined);
  const isDuplicate = isPossibleDuplicate(appliedChange);
  const duplicates = [...concurrent, ...(snapshot?.newRevisions ?? [])].filter(isDuplicate);
  if (duplicates.length === 0) return;
  // Beyond the contract: revision-authors.
  const doubt = "Someone else's change with the same image or ref would look the same.";
  ctx.report.warning(
    `The change may have been applied more than once: revisions ${joinIds([revision, ...duplicates])} run what it asks for. ${doubt}`,
  );
}
