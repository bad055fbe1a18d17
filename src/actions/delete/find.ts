import type { End } from "../../report/conclusion.ts";
import {
  deploymentNamed,
  type Named,
  whyAnother,
  whyNotOne,
} from "../../report/look-up-by-name.ts";
import type { World } from "../../report/world.ts";
import { readUntil } from "../../service/client/ask.ts";
import type { Remains } from "../../service/contract/deployments.ts";
import { readOrGone } from "./deletion.ts";
import { absent, misnamed } from "./ends-of-delete.ts";
import type { DeleteInputs } from "./inputs.ts";
import type { Known } from "./known.ts";

type Found = { deployment: Remains } | { end: End<Known> };

/** The deployment of exactly that name, or how the step ends if there is not one. */
export async function find(inputs: DeleteInputs, world: World): Promise<Found> {
  const { deployment_id, deployment_name: name } = inputs;
  if (deployment_id !== undefined) return withName(world, deployment_id, name);
  // A list that is behind does not show yet what was created a moment ago.
  const isListed = ({ kind }: Named) => kind !== "none";
  const look = () => deploymentNamed(world, name);
  const named = await readUntil(world, look, isListed);
  if (named.kind === "one") return withName(world, named.deployment.id, name);
  const why = whyNotOne(named, name);
  if (named.kind === "none") return { end: absent(why.what) };
  return { end: misnamed(why, "Set deployment_id, too, to the one that is meant.") };
}

/** The list may be out of date, and an id may be another deployment's: the name is read again. */
async function withName(world: World, id: string, name: string): Promise<Found> {
  const deployment = await readOrGone(world, id);
  if (deployment === undefined) return { end: absent(`there is no deployment ${id}`) };
  const what = whyAnother(deployment, name);
  if (what !== undefined)
    return { end: misnamed({ what }, "Correct deployment_name or deployment_id.") };
  return { deployment };
}
