import type { Ending } from "../action/ending.ts";
import { wholeStep } from "../action/log/narrated.ts";
import { readDeploymentOnce } from "../action/read.ts";
import { rejected } from "../action/rejected.ts";
import { ONCE, waitFor } from "../action/wait.ts";
import { counted } from "../action/wording.ts";
import type { OutputValue, World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { timed } from "../client/connect.ts";
import { UnprovenError } from "../client/errors.ts";
import {
  type DeploymentCreate,
  type DeploymentState,
  getDeployment,
} from "../contract/deployments.ts";
import type { Problem } from "../inputs/problem.ts";
import { changeLines } from "../rollout/changes.ts";
import { concludeRollout } from "../rollout/end/conclusion.ts";
import { endingOf } from "../rollout/end/ending.ts";
import { showFailureLog } from "../rollout/failure/log.ts";
import { askedOf, newProgress, type Progress } from "../rollout/progress.ts";
import { rolloutOf } from "../rollout/rollout.ts";
import { imageInShort } from "../rollout/same-source.ts";
import { announceWait, watch } from "../rollout/watch.ts";
import { subjectOf } from "../rollout/words.ts";
import { createOnce } from "./create-once.ts";
import { endingOfFailure, isTaken, withAdvice } from "./ending.ts";
import { existing } from "./existing.ts";
import type { CreateInputs } from "./inputs.ts";
import { withListedIds } from "./listed-ids.ts";
import type { FinalOutput, Output } from "./outputs.ts";
import { additionsOf, inputWarnings, requestFrom } from "./request.ts";

/** How long the new deployment may take to show its first revision. */
const FIRST_REVISION_MS = 60_000;

/**
 * Changes an existing deployment as the root action does, and ends as that does. Throws what that
 * ends with.
 */
export type Change<Outside> = (
  world: Outside,
  deployment_id: string,
  progress: Progress,
) => Promise<Ending>;

/**
 * Creates a deployment and follows its first revision; or leaves one that exists to `change`, where
 * `if_exists` asks for that. Only a bug of ours is thrown.
 */
export const create = <Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  change: Change<Outside>,
) => wholeStep(world.report, () => createOrEnd(inputs, timed(world, inputs.timeout), change));

async function createOrEnd<Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  change: Change<Outside>,
) {
  const progress = newProgress(world.clock.now(), askedOf(inputs, inputs.name));
  let ending: Ending;
  try {
    ending = await createOrChange(inputs, world, progress, change);
  } catch (error) {
    const elapsedMs = world.clock.now() - progress.startedMs;
    const circumstances = { isCancelled: world.signal.aborted, elapsedMs };
    const failure = endingOfFailure(error, progress, inputs, circumstances);
    ending = await withListedIds(failure, inputs, world);
  }
  world.report.endGroup();
  const advised = withAdvice(ending, progress, inputs);
  const result = concludeRollout(world, advised, progress, inputs.on_superseded);
  const outputs = {
    ...result.outputs,
    revision_created: progress.revisionCreated,
  } satisfies Record<FinalOutput, OutputValue>;
  return { ...result, outputs };
}

async function createOrChange<Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  progress: Progress,
  change: Change<Outside>,
): Promise<Ending> {
  if (inputs.if_exists === "fail") return createAndWait(inputs, world, progress);
  let found = await existing(world, inputs);
  if (found === "none") {
    try {
      return await createAndWait(inputs, world, progress);
    } catch (error) {
      if (progress.deployment !== undefined || !isTaken(error)) throw error;
      progress.changeSent = false;
      // Someone else may have created it since, such as another run of the same workflow.
      found = await existing(world, inputs);
      if (found === "none") throw error;
    }
  }
  if ("problem" in found)
    return rejected(subjectOf(progress), [found.problem], "Nothing was changed.");
  const { deployment_id } = found;
  world.report.output("created", false);
  world.report.info(`${inputs.name} exists (${deployment_id}), so it is changed.`);
  return change(world, deployment_id, progress);
}

