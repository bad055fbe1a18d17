import type { Ending } from "../action/ending.ts";
import { deploymentNamed, WITHOUT_LIST, whyNotOne } from "../action/named-deployment.ts";
import { rejected } from "../action/rejected.ts";
import type { World } from "../action/world.ts";
import type { Remains } from "../contract/deployments.ts";
import { isDeleted } from "../contract/deployments.ts";
import { quoted } from "../inputs/problem.ts";
import type { DeleteInputs } from "./inputs.ts";
import { look } from "./look.ts";

type Found = { deployment: Remains } | { ending: Ending };

const NOTHING = "Nothing was deleted.";

const absent = (name: string, why: string): Found => ({
  ending: {
    outcome: "absent",
    headline: `${name} was already gone`,
    message: `Nothing was deleted: ${why}.`,
  },
});

/** The deployment of exactly that name, or how the step ends where there is not one. */
export async function find(inputs: DeleteInputs, world: World): Promise<Found> {
  const { deployment_id, deployment_name: name } = inputs;
  if (deployment_id !== undefined) return withName(world, deployment_id, name);
  const named = await deploymentNamed(world, name);
  if (named.kind === "one") return withName(world, named.deployment.id, name);
  const why = whyNotOne(named, name);
  if (named.kind === "none") return absent(name, why);
  const advice =
    named.kind === "several"
      ? "Set deployment_id, too, to the one that is meant."
      : `${WITHOUT_LIST}, or set its deployment_id, too.`;
  return { ending: rejected(name, [{ input: "deployment_name", message: why }], NOTHING, advice) };
}

/** The list may be out of date, and an id may be another deployment's: the name is read again. */
async function withName(world: World, id: string, name: string): Promise<Found> {
  const deployment = await look(world, id);
  if (deployment === undefined) return absent(name, `there is no deployment ${id}`);
  if (deployment.name === name)
    return isDeleted(deployment)
      ? absent(name, `deployment ${id} is ${deployment.status}`)
      : { deployment };
  const message = `is ${quoted(name)}, but deployment ${id} is named ${quoted(deployment.name)}`;
  const advice = "Correct deployment_name or deployment_id.";
  return { ending: rejected(name, [{ input: "deployment_name", message }], NOTHING, advice) };
}
