import { listPath } from "../../inputs/listed.ts";
import { withHeartbeat } from "../../report/log/progress-log.ts";
import type { World } from "../../report/world.ts";
import { sendAhead, timed } from "../../service/client/connect.ts";
import type { DeleteInputs, Output } from "./inputs.ts";
import { deletionNotebook } from "./known.ts";

/**
 * Deletes the deployment of exactly one name, and says whether its deletion has begun, or was over
 * before. Only a bug of ours is thrown.
 */
export const deleteByName = (inputs: DeleteInputs, world: World<Output>) =>
  withHeartbeat(world.report, () => start(inputs, timed(world, inputs.timeout)));

async function start(inputs: DeleteInputs, world: World<Output>) {
  const { deployment_id: id, deployment_name: name } = inputs;
  const notebook = deletionNotebook(world.clock.now, world.report.output);
  notebook.add({ deployment_name: name });
  const path = id === undefined ? listPath(name) : `/v2/deployments/${id}`;
  const asked = await sendAhead(world, path);
  // Loaded while the answer is on its way.
  const { deleteOnce } = await import("./delete.ts");
  return deleteOnce(inputs, asked, notebook);
}
