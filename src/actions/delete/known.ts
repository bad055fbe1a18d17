import type { StateStore } from "../../report/state-store.ts";
import type { World } from "../../report/world.ts";
import type { Phase } from "../../service/client/write/write.ts";
import type { DeleteInputs, Output } from "./inputs.ts";

/** What is known of a deletion. */
export interface Known {
  deployment_name: string;
  /** Empty until the deployment is found. */
  deployment_id: string;
  phase: Phase;
}

/** One deletion: what it was asked for, where it acts, and what is known so far. */
export interface Deletion {
  inputs: DeleteInputs;
  world: World<Output>;
  store: StateStore<Known>;
}

export const outputsOf = ({ deployment_id, deployment_name }: Known) => ({
  deployment_id,
  deployment_name,
});
