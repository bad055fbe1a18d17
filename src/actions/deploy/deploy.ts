import { plainText } from "../../report/blocks.ts";
import type { End } from "../../report/conclusion.ts";
import { shortId } from "../../report/format.ts";
import { KNOWN_DEPLOYMENT_RULES } from "../../report/refusals/control-plane.ts";
import { refusalContextOf } from "../../report/refusals/deployment.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { call, readBestEffort } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeployment,
} from "../../service/contract/deployments/deployment.ts";
import { getRevision } from "../../service/contract/deployments/revision.ts";
import { changesLabel, logPlan } from "../rollout/change-text.ts";
import { contentLabel } from "../rollout/content.ts";
import { subjectOf } from "../rollout/describe.ts";
import { endOfRolloutError } from "../rollout/end/error-results.ts";
import { concludeRollout } from "../rollout/end/rollout-conclusion.ts";
import { rolloutStore } from "../rollout/outputs.ts";
import { readBack } from "../rollout/read-back.ts";
import { deploymentUpdate, type State, type StateStore } from "../rollout/state.ts";
import { rereadAfterError } from "../rollout/watch.ts";
import { applyChange } from "./apply/apply.ts";
import { takeBaseline } from "./apply/baseline.ts";
import { warnAboutDuplicates } from "./apply/concurrent-revisions.ts";
import type { Deploy, WorkflowRun } from "./context.ts";
import {
  endOfDryRun,
  endOfEarlyTimeout,
  noRevisionEnd,
  notWaitedEnd,
  otherRolloutText,
  reject,
  unchangedEnd,
} from "./deploy-results.ts";
import { attach, type DeployResult, follow } from "./follow.ts";
import { passGates } from "./gates.ts";
import { DeployInputs, outputs as OUTPUTS } from "./inputs.ts";
import { lookUp } from "./plan/look-up.ts";
import { type Plan, planChange, planLabel } from "./plan/plan.ts";
import { findDeploymentProblems } from "./plan/problems.ts";
import { recordPreviousRevision } from "./read-revisions.ts";
import { rollBack } from "./rollback.ts";
import { waitForIdle } from "./wait-for-idle.ts";

/** Runs a deploy from its first read to its result. Throws only if there is a bug. */
export async function runDeploy(inputs: DeployInputs, ctx: Deploy["ctx"], run: WorkflowRun) {
  const { deployment_id, revision_id } = inputs;
  // The label of the deployment until its name is known.
  const name = inputs.deployment_name ?? `deployment ${shortId(deployment_id ?? "")}`;
  const messageSettings = { ...inputs, name, action: "deploy" } as const;
  const store = rolloutStore(ctx.clock.now, messageSettings, OUTPUTS, ctx.report);
  if (deployment_id !== undefined) store.update({ deployment_id });
  let end: End<State>;
  try {
    const targetedInputs = await lookUp(ctx, inputs);
    end =
      "reason" in targetedInputs
        ? reject([targetedInputs]).end
        : await deployAndWait({ ctx, inputs: targetedInputs, run, store });
  } catch (error) {
    const isChange = store.state.initialDeployment !== undefined && revision_id === undefined;
    const alternative =
      deployment_id === undefined ? "set deployment_id" : "write the deployment's id";
    const context = refusalContextOf(inputs, store.state, {
      rules: isChange ? KNOWN_DEPLOYMENT_RULES : [],
      listAlternative: `${alternative} instead`,
      inputs: Object.keys(DeployInputs.shape),
    });
    end = endOfRolloutError(error, store, context, ctx.signal.aborted);
  }
  ctx.report.endGroup();
  await rereadAfterError(end, ctx, store);
  return concludeRollout(ctx, end, store, OUTPUTS);
}

