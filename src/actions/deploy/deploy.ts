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
  otherRollout,
  timeoutBeforeChangeEnd,
  unchangedEnd,
} from "./deploy-results.ts";
import { attach, type DeployResult, follow } from "./follow.ts";
import { passGates } from "./gates.ts";
import { DeployInputs, LATEST, outputs as OUTPUTS } from "./inputs.ts";
import { lookUp } from "./plan/look-up.ts";
import type { Plan } from "./plan/plan.ts";
import { ALREADY_MATCHES, planFor, planInShort } from "./plan/planned.ts";
import { sourceProblems } from "./plan/source-rules.ts";
import { awaitNewerRevision, recordPreviousRevision } from "./read-revisions.ts";
import { rollBack } from "./rollback.ts";
import { waitForIdle } from "./wait-for-idle.ts";

/** Runs a deploy from its first reply to its result. Throws only if there is a bug. */
export async function deployOnce(inputs: DeployInputs, ctx: Deploy["ctx"], run: WorkflowRun) {
  const { report, signal } = ctx;
  const store = storeFor(inputs, ctx);
  let result: DeployResult & { deploy?: Deploy };
  try {
    const resolved = await lookUp(ctx, inputs);
    if ("reason" in resolved) {
      result = refuse([resolved]);
    } else {
      const deploy = { ctx, inputs: resolved, run, store };
      store.update({ deployment_id: resolved.deployment_id });
      result = { ...(await deployAndWait(deploy)), deploy };
    }
  } catch (error) {
    const { state } = store;
    const context = refusalContextOf(inputs, state, {
      rules:
        state.initialDeployment !== undefined && inputs.revision_id === undefined
          ? KNOWN_DEPLOYMENT_RULES
          : [],
      listAlternative:
        inputs.deployment_id === undefined
          ? "set deployment_id instead"
          : "write the deployment's id instead",
      inputs: Object.keys(DeployInputs.shape),
    });
    // After a deletion it is unknown what serves.
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
  // Label until the name is known.
  const name = inputs.deployment_name ?? `deployment ${shortId(deployment_id ?? "")}`;
  const labels = { ...inputs, name, watchedBy: "this action" } as const;
  const store = rolloutStore(clock.now, labels, OUTPUTS, report);
  if (deployment_id !== undefined) store.update({ deployment_id });
  return store;
}

/** Runs a deploy from the deployment's id to its end. Throws the errors of its reads and writes. */
export async function deployAndWait(deploy: Deploy): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  const result = await changeOrAttach(deploy);
  const { applied, end } = result;
  if (applied !== undefined) await warnAboutDuplicates(deploy, applied);
  if (applied !== undefined || end.outcome === "no_revision")
    await readBack(ctx, store, end.outcome, inputs.secrets_mode !== "replace");
  return passGates(deploy, result);
}

/** Makes the change and follows its revision, or follows one that exists. */
async function changeOrAttach(deploy: Deploy): Promise<DeployResult> {
  const { inputs, store } = deploy;
  const deployment = await readDeployment(deploy);
  const refusal = refuseTarget(deploy, deployment);
  if (refusal !== undefined) return refusal;
  if (inputs.revision_id !== undefined) return attachTo(deploy, deployment, inputs.revision_id);
  if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, deployment);
  const idle = await waitForIdle(deploy, deployment);
  if ("end" in idle) {
    await recordPreviousRevision(deploy);
    return idle;
  }
  recordDeployment(store, idle.deployment);
  // The deployment may have changed during the wait.
  return refuseTarget(deploy, idle.deployment) ?? planAndApply(deploy, idle.deployment);
}

const recordDeployment = (store: StateStore, deployment: DeploymentState) =>
  store.update({ ...deploymentUpdate(deployment), initialDeployment: deployment });

async function readDeployment({ ctx, inputs, store }: Deploy): Promise<DeploymentState> {
  const { deployment_id } = inputs;
  const deployment = await call(ctx, getDeployment, { deployment_id });
  recordDeployment(store, deployment);
  return deployment;
}

