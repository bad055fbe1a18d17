import type { Ending } from "../action/ending.ts";
import { readDeploymentOnce } from "../action/read.ts";
import type { OutputValue, World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { RefusedError, UnprovenError } from "../client/errors.ts";
import { within } from "../client/http/http.ts";
import { poll, RefusalGrace } from "../client/poll.ts";
import { writeOnce } from "../client/write-once.ts";
import {
  createDeployment,
  type DeploymentCreate,
  type DeploymentState,
  getDeployment,
} from "../contract/deployments.ts";
import { concludeRollout } from "../rollout/conclusion.ts";
import { endingOf } from "../rollout/ending.ts";
import { newProgress, type Progress } from "../rollout/progress.ts";
import { rolloutOf } from "../rollout/rollout.ts";
import { announceWait, watch } from "../rollout/watch.ts";
import { endingOfFailure, withAdvice } from "./ending.ts";
import type { CreateInputs } from "./inputs.ts";
import type { FinalOutput, Output } from "./outputs.ts";
import { additionsOf, requestFrom, specWarnings } from "./request.ts";

/** How long the new deployment may take to show its first revision. */
const FIRST_REVISION_MS = 60_000;
const MAX_SENDS = 2;

/** Creates a deployment and follows its first revision. Only a bug of ours is thrown. */
export async function create(inputs: CreateInputs, world: World<Output>) {
  const progress = newProgress(world.clock.now());
  let ending: Ending;
  try {
    ending = await createAndWait(inputs, world, progress);
  } catch (error) {
    ending = endingOfFailure(error, progress, inputs, world.signal.aborted);
  }
  world.report.endGroup();
  const advised = withAdvice(ending, progress);
  const result = concludeRollout(world, advised, progress, inputs.on_superseded);
  const outputs = {
    ...result.outputs,
    revision_created: progress.revisionCreated,
  } satisfies Record<FinalOutput, OutputValue>;
  return { ...result, outputs };
}

async function createAndWait(
  inputs: CreateInputs,
  world: World<Output>,
  progress: Progress,
): Promise<Ending> {
  const { report, signal } = world;
  const request = requestFrom(inputs);
  showPlan(inputs, world, progress, request);
  if (inputs.dry_run)
    return {
      outcome: "planned",
      message: `Nothing was sent (dry_run), so neither the credential nor the name was checked. ${inputs.name} would be created.`,
    };
  signal.throwIfAborted();
  progress.changeSent = true;
  world.onStart?.();
  report.group("Apply");
  const deployment = await post(inputs, world, request);
  progress.deployment = deployment;
  report.output("deployment_id", deployment.id);
  report.output("deployment_name", deployment.name);
  report.endGroup();
  report.info(`Deployment ${deployment.name} (${deployment.id}) was created.`);
  const revision_id = await firstRevision(inputs, world, deployment);
  progress.revision = {
    id: revision_id,
    status: "",
    source_revision_config: deployment.source_revision_config,
  };
  progress.revisionCreated = true;
  report.output("revision_id", revision_id);
  report.output("revision_created", true);
  signal.throwIfAborted();
  if (!inputs.wait) {
    return {
      outcome: "not_waited",
      message: `Deployment ${deployment.id} was created; not waiting for it (wait: false).`,
    };
  }
  const older = new Set<string>();
  const rollout = rolloutOf(inputs, { deployment_id: deployment.id, revision_id, older });
  announceWait(world, rollout);
  const end = await watch(world, rollout, progress);
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
  report.group("Plan");
  report.output("changes", JSON.stringify(progress.changes));
  for (const { path, after } of progress.changes)
    report.info(`  + ${path}: ${JSON.stringify(after)}`);
  for (const warning of specWarnings(inputs)) report.warning(warning);
}

/**
 * A creation has no key, and deployments cannot be listed, so there is nothing to look at after a
 * lost answer. What makes sending it once more safe is its name.
 * Not in the contract: a service of this family answers 409 where a deployment of that name exists.
 */
async function post(
  { on_ambiguous, settle_window }: CreateInputs,
  world: World,
  body: DeploymentCreate,
): Promise<DeploymentState> {
  const isRepeated = on_ambiguous === "verify";
  let looks = 0;
  const { found } = await writeOnce<DeploymentState, DeploymentState>(world, {
    send: (signal) => call(world.server, createDeployment, {}, { body, signal }),
    accept: async (reply) => reply,
    look: async (windowMs) => {
      looks += 1;
      if (isRepeated && looks === 1) await world.clock.sleep(windowMs, world.signal);
      return { kind: "nothing" };
    },
    windowMs: settle_window,
    maySendAgain: (sends) => isRepeated && sends < MAX_SENDS,
    giveUp: (cause) => afterLostAnswer(cause, body.name),
    texts: {
      lost: "The deployment may have been created; asking again after the settle window.",
      accepted: "",
      absent: "Its name shows whether it was created",
      found: () => "",
    },
  });
  return found;
}

function afterLostAnswer(error: Error, name: string): Error {
  const status = error instanceof RefusedError ? error.status : undefined;
  // The same request is invalid each time.
  if (status === 422) return error;
  if (status !== 409)
    return new UnprovenError(`${error.message}. A deployment named ${name} may have been created`);
  const whose =
    "most likely made by this step, whose first answer was lost; its id cannot be proven";
  return new UnprovenError(`A deployment or tracing project named ${name} exists, ${whose}`);
}

/** Usually named by the answer itself. */
async function firstRevision(
  inputs: CreateInputs,
  world: World,
  deployment: DeploymentState,
): Promise<string> {
  if (deployment.latest_revision_id !== null) return deployment.latest_revision_id;
  const { clock, report, server, signal } = world;
  const shown = await poll({
    clock,
    signal,
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    deadline: clock.now() + FIRST_REVISION_MS,
    outageMs: FIRST_REVISION_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error) => report.info(`${error.message}; still asking.`),
    read: (limitMs) =>
      call(within(server, limitMs), getDeployment, { deployment_id: deployment.id }, { signal }),
    state: ({ latest_revision_id }) => String(latest_revision_id),
    done: ({ latest_revision_id }) => latest_revision_id !== null,
  });
  if (shown?.latest_revision_id) return shown.latest_revision_id;
  throw new UnprovenError(
    `Deployment ${deployment.id} was created, but showed no revision for a minute`,
  );
}
