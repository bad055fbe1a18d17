import { call } from "../client/call.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
  revisionTriggers,
} from "../contract/deployments.ts";
import { follow } from "../rollout/follow.ts";
import { narrator, type Progress } from "../rollout/progress.ts";
import { read } from "../rollout/read.ts";
import { classify } from "../rollout/status.ts";
import { summaryOf } from "../rollout/summary.ts";
import { type Outcome, type Verdict, verdictOf, verdictOfError } from "../rollout/verdict.ts";
import type { World } from "../rollout/world.ts";
import { matches, strengthOf } from "./fingerprint.ts";
import { waitForIdle } from "./idle.ts";
import type { DeployInputs } from "./inputs.ts";
import type { Outputs } from "./outputs.ts";
import { applyPatch } from "./patch.ts";
import { patchFrom, problemsWith } from "./plan.ts";
import type { PatchOptions } from "./resolve.ts";
import { newSince, type Revisions, snapshot } from "./revisions.ts";
import { rollBack } from "./rollback.ts";
import { rolloutOf, type Step, type WorkflowRun } from "./step.ts";

const SUCCESSES: readonly Outcome[] = ["deployed", "no_revision", "not_waited"];

/** The whole story of one deploy. Its end is data; only a mistake of ours is thrown. */
export async function deploy(inputs: DeployInputs, world: World, run: WorkflowRun) {
  const startedMs = world.clock.now();
  const progress: Progress = { startedMs, revisionCreated: false, changeSent: false, timeline: [], pollCount: 0 };
  const step: Step = { world, inputs, run, progress };
  world.report.output("deployment_id", inputs.deployment_id);
  let verdict: Verdict;
  try {
    verdict = await deployAndWait(step);
  } catch (error) {
    verdict = verdictOfError(error, progress, world.signal.aborted);
  }
  if (inputs.rollback_on_failure) await rollBack(step, verdict);
  const elapsedMs = world.clock.now() - startedMs;
  const superseded = verdict.outcome === "superseded" && inputs.on_superseded === "warn";
  if (superseded) world.report.warning(verdict.message);
  if (SUCCESSES.includes(verdict.outcome)) world.report.info(verdict.message);
  const failed = !superseded && !SUCCESSES.includes(verdict.outcome);
  return {
    outputs: outputsOf(verdict, progress, elapsedMs, failed),
    summary: summaryOf(verdict, progress, elapsedMs),
    ...(failed ? { failure: { title: verdict.outcome, message: failureMessage(verdict, progress) } } : {}),
  };
}

function failureMessage(verdict: Verdict, progress: Progress): string {
  return [verdict.message, progress.rollback?.message, verdict.advice].filter((line) => line !== undefined).join("\n");
}

async function deployAndWait(step: Step): Promise<Verdict> {
  const { world, inputs, progress } = step;
  let deployment = await read(world, getDeployment, inputs);
  learn(step, deployment);
  if (inputs.revision_id !== undefined) return attach(step, inputs.revision_id);
  for (const { message } of [...(inputs.resource_spec?.warnings ?? []), ...(inputs.resource_spec_file?.warnings ?? [])]) {
    world.report.warning(message);
  }
  const problems = problemsWith(deployment, inputs);
  if (problems.length > 0) {
    const lines = problems.map(({ input, message }) => `${input}: ${message}`);
    return { outcome: "rejected", message: lines.join("\n"), advice: "Nothing was changed." };
  }
  if (inputs.wait_for_idle) {
    const idle = await waitForIdle(world, deployment, inputs);
    if (idle === undefined) return neverIdle(deployment);
    deployment = idle;
    learn(step, deployment);
  }
  const revisions = await snapshot(world, deployment);
  const patch = patchFrom(inputs);
  const options = { on_ambiguous: inputs.on_ambiguous, settleWindowMs: inputs.settle_window, marks: step.run.marks };
  const earlier = await madeByEarlierAttempt(step, deployment, patch);
  const revision = earlier ?? (await change(step, patch, revisions, options));
  if (revision === undefined) {
    return { outcome: "no_revision", message: "The change was applied. It needs no new revision." };
  }
  progress.revision = revision;
  progress.revisionCreated = earlier === undefined;
  world.report.output("revision_id", revision.id);
  world.report.output("revision_created", progress.revisionCreated);
  world.report.info(`Revision ${revision.id}${earlier === undefined ? "" : " was made by an earlier attempt of this run"}.`);
  world.signal.throwIfAborted();
  if (!inputs.wait) {
    return { outcome: "not_waited", message: `Revision ${revision.id} was made; not waiting for it (wait: false).` };
  }
  return followRevision(step, revision.id, revisions.known);
}

function neverIdle(deployment: DeploymentState): Verdict {
  const message = `Revision ${deployment.latest_revision_id} had not settled when the timeout came; nothing was changed.`;
  return { outcome: "timed_out", message, advice: "Look at that revision on the platform, or give a longer timeout." };
}

