import { isTag } from "../../src/service/contract/deployments/source.ts";
import { createFindings, OUR_ACTIONS, type StepName } from "./findings.ts";
import type { Inputs } from "./inputs.ts";
import { createService } from "./service.ts";
import { type Action, type Fields, runStep, type StepEnd } from "./step.ts";

/** State of the deployment of the run. */
interface RunState {
  id?: string;
  /** Whether a request to create or change it may have been sent. */
  isChangeSent?: boolean;
  /** Whether it runs another image or ref than was sent. */
  unexpectedContent?: boolean;
  /** Its revisions, oldest first. */
  revisions: string[];
  /** Lag of reads, and whether lists lagged for longer than was waited. */
  lagMs: number;
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
  const findings = createFindings(print);
  const state: RunState = { revisions: [], lagMs: 0, listsLag: false };
  const isGit = inputs.source === "github";

  const ref = (other: boolean): Fields =>
    isGit
      ? { repo_ref: other ? inputs.other_repo_ref : inputs.repo_ref }
      : { image_uri: other ? inputs.other_image_uri : inputs.image_uri };
  /** The path of the deployment. */
  const deploymentPath = () => `/v2/deployments/${state.id}`;
  /** A request for the deployment, or a resource below it. */
  const readDeployment = async (below = "") =>
    (await service.request("GET", deploymentPath() + below)).reply;
  /** Reads after the measured lag. */
  async function readAfterLag(below?: string) {
    await service.pause(state.lagMs);
    return readDeployment(below);
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

  /** Inputs of each step of an action. */
  const fields = (action: Action): Fields => ({
    ...connection,
    ...(action === "deploy" || action === "create" ? waiting : {}),
    ...(action === "deploy" ? { deployment_id: state.id } : {}),
  });
  /** Runs one of our actions once reads show the previous change. */
  async function runAction(name: StepName, stepInputs: Fields, action: Action = "deploy") {
    print(`${name} …`);
    await service.pause(state.lagMs);
    const end = await runStep(action, { ...fields(action), ...stepInputs }, stopSignal);
    // A step that our own interrupt has cancelled says nothing about the service.
    stopSignal.throwIfAborted();
    recordRevision(end.outputs.revision_id);
    recordRevision(end.outputs.rollback_revision_id);
    return end;
  }
  /** Checks that the outcome of a step is one of these. */
  function checkOutcome(name: StepName, end: StepEnd, ...expected: string[]): StepEnd {
    const { outcome = "", status, error_message } = end.outputs;
    const isExpected = expected.includes(outcome);
    const details = [outcome || "no outcome", status, `${(end.ms / 1_000).toFixed(0)} s`];
    if (!isExpected) details.push(`expected ${expected.join(" or ")}`);
    const reason = error_message ?? (outcome ? "" : end.log.trim().split("\n").at(-1));
    findings.check(
      OUR_ACTIONS,
      name,
      isExpected,
      `${details.filter(Boolean).join(", ")}. ${reason}`,
    );
    return end;
  }
  const step = async (name: StepName, stepInputs: Fields, ...expected: string[]) =>
    checkOutcome(name, await runAction(name, stepInputs), ...expected);

  return {
    ...{ ...findings, inputs, service, state, name, stopSignal, print },
    ...{
      isGit,
      ref,
      deploymentPath,
      readDeployment,
      readAfterLag,
      listIds,
      revisionIds,
      recordRevision,
      patch,
      fields,
    },
    ...{ runAction, checkOutcome, step },
    // A branch cannot be rolled back.
    canRollBack: !isGit || isTag(inputs.other_repo_ref),
  };
}
