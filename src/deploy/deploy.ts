import { sendAhead, timed } from "../client/connect.ts";
import { notebook } from "../rollout/known.ts";
import { wholeStep } from "../shared/log/narrated.ts";
import { shortId } from "../shared/wording.ts";
import type { Deploy, WorkflowRun } from "./context.ts";
import type { DeployInputs } from "./inputs.ts";
import { outputs as OUTPUTS } from "./outputs.ts";

/** One deploy from its inputs to its result. Only a bug of ours is thrown. */
export const deploy = (inputs: DeployInputs, world: Deploy["world"], run: WorkflowRun) =>
  wholeStep(world.report, () => begin(inputs, timed(world, inputs.timeout), run));

async function begin(inputs: DeployInputs, world: Deploy["world"], run: WorkflowRun) {
  const labels = { ...inputs, name: calledBy(inputs), watchedBy: "this action" } as const;
  const book = notebook(world.clock.now, labels, OUTPUTS, world.report.output);
  const { deployment_id, image_from } = inputs;
  if (deployment_id !== undefined) book.add({ kind: "target", deployment_id });
  const first =
    deployment_id === undefined || image_from !== undefined
      ? () => undefined
      : await sendAhead(world, `/v2/deployments/${deployment_id}`);
  // Loaded while the answer is on its way.
  const { deployOnce } = await import("./deploy-once.ts");
  return deployOnce(inputs, world, run, book, first);
}

/** What a person calls the deployment before its name is read. */
const calledBy = ({ deployment_name, deployment_id = "" }: DeployInputs) =>
  deployment_name ?? `deployment ${shortId(deployment_id)}`;
