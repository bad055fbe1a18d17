import type { Sight } from "../../../service/client/write/write-once.ts";
import { isOtherContent, membersOf, runsAll } from "../../../service/contract/compare.ts";
import type {
  DeploymentPatch,
  Revision,
  SourceRevisionConfig,
} from "../../../service/contract/deployments.ts";
import { parseImage } from "../../../service/contract/image.ts";
import { TAG_PREFIX } from "../../../service/contract/source.ts";
import type { WorkflowRun } from "../context.ts";
import { contradicted, NOT_THERE, type ShownDeployment, specShown } from "./shown.ts";

/** What was sent, and beside what it has to be recognised. */
export interface Sent {
  patch: DeploymentPatch;
  /** What the latest revision ran before: the new one keeps the members that were not sent. */
  before: SourceRevisionConfig;
  run: Pick<WorkflowRun, "id">;
}

/** One reading of the service: the deployment, and the revisions that are new, oldest first. */
export interface Seen {
  newRevisions: readonly Revision[];
  deployment: ShownDeployment;
}

type ShownRuns = SourceRevisionConfig | null | undefined;

/** Whether an image's tag or a git ref holds the number of this workflow run. */
function isMarked(runs: ShownRuns, id: string): boolean {
  const name = runs?.image_uri?.split("/").at(-1)?.split("@")[0] ?? runs?.repo_ref ?? "";
  return id !== "" && new RegExp(`(?<!\\d)${id}(?!\\d)`).test(name);
}

/**
 * Whether nothing is sent but what can never be something else, a digest or a git tag: whoever made
 * a revision of it made what was asked for.
 */
function isContentAlone({ secrets, source_config, source_revision_config }: DeploymentPatch) {
  const { repo_ref, image_uri } = source_revision_config ?? {};
  const isFixed = repo_ref?.startsWith(TAG_PREFIX) || parseImage(image_uri ?? "").digest;
  return !!isFixed && !secrets && Object.keys(source_config ?? {}).length === 0;
}

/** Whether a revision can only be what this patch asks for, whoever sent it. */
export function isUnmistakable(
  { patch, run }: Omit<Sent, "before">,
  { source_revision_config: runs }: Revision,
): boolean {
  if (!runsAll(patch.source_revision_config, runs)) return false;
  return isContentAlone(patch) || isMarked(runs, run.id);
}

/** All that ours runs: what was sent beside what ran before. */
function wantedBy({ patch, before }: Sent): SourceRevisionConfig {
  const all = { ...before, ...Object.fromEntries(membersOf(patch.source_revision_config)) };
  // Services also show the image that they built of a git ref.
  return all.repo_ref ? { ...all, image_uri: undefined } : all;
}

/** Which new revision is ours: an unmistakable one, or the only one that has all that was sent. */
export function recognise(sent: Sent, { newRevisions, deployment }: Seen): Sight<Revision> {
  if (newRevisions.length === 0) return { kind: "nothing" };
  const missing = contradicted(sent.patch, deployment);
  const wanted = wantedBy(sent);
  const same = newRevisions.filter((one) => runsAll(wanted, one.source_revision_config));
  const marked = newRevisions.filter((one) => isUnmistakable(sent, one));
  // Spec and secrets may be of a later one. Alone, it was made over ours.
  const isClear = missing.length === 0 || newRevisions.length > 1;
  // A spec that is hidden proves nothing; hidden secrets are all that some services ever show.
  const isAllShown = missing.length === 0 && specShown(sent.patch, deployment) === "same";
  const only = isAllShown && same.length === 1 ? same[0] : undefined;
  // A later change of other members, by anyone, runs the same: it serves, or the first one does.
  const mark = isContentAlone(sent.patch) ? marked.at(-1) : marked[0];
  const found = (isClear ? mark : undefined) ?? only;
  if (found !== undefined) return { kind: "ours", found };
  const reasons = same.length > 0 ? missing.map((name) => NOT_THERE[name]) : [];
  const isAlike = same.length > 0 && missing.length === 0;
  const whose = isAlike ? "cannot be told apart" : "are not of this change";
  const ids = newRevisions.map(({ id }) => id).join(", ");
  const why = [...reasons, `Revisions appeared that ${whose}: ${ids}`].join(". ");
  return { kind: "unproven", why };
}

/** The revision that an answer to a change names, unless that shows other content than was sent. */
export function namedBy({ patch }: Sent, reply: ShownDeployment): Revision | undefined {
  const { latest_revision_id: id, source_revision_config: runs } = reply;
  // Another registry may be a mirror.
  if (id === null || isOtherContent(patch.source_revision_config, runs)) return undefined;
  return { id, status: "", source_revision_config: runs };
}

/** Whether what an answer names is ours, by one look after it: an answer may lag, or half of it. */
export function isBelieved(
  sent: Sent,
  reply: ShownDeployment,
  id: string,
  { newRevisions, deployment }: Seen,
): boolean {
  const { patch } = sent;
  const isLatest = deployment.latest_revision_id === id;
  const own = newRevisions.find((one) => one.id === id);
  if (isOtherContent(patch.source_revision_config, own?.source_revision_config)) return false;
  const isSame = (one: Revision) => runsAll(wantedBy(sent), one.source_revision_config);
  if (own !== undefined && !isSame(own) && newRevisions.some(isSame)) return false;
  // Alone, it is ours, whatever the service made of the values.
  if (isLatest && own !== undefined && newRevisions.length === 1) return true;
  return [reply, ...(isLatest ? [deployment] : [])].every(
    (shown) => contradicted(patch, shown).length === 0,
  );
}
