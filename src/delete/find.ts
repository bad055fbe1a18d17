import type { Ending } from "../action/ending.ts";
import { deploymentNamed, whyNotOne } from "../action/named-deployment.ts";
import { rejected } from "../action/rejected.ts";
import type { World } from "../action/world.ts";
import type { DeploymentState } from "../contract/deployments.ts";
import { quoted } from "../inputs/problem.ts";
import type { DeleteInputs } from "./inputs.ts";
import { look } from "./look.ts";

type Found = { deployment: DeploymentState } | { ending: Ending };

const absent = (why: string): Found => ({
  ending: { outcome: "absent", message: `Nothing was deleted: ${why}.` },
});

/** The deployment of exactly that name, or how the step ends where there is not one. */
export async function find(inputs: DeleteInputs, world: World): Promise<Found> {
  const { deployment_id, deployment_name: name } = inputs;
  if (deployment_id !== undefined) return withName(world, deployment_id, name);
  const named = await deploymentNamed(world, name);
  if (named.kind === "one") return withName(world, named.deployment.id, name);
  const why = whyNotOne(named, name);
  if (named.kind === "none") return absent(why);
  const advice =
    named.kind === "several"
      ? "Nothing was deleted. Give the deployment_id of the one that is meant, too."
      : "Nothing was deleted. Give its deployment_id, too.";
  return { ending: rejected([{ input: "deployment_name", message: why }], advice) };
}

/** The list may be out of date, and an id may be another deployment's: the name is read again. */
async function withName(world: World, id: string, name: string): Promise<Found> {
  const deployment = await look(world, id);
  if (deployment === undefined) return absent(`there is no deployment ${id}`);
  if (deployment.name === name) return { deployment };
  const message = `is ${quoted(name)}, but deployment ${id} is named ${quoted(deployment.name)}`;
  const advice = "Nothing was deleted. Correct deployment_name or deployment_id.";
  return { ending: rejected([{ input: "deployment_name", message }], advice) };
}
