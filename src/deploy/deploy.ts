import type { Ending } from "../action/ending.ts";
import { read, readDeploymentOnce } from "../action/read.ts";
import { rejected } from "../action/rejected.ts";
import type { OutputValue } from "../action/world.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  type Revision,
} from "../contract/deployments.ts";
import { concludeRollout } from "../rollout/conclusion.ts";
import { endingOf, endingOfError } from "../rollout/ending.ts";
import { rolloutOf } from "../rollout/follow.ts";
import { newProgress } from "../rollout/progress.ts";
import { announceWait, watch } from "../rollout/watch.ts";
import { applyChange, presentSecrets } from "./apply/apply.ts";
import type { DeployInputs } from "./inputs.ts";
import type { FinalOutput } from "./outputs.ts";
import { diffLines, isUnchanged } from "./plan/diff.ts";
import { type GraphConfigRead, readGraphConfig } from "./plan/graph-config.ts";
import { type Plan, planFrom } from "./plan/plan.ts";
import { problemsWith } from "./plan/source-rules.ts";
import { findUnprotected } from "./protection.ts";
import { explainerOf } from "./refusal.ts";
import { rollBack } from "./rollback.ts";
import type { Step, WorkflowRun } from "./step.ts";
import { waitForIdle } from "./wait-for-idle.ts";

const ALREADY = "The deployment is already what the inputs ask for (skip_unchanged).";
/** The least time for the protection check, however much of `timeout` has been used. */
const MIN_PROTECTION_MS = 10_000;

/** One deploy from its inputs to its result. Only a bug of ours is thrown. */
export async function deploy(inputs: DeployInputs, world: Step["world"], run: WorkflowRun) {
  const progress = newProgress(world.clock.now());
  const step: Step = { world, inputs, run, progress, waitedMs: 0 };
  world.report.output("deployment_id", inputs.deployment_id);
  let ending: Ending;
  try {
    ending = await deployAndWait(step);
  } catch (error) {
    const isCancelled = world.signal.aborted;
    ending = endingOfError(error, progress, { isCancelled, explain: explainerOf(step) });
  }
  world.report.endGroup();
  if (inputs.rollback_on_failure) await rollBack(step, ending);
  if (progress.rollback?.revision_id !== undefined) await refresh(step);
  const result = concludeRollout(world, ending, progress, inputs.on_superseded);
  const { revisionCreated, rollback } = progress;
  const outputs = {
    ...result.outputs,
    revision_created: revisionCreated,
    rolled_back: rollback?.done ?? false,
    rollback_revision_id: rollback?.revision_id ?? "",
  } satisfies Record<FinalOutput, OutputValue>;
  return { ...result, outputs };
}

async function deployAndWait(step: Step): Promise<Ending> {
  const { world, inputs } = step;
  world.report.group("Validate");
  let deployment = await read(world, getDeployment, inputs);
  learn(step, deployment);
  if (inputs.revision_id !== undefined) return attach(step, inputs.revision_id);
  const problems = problemsWith(deployment, inputs);
  if (problems.length > 0) return rejected(problems, "Nothing was changed.");
  if (inputs.wait_for_idle && !inputs.dry_run) {
    world.report.endGroup();
    const sinceMs = world.clock.now();
    const idle = await waitForIdle(world, deployment, inputs);
    step.waitedMs = world.clock.now() - sinceMs;
    if (idle === undefined) return neverIdle(deployment);
    deployment = idle;
    learn(step, deployment);
  }
  const secretsBefore = await presentSecrets(step);
  const plan = planFrom(deployment, inputs, secretsBefore);
  const graph = await graphConfig(step, deployment);
  const found = [
    // The deployment may have changed during the wait.
    ...(step.waitedMs > 0 ? problemsWith(deployment, inputs) : []),
    ...plan.problems,
    ...graph.problems.map((problem) => ({ input: "graph_config_path", ...problem })),
  ];
  if (found.length > 0) return rejected(found, "Nothing was changed.");
  for (const note of graph.notes) world.report.notice(note);
  step.patch = plan.patch;
  const isSkipped =
    inputs.skip_unchanged && isUnchanged(plan.changes, plan.patch) && isServed(deployment);
  showPlan(step, plan, isSkipped ? ALREADY : plan.revisionNote);
  if (inputs.dry_run) {
    return {
      outcome: "planned",
      message: `Nothing was sent (dry_run). ${isSkipped ? ALREADY : plan.revisionNote}`,
    };
  }
  if (isSkipped) return { outcome: "unchanged", message: `Nothing was sent. ${ALREADY}` };
  world.onStart?.();
  world.report.group("Apply");
  const revision = await applyChange(step, deployment, plan.patch, secretsBefore);
  return outcomeOf(step, revision);
}

