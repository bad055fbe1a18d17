import type { Problem } from "../../inputs/problem.ts";
import type { Ending } from "../../report/conclusion.ts";
import { rejected } from "../../report/error-ending.ts";
import { whyAnother } from "../../report/named-deployment.ts";
import { read } from "../../service/client/read.ts";
import {
  type DeploymentState,
  getDeployment,
  revisionTriggers,
} from "../../service/contract/deployments.ts";
import { changeLines, changesInWords } from "../rollout/changes.ts";
import { howToContinue, rolledOut, subjectOf, theRevision } from "../rollout/describe.ts";
import { concludeRollout } from "../rollout/end/conclude.ts";
import { endingOfFailure } from "../rollout/end/ending.ts";
import type { Known, Notebook } from "../rollout/known.ts";
import { runsInShort } from "../rollout/runs.ts";
import { applyChange, presentSecrets } from "./apply/apply.ts";
import { takeBaseline } from "./apply/baseline.ts";
import type { OursApplied } from "./apply/patch-once.ts";
import { checkProblemsWith } from "./checks/address.ts";
import type { Deploy, WorkflowRun } from "./context.ts";
import { attach, followChange } from "./follow.ts";
import { type DeployInputs, LATEST, outputs as OUTPUTS } from "./inputs.ts";
import { findLatest } from "./latest.ts";
import { isUnchanged } from "./plan/diff.ts";
import { type GraphConfigRead, readGraphConfig } from "./plan/graph-config.ts";
import { inputsInOneLine } from "./plan/in-one-line.ts";
import { lookUp } from "./plan/look-up.ts";
import { type Plan, planFrom } from "./plan/plan.ts";
import { problemsWith } from "./plan/source-rules.ts";
import { explainerOf } from "./refusal.ts";
import { rollBack } from "./rollback.ts";
import { waitForIdle } from "./wait-for-idle.ts";

const NOTHING = "Nothing was changed.";
const ALREADY = "The deployment already matches the inputs (skip_unchanged).";

/** Before the second read, which may be answered by another replica. */
const SECOND_READ_MS = 1_000;

/** How a deploy ended, and the change that it made, if it made one. */
interface Deployed {
  ending: Ending;
  applied?: OursApplied;
}

/** One deploy from its first answer to its result. Only a bug of ours is thrown. */
export async function deployOnce(
  inputs: DeployInputs,
  world: Deploy["world"],
  run: WorkflowRun,
  book: Notebook,
) {
  const { report, signal } = world;
  let ended: Deployed & { deploy?: Deploy };
  try {
    const found = await lookUp(world, inputs);
    if ("message" in found) {
      ended = { ending: rejected(subjectOf(book.known), [found], NOTHING) };
    } else {
      const deploy = { world, inputs: found, run, notebook: book };
      book.add({ kind: "target", deployment_id: found.deployment_id });
      ended = { ...(await deployAndWait(deploy)), deploy };
    }
  } catch (error) {
    const explain = explainerOf(inputs, book.known);
    ended = { ending: endingOfFailure(error, book.known, explain, signal.aborted) };
  }
  const { ending, applied, deploy } = ended;
  report.endGroup();
  if (deploy && applied && inputs.rollback_on_failure) await rollBack(deploy, ending, applied);
  return concludeRollout(world, ending, book.known, OUTPUTS, inputs.on_superseded);
}

/** One deploy from the deployment's id to its end. Throws what the reads or the change end with. */
export async function deployAndWait(deploy: Deploy): Promise<Deployed> {
  const { world, inputs, notebook } = deploy;
  const deployment = await read(world, getDeployment, inputs);
  notebook.add({ kind: "before", deployment });
  world.report.info(inputsInOneLine(deployment, inputs));
  const another = whyAnother(deployment, inputs.deployment_name ?? deployment.name);
  if (another !== undefined) {
    const message = `${another}. Run this again, or set deployment_id instead`;
    return refuse(deploy, [{ input: "deployment_name", message }]);
  }
  if (inputs.revision_id !== undefined) return attachTo(deploy, deployment, inputs.revision_id);
  const problems = [...problemsWith(deployment, inputs), ...checkProblemsWith(deployment, inputs)];
  if (problems.length > 0) return refuse(deploy, problems);
  if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, deployment);
  const idle = await waitForIdle(deploy, deployment);
  if ("ending" in idle) return idle;
  notebook.add({ kind: "before", deployment: idle.deployment });
  return planAndApply(deploy, idle.deployment);
}

async function attachTo(
  deploy: Deploy,
  deployment: DeploymentState,
  revision_id: string,
): Promise<Deployed> {
  if (revision_id !== LATEST) return { ending: await attach(deploy, deployment, revision_id) };
  const found = await findLatest(deploy, deployment);
  if (found.revision_id !== undefined)
    return { ending: await attach(deploy, found.deployment, found.revision_id, found.baseline) };
  const message = "the deployment has no revision yet. Run this again when it has one";
  return refuse(deploy, [{ input: "revision_id", message }]);
}

const refuse = ({ notebook }: Deploy, problems: readonly Problem[]): Deployed => ({
  ending: rejected(subjectOf(notebook.known), problems, NOTHING),
});

