import type { Problem } from "../../inputs/problem.ts";
import { whyAnother } from "../../report/look-up-by-name.ts";
import { pluralize, shortId } from "../../report/wording.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { read, readAside } from "../../service/client/read.ts";
import {
  type DeploymentState,
  getDeployment,
  getRevision,
  revisionTriggers,
} from "../../service/contract/deployments.ts";
import { changeLines, changesInShort, MOST_IN_HEADLINE } from "../rollout/changes.ts";
import { subjectOf } from "../rollout/describe.ts";
import { endOfError, refused } from "../rollout/end/ends-of-errors.ts";
import { concludeRollout } from "../rollout/end/page.ts";
import { type Notebook, shown } from "../rollout/known.ts";
import { lookBack } from "../rollout/read-back.ts";
import { runsInShort } from "../rollout/runs.ts";
import { classify } from "../rollout/status.ts";
import { applyChange, presentSecrets } from "./apply/apply.ts";
import { takeBaseline } from "./apply/baseline.ts";
import { warnOfDuplicates } from "./apply/foreign.ts";
import { checkProblemsWith } from "./checks/address.ts";
import { type Deploy, isOwnRef, type WorkflowRun } from "./context.ts";
import {
  ALREADY,
  changedAtOnce,
  neverSent,
  planned,
  started,
  unchanged,
} from "./ends-of-deploy.ts";
import { attach, type Deployed, followChange, noteFormer } from "./follow.ts";
import { type DeployInputs, LATEST, outputs as OUTPUTS } from "./inputs.ts";
import { findLatest } from "./newest-revision.ts";
import { isUnchanged } from "./plan/diff.ts";
import { lookUp } from "./plan/look-up.ts";
import { type Plan, planFrom } from "./plan/plan.ts";
import { problemsWith } from "./plan/source-rules.ts";
import { explainerOf } from "./refusal.ts";
import { rollBack } from "./rollback.ts";
import { waitForIdle } from "./wait-for-idle.ts";

const NOTHING = "Nothing was changed.";

/** One deploy from its first answer to its result. Only a bug of ours is thrown. */
export async function deployOnce(
  inputs: DeployInputs,
  world: Deploy["world"],
  run: WorkflowRun,
  notebook: Notebook,
) {
  const { report, signal } = world;
  let ended: Deployed & { deploy?: Deploy };
  try {
    const found = await lookUp(world, inputs);
    if ("message" in found) {
      ended = { end: refused([found], NOTHING) };
    } else {
      const deploy = { world, inputs: found, run, notebook };
      notebook.add({ deployment_id: found.deployment_id });
      ended = { ...(await deployAndWait(deploy)), deploy };
    }
  } catch (error) {
    const explain = explainerOf(inputs, notebook.known);
    ended = { end: endOfError(error, notebook.known, explain, signal.aborted) };
  }
  report.endGroup();
  if (ended.deploy && inputs.rollback_on_failure) await rollBack(ended.deploy, ended);
  return concludeRollout(world, ended.end, notebook.known, OUTPUTS);
}

/** One deploy from the deployment's id to its end. Throws what the reads or the change end with. */
export async function deployAndWait(deploy: Deploy): Promise<Deployed> {
  const { world, inputs, notebook } = deploy;
  const deployment = await read(world, getDeployment, inputs);
  notebook.add({ ...shown(deployment), before: deployment });
  const isPlanned = inputs.revision_id === undefined && !waits(inputs);
  const served = isPlanned ? await asServed(deploy, deployment) : deployment;
  const another = whyAnother(deployment, inputs.deployment_name ?? deployment.name);
  if (another !== undefined) {
    const message = `${another}. Correct deployment_name or deployment_id`;
    return refuse([{ input: "deployment_name", message }]);
  }
  if (inputs.revision_id !== undefined) return attachTo(deploy, deployment, inputs.revision_id);
  const problems = [...problemsWith(deployment, inputs), ...checkProblemsWith(deployment, inputs)];
  if (problems.length > 0) return refuse(problems);
  if (!waits(inputs)) return planAndApply(deploy, deployment, served);
  const idle = await waitForIdle(deploy, deployment);
  if ("end" in idle) {
    await noteFormer(deploy, { activeId: deployment.active_revision_id, revisions: [] });
    return idle;
  }
  notebook.add({ ...shown(idle.deployment), before: idle.deployment });
  return planAndApply(deploy, idle.deployment, await asServed(deploy, idle.deployment));
}

const waits = ({ wait_for_idle, dry_run }: DeployInputs) => wait_for_idle && !dry_run;

async function attachTo(
  deploy: Deploy,
  deployment: DeploymentState,
  revision_id: string,
): Promise<Deployed> {
  if (revision_id !== LATEST) return attach(deploy, deployment, revision_id);
  const found = await findLatest(deploy, deployment);
  if (found.revision_id !== undefined)
    return attach(deploy, found.deployment, found.revision_id, found.baseline);
  const message = "the deployment has no revision yet. Run this again when it has one";
  return refuse([{ input: "revision_id", message }]);
}

