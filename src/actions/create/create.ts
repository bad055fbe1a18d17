import type { Problem } from "../../inputs/problem.ts";
import type { End } from "../../report/conclusion.ts";
import { pluralize } from "../../report/format.ts";
import { KNOWN_DEPLOYMENT_RULES } from "../../report/refusals/control-plane.ts";
import { refusalContextOf } from "../../report/refusals/deployment.ts";
import {
  isForeign,
  ServiceError,
  UnprovenError,
  undefinedIf,
} from "../../service/client/errors.ts";
import { readIdsByName } from "../../service/client/find-deployment.ts";
import { LIMITS } from "../../service/client/limits.ts";
import { readUntil } from "../../service/client/requests.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type {
  DeploymentCreate,
  DeploymentState,
} from "../../service/contract/deployments/deployment.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { WorkflowRun } from "../deploy/context.ts";
import { logPlan } from "../rollout/change-text.ts";
import { imageLabel } from "../rollout/content.ts";
import { subjectOf } from "../rollout/describe.ts";
import { endOfInvalidInputs, endOfRolloutError } from "../rollout/end/error-results.ts";
import { concludeRollout } from "../rollout/end/rollout-conclusion.ts";
import { endOfRollout, unexpectedContentEnd } from "../rollout/end/rollout-results.ts";
import { pollUntilNewerRevision } from "../rollout/newer-revision.ts";
import { rolloutStore } from "../rollout/outputs.ts";
import { readBack } from "../rollout/read-back.ts";
import { deploymentUpdate, type State, type StateStore } from "../rollout/state.ts";
import { rereadAfterError, watchOwnRevision } from "../rollout/watch.ts";
import { createDeploymentOnce } from "./create-once.ts";
import { creationEnd, endOfDryRun, notWaitedEnd, timeoutEnd } from "./create-results.ts";
import { findConflict, findExistingDeployment, toDeployInputs } from "./existing.ts";
import { CreateInputs, findMissingInputs, outputs as OUTPUTS, type Output } from "./inputs.ts";
import { adviseByLists } from "./listed-ids.ts";
import { isNameTaken, refusalRules } from "./refusals.ts";
import { additionsOf, toRequest } from "./request.ts";
import { creationWarnings } from "./warnings.ts";

interface Creation {
  inputs: CreateInputs;
  ctx: StepContext<Output>;
  run: WorkflowRun;
  store: StateStore;
}

/**
 * Creates a deployment and follows its first revision. With `if_exists: update`, changes an
 * existing deployment like the root action. Throws only if there is a bug.
 */
export async function runCreate(inputs: CreateInputs, ctx: StepContext<Output>, run: WorkflowRun) {
  const messageSettings = { ...inputs, action: "create" } as const;
  const store = rolloutStore(ctx.clock.now, messageSettings, OUTPUTS, ctx.report);
  let end: End<State>;
  try {
    end = await createOrChange({ inputs, ctx, run, store });
  } catch (error) {
    const { state } = store;
    const isCreation = state.initialDeployment === undefined;
    const context = refusalContextOf(inputs, state, {
      rules: isCreation ? refusalRules(inputs) : KNOWN_DEPLOYMENT_RULES,
      listAlternative: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
      inputs: Object.keys(CreateInputs.shape),
    });
    // Only a creation sends the id of an integration or listener.
    const nextStep = isCreation ? await adviseByLists(error, context, inputs, ctx) : undefined;
    end = endOfRolloutError(error, store, { ...context, nextStep }, ctx.signal.aborted);
  }
  ctx.report.endGroup();
  await rereadAfterError(end, ctx, store);
  return concludeRollout(ctx, end, store, OUTPUTS);
}

async function createOrChange(creation: Creation): Promise<End<State>> {
  const { inputs, ctx, store } = creation;
  if (inputs.if_exists === "fail") return createAndWait(creation);
  const findExisting = () => findExistingDeployment(ctx, inputs);
  let idOrProblem = await findExisting();
  if (idOrProblem === undefined) {
    try {
      return await createAndWait(creation, []);
    } catch (error) {
      if (store.state.deployment !== undefined || !isNameTaken(error)) throw error;
      // Another run may have created the deployment after the first read.
      idOrProblem = await readUntil(ctx, findExisting, (result) => result !== undefined);
      if (idOrProblem === undefined) throw error;
    }
  }
  const reject = (problem: Problem) => endOfInvalidInputs([problem], "Nothing was changed.");
  if (typeof idOrProblem !== "string") return reject(idOrProblem);
  const deployment_id = idOrProblem;
  store.update({ deployment_id });
  const problem = await findConflict(ctx, inputs, deployment_id);
  if (problem !== undefined) return reject(problem);
  store.update({ isNew: false });
  ctx.report.info(`${inputs.name} exists (${deployment_id}): updating it.`);
  // Loaded lazily: a creation does not need it.
  const { deployAndWait } = await import("../deploy/deploy.ts");
  return deployAndWait({ ...creation, inputs: toDeployInputs(inputs, deployment_id) });
}

