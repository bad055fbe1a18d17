import { variables } from "../../inputs/variables.ts";
import type { StepContext } from "../../report/step-context.ts";
import type { StateStore } from "../rollout/state.ts";
import type { DeployInputs, Output } from "./inputs.ts";

export interface WorkflowRun {
  /** Identifies this run: a tag that contains it was created by this run. Empty elsewhere. */
  id: string;
  /** The branch or tag of the run, and its commit. Empty elsewhere. */
  ref: string;
  commit: string;
  /** 1 for the first attempt, more for a re-run. */
  attempt: number;
}

export function workflowRun(): WorkflowRun {
  const { GITHUB_RUN_ID: id = "", GITHUB_RUN_ATTEMPT = "1" } = variables();
  const { GITHUB_REF: ref = "", GITHUB_SHA: commit = "" } = variables();
  return { id, ref, commit, attempt: Number(GITHUB_RUN_ATTEMPT) };
}

/** The inputs, once the deployment is resolved. */
export interface TargetedInputs extends DeployInputs {
  deployment_id: string;
  /** Of `create/`, which declares the whole deployment, and has no modes to choose from. */
  isDeclared?: true;
}

/** One deploy: its inputs, its environment, and what is known so far. */
export interface Deploy {
  ctx: StepContext<Output>;
  inputs: TargetedInputs;
  run: WorkflowRun;
  store: StateStore;
}
