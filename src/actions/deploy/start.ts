import { opening } from "../../report/opening.ts";
import { shortId } from "../../report/wording.ts";
import { FIRST } from "../../service/client/ahead.ts";
import { rolloutStore } from "../rollout/outputs.ts";
import type { Deploy, WorkflowRun } from "./context.ts";
import { type DeployInputs, outputs as OUTPUTS } from "./inputs.ts";

export function deploy(inputs: DeployInputs, world: Deploy["world"], run: WorkflowRun) {
  const { deployment_id, timeout } = inputs;
  // Until its name is known.
  const name = inputs.deployment_name ?? `deployment ${shortId(deployment_id ?? "")}`;
  const labels = { ...inputs, name, watchedBy: "this action" } as const;
  const store = rolloutStore(world.clock.now, labels, OUTPUTS, world.report.output);
  if (deployment_id !== undefined) store.add({ deployment_id });
  return opening(world, { timeout, first: firstPath(inputs) }, async (asked) =>
    (await import("./deploy.ts")).deployOnce(inputs, asked, run, store),
  );
}

/** The first read of `deployOnce`; undefined if it was for another deployment. */
function firstPath({ deployment_id: id, deployment_name: name = "", image_from }: DeployInputs) {
  if (id === undefined) return FIRST.named(name);
  return image_from === undefined ? FIRST.deployment(id) : undefined;
}
