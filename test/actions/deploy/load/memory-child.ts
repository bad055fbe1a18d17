import { callOnce } from "../../../../src/service/client/call-once.ts";
import {
  getDeployment,
  patchDeployment,
} from "../../../../src/service/contract/deployments/deployment.ts";
import { contextAt } from "../../../harness/step-context.ts";

/*
 * Sends requests for the deployment argv[3] to the service at argv[2] twice, and prints by how much
 * the peak memory of the second round exceeds that of the first one.
 */

const [, , base_url = "", deployment_id = ""] = process.argv;
const { server } = contextAt(base_url).ctx;
const body = { source_revision_config: { image_uri: "registry.example/agent:2" } };
const unknownIds = { deployment_id: "11111111-1111-4111-8111-111111111111" };

const outcomeOf = (request: Promise<unknown>) =>
  request.then(() => "reply").catch((error: Error) => error.message);
const sendRequests = async () => [
  await outcomeOf(callOnce(server, getDeployment, { deployment_id })),
  await outcomeOf(callOnce(server, patchDeployment, { deployment_id }, { body })),
  await outcomeOf(callOnce(server, getDeployment, unknownIds)),
];

await sendRequests();
const initialKb = process.resourceUsage().maxRSS;
const outcomes = await sendRequests();
console.log(
  JSON.stringify({ grownMb: (process.resourceUsage().maxRSS - initialKb) / 1024, outcomes }),
);
