import type { Problem } from "../../inputs/problem.ts";
import { plainText } from "../../report/blocks.ts";
import { shortId } from "../../report/format.ts";
import { nameMismatch } from "../../report/name-lookup.ts";
import { KNOWN_DEPLOYMENT_RULES } from "../../report/refusals/control-plane.ts";
import { refusalContextOf } from "../../report/refusals/deployment.ts";
import { isGone } from "../../service/client/errors.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { call, readBestEffort } from "../../service/client/requests.ts";
import {
  type DeploymentState,
  getDeployment,
  isBeingDeleted,
} from "../../service/contract/deployments/deployment.ts";
import { getRevision } from "../../service/contract/deployments/revision.ts";
import { changesLabel, logPlan } from "../rollout/change-text.ts";
import { contentLabel } from "../rollout/content.ts";
import { subjectOf } from "../rollout/describe.ts";
import { endOfInvalidInputs, endOfRolloutError } from "../rollout/end/error-results.ts";
import { concludeRollout } from "../rollout/end/rollout-conclusion.ts";
import { rolloutStore } from "../rollout/outputs.ts";
import { readBack } from "../rollout/read-back.ts";
import { deploymentUpdate, failedReadUpdate, type StateStore } from "../rollout/state.ts";
import { rereadAfterError } from "../rollout/watch.ts";
import { applyChange } from "./apply/apply.ts";
import { takeBaseline } from "./apply/baseline.ts";
import { warnAboutDuplicates } from "./apply/concurrent-revisions.ts";
import { addressProblems } from "./checks/address.ts";
import type { Deploy, WorkflowRun } from "./context.ts";
import {
  beingDeletedEnd,
  endOfDryRun,
  noRevisionEnd,
  notWaitedEnd,
  otherRolloutText,
  timeoutBeforeChangeEnd,
  unchangedEnd,
} from "./deploy-results.ts";
import { attach, type DeployResult, follow } from "./follow.ts";
import { passGates } from "./gates.ts";
import { DeployInputs, LATEST, outputs as OUTPUTS } from "./inputs.ts";
import { lookUp } from "./plan/look-up.ts";
import type { Plan } from "./plan/plan.ts";
import { ALREADY_MATCHES, planChange, planLabel } from "./plan/planned.ts";
import { sourceProblems } from "./plan/source-rules.ts";
import { awaitNewerRevision, recordPreviousRevision } from "./read-revisions.ts";
import { rollBack } from "./rollback.ts";
import { waitForIdle } from "./wait-for-idle.ts";

/** Runs a deploy from its first read to its result. Throws only if there is a bug. */
export async function deployOnce(inputs: DeployInputs, ctx: Deploy["ctx"], run: WorkflowRun) {
  const { report, signal } = ctx;
  const store = storeFor(inputs, ctx);
  let result: DeployResult & { deploy?: Deploy };
  try {
    const targetedInputs = await lookUp(ctx, inputs);
    if ("reason" in targetedInputs) {
      result = reject([targetedInputs]);
    } else {
      const deploy = { ctx, inputs: targetedInputs, run, store };
      store.update({ deployment_id: targetedInputs.deployment_id });
      result = { ...(await deployAndWait(deploy)), deploy };
    }
  } catch (error) {
    const { deployment_id, revision_id } = inputs;
    const isKnown = store.state.initialDeployment !== undefined && revision_id === undefined;
    const alternative =
      deployment_id === undefined ? "set deployment_id" : "write the deployment's id";
    const context = refusalContextOf(inputs, store.state, {
      rules: isKnown ? KNOWN_DEPLOYMENT_RULES : [],
      listAlternative: `${alternative} instead`,
      inputs: Object.keys(DeployInputs.shape),
    });
    // The deployment may have been deleted, so what serves is unknown.
    if (isGone(error)) store.update(failedReadUpdate("revision", "gone"));
    result = { end: endOfRolloutError(error, store.state, context, signal.aborted) };
  }
  report.endGroup();
  await rereadAfterError(result.end, ctx, store);
  if (result.deploy && inputs.rollback_on_failure) await rollBack(result.deploy, result);
  return concludeRollout(ctx, result.end, store, OUTPUTS);
}

function storeFor(inputs: DeployInputs, { clock, report }: Deploy["ctx"]): StateStore {
  const { deployment_id } = inputs;
  // The label until the name is known.
  const name = inputs.deployment_name ?? `deployment ${shortId(deployment_id ?? "")}`;
  const messageSettings = { ...inputs, name, resumableBy: "this action" } as const;
  const store = rolloutStore(clock.now, messageSettings, OUTPUTS, report);
  if (deployment_id !== undefined) store.update({ deployment_id });
  return store;
}

