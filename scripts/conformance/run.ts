import { isTag } from "../../src/service/contract/deployments/source.ts";
import type { ActionName } from "../outcomes.ts";
import { createRecorder, type StepName } from "./findings.ts";
import type { Inputs } from "./inputs.ts";
import { createService } from "./service.ts";
import { type Fields, runStep, type StepEnd } from "./step.ts";

/** State of the deployment of the run. */
interface RunState {
  id?: string;
  /** Whether a request to create or change the deployment may have been sent. */
  isChangeSent?: boolean;
  /** Whether the deployment runs another image or ref than was sent. */
  unexpectedContent?: boolean;
  /** Ids of the revisions that this run has seen, oldest first. */
  revisions: string[];
  /** Measured lag of reads. */
  lagMs: number;
  /** Whether lists were stale, and the reads did not become current within the measurement. */
  listsLag: boolean;
}

export type Run = ReturnType<typeof createRun>;

/** Inputs, service, findings and state that the stages share. */
export function createRun(
  inputs: Inputs,
  name: string,
  print: (line: string) => void,
  stopSignal: AbortSignal,
) {
  const { base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout } = inputs;
  const connection = { base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout };
  const waiting = { poll_interval: "1s", timeout: inputs.timeout, failure_log: "never" };
  const service = createService(inputs, stopSignal);
  const recorder = createRecorder(print);
  const state: RunState = { revisions: [], lagMs: 0, listsLag: false };
  const isGit = inputs.source === "github";

  const contentName = isGit ? "repo_ref" : "image_uri";
  /** The input that deploys the first image or ref, and the one that deploys the other. */
  const firstContent: Fields = { [contentName]: inputs[contentName] };
  const otherContent: Fields = { [contentName]: inputs[`other_${contentName}`] };
  const deploymentPath = () => `/v2/deployments/${state.id}`;
  /** Reads the deployment, or the resource at a path below that of the deployment. */
  const readDeployment = async (subPath = "") =>
    (await service.request("GET", deploymentPath() + subPath)).reply;
  /** Reads after the measured lag. */
  async function readAfterLag(subPath?: string) {
    await service.pause(state.lagMs);
    return readDeployment(subPath);
  }
  /** The ids of a list, if there is one. */
  async function listIds(path: string) {
    const { status, reply } = await service.request("GET", path);
    return status === 200 ? reply.resources?.flatMap(({ id }) => id ?? []) : undefined;
  }
  const revisionIds = () => listIds(`${deploymentPath()}/revisions?limit=100`);

  function recordRevision(id: string | null | undefined): void {
    if (id && !state.revisions.includes(id)) state.revisions.push(id);
  }
  /** Sends a PATCH without waiting for its revision. */
  async function patch(body: object) {
    const response = await service.request("PATCH", deploymentPath(), { body });
    recordRevision(response.reply.latest_revision_id);
    return response;
  }

  /** The inputs that all steps of an action have. */
  const commonInputs = (action: ActionName): Fields => ({
    ...connection,
    ...(action === "deploy" || action === "create" ? waiting : {}),
    ...(action === "deploy" ? { deployment_id: state.id } : {}),
  });
  /** Runs one of our actions once reads show the previous change. */
  async function runAction(name: StepName, stepInputs: Fields, action: ActionName = "deploy") {
    print(`${name} …`);
    await service.pause(state.lagMs);
    const end = await runStep(action, { ...commonInputs(action), ...stepInputs }, stopSignal);
    // A step that our own interrupt has cancelled says nothing about the service.
    stopSignal.throwIfAborted();
    recordRevision(end.outputs.revision_id);
    recordRevision(end.outputs.rollback_revision_id);
    return end;
  }
  /** Checks that the outcome of a step is one of the expected. */
  function checkOutcome(name: StepName, end: StepEnd, ...expected: string[]): StepEnd {
    const { outcome = "", status, error_message } = end.outputs;
    const isExpected = expected.includes(outcome);
    const details = [outcome || "no outcome", status, `${(end.ms / 1_000).toFixed(0)} s`];
    if (!isExpected) details.push(`expected ${expected.join(" or ")}`);
    const reason = error_message ?? (outcome ? "" : end.log.trim().split("\n").at(-1));
    const observation = `${details.filter(Boolean).join(", ")}. ${reason}`;
    recorder.checkStep(name, isExpected, observation);
    return end;
  }
  const step = async (name: StepName, stepInputs: Fields, ...expected: string[]) =>
    checkOutcome(name, await runAction(name, stepInputs), ...expected);

  return {
    ...recorder,
    inputs,
    service,
    state,
    name,
    stopSignal,
    print,
    isGit,
    firstContent,
    otherContent,
    deploymentPath,
    readDeployment,
    readAfterLag,
    listIds,
    revisionIds,
    recordRevision,
    patch,
    runAction,
    checkOutcome,
    step,
    // A branch cannot be rolled back.
    canRollBack: !isGit || isTag(inputs.other_repo_ref),
  };
}