const refuse = (problems: readonly Problem[]): Deployed => ({ end: refused(problems, NOTHING) });

async function planAndApply(
  deploy: Deploy,
  first: DeploymentState,
  served: DeploymentState,
): Promise<Deployed> {
  const { world, inputs, notebook } = deploy;
  let deployment = first;
  let found = await planFor(deploy, deployment, served);
  if (found.isSkipped) {
    // One stale read is not enough to send nothing.
    await world.clock.sleep(PATIENCE.secondRead.ms, world.signal);
    deployment = await read(world, getDeployment, inputs);
    notebook.add({ ...shown(deployment), before: deployment });
    found = await planFor(deploy, deployment, await asServed(deploy, deployment));
  }
  const { plan, isSkipped } = found;
  const problems = [
    // The deployment may have changed during the wait.
    ...(inputs.wait_for_idle ? problemsWith(deployment, inputs) : []),
    ...plan.problems,
  ];
  if (problems.length > 0) return refuse(problems);
  showPlan(deploy, plan, isSkipped);
  if (inputs.dry_run) return { end: planned(inWords(plan, isSkipped), isSkipped) };
  return isSkipped ? { end: unchanged(deployment) } : apply(deploy, deployment, plan);
}

async function planFor(deploy: Deploy, deployment: DeploymentState, served: DeploymentState) {
  const { inputs, run } = deploy;
  const secretsBefore = await presentSecrets(deploy);
  const plan = planFrom(served, inputs, secretsBefore);
  const { repo_commit_sha: built } = deployment.source_revision_config;
  // The run knows the commit of its own tag, which may have been moved.
  const isMoved = isOwnRef(inputs.repo_ref, run) && !!built && built !== run.commit;
  const isSkipped =
    inputs.skip_unchanged &&
    isUnchanged(plan.changes, plan.patch) &&
    isServed(deployment) &&
    !isMoved;
  return { plan, isSkipped };
}

async function apply(deploy: Deploy, deployment: DeploymentState, plan: Plan): Promise<Deployed> {
  const { world, inputs, notebook } = deploy;
  const baseline = await takeBaseline(world, deployment);
  if (world.deadline.leftMs <= 0) return { end: neverSent };
  const { known } = notebook;
  const runs = runsInShort(plan.patch.source_revision_config);
  const changed = changesInShort(plan.changes, MOST_IN_HEADLINE) || "the same settings again";
  const what = runs === undefined ? `sending: ${changed}` : `rolling out ${runs}`;
  world.report.info(`${subjectOf(known)}: ${what}`);
  world.onStart?.(`${subjectOf(known)}: ${what}`);
  const applied = await applyChange(deploy, { deployment, baseline, plan });
  if (applied !== undefined && inputs.wait) return followChange(deploy, applied);
  if (applied !== undefined) await warnOfDuplicates(deploy, applied);
  const other = await lookBack(world, notebook, inputs.secrets_mode !== "replace");
  if (applied === undefined) return { end: other ?? changedAtOnce };
  return { end: other ?? started, applied };
}

/** Whether the latest revision, whose values the deployment shows, is also the active one. */
function isServed({ latest_revision_id, active_revision_id }: DeploymentState): boolean {
  return latest_revision_id !== null && latest_revision_id === active_revision_id;
}

/**
 * The deployment with what its active revision runs. The service shows what the latest one runs,
 * which may have failed, or be rolling out: then it is named.
 */
async function asServed(
  { world, inputs: { deployment_id, failure_statuses }, notebook }: Deploy,
  deployment: DeploymentState,
): Promise<DeploymentState> {
  const { active_revision_id: active, latest_revision_id: latest } = deployment;
  if (isServed(deployment) || !active || !latest) return deployment;
  const [former, newest] = await Promise.all(
    [active, latest].map((revision_id) =>
      readAside(world, getRevision, { deployment_id, revision_id }),
    ),
  );
  if (newest && classify(newest.status, failure_statuses) === "pending") {
    const runs = runsInShort(newest.source_revision_config);
    const what = `Revision ${shortId(latest)}${runs === undefined ? "" : ` (${runs})`}`;
    world.report.notice(`${what} is ${newest.status}: another rollout is in progress.`);
  }
  if (!former?.source_revision_config) return deployment;
  notebook.add({ former });
  return { ...deployment, source_revision_config: former.source_revision_config };
}

/** `6 changes, a new revision`. */
function inWords({ changes, patch }: Plan, isSkipped: boolean): string {
  const isCreated = !isSkipped && revisionTriggers(patch).length > 0;
  return `${pluralize(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
}

function showPlan({ world: { report }, notebook }: Deploy, plan: Plan, isSkipped: boolean): void {
  const { patch } = plan;
  notebook.add({ plan, patch });
  report.group(`Plan: ${inWords(plan, isSkipped)}`);
  const lines = [...changeLines(plan), isSkipped ? ALREADY : plan.revisionNote];
  for (const line of lines) report.info(`  ${line}`);
  report.endGroup();
  for (const warning of plan.warnings) report.warning(warning);
}