/** Runs a deploy to a deployment whose id is known. Throws the errors of its reads and writes. */
export async function deployAndWait(deploy: Deploy): Promise<End<State>> {
  const { ctx, inputs, store } = deploy;
  store.update({ deployment_id: inputs.deployment_id });
  const result = await changeOrAttach(deploy);
  const { appliedChange, end } = result;
  if (appliedChange !== undefined) await warnAboutDuplicates(deploy, appliedChange);
  if (appliedChange !== undefined || end.outcome === "no_revision")
    await readBack(ctx, store, end.outcome, inputs.secrets_mode !== "replace");
  const gatedResult = await passGates(deploy, result);
  if (inputs.rollback_on_failure) await rollBack(deploy, gatedResult);
  return gatedResult.end;
}

/** Makes the change and follows its revision, or follows an existing revision. */
async function changeOrAttach(deploy: Deploy): Promise<DeployResult> {
  const { inputs, store } = deploy;
  const deployment = await readDeployment(deploy);
  const problems = findDeploymentProblems(deployment, inputs);
  if (problems.length > 0) return reject(problems);
  if (inputs.revision_id !== undefined) return attach(deploy, deployment, inputs.revision_id);
  if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, deployment);
  const idle = await waitForIdle(deploy, deployment);
  if ("end" in idle) {
    await recordPreviousRevision(deploy);
    return idle;
  }
  recordDeployment(store, idle.deployment);
  return planAndApply(deploy, idle.deployment);
}

const recordDeployment = (store: StateStore, deployment: DeploymentState) =>
  store.update({ ...deploymentUpdate(deployment), initialDeployment: deployment });

async function readDeployment({ ctx, inputs, store }: Deploy): Promise<DeploymentState> {
  const { deployment_id } = inputs;
  const deployment = await call(ctx, getDeployment, { deployment_id });
  recordDeployment(store, deployment);
  return deployment;
}

async function planAndApply(deploy: Deploy, firstRead: DeploymentState): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  let deployment = firstRead;
  let plan = await planChange(deploy, deployment);
  if (plan.isSkipped) {
    // A single read may be stale, so a second one must agree that nothing would change.
    await ctx.clock.sleep(LIMITS.secondRead.ms, ctx.signal);
    deployment = await readDeployment(deploy);
    plan = await planChange(deploy, deployment);
  }
  if (plan.problems.length > 0) return reject(plan.problems);
  store.update({ plan, patch: plan.patch });
  logPlan(ctx.report, planLabel(plan), plan);
  if (plan.pendingRevision !== undefined)
    ctx.report.notice(plainText(otherRolloutText(store.state, plan.pendingRevision)));
  if (inputs.dry_run) return { end: endOfDryRun(plan) };
  return plan.isSkipped ? skipChange(deploy, deployment) : applyAndFollow(deploy, deployment, plan);
}

/** Records the revision that already matches the inputs. */
async function skipChange(
  { ctx, store }: Deploy,
  { id: deployment_id, active_revision_id, source_revision_config }: DeploymentState,
): Promise<DeployResult> {
  const id = active_revision_id ?? "";
  const revision = await readBestEffort(ctx, getRevision, { deployment_id, revision_id: id });
  store.update({ revision: revision ?? { id, source_revision_config } });
  return { end: unchangedEnd };
}

async function applyAndFollow(deploy: Deploy, deployment: DeploymentState, plan: Plan) {
  const { ctx, inputs, store } = deploy;
  const firstBaseline = await takeBaseline(ctx, deployment);
  if (ctx.deadline.leftMs <= 0) return { end: endOfEarlyTimeout() };
  const content = contentLabel(plan.patch.source_revision_config);
  const changesText = changesLabel(plan.changes) || "the same settings again";
  const activity = content === undefined ? `sending: ${changesText}` : `rolling out ${content}`;
  const headline = `${subjectOf(store.state)}: ${activity}`;
  ctx.report.info(headline);
  ctx.onStart?.(headline);
  const appliedChange = await applyChange(deploy, firstBaseline, plan.patch);
  if (appliedChange === undefined) return { end: noRevisionEnd };
  if (!inputs.wait) return { end: notWaitedEnd, appliedChange };
  const { baseline, revision } = appliedChange;
  await recordPreviousRevision(deploy, baseline.revisions);
  return follow(deploy, revision.id, baseline.ids, appliedChange);
}
