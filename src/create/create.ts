import { attemptWrite } from "../client/attempt.ts";
import { call } from "../client/call.ts";
import { RefusedError } from "../client/errors.ts";
import { within } from "../client/http.ts";
import { poll } from "../client/poll.ts";
import { createDeployment, type DeploymentCreate, type DeploymentState, getDeployment } from "../contract/deployments.ts";
import { withCancelGrace } from "../rollout/cancel-grace.ts";
import { conclude } from "../rollout/conclusion.ts";
import { follow } from "../rollout/follow.ts";
import { Patience } from "../rollout/patience.ts";
import { narrator, type Progress } from "../rollout/progress.ts";
import { rolloutOf } from "../rollout/rollout.ts";
import { UnprovenError } from "../rollout/unproven.ts";
import { type Verdict, verdictOf, verdictOfError } from "../rollout/verdict.ts";
import type { World } from "../rollout/world.ts";
import type { CreateInputs } from "./inputs.ts";
import { requestFrom } from "./request.ts";

const MAX_SENDS = 2;
/** How long the new deployment may take to show its first revision. */
const FIRST_REVISION_MS = 60_000;
const OUTAGE_MS = 10 * 60_000;

/** Makes a deployment, and follows its first revision to its end. The end is data; only a mistake of ours is thrown. */
export async function create(inputs: CreateInputs, world: World) {
  const startedMs = world.clock.now();
  const progress: Progress = { startedMs, revisionCreated: false, changes: [], changeSent: false, timeline: [], pollCount: 0 };
  let verdict: Verdict;
  try {
    verdict = await createAndWait(inputs, world, progress);
  } catch (error) {
    verdict = takenName(error, progress) ?? verdictOfError(error, progress, world.signal.aborted);
  }
  return conclude(world, verdict, progress, inputs.on_superseded);
}

async function createAndWait(inputs: CreateInputs, world: World, progress: Progress): Promise<Verdict> {
  const { report } = world;
  const request = requestFrom(inputs);
  progress.changes = addedBy(request);
  for (const { path, after } of progress.changes) report.info(`  + ${path}: ${JSON.stringify(after)}`);
  if (inputs.dry_run) return { outcome: "planned", message: `Nothing was sent (dry_run). ${inputs.name} would be created.` };
  progress.changeSent = true;
  const deployment = await post(inputs, world, request);
  progress.deployment = deployment;
  report.output("deployment_id", deployment.id);
  report.output("deployment_name", deployment.name);
  report.info(`Deployment ${deployment.name} (${deployment.id}) was created.`);
  const revision_id = await firstRevision(inputs, world, deployment);
  progress.revision = { id: revision_id, status: "", source_revision_config: deployment.source_revision_config };
  progress.revisionCreated = true;
  report.output("revision_id", revision_id);
  world.signal.throwIfAborted();
  if (!inputs.wait) {
    return { outcome: "not_waited", message: `Deployment ${deployment.id} was created; not waiting for it (wait: false).` };
  }
  const rollout = rolloutOf(inputs, deployment.id, revision_id, new Set());
  const end = await follow(world, rollout, narrator(world, progress));
  return verdictOf(end, progress, world.clock.now() - progress.startedMs);
}

/** What is created, for the reader; of secrets their names alone. */
function addedBy({ secrets, source_config, source_revision_config, ...rest }: DeploymentCreate): Progress["changes"] {
  const members = [
    ...Object.entries(rest),
    ...Object.entries(source_config).map(([name, value]) => [`source_config.${name}`, value] as const),
    ...Object.entries(source_revision_config).map(([name, value]) => [`source_revision_config.${name}`, value] as const),
    ...secrets.map(({ name }) => [`secrets.${name}`, "(set)"] as const),
  ];
  return members.map(([path, after]) => ({
    path,
    before: null,
    after: path.endsWith("resource_spec") ? fieldNames(after) : after,
  }));
}

/** Containers of a spec may hold values that no mask knows. */
const fieldNames = (spec: unknown) => Object.keys(Object(spec)).join(", ");

/**
 * A creation has no key, and deployments cannot be listed. What makes sending it a second time safe is its name.
 * Not in the contract: a service of this family answers 409 where a deployment of that name exists.
 */
async function post(inputs: CreateInputs, world: World, request: DeploymentCreate): Promise<DeploymentState> {
  const { clock, report, server, signal } = world;
  const patience = new Patience(world);
  for (let sends = 1; ; ) {
    const ask = (grace: AbortSignal) => call(server, createDeployment, {}, { body: request, signal: grace });
    const attempt = await attemptWrite(() => withCancelGrace(signal, ask));
    if (attempt.kind === "applied") return attempt.reply;
    if (attempt.kind === "refused") throw sends > 1 ? afterLostAnswer(attempt.error, request.name) : attempt.error;
    signal.throwIfAborted();
    if (attempt.kind !== "ambiguous") {
      await patience.wait(attempt);
      continue;
    }
    if (inputs.on_ambiguous === "fail" || sends >= MAX_SENDS) throw mayExist(attempt.error, request.name);
    report.info(`${attempt.error.message}. The deployment may have been created; asking again after the settle window.`);
    await clock.sleep(inputs.settle_window, signal);
    sends += 1;
  }
}

const HOW_TO_GO_ON = "Look it up by its name on the platform, and deploy to its id with the root action";

function mayExist(error: Error, name: string): UnprovenError {
  return new UnprovenError(`${error.message}. A deployment named ${name} may have been created. ${HOW_TO_GO_ON}`);
}

function afterLostAnswer(error: RefusedError, name: string): Error {
  if (error.status !== 409) return error;
  const message = `A deployment named ${name} exists, most likely created by this step, whose first answer was lost`;
  return new UnprovenError(`${message}. ${HOW_TO_GO_ON}`);
}

function takenName(error: unknown, progress: Progress): Verdict | undefined {
  if (!(error instanceof RefusedError) || error.status !== 409 || progress.deployment !== undefined) return undefined;
  const advice = "Give another name; or deploy to the one that exists with the root action, by its deployment_id.";
  return { outcome: "rejected", message: `name: a deployment or tracing project of this name exists. ${error.message}.`, advice };
}

/** Usually named by the answer itself. */
async function firstRevision(inputs: CreateInputs, world: World, deployment: DeploymentState): Promise<string> {
  if (deployment.latest_revision_id !== null) return deployment.latest_revision_id;
  const { clock, report, server, signal } = world;
  const shown = await poll({
    clock,
    signal,
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    deadline: clock.now() + FIRST_REVISION_MS,
    outageMs: OUTAGE_MS,
    onFailure: (error) => report.info(`${error.message}; still asking.`),
    read: (limitMs) => call(within(server, limitMs), getDeployment, { deployment_id: deployment.id }, { signal }),
    state: ({ latest_revision_id }) => String(latest_revision_id),
    done: ({ latest_revision_id }) => latest_revision_id !== null,
  });
  if (shown?.latest_revision_id) return shown.latest_revision_id;
  throw new UnprovenError(`Deployment ${deployment.id} was created, but shows no revision`);
}
