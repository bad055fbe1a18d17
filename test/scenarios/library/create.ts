import { INTEGRATION_ID } from "../../../emulator/deployments/seeds.ts";
import { DOCKER } from "../../harness/virtual-service.ts";
import {
  type Fault,
  LOST_REQUEST,
  LOST_RESPONSE,
  status,
  UNAVAILABLE,
  withFault,
  withFaults,
} from "../faults.ts";
import type { CreateScenario } from "../scenario.ts";
import { ROLLOUT } from "./deploy.ts";

const onCreation = (fault: Fault) => withFault("create", fault, 1);
const WITH_EXISTING_DEPLOYMENT: CreateScenario = {
  arrange: ({ emulator }) =>
    emulator.store.addDeployment({ name: DOCKER.name, source: "external_docker" }),
};
const UPDATE = { if_exists: "update", image_uri: "registry.example/agent:2" };
const FROM_GIT = {
  ...{ source: "github", image_uri: "", integration_id: INTEGRATION_ID },
  ...{ repo_url: "https://git.example/team/agent", repo_ref: "refs/heads/main" },
  graph_config_path: "agent/graph.json",
};

/** At least one scenario for each outcome of create. */
export const SCENARIOS: Record<string, CreateScenario> = {
  deployed: { inputs: { secrets: "TOKEN=value-of-the-token", resource_spec: "cpu: 1" } },
  "deployed: built from a repository": { inputs: FROM_GIT },
  "deployed: response lost": onCreation(LOST_RESPONSE),
  "deployed: request lost": onCreation(LOST_REQUEST),
  "deployed: existing deployment": { inputs: UPDATE, ...WITH_EXISTING_DEPLOYMENT },
  "settings that need no revision": {
    inputs: { ...UPDATE, image_uri: "", custom_url: "https://agent.example" },
    ...WITH_EXISTING_DEPLOYMENT,
  },
  failed: { script: "fail-build" },
  superseded: {
    script: ROLLOUT,
    arrange: ({ emulator: { store }, clock }) =>
      clock.at(10_000, () => {
        for (const id of store.history.view().deployments.keys()) store.addRevision(id);
      }),
  },
  not_active: { script: "never-active" },
  not_waited: { inputs: { wait: "false" } },
  planned: { inputs: { dry_run: "true", secrets: "TOKEN=value-of-the-token" } },
  timed_out: { script: "stuck", inputs: { timeout: "5m" } },
  "rejected: name is taken": WITH_EXISTING_DEPLOYMENT,
  "rejected: invalid input": { inputs: { repo_ref: "main" } },
  "rejected: quota exceeded": onCreation(status(422, "quota is exceeded")),
  "rejected: invalid credential": withFaults({ fault: { kind: "expired_credential" } }),
  "error: service unavailable": withFaults({ fault: UNAVAILABLE }),
  "error: request lost, on_ambiguous fail": {
    inputs: { on_ambiguous: "fail" },
    ...onCreation(LOST_REQUEST),
  },
  cancelled: { signal: AbortSignal.abort() },
};

/** A workflow that is cancelled while its new deployment rolls out. */
export function cancelledRollout(): CreateScenario {
  const workflow = new AbortController();
  let reads = 0;
  return {
    script: "stuck",
    signal: workflow.signal,
    onRequest: ({ operation }) => {
      reads += Number(operation === "revision");
      if (reads === 5) workflow.abort();
    },
  };
}