function refuseTarget({ inputs }: Deploy, deployment: DeploymentState): DeployResult | undefined {
  const mismatch = nameMismatch(deployment, inputs.deployment_name ?? deployment.name);
  if (mismatch !== undefined) {
    const fix = "correct deployment_name or deployment_id";
    return refuse([{ input: "deployment_name", reason: mismatch, fix }]);
  }
  if (inputs.revision_id !== undefined) return undefined;
  if (isBeingDeleted(deployment)) return { end: beingDeletedEnd };
  const problems = [...sourceProblems(deployment, inputs), ...addressProblems(deployment, inputs)];
  return problems.length > 0 ? refuse(problems) : undefined;
}

async function attachTo(
  deploy: Deploy,
  deployment: DeploymentState,
  id: string,
): Promise<DeployResult> {
  if (id !== LATEST) return attach(deploy, deployment, id);
  const newer = await awaitNewerRevision(deploy, deployment);
  const { latest_revision_id: latest } = newer;
  if (latest !== null) return attach(deploy, newer, latest);
  const reason = "the deployment has no revision yet";
  return refuse([{ input: "revision_id", reason, fix: "run this again when it has one" }]);
}

const refuse = (problems: readonly Problem[]): DeployResult => ({
  end: endOfInvalidInputs(problems, "Nothing was changed."),
});

async function planAndApply(deploy: Deploy, firstRead: DeploymentState): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  let deployment = firstRead;
  let planned = await planFor(deploy, deployment);
  if (planned.isSkipped) {
    // A single read, which may be stale, is not enough to skip the change.
    await ctx.clock.sleep(LIMITS.secondRead.ms, ctx.signal);
    deployment = await readDeployment(deploy);
    planned = await planFor(deploy, deployment);
  }
  const { plan, isSkipped, pending } = planned;
  if (plan.problems.length > 0) return refuse(plan.problems);
  store.update({ plan, patch: plan.patch });
  logPlan(ctx.report, planInShort(planned), plan, isSkipped ? ALREADY_MATCHES : plan.revisionNote);
  if (pending !== undefined) ctx.report.notice(plainText(otherRollout(store.state, pending)));
  if (inputs.dry_run) return { end: endOfDryRun(planned) };
  return isSkipped ? endUnchanged(deploy, deployment) : apply(deploy, deployment, plan);
}

/** Nothing is sent: the requested content is already serving. */
async function endUnchanged(
  { ctx, store }: Deploy,
  deployment: DeploymentState,
): Promise<DeployResult> {
  const { id: deployment_id, active_revision_id, source_revision_config } = deployment;
  const id = active_revision_id ?? "";
  const revision = await readBestEffort(ctx, getRevision, { deployment_id, revision_id: id });
  store.update({ revision: revision ?? { id, source_revision_config } });
  return { end: unchangedEnd };
}

async function apply(
  deploy: Deploy,
  deployment: DeploymentState,
  plan: Plan,
): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  const baseline = await takeBaseline(ctx, deployment);
  if (ctx.deadline.leftMs <= 0) return { end: timeoutBeforeChangeEnd };
  const { state } = store;
  const content = contentLabel(plan.patch.source_revision_config);
  const changed = changesLabel(plan.changes) || "the same settings again";
  const activity = content === undefined ? `sending: ${changed}` : `rolling out ${content}`;
  ctx.report.info(`${subjectOf(state)}: ${activity}`);
  ctx.onStart?.(`${subjectOf(state)}: ${activity}`);
  const applied = await applyChange(deploy, baseline, plan.patch);
  if (applied === undefined) return { end: noRevisionEnd };
  if (!inputs.wait) return { end: notWaitedEnd, applied };
  const { ids: olderIds, revisions } = applied.baseline;
  return follow(deploy, { revision_id: applied.revision.id, olderIds, revisions, applied });
}
