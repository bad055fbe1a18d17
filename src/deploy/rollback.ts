import type { Ending } from "../action/ending.ts";
import { formatDuration, shortId } from "../action/wording.ts";
import { timed } from "../client/connect.ts";
import { RefusedError } from "../client/errors.ts";
import { read, readAside } from "../client/read.ts";
import type { Phase } from "../client/write/write.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
  type SourceRevisionConfig,
} from "../contract/deployments.ts";
import { TAG_PREFIX } from "../contract/source.ts";
import type { Rollback } from "../rollout/progress.ts";
import { rolloutOf } from "../rollout/rollout.ts";
import { isUnmovedImage } from "../rollout/same-source.ts";
import { isDeployed } from "../rollout/status.ts";
import { watch } from "../rollout/watch.ts";
import { whatRuns } from "../rollout/words.ts";
import { newestOf, takeBaseline } from "./apply/baseline.ts";
import { warnOfForeignRevisions } from "./apply/foreign.ts";
import { type Applied, applyPatch } from "./apply/patch-once.ts";
import { check } from "./checks/checks.ts";
import type { Step } from "./step.ts";

const COMMIT = /^[0-9a-f]{40}$/;

/** A replica may lag behind: so many reads have to agree that a newer revision was made. */
const READS = 3;
const READ_PAUSE_MS = 2_000;

/**
 * The change that restores what the former revision ran, or why nothing can. `failed` is what was
 * asked for. Secrets and resources are not rolled back.
 */
