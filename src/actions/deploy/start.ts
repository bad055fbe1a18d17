import { shortId } from "../../report/format.ts";
import { FIRST_PATHS } from "../../service/client/prefetch.ts";
import { startStep } from "../../step/start-step.ts";
import type { StepContext } from "../../step/step-context.ts";
import { rolloutStore } from "../rollout/outputs.ts";
import type { WorkflowRun } from "./context.ts";
import { type DeployInputs, outputs as OUTPUTS, type Output } from "./inputs.ts";

export function deploy(inputs: DeployInputs, ctx: StepContext<Output>, run: WorkflowRun) {
  const { deployment_id, timeout } = inputs;
  // Label until the name is known.
  const name = inputs.deployment_name ?? `deployment ${shortId(deployment_id ?? "")}`;
  const labels = { ...inputs, name, watchedBy: "this action" } as const;
  const store = rolloutStore(ctx.clock.now, labels, OUTPUTS, ctx.report.output);
  if (deployment_id !== undefined) store.update({ deployment_id });
  return startStep(ctx, { timeout, first: firstPath(inputs) }, async (asked) =>
    (await import("./deploy.ts")).deployOnce(inputs, asked, run, store),
  );
}

/** The first read of `deployOnce`; undefined if it was for another deployment. */
function firstPath({ deployment_id: id, deployment_name: name = "", image_from }: DeployInputs) {
  if (id === undefined) return FIRST_PATHS.named(name);
  return image_from === undefined ? FIRST_PATHS.deployment(id) : undefined;
}
