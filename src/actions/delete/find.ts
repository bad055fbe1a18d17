import type { Ending } from "../../report/conclusion.ts";
import { rejected } from "../../report/error-ending.ts";
import {
  deploymentNamed,
  type Named,
  WITHOUT_LIST,
  whyAnother,
  whyNotOne,
} from "../../report/named-deployment.ts";
import type { World } from "../../report/world.ts";
import { readUntil } from "../../service/client/read.ts";
import type { Remains } from "../../service/contract/deployments.ts";
import { isDeleted } from "../../service/contract/deployments.ts";
import type { DeleteInputs } from "./inputs.ts";
import { readOrGone } from "./read-or-gone.ts";

type Found = { deployment: Remains } | { ending: Ending };

const NOTHING = "Nothing was deleted.";

const absent = (name: string, why: string): Found => ({
  ending: {
    outcome: "absent",
    headline: `${name} was already gone`,
    message: `Nothing was deleted: ${why}.`,
  },
});

/** The deployment of exactly that name, or how the step ends if there is not one. */
export async function find(inputs: DeleteInputs, world: World): Promise<Found> {
  const { deployment_id, deployment_name: name } = inputs;
  if (deployment_id !== undefined) return withName(world, deployment_id, name);
  // A list that is behind does not show yet what was created a moment ago.
  const isListed = ({ kind }: Named) => kind !== "none";
  const named = await readUntil(world, () => deploymentNamed(world, name), isListed);
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
  const deployment = await readOrGone(world, id);
  if (deployment === undefined) return absent(name, `there is no deployment ${id}`);
  const message = whyAnother(deployment, name);
  if (message === undefined)
    return isDeleted(deployment)
      ? absent(name, `deployment ${id} is ${deployment.status}`)
      : { deployment };
  const advice = "Correct deployment_name or deployment_id.";
  return { ending: rejected(name, [{ input: "deployment_name", message }], NOTHING, advice) };
}
