import { Destination } from "../../src/contract/destinations.ts";
import { ask } from "../harness/ask.ts";
import { type Step, stepFrom } from "./command-line.ts";
import { writePage } from "./draw/page.ts";
import { startServices } from "./services.ts";
import { rule, showStep } from "./show.ts";

/* `npm run step`: one bundle as a runner starts it, with the inputs of the command line. */

const DEMO_KEY = "demo-key-of-the-emulator";
const DIGEST = `sha256:${"5".repeat(64)}`;
const BAD_USAGE = 2;
/** How this machine reaches others; an action reads them as it would on a runner of its own. */
const OF_THE_NETWORK = /^(https?_proxy|no_proxy|node_extra_ca_certs)$/i;

type Inputs = Record<string, string>;
type Services = Awaited<ReturnType<typeof startServices>>;

/** Adds the deployments that a step names. */
function addDeployments({ store }: Services, { deployment_name, image_from, ...inputs }: Inputs) {
  const isOfGit = "repo_ref" in inputs || "graph_config_path" in inputs;
  if (deployment_name)
    store.addDeployment({ name: deployment_name, source: isOfGit ? "github" : "external_docker" });
  if (image_from) {
    const source_revision_config = { image_uri: `registry.example/agent@${DIGEST}` };
    store.addDeployment({ name: image_from, source: "external_docker", source_revision_config });
  }
}

async function newDestination({ url, tenant_id, destination }: Services): Promise<string> {
  const { display_name, access_key_id, secret_access_key, ...config } = destination;
  const { json } = await ask(`${url}/api/v1/bulk-exports/destinations`, "POST", {
    headers: { "x-api-key": DEMO_KEY, "x-tenant-id": tenant_id },
    body: {
      destination_type: "s3",
      display_name,
      config,
      credentials: { access_key_id, secret_access_key },
    },
  });
  return Destination.parse(json).id;
}

async function exportInputs(services: Services, operation: string): Promise<Inputs> {
  const { tenant_id, project_id, destination } = services;
  if (operation === "create_destination") return { tenant_id, ...destination };
  if (operation !== "start") return { tenant_id };
  return { tenant_id, project_id, destination_id: await newDestination(services) };
}

/** What the emulator adds to the inputs that are given. */
async function emulatorInputs(services: Services, { room, action, inputs }: Step): Promise<Inputs> {
  addDeployments(services, inputs);
  return {
    base_url: services.url,
    ...(inputs.bearer_token ? {} : { api_key: DEMO_KEY }),
    ...("poll_interval" in action.inputs.shape ? { poll_interval: "500ms" } : {}),
    ...(room === "usage" ? { workspace_ids: services.tenant_id } : {}),
    ...(room === "export" ? await exportInputs(services, inputs.operation || "start") : {}),
  };
}

const whenGiven = (value: string | undefined) => (value ? [value] : []);

async function show(step: Step): Promise<void> {
  const { room, inputs, exposed } = step;
  await using services =
    inputs.base_url === undefined
      ? await startServices({
          api_keys: [DEMO_KEY, ...whenGiven(inputs.api_key)],
          bearer_tokens: whenGiven(inputs.bearer_token),
        })
      : undefined;
  if (services !== undefined)
    console.log("Without base_url, an emulator plays the services, twice as fast as real ones.\n");
  else if (exposed.length > 0)
    console.log(
      `Whoever sees this terminal or the list of processes can read ${exposed.join(", ")}: write '${exposed[0]}=$NAME' in single quotes, and the variable is read here.\n`,
    );
  const added = services === undefined ? {} : await emulatorInputs(services, step);
  const named = new Set(inputs.secrets_from_env?.match(/\w+/g));
  const env = Object.entries(process.env).filter(
    ([name]) => named.has(name) || (services === undefined && OF_THE_NETWORK.test(name)),
  );
  const result = await showStep(
    step,
    { ...added, ...inputs },
    {
      env: Object.fromEntries(env.map(([name, value = ""]) => [name, value])),
      workspace: process.env.INIT_CWD ?? process.cwd(),
    },
  );
  console.log(rule("end"));
  console.log(
    `The summary as GitHub shows it: ${writePage([{ title: room, summary: result.summary }])}`,
  );
  console.log(`${room} ended with exit code ${result.exitCode}: ${result.outputs.outcome}.`);
  process.exitCode = result.conclusion === "success" ? 0 : result.exitCode || 1;
}

// The terminal sends it to the action, too, which then ends as cancelled; that is to be seen.
process.on("SIGINT", () => undefined);
try {
  const step = stepFrom(process.argv.slice(2), process.env);
  if (typeof step === "string") console.log(step);
  else await show(step);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = BAD_USAGE;
}
