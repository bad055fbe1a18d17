import { INTEGRATION_ID } from "../../emulator/deployments/seeds.ts";
import type { FaultPlan } from "../../emulator/faults/plans.ts";
import type { Emulator } from "../../emulator/server/server.ts";
import { DOCKER } from "../harness/virtual-service.ts";
import type { CreateScenario } from "./scenario.ts";

const faults =
  (...plans: FaultPlan[]) =>
  (emulator: Emulator) =>
    emulator.faults.add(...plans);
const onCreation = (fault: FaultPlan["fault"], nth = 1): FaultPlan => ({
  match: { path: "create", nth },
  fault,
});
const withTakenName = (...others: FaultPlan[]) => ({
  arrange: (emulator: Emulator) => {
    emulator.store.addDeployment({ name: DOCKER.name, source: "external_docker" });
    emulator.faults.add(...others);
  },
});
const UPDATE = { if_exists: "update", image_uri: "registry.example/agent:2" };
const FROM_GIT = {
  ...{ source: "github", image_uri: "", integration_id: INTEGRATION_ID },
  ...{ repo_url: "https://git.example/team/agent", repo_ref: "refs/heads/main" },
  graph_config_path: "agent/graph.json",
};

/** Every result of a creation, with its preconditions. */
export const SCENARIOS: Record<string, CreateScenario> = {
  deployed: { inputs: { secrets: "TOKEN=value-of-the-token", resource_spec: "cpu: 1" } },
  "deployed, built from a repository": { inputs: FROM_GIT },
  "deployed, the answer lost": {
    arrange: faults(onCreation({ kind: "reset", when: "after" })),
  },
  "deployed, the request lost": { arrange: faults(onCreation({ kind: "reset" })) },
  "deployed, put off": {
    arrange: faults(onCreation({ kind: "status", status: 429, retry_after: 30 })),
  },
  "deployed, to what was there": { inputs: UPDATE, ...withTakenName() },
  "deployed, to what was there, the answer lost": {
    inputs: UPDATE,
    ...withTakenName({ match: { path: "patch", nth: 1 }, fault: { kind: "reset", when: "after" } }),
  },
  failed: { script: "fail-build" },
  not_active: { script: "never-active" },
  not_waited: { inputs: { wait: "false" } },
  planned: { inputs: { dry_run: "true", secrets: "TOKEN=value-of-the-token" } },
  timed_out: { script: "stuck", inputs: { timeout: "5m" } },
  "rejected, the name is taken": withTakenName(),
  "rejected, an input": { inputs: { repo_ref: "main" } },
  "rejected, the creation": {
    arrange: faults(
      onCreation({ kind: "status", status: 422, body: { detail: "quota is exceeded" } }),
    ),
  },
  "rejected, the credential": {
    arrange: faults({ match: {}, fault: { kind: "expired_credential" } }),
  },
  "error, no answer": { arrange: faults({ match: {}, fault: { kind: "status", status: 503 } }) },
  "error, the answer lost, and nobody may look": {
    inputs: { on_ambiguous: "fail" },
    arrange: faults(onCreation({ kind: "reset" })),
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