/**
 * The ids of deployments with the name; undefined if the list cannot be read. Throws if a web page
 * responds instead of the service, because the page would also respond to the creation.
 */
const readPreviousIds = (ctx: StepContext, name: string): Promise<string[] | undefined> =>
  readIdsByName(ctx, name).catch(
    undefinedIf((error) => error instanceof ServiceError && !isForeign(error)),
  );

/** `previousIds`: of deployments with the name; undefined if the list was not read yet. */
async function createAndWait(creation: Creation, previousIds?: string[]): Promise<End<State>> {
  const { inputs, ctx, store } = creation;
  const { report, signal } = ctx;
  const problems = findMissingInputs(inputs);
  if (problems.length > 0) return endOfInvalidInputs(problems, "Nothing was created.");
  const request = toRequest(inputs);
  planCreation(creation, request);
  if (inputs.dry_run) return endOfDryRun(inputs);
  const baseline = previousIds ?? (await readPreviousIds(ctx, inputs.name));
  signal.throwIfAborted();
  if (ctx.deadline.isRequestSent && ctx.deadline.leftMs <= 0) return timeoutEnd;
  ctx.onStart?.(`${subjectOf(store.state)} is being created`);
  report.progress("creating the deployment");
  const onPhase = (phase: Phase) => store.update({ phase });
  const deployment = await createDeploymentOnce(inputs, ctx, request, baseline, onPhase);
  store.update({ ...deploymentUpdate(deployment), isNew: true });
  report.info(`Deployment ${deployment.name} (${deployment.id}) was created.`);
  return followFirstRevision(creation, deployment);
}

async function followFirstRevision({ inputs, ctx, store }: Creation, deployment: DeploymentState) {
  const { id: deployment_id, source_revision_config } = deployment;
  // Usually the reply to the creation names the first revision.
  const { latest_revision_id: revision_id } =
    deployment.latest_revision_id === null
      ? await pollUntilNewerRevision(ctx, inputs, deployment, LIMITS.firstRevision.ms)
      : deployment;
  if (revision_id === null)
    throw new UnprovenError(`Deployment ${deployment_id} has shown no revision yet`);
  store.update({ revision: { id: revision_id, source_revision_config }, createdByThisStep: true });
  ctx.report.info(`Its first revision is ${revision_id}.`);
  ctx.signal.throwIfAborted();
  if (!inputs.wait) {
    await readBack(ctx, store, "not_waited");
    return unexpectedContentEnd(store.state) ?? notWaitedEnd;
  }
  const rollout = { deployment_id, revision_id, inputs, olderIds: new Set<string>() };
  const end = await watchOwnRevision(ctx, rollout, store);
  await readBack(ctx, store, end.outcome);
  if (end.outcome !== "deployed") return endOfRollout(end, store.elapsedMs);
  return unexpectedContentEnd(store.state) ?? creationEnd;
}

function planCreation({ inputs, ctx, store }: Creation, request: DeploymentCreate): void {
  const { name, source, image_uri, repo_ref } = inputs;
  const content = image_uri ? imageLabel(image_uri) : repo_ref;
  ctx.report.info(`${name} (${source}): a new deployment${content ? ` of ${content}` : ""}`);
  const changes = additionsOf(request);
  const warnings = creationWarnings(inputs);
  const plan = { changes, warnings, revisionNote: "" };
  const { source_revision_config, secrets } = request;
  const { resource_spec, custom_url } = request.source_config;
  store.update({
    plan,
    // Read back at the end: services may not show the other settings.
    patch: {
      source_config: { resource_spec, custom_url },
      source_revision_config,
      ...(secrets.length > 0 && { secrets }),
    },
  });
  logPlan(ctx.report, `${pluralize(changes.length, "setting")} of a new deployment`, plan);
}
