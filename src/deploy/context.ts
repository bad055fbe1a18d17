import { variables, workspace } from "../inputs/variables.ts";
import type { Notebook } from "../rollout/known.ts";
import type { World } from "../shared/world.ts";
import type { DeployInputs } from "./inputs.ts";
import type { Output } from "./outputs.ts";

/** The workflow run that deploys. */
export interface WorkflowRun {
  /** What names this run and no other: a tag that contains one counts as its own. */
  marks: readonly string[];
  /** 1 for the first attempt, more for a re-run. */
  attempt: number;
  /** Where the repository is checked out. */
  workspace: string;
}

export function workflowRun(): WorkflowRun {
  const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT = "1" } = variables();
  // Outside GitHub there is none; an empty mark would be in every tag.
  const marks = GITHUB_RUN_ID ? [GITHUB_RUN_ID] : [];
  return { marks, attempt: Number(GITHUB_RUN_ATTEMPT), workspace: workspace() };
}

/** The inputs, once it is known which deployment they mean. */
export type TargetedInputs = DeployInputs & { deployment_id: string };

/** One deploy: what it was asked for, where it acts, and what is known so far. */
export interface Deploy {
  world: World<Output>;
  inputs: TargetedInputs;
  run: WorkflowRun;
  notebook: Notebook;
}