/** Ids and facts are out as soon as they are known. */
function learn({ world: { report }, progress }: Step, deployment: DeploymentState): void {
  progress.before = deployment;
  progress.deployment = deployment;
  report.output("deployment_name", deployment.name);
  report.output("deployment_status", deployment.status);
  report.output("deployment_url", deployment.source_config.custom_url ?? "");
  report.output("previous_revision_id", deployment.active_revision_id ?? "");
  report.info(`Deployment ${deployment.name} (${deployment.source}, ${deployment.status}).`);
}

async function attach(step: Step, revision_id: string): Promise<Verdict> {
  const { world, inputs, progress } = step;
  progress.revision = await read(world, getRevision, { deployment_id: inputs.deployment_id, revision_id });
  world.report.output("revision_id", revision_id);
  const { status } = progress.revision;
  if (inputs.wait) return followRevision(step, revision_id, new Set());
  return { outcome: "not_waited", message: `Revision ${revision_id} is ${status}; not waiting for it (wait: false).` };
}

/** A re-run does not deploy again what its earlier attempt has deployed, where that is beyond doubt. */
async function madeByEarlierAttempt(
  step: Step,
  deployment: DeploymentState,
  patch: DeploymentPatch,
): Promise<Revision | undefined> {
  const { world, inputs, run } = step;
  const { latest_revision_id: id } = deployment;
  if (run.attempt < 2 || id === null || patch.secrets || patch.source_config) return undefined;
  if (strengthOf(patch, run.marks) !== "unique" || !matches(patch, deployment.source_revision_config)) return undefined;
  const latest = await read(world, getRevision, { deployment_id: deployment.id, revision_id: id });
  const usable = ["pending", "deployed"].includes(classify(latest.status, inputs.failure_statuses));
  return usable && matches(patch, latest.source_revision_config) ? latest : undefined;
}

async function change(
  step: Step,
  patch: DeploymentPatch,
  before: Revisions,
  options: PatchOptions,
): Promise<Revision | undefined> {
  const { world, inputs, progress } = step;
  const triggers = revisionTriggers(patch);
  const effect = triggers.length > 0 ? `a new revision for ${triggers.join(", ")}` : "no new revision";
  world.report.info(`Sending the change: ${effect}.`);
  progress.changeSent = true;
  const applied = await applyPatch(world, inputs, patch, before, options);
  if (applied.deployment !== undefined) progress.deployment = applied.deployment;
  if (applied.sends > 1) await warnOfDuplicates(step, patch, before);
  return applied.revision;
}

/** A change that was sent again may turn out to have been applied twice, if the first came very late. */
async function warnOfDuplicates({ world, inputs }: Step, patch: DeploymentPatch, before: Revisions): Promise<void> {
  const news = await newSince(world, inputs, before).catch(() => []);
  const ours = news.filter((revision) => matches(patch, revision.source_revision_config)).map(({ id }) => id);
  if (ours.length > 1)
    world.report.warning(`The change was applied more than once: revisions ${ours.join(", ")}, of the same content.`);
}

async function followRevision(step: Step, revision_id: string, older: ReadonlySet<string>): Promise<Verdict> {
  const { world, inputs, progress } = step;
  const rollout = rolloutOf(inputs, revision_id, older);
  const end = await follow(world, rollout, narrator(world, progress));
  if (end.outcome !== "deployed" || !inputs.verify_active) await refresh(step);
  return verdictOf(end, progress, world.clock.now() - progress.startedMs);
}

/** Which revision serves now. Worth one question, not worth a failure. */
async function refresh({ world, inputs, progress }: Step): Promise<void> {
  try {
    progress.deployment = await call(world.server, getDeployment, inputs, { signal: world.signal });
  } catch {
    // The verdict stands without it.
  }
}

function outputsOf(verdict: Verdict, progress: Progress, elapsedMs: number, failed: boolean): Outputs {
  const { deployment, revision, rollback } = progress;
  const runs = revision?.source_revision_config ?? {};
  return {
    outcome: verdict.outcome,
    status: revision?.status ?? "",
    revision_id: revision?.id ?? "",
    revision_created: progress.revisionCreated,
    active_revision_id: deployment?.active_revision_id ?? "",
    deployment_status: deployment?.status ?? "",
    deployment_url: deployment?.source_config.custom_url ?? "",
    image_uri: runs.image_uri ?? "",
    repo_ref: runs.repo_ref ?? "",
    repo_commit_sha: runs.repo_commit_sha ?? "",
    elapsed_seconds: Math.round(elapsedMs / 1_000),
    poll_count: progress.pollCount,
    rolled_back: rollback?.done ?? false,
    rollback_revision_id: rollback?.revision_id ?? "",
    error_message: failed ? verdict.message.replace(/\n/g, " ") : "",
  };
}