async function planAndApply(deploy: Deploy, first: DeploymentState): Promise<Deployed> {
  const { world, inputs, notebook } = deploy;
  let deployment = first;
  let planned = await planFor(deploy, deployment);
  if (planned.isSkipped) {
    // One stale read is not enough to send nothing.
    await world.clock.sleep(SECOND_READ_MS, world.signal);
    deployment = await read(world, getDeployment, inputs);
    notebook.add({ kind: "before", deployment });
    planned = await planFor(deploy, deployment);
  }
  const { plan, secretsBefore, isSkipped } = planned;
  const graph = await graphConfig(deploy, deployment);
  const found = [
    // The deployment may have changed during the wait.
    ...(inputs.wait_for_idle ? problemsWith(deployment, inputs) : []),
    ...plan.problems,
    ...graph.problems.map((problem) => ({ input: "graph_config_path", ...problem })),
  ];
  if (found.length > 0) return refuse(deploy, found);
  for (const note of graph.notes) world.report.notice(note);
  showPlan(deploy, plan, isSkipped);
  const { known } = notebook;
  if (inputs.dry_run) return { ending: plannedEnding(known, plan, isSkipped) };
  if (isSkipped) return { ending: unchanged(known, deployment) };
  return apply(deploy, deployment, plan, secretsBefore);
}

async function planFor(deploy: Deploy, deployment: DeploymentState) {
  const { inputs } = deploy;
  const secretsBefore = await presentSecrets(deploy);
  const plan = planFrom(deployment, inputs, secretsBefore);
  const isSkipped =
    inputs.skip_unchanged && isUnchanged(plan.changes, plan.patch) && isServed(deployment);
  return { plan, secretsBefore, isSkipped };
}

type Secrets = Awaited<ReturnType<typeof presentSecrets>>;

async function apply(
  deploy: Deploy,
  deployment: DeploymentState,
  plan: Plan,
  secretsBefore: Secrets,
): Promise<Deployed> {
  const { world, inputs, notebook } = deploy;
  const subject = subjectOf(notebook.known);
  const baseline = await takeBaseline(world, deployment);
  if (world.deadline.leftMs <= 0) return { ending: neverSent(subject) };
  const changed = plan.changes.map(({ path }) => path.split(".").at(-1)).join(", ") || "settings";
  const hasRevision = revisionTriggers(plan.patch).length > 0;
  const what = runsInShort(plan.patch.source_revision_config) ?? "a change";
  world.onStart?.(`${subject}: ${hasRevision ? `rolling out ${what}` : `changing ${changed}`}`);
  const applied = await applyChange(deploy, { deployment, baseline, plan, secretsBefore });
  if (applied === undefined) {
    const headline = `${subject}: ${changed} changed`;
    // The plan says that no revision is needed.
    return { ending: { outcome: "no_revision", headline, message: "" } };
  }
  if (inputs.wait) return { ending: await followChange(deploy, applied), applied };
  const { known } = notebook;
  const headline = `${subject}: rollout of ${rolledOut(known)} started`;
  const message = [...theRevision(known), " was created. Not waiting for it (wait: false)."];
  const advice = howToContinue(known);
  return { ending: { outcome: "not_waited", headline, message, advice }, applied };
}

/** The graph configuration that is to be built, if the workspace contains it. */
async function graphConfig(
  { inputs, run }: Deploy,
  deployment: DeploymentState,
): Promise<GraphConfigRead> {
  const path = inputs.graph_config_path ?? deployment.source_revision_config.graph_config_path;
  const found = path ? await readGraphConfig(path, run.workspace) : undefined;
  return found ?? { problems: [], notes: [] };
}

/** Whether the latest revision, whose values the deployment shows, is also the active one. */
function isServed({ latest_revision_id, active_revision_id }: DeploymentState): boolean {
  return latest_revision_id !== null && latest_revision_id === active_revision_id;
}

const inWords = ({ changes, patch }: Plan, isSkipped: boolean, verb?: string) =>
  changesInWords(changes, !isSkipped && revisionTriggers(patch).length > 0, verb);

function showPlan({ world: { report }, notebook }: Deploy, plan: Plan, isSkipped: boolean): void {
  const { patch } = plan;
  notebook.add({ kind: "planned", plan, patch });
  report.group(`Plan: ${inWords(plan, isSkipped)}`);
  const lines = [...changeLines(plan), isSkipped ? ALREADY : plan.revisionNote];
  for (const line of lines) report.info(`  ${line}`);
  report.endGroup();
  for (const warning of plan.warnings) report.warning(warning);
}

function plannedEnding(known: Known, plan: Plan, isSkipped: boolean): Ending {
  return {
    outcome: "planned",
    headline: `${subjectOf(known)}: ${inWords(plan, isSkipped, " planned")}`,
    message: `Nothing was sent (dry_run).${isSkipped ? ` ${ALREADY}` : ""}`,
  };
}

function unchanged(known: Known, deployment: DeploymentState): Ending {
  const runs = runsInShort(deployment.source_revision_config) ?? "this";
  return {
    outcome: "unchanged",
    headline: `${subjectOf(known)} already runs ${runs}`,
    message: `Nothing was sent. ${ALREADY}`,
  };
}

const neverSent = (subject: string): Ending => ({
  outcome: "timed_out",
  headline: `${subject}: timed out, nothing was changed`,
  message: "The timeout came before the change was sent.",
  advice: "Set a longer timeout.",
});
