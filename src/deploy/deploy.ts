import type { Ending } from "../action/ending.ts";
import { rejected } from "../action/ending.ts";
import { wholeStep } from "../action/log/narrated.ts";
import { whyAnother } from "../action/named-deployment.ts";
import { shortId } from "../action/wording.ts";
import type { OutputValue } from "../action/world.ts";
import { timed } from "../client/connect.ts";
import { read } from "../client/read.ts";
import {
  type DeploymentPatch,
  type DeploymentState,
  getDeployment,
  revisionTriggers,
  type Secret,
} from "../contract/deployments.ts";
import { changeLines, changesInWords } from "../rollout/changes.ts";
import { concludeRollout } from "../rollout/end/conclusion.ts";
import { endingOfError } from "../rollout/end/ending-of-error.ts";
import { addressOf } from "../rollout/end/facts.ts";
import { askedOf, newProgress, type Progress } from "../rollout/progress.ts";
import { revisionPiece, rolledOut, subjectOf, theRevision, whatRuns } from "../rollout/words.ts";
import { applyChange, presentSecrets } from "./apply/apply.ts";
import { takeBaseline } from "./apply/baseline.ts";
import { checkProblemsWith } from "./checks/address.ts";
import type { DeployInputs } from "./inputs.ts";
import type { FinalOutput } from "./outputs.ts";
import { isUnchanged } from "./plan/diff.ts";
import { type GraphConfigRead, readGraphConfig } from "./plan/graph-config.ts";
import { inShort } from "./plan/in-short.ts";
import { lookUp } from "./plan/look-up.ts";
import { type Plan, planFrom } from "./plan/plan.ts";
import { problemsWith } from "./plan/source-rules.ts";
import { explainerOf } from "./refusal.ts";
import { rollBack } from "./rollback.ts";
import type { Step, WorkflowRun } from "./step.ts";
import { waitForIdle } from "./wait-for-idle.ts";
import { attach } from "./watch/attach.ts";
import { followChange, refresh } from "./watch/follow-change.ts";

const NOTHING = "Nothing was changed.";
const ALREADY = "The deployment is already what the inputs ask for (skip_unchanged).";
/** Before the second read, which may be answered by another replica. */
const SECOND_READ_MS = 1_000;

/** One deploy from its inputs to its result. Only a bug of ours is thrown. */
export const deploy = (inputs: DeployInputs, world: Step["world"], run: WorkflowRun) =>
  wholeStep(world.report, () => deployOnce(inputs, timed(world, inputs.timeout), run));