async function outcomeOf(step: Step, revision: Revision | undefined): Promise<Ending> {
  if (revision === undefined)
    return { outcome: "no_revision", message: "The change was applied. It needs no new revision." };
  if (step.inputs.wait)
    return followRevision(step, revision.id, step.applied?.before.known ?? new Set());
  return {
    outcome: "not_waited",
    message: `Revision ${revision.id} was made; not waiting for it (wait: false).`,
  };
}

/** The graph configuration that is to be built, if the workspace contains it. */
async function graphConfig(
  { inputs, run }: Step,
  deployment: DeploymentState,
): Promise<GraphConfigRead> {
  const path = inputs.graph_config_path ?? deployment.source_revision_config.graph_config_path;
  const read = path ? await readGraphConfig(path, run.workspace) : undefined;
  return read ?? { problems: [], notes: [] };
}

/** Whether the latest revision, whose values the deployment shows, is also the active one. */
function isServed({ latest_revision_id, active_revision_id }: DeploymentState): boolean {
  return latest_revision_id !== null && latest_revision_id === active_revision_id;
}

function showPlan({ world: { report }, progress }: Step, plan: Plan, revisionNote: string): void {
  progress.changes = plan.changes;
  report.group("Plan");
  report.output("changes", JSON.stringify(plan.changes));
  const lines = [...diffLines(plan.changes), ...plan.notes, revisionNote];
  for (const line of lines) report.info(`  ${line}`);
  for (const warning of plan.warnings) report.warning(warning);
}

function neverIdle(deployment: DeploymentState): Ending {
  const message = `Revision ${deployment.latest_revision_id} had not settled when the timeout came; nothing was changed.`;
  return {
    outcome: "timed_out",
    message,
    advice: "Look at that revision on the platform, or give a longer timeout.",
  };
}

/** Records and outputs what the deployment shows, as soon as it is known. */
function learn({ world: { report }, progress }: Step, deployment: DeploymentState): void {
  progress.before = deployment;
  progress.deployment = deployment;
  report.output("deployment_name", deployment.name);
  report.output("deployment_status", deployment.status);
  report.output("deployment_url", deployment.source_config.custom_url ?? "");
  report.output("previous_revision_id", deployment.active_revision_id ?? "");
  report.info(`Deployment ${deployment.name} (${deployment.source}, ${deployment.status}).`);
}

async function attach(step: Step, revision_id: string): Promise<Ending> {
  const { world, inputs, progress } = step;
  progress.revision = await read(world, getRevision, {
    deployment_id: inputs.deployment_id,
    revision_id,
  });
  world.report.output("revision_id", revision_id);
  const { status } = progress.revision;
  if (inputs.dry_run) {
    const message = `Nothing was sent, and nothing would be: revision_id only watches, and ${revision_id} is ${status} (dry_run).`;
    return { outcome: "planned", message };
  }
  if (inputs.wait) {
    world.onStart?.();
    return followRevision(step, revision_id, new Set());
  }
  return {
    outcome: "not_waited",
    message: `Revision ${revision_id} is ${status}; not waiting for it (wait: false).`,
  };
}

async function followRevision(
  step: Step,
  revision_id: string,
  older: ReadonlySet<string>,
): Promise<Ending> {
  const { world, inputs, progress } = step;
  const timeout = Math.max(0, inputs.timeout - step.waitedMs);
  const rollout = rolloutOf(
    { ...inputs, timeout },
    { deployment_id: inputs.deployment_id, revision_id, older },
  );
  announceWait(world, rollout);
  const end = await watch(world, rollout, progress);
  if (end.outcome !== "deployed" || !inputs.verify_active) await refresh(step);
  const ending = endingOf(end, progress, world.clock.now() - progress.startedMs);
  return ending.outcome === "deployed" ? protectedOr(step, ending) : ending;
}

/** The ending, unless the agent server lets strangers in. */
async function protectedOr({ world, inputs, progress }: Step, ending: Ending): Promise<Ending> {
  const { auth_check_url: url, auth_check_token: token, timeout } = inputs;
  if (url === undefined) return ending;
  const pace = { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval };
  const left = progress.startedMs + timeout - world.clock.now();
  world.report.group("Verify");
  world.report.info("Checking that the agent server refuses strangers.");
  const found = await findUnprotected(world, {
    url,
    token,
    pace,
    timeoutMs: Math.max(left, MIN_PROTECTION_MS),
  });
  if (found === undefined) return ending;
  const { origin, pathname } = new URL(url);
  const { seen, advice } = found;
  return {
    outcome: "unprotected",
    message: `Revision ${progress.revision?.id} is deployed, but ${origin}${pathname} is not protected as it should be: ${seen}.`,
    advice,
  };
}

/** Reads which revision serves now: worth one attempt, not worth a failure. */
async function refresh({ world, inputs, progress }: Step): Promise<void> {
  try {
    progress.deployment = await readDeploymentOnce(world, inputs);
  } catch {
    // The ending holds without it.
  }
}