async function createAndWait(
  inputs: CreateInputs,
  world: World<Output>,
  progress: Progress,
): Promise<Ending> {
  const { report, signal } = world;
  const problems = nameProblems(inputs);
  if (problems.length > 0 && !inputs.dry_run)
    return rejected(subjectOf(progress), problems, "Nothing was created.");
  for (const { input, message } of problems) report.warning(`${input}: ${message}`);
  const request = requestFrom(inputs);
  const { name, source, image_uri, repo_ref } = inputs;
  const runs = image_uri ? imageInShort(image_uri, "") : repo_ref;
  report.info(`${name} (${source}): a new deployment${runs ? ` of ${runs}` : ""}`);
  showPlan(inputs, world, progress, request);
  if (inputs.dry_run)
    return {
      outcome: "planned",
      headline: `${subjectOf(progress)} would be created`,
      message: `Nothing was sent (dry_run)${inputs.if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`,
    };
  signal.throwIfAborted();
  progress.changeSent = true;
  world.onStart?.(`${subjectOf(progress)} is being created`);
  report.tell("creating the deployment");
  const sentMs = world.clock.now();
  const isNew = inputs.if_exists === "update";
  const { found: deployment, recovered } = await createOnce(inputs, world, request, isNew);
  if (recovered !== undefined) {
    progress.recovered = recovered;
    progress.recoveredAfterMs = world.clock.now() - sentMs;
  }
  progress.deployment = deployment;
  report.output("deployment_id", deployment.id);
  report.output("deployment_name", deployment.name);
  report.output("created", true);
  report.info(`Deployment ${deployment.name} (${deployment.id}) was created.`);
  const revision_id = await firstRevision(inputs, world, deployment);
  progress.revision = {
    id: revision_id,
    status: "",
    source_revision_config: deployment.source_revision_config,
  };
  progress.revisionCreated = true;
  report.output("revision_id", revision_id);
  report.info(`Its first revision is ${revision_id}.`);
  report.output("revision_created", true);
  signal.throwIfAborted();
  if (!inputs.wait) {
    return {
      outcome: "not_waited",
      headline: `${subjectOf(progress)} was created, its rollout started`,
      message: "Not waiting for it (wait: false).",
    };
  }
  const older = new Set<string>();
  const rollout = rolloutOf(inputs, { deployment_id: deployment.id, revision_id, older });
  announceWait(world, progress);
  const end = await watch(world, rollout, progress);
  if (end.outcome === "failed") await showFailureLog(world, rollout, progress, inputs.failure_log);
  if (end.outcome !== "deployed" || !inputs.verify_active) {
    // Worth one attempt, not worth a failure.
    progress.deployment = await readDeploymentOnce(world, rollout).catch(
      () => progress.deployment ?? deployment,
    );
  }
  return endingOf(end, progress, world.clock.now() - progress.startedMs);
}

function showPlan(
  inputs: CreateInputs,
  { report }: World<Output>,
  progress: Progress,
  request: DeploymentCreate,
): void {
  progress.changes = additionsOf(request);
  report.group(`Plan: ${counted(progress.changes.length, "setting")} of a new deployment`);
  report.output("changes", JSON.stringify(progress.changes));
  for (const line of changeLines(progress.changes)) report.info(`  ${line}`);
  report.endGroup();
  for (const warning of inputWarnings(inputs)) report.warning(warning);
}

// Beyond the contract: names.
const LONGEST_LISTENER_NAME = 21;

function nameProblems({ name, listener_id }: CreateInputs): Problem[] {
  if (listener_id === undefined || name.length <= LONGEST_LISTENER_NAME) return [];
  const message = `has ${name.length} characters, and a deployment that a listener runs does not become ready with more than ${LONGEST_LISTENER_NAME}: write a shorter one`;
  return [{ input: "name", message }];
}

/** Usually named by the answer itself. */
async function firstRevision(
  inputs: CreateInputs,
  world: World,
  deployment: DeploymentState,
): Promise<string> {
  if (deployment.latest_revision_id !== null) return deployment.latest_revision_id;
  const { server, signal } = world;
  const { last: shown } = await waitFor(world, {
    ...{ isYoung: true, limitMs: FIRST_REVISION_MS },
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    read: () => call(server, getDeployment, { deployment_id: deployment.id }, { signal }),
    state: ({ latest_revision_id }) => String(latest_revision_id),
    end: ({ latest_revision_id }) => (latest_revision_id === null ? undefined : ONCE),
  });
  if (shown?.latest_revision_id) return shown.latest_revision_id;
  throw new UnprovenError(`Deployment ${deployment.id} has shown no revision yet`);
}
