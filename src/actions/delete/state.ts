import type { Phase } from "../../service/client/write/write.ts";
import type { StateStore } from "../../step/state-store.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { DeleteInputs, Output } from "./inputs.ts";

export interface State {
  deployment_name: string;
  /** Empty until the deployment is found. */
  deployment_id: string;
  phase: Phase;
}

export interface Deletion {
  inputs: DeleteInputs;
  ctx: StepContext<Output>;
  store: StateStore<State>;
}

export const outputsOf = ({ deployment_id, deployment_name }: State) => ({
  deployment_id,
  deployment_name,
});
