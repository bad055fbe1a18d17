import type { Problem } from "../../inputs/problem.ts";
import type { End } from "../../report/conclusion.ts";
import { idsNamed } from "../../report/look-up-by-name.ts";
import { opening } from "../../report/opening.ts";
import { READ } from "../../report/refusals/control-plane.ts";
import { contextOf } from "../../report/refusals/deployment.ts";
import { pluralize } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { readUntil } from "../../service/client/ask.ts";
import {
  catchServiceError,
  isForeign,
  ServiceError,
  UnprovenError,
} from "../../service/client/errors.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import type { DeploymentCreate, DeploymentState } from "../../service/contract/deployments.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import { logPlan } from "../rollout/changes.ts";
import { subjectOf } from "../rollout/describe.ts";
import { endOfError, refused } from "../rollout/end/error-results.ts";
import { concludeRollout } from "../rollout/end/page.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import { deploymentRead, type Known, type StateStore } from "../rollout/known.ts";
import { untilNewer } from "../rollout/latest-revision.ts";
import { rolloutStore } from "../rollout/outputs.ts";
import { verifyApplied } from "../rollout/read-back.ts";
import { wholeImage } from "../rollout/runs.ts";
import { refreshAfter, watchToEnd } from "../rollout/watch.ts";
import { createOnce } from "./create-once.ts";
import { created, isTaken, LEFT, planned, rowsOfCreation, started } from "./create-results.ts";
import { existing, problemWithOrigin } from "./existing.ts";
import { CreateInputs, missingInputs, outputs as OUTPUTS, type Output } from "./inputs.ts";
import { adviceByLists, withListed } from "./listed-ids.ts";
import { additionsOf, inputWarnings, requestFrom } from "./request.ts";

/** One creation: what it was asked for, where it acts, and what is known so far. */
export interface Creation<Outside = World<Output>> {
  inputs: CreateInputs;
  world: Outside;
  store: StateStore;
}

/**
 * Changes an existing deployment as the root action does, and ends as that does. Throws what that
 * ends with.
 */
export type Change<Outside> = (
  creation: Creation<Outside>,
  deployment_id: string,
) => Promise<End<Known>>;

/**
 * Creates a deployment and follows its first revision; or leaves one that exists to `change`, if
 * `if_exists` asks for that. Only a bug of ours is thrown.
 */
export const create = <Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  change: Change<Outside>,
) => opening(world, { timeout: inputs.timeout }, (limited) => createOrEnd(inputs, limited, change));

async function createOrEnd<Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  change: Change<Outside>,
) {
  const labels = { ...inputs, watchedBy: "the root action" } as const;
  const store = rolloutStore(world.clock.now, labels, OUTPUTS, world.report.output);
  let end: End<Known>;
  try {
    end = await createOrChange({ inputs, world, store }, change);
  } catch (error) {
    const { known } = store;
    const isNew = known.before === undefined;
    const context = contextOf(inputs, known, {
      rows: isNew ? rowsOfCreation(inputs) : READ,
      withoutList: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
      inputs: Object.keys(CreateInputs.shape),
    });
    // No change sends an id: only a creation can take another one.
    const nextStep = isNew ? await adviceByLists(error, context, inputs, world) : undefined;
    const wordsOf = isNew ? (now: Known) => LEFT(now, inputs.name) : undefined;
    end = endOfError(error, known, { ...context, nextStep }, world.signal.aborted, wordsOf);
  }
  world.report.endGroup();
  await refreshAfter(end, world, store);
  return concludeRollout(world, end, store, OUTPUTS);
}

async function createOrChange<Outside extends World<Output>>(
  creation: Creation<Outside>,
  change: Change<Outside>,
): Promise<End<Known>> {
  const { inputs, world, store } = creation;
  if (inputs.if_exists === "fail") return createAndWait(creation);
  let found = await existing(world, inputs);
  if (found === "none") {
    try {
      return await createAndWait(creation, []);
    } catch (error) {
      if (store.known.deployment !== undefined || !isTaken(error)) throw error;
      // Someone else may have created it since, such as another run of the same workflow.
      found = await readUntil(
        world,
        () => existing(world, inputs),
        (now) => now !== "none",
      );
      if (found === "none") throw error;
    }
  }
  const refuse = (problem: Problem) => refused([problem], "Nothing was changed.");
  if ("problem" in found) return refuse(found.problem);
  const { deployment_id } = found;
  store.add({ deployment_id });
  const problem = await problemWithOrigin(world, inputs, deployment_id);
  if (problem !== undefined) return refuse(problem);
  store.add({ isNew: false });
  world.report.info(`${inputs.name} exists (${deployment_id}): updating it.`);
  return change(creation, deployment_id);
}

