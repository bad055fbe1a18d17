import type { StateStore } from "../../report/state-store.ts";
import type { StepContext } from "../../report/step-context.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type { DeleteInputs, Output } from "./inputs.ts";

/** What is known of a deletion. */
export interface State {
  deployment_name: string;
  /** Empty until the deployment is found. */
  deployment_id: string;
  phase: Phase;
}

/** One deletion: what it was asked for, where it acts, and what is known so far. */
export interface Deletion {
  inputs: DeleteInputs;
  ctx: StepContext<Output>;
  store: StateStore<State>;
}

export const outputsOf = ({ deployment_id, deployment_name }: State) => ({
  deployment_id,
  deployment_name,
});
