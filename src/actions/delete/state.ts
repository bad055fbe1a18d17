import type { Phase } from "../../service/client/write/write.ts";
import type { DeleteInputs } from "./inputs.ts";

export interface State {
  inputs: DeleteInputs;
  /** Empty until the deployment is found. */
  deployment_id: string;
  phase: Phase;
}

export const outputsOf = ({ inputs: { deployment_name }, deployment_id }: State) => ({
  deployment_id,
  deployment_name,
});