/**
 * The ids that have the name already; undefined if they cannot be read. A page in place of the
 * service answers a creation, too, as if that were lost.
 */
async function idsBefore(world: World<Output>, name: string): Promise<string[] | undefined> {
  const ids = await catchServiceError(world, idsNamed(world, name));
  if (!(ids instanceof ServiceError)) return ids;
  if (isForeign(ids)) throw ids;
  return undefined;
}

/** `ids` are those that have the name already, if the list was read. */
async function createAndWait(creation: Creation, ids?: readonly string[]): Promise<End<Known>> {
  const { inputs, world, store } = creation;
  const { report, signal } = world;
  const missing = missingInputs(inputs);
  if (missing.length > 0) {
    const problems = await Promise.all(missing.map((problem) => withListed(problem, world)));
    return refused(problems, "Nothing was created.");
  }
  const request = requestFrom(inputs);
  showPlan(creation, request);
  if (inputs.dry_run) return planned(inputs);
  const before = ids ?? (await idsBefore(world, inputs.name));
  signal.throwIfAborted();
  world.onStart?.(`${subjectOf(store.known)} is being created`);
  const deployment = await send(creation, request, before);
  const revision_id = await firstRevision(creation, deployment);
  const { source_revision_config } = deployment;
  const revision = { id: revision_id, status: "", source_revision_config };
  store.add({ revision, createdByThisStep: true });
  report.info(`Its first revision is ${revision_id}.`);
  signal.throwIfAborted();
  const target = { deployment_id: deployment.id, revision_id };
  if (!inputs.wait) return (await verifyApplied(world, store)) ?? started;
  const end = await watchToEnd(world, { ...target, inputs, older: new Set() }, store);
  const other = await verifyApplied(world, store, false, end);
  if (other !== undefined) return other;
  return end.outcome === "deployed" ? created : endOfRollout(end, store.elapsedMs);
}

async function send(
  creation: Creation,
  request: DeploymentCreate,
  before: readonly string[] | undefined,
): Promise<DeploymentState> {
  const { inputs, world, store } = creation;
  const { report } = world;
  report.tell("creating the deployment");
  const { found, recovered } = await createOnce(inputs, world, request, before, (phase) =>
    store.add({ phase }),
  );
  store.add({
    ...deploymentRead(found),
    phase: "accepted",
    isNew: true,
    ...omitAbsent({ recovered }),
  });
  report.info(`Deployment ${found.name} (${found.id}) was created.`);
  return found;
}

function showPlan(creation: Creation, request: DeploymentCreate): void {
  const { inputs, store } = creation;
  const { report } = creation.world;
  const { name, source, image_uri, repo_ref } = inputs;
  const runs = image_uri ? wholeImage(image_uri) : repo_ref;
  report.info(`${name} (${source}): a new deployment${runs ? ` of ${runs}` : ""}`);
  const changes = additionsOf(request);
  const warnings = inputWarnings(inputs);
  const plan = { changes, warnings, asides: new Map<string, string>(), revisionNote: "" };
  const { source_revision_config, secrets } = request;
  const { resource_spec, custom_url } = request.source_config;
  // Of the other settings, a service may show none.
  store.add({
    plan,
    patch: {
      source_config: { resource_spec, custom_url },
      source_revision_config,
      ...(secrets.length > 0 && { secrets }),
    },
  });
  logPlan(report, `${pluralize(changes.length, "setting")} of a new deployment`, plan);
}

/** Usually named by the answer itself. */
async function firstRevision({ inputs, world }: Creation, now: DeploymentState): Promise<string> {
  if (now.latest_revision_id !== null) return now.latest_revision_id;
  const later = await untilNewer(world, inputs, now, PATIENCE.firstRevision.ms);
  if (later.latest_revision_id) return later.latest_revision_id;
  throw new UnprovenError(`Deployment ${now.id} has shown no revision yet`);
}
