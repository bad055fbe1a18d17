import type { Problem } from "../../inputs/problem.ts";
import type { End } from "../../report/conclusion.ts";
import { withHeartbeat } from "../../report/log/progress-log.ts";
import { pluralize } from "../../report/wording.ts";
import type { World } from "../../report/world.ts";
import { timed } from "../../service/client/connect.ts";
import { UnprovenError } from "../../service/client/errors.ts";
import { PATIENCE } from "../../service/client/patience.ts";
import { readAside, readOnce, readUntil } from "../../service/client/read.ts";
import { ONCE, waitFor } from "../../service/client/wait.ts";
import {
  type DeploymentCreate,
  type DeploymentState,
  getDeployment,
  getRevision,
} from "../../service/contract/deployments.ts";
import { wholeImage } from "../../service/contract/image.ts";
import { changeLines } from "../rollout/changes.ts";
import { subjectOf } from "../rollout/describe.ts";
import { refused } from "../rollout/end/ends-of-errors.ts";
import { endOfRollout } from "../rollout/end/ends-of-rollout.ts";
import { concludeRollout } from "../rollout/end/page.ts";
import { showFailureLog } from "../rollout/failure/log.ts";
import { paceOf } from "../rollout/follow.ts";
import { type Known, type Notebook, rolloutNotebook } from "../rollout/known.ts";
import { announceWait, watch } from "../rollout/watch.ts";
import { createOnce } from "./create-once.ts";
import {
  created,
  endOfCreation,
  explainerOf,
  isTaken,
  planned,
  started,
} from "./ends-of-create.ts";
import { existing, problemWithOrigin } from "./existing.ts";
import { type CreateInputs, outputs as OUTPUTS, type Output } from "./inputs.ts";
import { adviceByLists, withListed } from "./listed-ids.ts";
import { additionsOf, inputWarnings, requestFrom } from "./request.ts";
import { missingInputs } from "./rules.ts";

/**
 * Changes an existing deployment as the root action does, and ends as that does. Throws what that
 * ends with.
 */
export type Change<Outside> = (
  world: Outside,
  deployment_id: string,
  notebook: Notebook,
) => Promise<End<Known>>;

/**
 * Creates a deployment and follows its first revision; or leaves one that exists to `change`, if
 * `if_exists` asks for that. Only a bug of ours is thrown.
 */
export const create = <Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  change: Change<Outside>,
) => withHeartbeat(world.report, () => createOrEnd(inputs, timed(world, inputs.timeout), change));

async function createOrEnd<Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  change: Change<Outside>,
) {
  const credential = inputs.api_key === undefined ? "bearer_token" : "api_key";
  const labels = { ...inputs, credential, watchedBy: "the root action" } as const;
  const notebook = rolloutNotebook(world.clock.now, labels, OUTPUTS, world.report.output);
  let end: End<Known>;
  try {
    end = await createOrChange(inputs, world, notebook, change);
  } catch (error) {
    const explain = explainerOf(inputs, notebook.known);
    const listed = await adviceByLists(error, explain, inputs, world);
    end = endOfCreation(error, notebook.known, inputs, world.signal.aborted, listed);
  }
  world.report.endGroup();
  return concludeRollout(world, end, notebook.known, OUTPUTS);
}

