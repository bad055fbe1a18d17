import type { Outcome } from "../../report/outcomes.ts";
import { shortId } from "../../report/wording.ts";
import { ask, readUntil } from "../../service/client/ask.ts";
import { timed } from "../../service/client/connect.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { staysSame } from "../../service/contract/compare.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../../service/contract/deployments.ts";
import type { SourceRevisionConfig } from "../../service/contract/settings.ts";
import { isCommit, TAG_PREFIX } from "../../service/contract/source.ts";
import { rollingBack } from "../rollout/known.ts";
import { runsInShort } from "../rollout/runs.ts";
import { classify, isDeployed } from "../rollout/status.ts";
import { refresh, watch } from "../rollout/watch.ts";
import { takeBaseline } from "./apply/baseline.ts";
import { warnAboutConcurrentRevisions } from "./apply/concurrent-revisions.ts";
import { type Applied, applyPatch } from "./apply/patch-once.ts";
import { failedCheck } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";
import type { Deployed } from "./follow.ts";

/**
 * The change that restores what the previous revision ran, or why nothing can. `failed` is what was
 * asked for. Secrets and resources are not rolled back.
 */
export function rollbackPatch(
  { source, source_config }: Pick<DeploymentState, "source" | "source_config">,
  previous: SourceRevisionConfig,
  failed: SourceRevisionConfig,
): DeploymentPatch | string {
  const { image_uri, repo_ref, graph_config_path } = previous;
  // Services also show the image that they built of a git ref.
  if (source !== "github") {
    if (!image_uri) return "the previous revision shows no image";
    const isSame = staysSame("image_uri", image_uri, failed.image_uri);
    if (isSame) return "the failed revision ran the same image";
    return { source_revision_config: { image_uri } };
  }
  if (!repo_ref) return "the previous revision shows no tag";
  if (isCommit(repo_ref))
    return `the previous revision shows its commit, ${repo_ref}, and only branches and tags can be built`;
  if (!repo_ref.startsWith(TAG_PREFIX))
    return `${repo_ref} is a branch, and a branch cannot be built again as it was; deploy a tag instead`;
  const hasSamePath = !graph_config_path || graph_config_path === failed.graph_config_path;
  if (repo_ref === failed.repo_ref && hasSamePath)
    return "the failed revision was built from the same tag";
  const changedPath = hasSamePath ? {} : { graph_config_path };
  const builds = source_config.build_on_push === true;
  return {
    ...(builds ? { source_config: { build_on_push: false } } : {}),
    source_revision_config: { repo_ref, ...changedPath },
  };
}

/** The members of the change that its rollback leaves as they are. */
function keptOf(sent: DeploymentPatch, back: DeploymentPatch): string[] {
  const restored = Object.keys(back.source_config ?? {});
  const members = Object.keys(sent.source_config ?? {}).filter((name) => !restored.includes(name));
  return [...members, ...(sent.secrets ? ["secrets"] : [])];
}

const ROLLED_BACK: readonly Outcome[] = ["failed", "timed_out", "unhealthy", "unprotected"];

/**
 * After a revision that failed, timed out or did not pass a check, applies what served before,
 * follows it to its end and checks it too. Never changes the verdict.
 */
export async function rollBack(
  deploy: Deploy,
  { end, keepsRevision, applied }: Deployed,
): Promise<void> {
  if (applied === undefined || !ROLLED_BACK.includes(end.outcome)) return;
  const { inputs, store } = deploy;
  const limited = { ...deploy, world: timed(deploy.world, inputs.timeout) };
  try {
    const why = keepsRevision ?? (await deployPrevious(limited, end.outcome, applied));
    if (why !== undefined) store.add(rollingBack({ why }));
  } catch (error) {
    const why = (error instanceof Error ? error.message : "unknown reason").replace(/\.$/, "");
    store.add(rollingBack({ why }));
  }
  if (store.known.rollback?.revision_id !== undefined)
    await refresh(timed(deploy.world, 0), inputs, store);
}

/** Whether a revision serves soon, or did until `ours` took over: not one that had its minute. */
function takesOver({ status, updated_at }: Revision, ours: Revision | undefined): boolean {
  const deployedForMs = Date.parse(ours?.created_at ?? "") - Date.parse(updated_at ?? "");
  return isDeployed(status) && !(deployedForMs > PATIENCE.activation.ms);
}

/** What serves beside ours; else the latest before it, if that took over; else what served. */
async function previousOf(
  { world, inputs: { deployment_id, failure_statuses }, store }: Deploy,
  active: string | null,
  { baseline: { deployment, revisions }, revision: ours }: Applied,
): Promise<Revision | undefined> {
  const readOne = (revision_id: string) => ask(world, getRevision, { deployment_id, revision_id });
  const { active_revision_id: activeId, latest_revision_id: latest } = deployment;
  const former = active === null || active === ours.id ? activeId : active;
  const was = revisions.find(({ id }) => id === latest && ![former, ours.id].includes(id));
  const mayServe = was && ["pending", "deployed"].includes(classify(was.status, failure_statuses));
  if (mayServe && former === activeId) {
    const now = await readOne(was.id);
    if (takesOver(now, store.known.revision)) return now;
  }
  return former === null ? undefined : readOne(former);
}

/** Returns why nothing was rolled back, or why the rollback ended as it did. */
async function deployPrevious(
  deploy: Deploy,
  outcome: Outcome,
  applied: Applied,
): Promise<string | undefined> {
  const { world, inputs, store } = deploy;
  const ours = applied.revision.id;
  // A replica may lag behind: a newer revision counts once it is still there.
  const deployment = await readUntil(
    world,
    () => ask(world, getDeployment, inputs),
    ({ latest_revision_id }) => latest_revision_id === ours,
  );
  const { latest_revision_id: latest, active_revision_id: active } = deployment;
  if (outcome === "timed_out" && active === ours) return "the new revision serves";
  if (latest !== ours && latest !== null && !applied.baseline.ids.has(latest))
    return "someone else has deployed since";
  const previous = await previousOf(deploy, active, applied);
  if (previous === undefined) return "no revision served before";
  const failed = {
    ...applied.revision.source_revision_config,
    ...applied.patch.source_revision_config,
  };
  const runs = previous.source_revision_config ?? {};
  const patch = rollbackPatch(deployment, runs, failed);
  if (typeof patch === "string") return patch;
  const baseline = await takeBaseline(world, deployment);
  const to = runsInShort(runs) ?? `revision ${shortId(previous.id)}`;
  store.add(rollingBack({ to, previous, kept: keptOf(applied.patch, patch) }));
  world.report.tell(`rolling back to ${to}, which revision ${shortId(previous.id)} ran`);
  const startedMs = world.clock.now();
  const back = await applyPatch(deploy, baseline, patch, (phase) =>
    store.add(rollingBack({ phase })),
  );
  if (back === undefined) return "the control plane created no revision";
  const revision_id = back.revision.id;
  store.add(rollingBack({ revision_id }));
  world.report.tell(`rollback revision ${revision_id} was created`);
  warnAboutConcurrentRevisions(deploy, back);
  const target = { deployment_id: deployment.id, revision_id, older: baseline.ids };
  const { outcome: end } = await watch(world, { ...target, inputs, watched: "rollback" }, store);
  store.add(rollingBack({ end, tookMs: world.clock.now() - startedMs }));
  if (end === "deployed")
    store.add(rollingBack({ failedCheck: (await failedCheck(deploy))?.check }));
  return undefined;
}