/** Runs a deploy from the deployment's id to its end. Throws the errors of its reads and writes. */
export async function deployAndWait(deploy: Deploy): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  const result = await changeOrAttach(deploy);
  const { appliedChange, end } = result;
  if (appliedChange !== undefined) await warnAboutDuplicates(deploy, appliedChange);
  if (appliedChange !== undefined || end.outcome === "no_revision")
    await readBack(ctx, store, end.outcome, inputs.secrets_mode !== "replace");
  return passGates(deploy, result);
}

/** Makes the change and follows its revision, or follows an existing revision. */
async function changeOrAttach(deploy: Deploy): Promise<DeployResult> {
  const { inputs, store } = deploy;
  const deployment = await readDeployment(deploy);
  const rejection = checkDeployment(deploy, deployment);
  if (rejection !== undefined) return rejection;
  if (inputs.revision_id !== undefined) return attachTo(deploy, deployment, inputs.revision_id);
  if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, deployment);
  const idle = await waitForIdle(deploy, deployment);
  if ("end" in idle) {
    await recordPreviousRevision(deploy);
    return idle;
  }
  recordDeployment(store, idle.deployment);
  // The deployment may have changed during the wait.
  return checkDeployment(deploy, idle.deployment) ?? planAndApply(deploy, idle.deployment);
}

const recordDeployment = (store: StateStore, deployment: DeploymentState) =>
  store.update({ ...deploymentUpdate(deployment), initialDeployment: deployment });

async function readDeployment({ ctx, inputs, store }: Deploy): Promise<DeploymentState> {
  const { deployment_id } = inputs;
  const deployment = await call(ctx, getDeployment, { deployment_id });
  recordDeployment(store, deployment);
  return deployment;
}

/** Rejects inputs that do not fit the deployment, and changes while it is being deleted. */
function checkDeployment({ inputs }: Deploy, deployment: DeploymentState) {
  const reason = nameMismatch(deployment, inputs.deployment_name ?? deployment.name);
  const fix = "correct deployment_name or deployment_id";
  if (reason !== undefined) return reject([{ input: "deployment_name", reason, fix }]);
  if (inputs.revision_id !== undefined) return undefined;
  if (isBeingDeleted(deployment)) return { end: beingDeletedEnd };
  const problems = [...sourceProblems(deployment, inputs), ...addressProblems(deployment, inputs)];
  return problems.length > 0 ? reject(problems) : undefined;
}

async function attachTo(deploy: Deploy, deployment: DeploymentState, id: string) {
  if (id !== LATEST) return attach(deploy, deployment, id);
  const latestDeployment = await awaitNewerRevision(deploy, deployment);
  const { latest_revision_id: latestId } = latestDeployment;
  if (latestId !== null) return attach(deploy, latestDeployment, latestId);
  const reason = "the deployment has no revision yet";
  return reject([{ input: "revision_id", reason, fix: "run this again when it has one" }]);
}

const reject = (problems: readonly Problem[]): DeployResult => ({
  end: endOfInvalidInputs(problems, "Nothing was changed."),
});

async function planAndApply(deploy: Deploy, firstRead: DeploymentState): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  let deployment = firstRead;
  let plannedChange = await planChange(deploy, deployment);
  if (plannedChange.isSkipped) {
    // A single read may be stale, so a second one must agree that nothing would change.
    await ctx.clock.sleep(LIMITS.secondRead.ms, ctx.signal);
    deployment = await readDeployment(deploy);
    plannedChange = await planChange(deploy, deployment);
  }
  const { plan, isSkipped, pendingRevision } = plannedChange;
  if (plan.problems.length > 0) return reject(plan.problems);
  store.update({ plan, patch: plan.patch });
  const note = isSkipped ? ALREADY_MATCHES : plan.revisionNote;
  logPlan(ctx.report, planLabel(plan, isSkipped), plan, note);
  if (pendingRevision !== undefined)
    ctx.report.notice(plainText(otherRolloutText(store.state, pendingRevision)));
  if (inputs.dry_run) return { end: endOfDryRun(plannedChange) };
  return isSkipped ? endUnchanged(deploy, deployment) : applyAndFollow(deploy, deployment, plan);
}

/** Records the revision that already matches the inputs. */
async function endUnchanged(
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
  if (ctx.deadline.leftMs <= 0) return { end: timeoutBeforeChangeEnd };
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
