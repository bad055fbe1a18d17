import { listPath } from "../../inputs/listed.ts";
import { withHeartbeat } from "../../report/log/progress-log.ts";
import { shortId } from "../../report/wording.ts";
import { sendAhead, timed } from "../../service/client/connect.ts";
import { rolloutNotebook } from "../rollout/known.ts";
import type { Deploy, WorkflowRun } from "./context.ts";
import { type DeployInputs, outputs as OUTPUTS } from "./inputs.ts";

/** One deploy from its inputs to its result. Only a bug of ours is thrown. */
export const deploy = (inputs: DeployInputs, world: Deploy["world"], run: WorkflowRun) =>
  withHeartbeat(world.report, () => start(inputs, timed(world, inputs.timeout), run));

async function start(inputs: DeployInputs, world: Deploy["world"], run: WorkflowRun) {
  const credential = inputs.api_key === undefined ? "bearer_token" : "api_key";
  const labels = {
    ...inputs,
    credential,
    name: calledBy(inputs),
    watchedBy: "this action",
  } as const;
  const notebook = rolloutNotebook(world.clock.now, labels, OUTPUTS, world.report.output);
  const { deployment_id } = inputs;
  if (deployment_id !== undefined) notebook.add({ kind: "target", deployment_id });
  const path = firstPath(inputs);
  const asked = path === undefined ? world : await sendAhead(world, path);
  // Loaded while the answer is on its way.
  const { deployOnce } = await import("./deploy.ts");
  return deployOnce(inputs, asked, run, notebook);
}

/** What `deployOnce` reads first; undefined if that is another deployment. */
function firstPath({ deployment_id: id, deployment_name: name = "", image_from }: DeployInputs) {
  if (id === undefined) return listPath(name);
  return image_from === undefined ? `/v2/deployments/${id}` : undefined;
}

/** What a person calls the deployment before its name is read. */
const calledBy = ({ deployment_name, deployment_id = "" }: DeployInputs) =>
  deployment_name ?? `deployment ${shortId(deployment_id)}`;
