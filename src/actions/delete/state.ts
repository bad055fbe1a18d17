import type { Phase } from "../../service/client/write/write.ts";

export interface State {
  deployment_name: string;
  /** Empty until the deployment is found. */
  deployment_id: string;
  phase: Phase;
}

export const outputsOf = ({ deployment_id, deployment_name }: State) => ({
  deployment_id,
  deployment_name,
});