export function rollbackPatch(
  { source, source_config }: Pick<DeploymentState, "source" | "source_config">,
  former: SourceRevisionConfig,
  failed: SourceRevisionConfig,
): DeploymentPatch | string {
  const { image_uri, repo_ref, graph_config_path } = former;
  // Services also show the image that they built of a git ref.
  if (source !== "github") {
    if (!image_uri) return "the former revision shows no image";
    const isSame = isUnmovedImage(image_uri, failed.image_uri ?? "");
    if (isSame) return "the failed revision ran the same image";
    return { source_revision_config: { image_uri } };
  }
  if (!repo_ref) return "the former revision shows no tag";
  if (COMMIT.test(repo_ref))
    return `the former revision shows its commit, ${repo_ref}, and only a tag can be built again`;
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
function keptOf(sent: DeploymentPatch | undefined, back: DeploymentPatch): string[] {
  const restored = Object.keys(back.source_config ?? {});
  const members = Object.keys(sent?.source_config ?? {}).filter((name) => !restored.includes(name));
  return [...members, ...(sent?.secrets ? ["secrets"] : [])];
}

const TAKEN_BACK: readonly string[] = ["failed", "timed_out", "unhealthy", "unprotected"];

/**
 * After a revision that failed, timed out or did not pass a check, applies what served before,
 * follows it to its end and checks it too. Never changes the verdict.
 */
export async function rollBack(step: Step, ending: Ending): Promise<void> {
  const { inputs, progress, applied } = step;
  if (applied === undefined || !TAKEN_BACK.includes(ending.outcome)) return;
  const rollback: Rollback = { phase: "not sent", done: false, message: "" };
  progress.rollback = rollback;
  const world = timed(step.world, inputs.timeout);
  try {
    rollback.message = await applyFormer({ ...step, world }, ending, rollback);
  } catch (error) {
    rollback.message = brokenOff(error, rollback);
  }
}

/** What is said of a rollback whose end is not known. */
function brokenOff(error: unknown, { phase, done, to, revision_id }: Rollback): string {
  const why = (error instanceof Error ? error.message : "unknown reason").replace(/\.$/, "");
  if (done) return `Rolled back to ${to}, which could not be checked: ${why}.`;
  if (revision_id !== undefined)
    return `The rollback's revision ${shortId(revision_id)} was created, and its end is not known: ${why}.`;
  // A refusal says that nothing was changed.
  const isUnknown = phase !== "not sent" && !(error instanceof RefusedError);
  return isUnknown
    ? `It is not known whether the rollback was applied: ${why}.`
    : `Not rolled back: ${why}.`;
}

/**
 * The deployment once a read shows that ours is the latest; after some reads, whatever they show.
 */
async function readAfter({ world, inputs }: Step, ours: string): Promise<DeploymentState> {
  for (let reads = 1; ; reads++) {
    const deployment = await read(world, getDeployment, inputs);
    if (deployment.latest_revision_id === ours || reads === READS) return deployment;
    await world.clock.sleep(READ_PAUSE_MS, world.signal);
  }
}

/**
 * A service may show a tag as the commit that it names; the deployment shows what was asked for.
 */
function ranBefore(former: Revision, before: DeploymentState | undefined): SourceRevisionConfig {
  const runs = former.source_revision_config ?? {};
  const asked = before?.source_revision_config.repo_ref;
  const isAsked = before?.latest_revision_id === former.id && asked?.startsWith(TAG_PREFIX);
  return isAsked ? { ...runs, repo_ref: asked } : runs;
}

/**
 * The revision to restore: what serves, unless that is ours; else what served last before ours.
 * Another deploy may have ended while ours was being sent.
 */
async function previousOf(
  { world, inputs, progress }: Step,
  active: string | null,
  { baseline, revision: ours }: Applied & { revision: Revision },
): Promise<Revision | undefined> {
  const { deployment_id } = inputs;
  const newest = progress.before && newestOf(progress.before, baseline)?.id;
  for (const revision_id of [active, newest, baseline.activeId]) {
    if (!revision_id || revision_id === ours.id) continue;
    const hasServed = revision_id !== newest || revision_id === active;
    const found = hasServed
      ? await read(world, getRevision, { deployment_id, revision_id })
      : await readAside(world, getRevision, { deployment_id, revision_id });
    if (found !== undefined && (hasServed || isDeployed(found.status))) return found;
  }
  return undefined;
}

async function applyFormer(step: Step, ending: Ending, rollback: Rollback): Promise<string> {
  const { outcome, keepsRevision } = ending;
  if (keepsRevision !== undefined) return `Not rolled back: ${keepsRevision}.`;
  const { world, inputs, run, progress } = step;
  const { applied } = step;
  if (applied === undefined) return "Not rolled back: nothing was applied.";
  const ours = applied.revision.id;
  const deployment = await readAfter(step, ours);
  const { latest_revision_id: latest, active_revision_id: active } = deployment;
  if (outcome === "timed_out" && active === ours)
    return "Not rolled back: the new revision serves by now.";
  if (latest !== ours && latest !== null && !applied.baseline.ids.has(latest))
    return "Not rolled back: someone else has deployed since.";
  const former = await previousOf(step, active, applied);
  if (former === undefined) return "Not rolled back: no revision served before.";
  const failed = {
    ...applied.revision.source_revision_config,
    ...step.patch?.source_revision_config,
  };
  const runs = ranBefore(former, progress.before);
  const patch = rollbackPatch(deployment, runs, failed);
  if (typeof patch === "string") return `Not rolled back: ${patch}.`;
  const baseline = await takeBaseline(world, deployment);
  const options = {
    on_ambiguous: inputs.on_ambiguous,
    settleWindowMs: inputs.settle_window,
    marks: run.marks,
    onPhase: (phase: Phase) => {
      rollback.phase = phase;
    },
  };
  rollback.to = whatRuns(runs) ?? `revision ${shortId(former.id)}`;
  world.report.tell(`rolling back to ${rollback.to}, which revision ${shortId(former.id)} ran`);
  const startedMs = world.clock.now();
  const back = await applyPatch(world, deployment, patch, baseline, options);
  const { revision } = back;
  if (revision === undefined) return "Not rolled back: the control plane created no revision.";
  rollback.revision_id = revision.id;
  world.report.output("rollback_revision_id", revision.id);
  world.report.tell(`rollback revision ${revision.id} was created`);
  await warnOfForeignRevisions({ ...step, patch, applied: { ...back, revision } });
  const { deployment_id } = inputs;
  const rollout = rolloutOf(inputs, {
    deployment_id,
    revision_id: revision.id,
    older: baseline.ids,
  });
  const end = await watch(world, rollout, progress, "rollback");
  rollback.done = end.outcome === "deployed";
  const id = shortId(revision.id);
  if (!rollback.done) {
    const reason = end.revision?.status_message;
    return `The rollback to ${rollback.to}, revision ${id}, ended as ${end.outcome}${reason ? `: ${reason}` : ""}.`;
  }
  const took = formatDuration(world.clock.now() - startedMs);
  const rolledBack = `Rolled back to ${rollback.to} by revision ${id} in ${took}`;
  const { failed: flaw } = await check(step);
  const kept = keptOf(step.patch, patch);
  const rest = kept.length === 0 ? "" : `, with ${kept.join(", ")} of this change`;
  return `${rolledBack}${rest}${flaw === undefined ? "" : `, but ${flaw.seen}`}.`;
}
