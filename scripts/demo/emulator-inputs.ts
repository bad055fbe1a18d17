import { createDestination } from "../../test/harness/object-store.ts";
import type { Step } from "./command-line.ts";
import type { startServices } from "./services.ts";

type Inputs = Record<string, string>;
type Services = Awaited<ReturnType<typeof startServices>>;

export const DEMO_KEY = "demo-key-of-the-emulator";
const DIGEST = `sha256:${"5".repeat(64)}`;

/** Creates the deployments that a step names. */
function addDeployments({ store }: Services, { deployment_name, image_from, ...inputs }: Inputs) {
  const isGit = "repo_ref" in inputs || "graph_config_path" in inputs;
  if (deployment_name)
    store.addDeployment({ name: deployment_name, source: isGit ? "github" : "external_docker" });
  if (image_from) {
    const source_revision_config = { image_uri: `registry.example/agent@${DIGEST}` };
    store.addDeployment({ name: image_from, source: "external_docker", source_revision_config });
  }
}

async function exportInputs(services: Services, operation: string): Promise<Inputs> {
  const { url, tenant_id, project_id, destination } = services;
  if (operation === "create_destination") return { tenant_id, ...destination };
  if (operation !== "start") return { tenant_id };
  const headers = { "x-api-key": DEMO_KEY, "x-tenant-id": tenant_id };
  const destination_id = await createDestination(url, headers, destination.endpoint_url);
  return { tenant_id, project_id, destination_id };
}

/** Creates in the emulator what a step names, and returns additional inputs. */
export async function emulatorInputs(services: Services, step: Step): Promise<Inputs> {
  const { actionName, action, inputs } = step;
  addDeployments(services, inputs);
  return {
    base_url: services.url,
    ...(inputs.bearer_token ? {} : { api_key: DEMO_KEY }),
    ...("poll_interval" in action.inputs.shape ? { poll_interval: "500ms" } : {}),
    ...(actionName === "usage" ? { workspace_ids: services.tenant_id } : {}),
    ...(actionName === "export" ? await exportInputs(services, inputs.operation || "start") : {}),
  };
}
