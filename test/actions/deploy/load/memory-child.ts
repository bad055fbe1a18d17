import { callOnce } from "../../../../src/service/client/call-once.ts";
import {
  getDeployment,
  patchDeployment,
} from "../../../../src/service/contract/deployments/deployment.ts";
import { contextAt } from "../../../harness/step-context.ts";

/* Reads the deployment argv[3] of the service at argv[2], without and with a fault that floods, and prints the growth of memory. */

const [, , base_url = "", deployment_id = ""] = process.argv;
const { server } = contextAt(base_url).ctx;
const body = { source_revision_config: { image_uri: "registry.example/agent:2" } };
const unknown = { deployment_id: "11111111-1111-4111-8111-111111111111" };

const outcomeOf = (request: Promise<unknown>) =>
  request.then(() => "answered").catch((error: Error) => error.message);
const sendRequests = async () => [
  await outcomeOf(callOnce(server, getDeployment, { deployment_id })),
  await outcomeOf(callOnce(server, patchDeployment, { deployment_id }, { body })),
  await outcomeOf(callOnce(server, getDeployment, unknown)),
];

await sendRequests();
const before = process.resourceUsage().maxRSS;
const outcomes = await sendRequests();
console.log(
  JSON.stringify({ grownMb: (process.resourceUsage().maxRSS - before) / 1024, outcomes }),
);