async function createOrChange<Outside extends World<Output>>(
  inputs: CreateInputs,
  world: Outside,
  notebook: Notebook,
  change: Change<Outside>,
): Promise<End<Known>> {
  if (inputs.if_exists === "fail") return createAndWait(inputs, world, notebook);
  let found = await existing(world, inputs);
  if (found === "none") {
    try {
      return await createAndWait(inputs, world, notebook);
    } catch (error) {
      if (notebook.known.deployment !== undefined || !isTaken(error)) throw error;
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
  notebook.add({ kind: "target", deployment_id });
  const problem = await problemWithOrigin(world, inputs, deployment_id);
  if (problem !== undefined) return refuse(problem);
  notebook.add({ kind: "created", isNew: false });
  world.report.info(`${inputs.name} exists (${deployment_id}): updating it.`);
  return change(world, deployment_id, notebook);
}

async function createAndWait(
  inputs: CreateInputs,
  world: World<Output>,
  notebook: Notebook,
): Promise<End<Known>> {
  const { clock, report, signal } = world;
  const missing = missingInputs(inputs);
  if (missing.length > 0) {
    const problems = await Promise.all(missing.map((problem) => withListed(problem, world)));
    return refused(problems, "Nothing was created.");
  }
  const request = requestFrom(inputs);
  showPlan(inputs, world, notebook, request);
  if (inputs.dry_run) return planned(inputs);
  signal.throwIfAborted();
  world.onStart?.(`${subjectOf(notebook.known)} is being created`);
  const deployment = await send(inputs, world, notebook, request);
  const revision_id = await firstRevision(inputs, world, deployment);
  const { source_revision_config } = deployment;
  const revision = { id: revision_id, status: "", source_revision_config };
  notebook.add({ kind: "revision", revision, isOurs: true });
  report.info(`Its first revision is ${revision_id}.`);
  signal.throwIfAborted();
  const target = { deployment_id: deployment.id, revision_id };
  if (!inputs.wait) {
    const now = await readAside(world, getRevision, target);
    if (now !== undefined) notebook.add({ kind: "revision", revision: now, isOurs: true });
    return started;
  }
  announceWait(world, notebook.known);
  const rollout = { ...target, inputs, older: new Set<string>(), watched: "revision" } as const;
  const end = await watch(world, rollout, notebook);
  if (end.outcome === "failed") await showFailureLog(world, target, notebook, inputs.failure_log);
  if (end.outcome !== "deployed" || !inputs.verify_active) {
    const now = await readAside(world, getDeployment, target).catch(() => undefined);
    if (now !== undefined) notebook.add({ kind: "deployment", deployment: now });
  }
  return end.outcome === "deployed"
    ? created
    : endOfRollout(end, clock.now() - notebook.known.startedMs);
}

async function send(
  inputs: CreateInputs,
  world: World<Output>,
  notebook: Notebook,
  request: DeploymentCreate,
): Promise<DeploymentState> {
  const { clock, report } = world;
  report.tell("creating the deployment");
  const sentMs = clock.now();
  const { found, recovered: how } = await createOnce(inputs, world, request, (phase) =>
    notebook.add({ kind: "write", phase }),
  );
  if (how !== undefined) notebook.add({ kind: "recovered", how, afterMs: clock.now() - sentMs });
  notebook.add({ kind: "write", phase: "accepted" });
  notebook.add({ kind: "deployment", deployment: found });
  notebook.add({ kind: "created", isNew: true });
  report.info(`Deployment ${found.name} (${found.id}) was created.`);
  return found;
}

function showPlan(
  inputs: CreateInputs,
  { report }: World<Output>,
  notebook: Notebook,
  request: DeploymentCreate,
): void {
  const { name, source, image_uri, repo_ref } = inputs;
  const runs = image_uri ? wholeImage(image_uri) : repo_ref;
  report.info(`${name} (${source}): a new deployment${runs ? ` of ${runs}` : ""}`);
  const changes = additionsOf(request);
  const warnings = inputWarnings(inputs);
  const plan = { changes, warnings, asides: new Map<string, string>(), revisionNote: "" };
  notebook.add({ kind: "planned", plan });
  report.group(`Plan: ${pluralize(changes.length, "setting")} of a new deployment`);
  for (const line of changeLines(plan)) report.info(`  ${line}`);
  report.endGroup();
  for (const warning of warnings) report.warning(warning);
}

/** Usually named by the answer itself. */
async function firstRevision(
  inputs: CreateInputs,
  world: World,
  { id: deployment_id, latest_revision_id }: DeploymentState,
): Promise<string> {
  if (latest_revision_id !== null) return latest_revision_id;
  const { last } = await waitFor(world, {
    ...{ pace: paceOf(inputs), limitMs: PATIENCE.firstRevision.ms },
    read: () => readOnce(world, getDeployment, { deployment_id }),
    state: (shown) => String(shown.latest_revision_id),
    end: (shown) => (shown.latest_revision_id === null ? undefined : ONCE),
  });
  if (last?.latest_revision_id) return last.latest_revision_id;
  throw new UnprovenError(`Deployment ${deployment_id} has shown no revision yet`);
}