async function deployOnce(inputs: DeployInputs, world: Step["world"], run: WorkflowRun) {
  const progress = newProgress(world.clock.now(), askedOf(inputs, calledBy(inputs)));
  let step: Step | undefined;
  let ending: Ending;
  try {
    const found = await lookUp(world, inputs);
    if ("message" in found) {
      ending = rejected(subjectOf(progress), [found], NOTHING);
    } else {
      step = { world, inputs: found, run, progress };
      ending = await deployAndWait(step);
    }
  } catch (error) {
    const isCancelled = world.signal.aborted;
    const isRead = progress.before !== undefined;
    const explain = explainerOf({ inputs, patch: step?.patch, isRead });
    const elapsedMs = world.clock.now() - progress.startedMs;
    ending = endingOfError(error, progress, { isCancelled, explain, elapsedMs });
  }
  world.report.endGroup();
  if (step !== undefined && inputs.rollback_on_failure) await rollBack(step, ending);
  if (step !== undefined && progress.rollback?.revision_id !== undefined)
    await refresh({ ...step, world: timed(world, 0) });
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

/** One deploy from the deployment's id to its end. Throws what the reads or the change end with. */
export async function deployAndWait(step: Step): Promise<Ending> {
  const { world, inputs, progress } = step;
  let deployment = await read(world, getDeployment, inputs);
  learn(step, deployment);
  world.report.info(inShort(deployment, inputs));
  const another = whyAnother(deployment, inputs.deployment_name ?? deployment.name);
  if (another !== undefined) {
    const message = `${another}. Run this again, or set deployment_id instead`;
    return rejected(subjectOf(progress), [{ input: "deployment_name", message }], NOTHING);
  }
  if (inputs.revision_id !== undefined) return attach(step, deployment, inputs.revision_id);
  const problems = [...problemsWith(deployment, inputs), ...checkProblemsWith(deployment, inputs)];
  if (problems.length > 0) return rejected(subjectOf(progress), problems, NOTHING);
  if (inputs.wait_for_idle && !inputs.dry_run) {
    const idle = await waitForIdle(step, deployment);
    if ("inTheWay" in idle) return neverIdle(progress, idle.inTheWay);
    deployment = idle.deployment;
    learn(step, deployment);
  }
  let plans = await planFor(step, deployment);
  if (plans.isSkipped) {
    // One stale read is not enough to send nothing.
    await world.clock.sleep(SECOND_READ_MS, world.signal);
    deployment = await read(world, getDeployment, inputs);
    step.progress.before = deployment;
    plans = await planFor(step, deployment);
  }
  const { plan, secretsBefore, isSkipped } = plans;
  const graph = await graphConfig(step, deployment);
  const found = [
    // The deployment may have changed during the wait.
    ...(inputs.wait_for_idle ? problemsWith(deployment, inputs) : []),
    ...plan.problems,
    ...graph.problems.map((problem) => ({ input: "graph_config_path", ...problem })),
  ];
  if (found.length > 0) return rejected(subjectOf(progress), found, NOTHING);
  for (const note of graph.notes) world.report.notice(note);
  step.patch = plan.patch;
  const inWords = changesInWords(
    plan.changes,
    !isSkipped && revisionTriggers(plan.patch).length > 0,
  );
  showPlan(step, plan, inWords, isSkipped ? ALREADY : plan.revisionNote);
  if (inputs.dry_run) return planned(progress, inWords, isSkipped);
  if (isSkipped) return unchanged(progress, deployment);
  return applyAndFollow(step, deployment, plan.patch, secretsBefore);
}

async function planFor(step: Step, deployment: DeploymentState) {
  const secretsBefore = await presentSecrets(step);
  const plan = planFrom(deployment, step.inputs, secretsBefore);
  const isSkipped =
    step.inputs.skip_unchanged && isUnchanged(plan.changes, plan.patch) && isServed(deployment);
  return { plan, secretsBefore, isSkipped };
}

async function applyAndFollow(
  step: Step,
  ...change: [DeploymentState, DeploymentPatch, readonly Secret[] | undefined]
): Promise<Ending> {
  const { world, progress } = step;
  const subject = subjectOf(progress);
  const baseline = await takeBaseline(world, change[0]);
  if (world.deadline.leftMs <= 0) return neverSent(progress);
  world.onStart?.(
    `${subject}: rolling out ${whatRuns(step.patch?.source_revision_config) ?? "a change"}`,
  );
  const revision = await applyChange(step, baseline, ...change);
  if (revision === undefined) {
    const headline = `${subject}: changed, no new revision needed`;
    return { outcome: "no_revision", headline, message: "The change was applied." };
  }
  if (step.inputs.wait) return followChange(step);
  return {
    outcome: "not_waited",
    headline: `${subject}: rollout of ${rolledOut(progress)} started`,
    message: [...theRevision(progress), " was created. Not waiting for it (wait: false)."],
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

function showPlan(
  { world: { report }, progress }: Step,
  plan: Plan,
  inWords: string,
  revisionNote: string,
): void {
  progress.changes = plan.changes;
  report.group(`Plan: ${inWords}`);
  report.output("changes", JSON.stringify(plan.changes));
  const lines = [...changeLines(plan.changes), ...plan.notes, revisionNote];
  for (const line of lines) report.info(`  ${line}`);
  report.endGroup();
  for (const warning of plan.warnings) report.warning(warning);
}

function planned(progress: Progress, inWords: string, isSkipped: boolean): Ending {
  return {
    outcome: "planned",
    headline: `${subjectOf(progress)}: planned, ${inWords}`,
    message: `Nothing was sent (dry_run).${isSkipped ? ` ${ALREADY}` : ""}`,
  };
}

function unchanged(progress: Progress, deployment: DeploymentState): Ending {
  const runs = whatRuns(deployment.source_revision_config) ?? "this";
  return {
    outcome: "unchanged",
    headline: `${subjectOf(progress)} already runs ${runs}`,
    message: `Nothing was sent. ${ALREADY}`,
  };
}

function neverIdle(progress: Progress, revision_id: string): Ending {
  return {
    outcome: "timed_out",
    headline: `${subjectOf(progress)}: timed out, nothing was changed`,
    message: ["Revision ", revisionPiece(progress, revision_id), " had not settled by then."],
    advice: "Look at that revision on the platform, or set a longer timeout.",
  };
}

function neverSent(progress: Progress): Ending {
  return {
    outcome: "timed_out",
    headline: `${subjectOf(progress)}: timed out, nothing was changed`,
    message: "The timeout came before the change was sent.",
    advice: "Set a longer timeout.",
  };
}

/** What a person calls the deployment before its name is read. */
const calledBy = ({ deployment_name, deployment_id = "" }: DeployInputs) =>
  deployment_name ?? `deployment ${shortId(deployment_id)}`;

/** Records and outputs what the deployment shows, as soon as it is known. */
function learn({ world: { report }, progress }: Step, deployment: DeploymentState): void {
  progress.before = deployment;
  progress.deployment = deployment;
  report.output("deployment_name", deployment.name);
  report.output("deployment_status", deployment.status);
  report.output("deployment_url", addressOf(deployment));
  report.output("previous_revision_id", deployment.active_revision_id ?? "");
}
