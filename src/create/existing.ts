import { deploymentNamed, whyNotOne } from "../action/named-deployment.ts";
import type { World } from "../action/world.ts";
import type { Problem } from "../inputs/problem.ts";
import type { CreateInputs } from "./inputs.ts";

/** What stands where a deployment is to be created, or changed where it exists. */
export type Existing = { deployment_id: string } | { problem: Problem } | "none";

/**
 * Looks for the deployment that the inputs would create. Throws what the reads of the list end
 * with.
 */
export async function existing(world: World, inputs: CreateInputs): Promise<Existing> {
  const { name, source } = inputs;
  const named = await deploymentNamed(world, name);
  switch (named.kind) {
    case "none":
      return "none";
    case "no_list": {
      const message = `${whyNotOne(named, name)}. Leave it out to create ${name}; to change it, use the root action with its deployment_id`;
      return { problem: { input: "if_exists", message } };
    }
    case "several": {
      const message = `${whyNotOne(named, name)}. Use the root action with the deployment_id of the one that is meant`;
      return { problem: { input: "name", message } };
    }
    case "one": {
      const { id, source: itsSource, status } = named.deployment;
      if (status === "AWAITING_DELETE") {
        const message = `${name} is about to be deleted. Run this again when it is gone, or give another name`;
        return { problem: { input: "name", message } };
      }
      if (itsSource === source) return { deployment_id: id };
      const message = `${name} exists, its source is ${itsSource}, and a source cannot be changed. Give another name, or delete it first`;
      return { problem: { input: "source", message } };
    }
  }
}

/** The inputs of the root action that change the deployment to what it would be created as. */
export const changeFrom = (inputs: CreateInputs, deployment_id: string) => ({
  ...inputs,
  deployment_id,
  secrets_mode: "replace" as const,
  resource_spec_mode: "replace" as const,
  skip_unchanged: false,
  wait_for_idle: false,
  rollback_on_failure: false,
});
