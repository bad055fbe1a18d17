import { variables } from "../../inputs/variables.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { StateStore } from "../rollout/state.ts";
import type { DeployInputs } from "./inputs.ts";

export interface WorkflowRun {
  /** An image or git ref that contains this id counts as made by this run. Empty outside GitHub. */
  id: string;
  /** The ref of the run, and the commit of that ref. Both are empty outside GitHub. */
  ref: string;
  commit: string;
  /** 1 for the first attempt, more for a re-run. */
  attempt: number;
}

export function readWorkflowRun(): WorkflowRun {
  const { GITHUB_RUN_ID: id = "", GITHUB_RUN_ATTEMPT = "1" } = variables();
  const { GITHUB_REF: ref = "", GITHUB_SHA: commit = "" } = variables();
  return { id, ref, commit, attempt: Number(GITHUB_RUN_ATTEMPT) };
}

/** The inputs, once the names in them are resolved. */
export interface TargetedInputs extends DeployInputs {
  deployment_id: string;
  /** Set by `create/`, which declares the whole deployment and has no `…_mode` inputs. */
  isDeclared?: true;
}

export interface Deploy {
  ctx: StepContext;
  inputs: TargetedInputs;
  run: WorkflowRun;
  store: StateStore;
}
