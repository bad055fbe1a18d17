import { FIRST_PATHS } from "../../service/client/prefetch.ts";
import { startStep } from "../../step/start-step.ts";
import { createStateStore } from "../../step/state-store.ts";
import type { StepContext } from "../../step/step-context.ts";
import type { DeleteInputs, Output } from "./inputs.ts";
import { outputsOf, type State } from "./state.ts";

/**
 * Deletes the deployment with exactly this name. Returns whether the deletion has begun or was
 * already complete. Throws only if there is a bug.
 */
export function deleteByName(inputs: DeleteInputs, ctx: StepContext<Output>) {
  const { deployment_id: id, deployment_name: name, timeout } = inputs;
  const nothing: State = { deployment_name: "", deployment_id: "", phase: "not sent" };
  const store = createStateStore(ctx.clock.now, nothing, outputsOf, ctx.report.output);
  store.update({ deployment_name: name });
  const first = id === undefined ? FIRST_PATHS.named(name) : FIRST_PATHS.deployment(id);
  return startStep(ctx, { timeout, first }, async (asked) =>
    (await import("./delete.ts")).deleteOnce({ inputs, ctx: asked, store }),
  );
}
