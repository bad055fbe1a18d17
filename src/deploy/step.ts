import type { World } from "../action/world.ts";
import type { DeploymentPatch } from "../contract/deployments.ts";
import type { Progress } from "../rollout/progress.ts";
import type { DeployInputs } from "./inputs.ts";

/** The workflow run that deploys. */
export interface WorkflowRun {
  /** What names this run alone, such as its id and commit: a tag that holds one is recognised as its own. */
  marks: readonly string[];
  /** 1 for the first, more for a re-run. */
  attempt: number;
  /** Where the repository is checked out. */
  workspace: string;
}

/** One deploy on its way: what it was asked, where it acts, and what it knows so far. */
export interface Step {
  world: World;
  inputs: DeployInputs;
  run: WorkflowRun;
  progress: Progress;
  /** Of `timeout`, what waiting for idle has used up; in milliseconds. */
  waitedMs: number;
  /** What is sent, once that is known. */
  patch?: DeploymentPatch;
}
