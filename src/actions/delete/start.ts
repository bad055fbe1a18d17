import { opening } from "../../report/opening.ts";
import { createStateStore } from "../../report/state-store.ts";
import type { World } from "../../report/world.ts";
import { FIRST } from "../../service/client/ahead.ts";
import type { DeleteInputs, Output } from "./inputs.ts";
import { type Known, outputsOf } from "./known.ts";

/**
 * Deletes the deployment of exactly one name, and says whether its deletion has begun, or was over
 * before. Only a bug of ours is thrown.
 */
export function deleteByName(inputs: DeleteInputs, world: World<Output>) {
  const { deployment_id: id, deployment_name: name, timeout } = inputs;
  const nothing: Known = { deployment_name: "", deployment_id: "", phase: "not sent" };
  const store = createStateStore(world.clock.now, nothing, outputsOf, world.report.output);
  store.add({ deployment_name: name });
  const first = id === undefined ? FIRST.named(name) : FIRST.deployment(id);
  return opening(world, { timeout, first }, async (asked) =>
    (await import("./delete.ts")).deleteOnce({ inputs, world: asked, store }),
  );
}
