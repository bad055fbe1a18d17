import { opening } from "../../report/opening.ts";
import type { World } from "../../report/world.ts";
import { FIRST } from "../../service/client/ahead.ts";
import type { DeleteInputs, Output } from "./inputs.ts";
import { deletionNotebook } from "./known.ts";

/**
 * Deletes the deployment of exactly one name, and says whether its deletion has begun, or was over
 * before. Only a bug of ours is thrown.
 */
export function deleteByName(inputs: DeleteInputs, world: World<Output>) {
  const { deployment_id: id, deployment_name: name, timeout } = inputs;
  const notebook = deletionNotebook(world.clock.now, world.report.output);
  notebook.add({ deployment_name: name });
  const first = id === undefined ? FIRST.named(name) : FIRST.deployment(id);
  return opening(world, { timeout, first }, async (asked) =>
    (await import("./delete.ts")).deleteOnce({ inputs, world: asked, notebook }),
  );
}
