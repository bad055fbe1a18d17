import type { DeploymentCreate } from "../../src/service/contract/deployments/deployment.ts";
import type { Integration, Listener } from "../../src/service/contract/deployments/listeners.ts";
import type { ResourceSpec } from "../../src/service/contract/deployments/resource-spec.ts";
import type { Source } from "../../src/service/contract/deployments/source.ts";
import type { AgentSource } from "../agents/code.ts";
import type { Script } from "./life-cycle.ts";

/** Ids that a creation may refer to. They never change, so that examples can use them. */
export const INTEGRATION_ID = "11111111-1111-4111-8111-111111111111";
export const LISTENER_ID = "22222222-2222-4222-8222-222222222222";

export const INTEGRATIONS: Integration[] = [
  { id: INTEGRATION_ID, name: "example", installation_id: 4_711 },
];
export const LISTENERS: Listener[] = [
  {
    id: LISTENER_ID,
    compute_type: "k8s",
    compute_id: "cluster-1",
    compute_config: { k8s_namespaces: ["agents", "default"] },
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:05.000Z",
  },
];

/** Spec of an `external_docker` deployment without one. Beyond the contract: default-spec. */
export const DEFAULT_RESOURCE_SPEC: ResourceSpec = {
  min_scale: 1,
  max_scale: 1,
  cpu: 1,
  memory_mb: 1_024,
};

/** A deployment that exists from the start, with its first revision deployed and active. */
export type SeedDeployment = Pick<DeploymentCreate, "name" | "source"> &
  Partial<Omit<DeploymentCreate, "name" | "source">> & {
    /** The life cycle of its later revisions. */
    script?: Script;
    agent?: AgentSource;
    /** The member `url` of the deployment, beside `source_config`. */
    url?: string;
  };

export const DEPLOYED_SCRIPT: Script = [{ status: "DEPLOYED", after_ms: 0 }];

const SEED_DEFAULTS: Record<
  Source,
  Pick<DeploymentCreate, "source_config" | "source_revision_config">
> = {
  github: {
    source_config: {
      integration_id: INTEGRATION_ID,
      repo_url: "https://git.example/team/agent",
      deployment_type: "dev",
      build_on_push: false,
    },
    source_revision_config: { repo_ref: "main", graph_config_path: "graph.json" },
  },
  external_docker: {
    source_config: {},
    source_revision_config: { image_uri: "registry.example/agent:1" },
  },
};

/** The request that creates the deployment, with defaults. */
export function toCreation({
  script: _,
  agent: __,
  url: ___,
  ...body
}: SeedDeployment): DeploymentCreate {
  const defaults = SEED_DEFAULTS[body.source];
  return {
    secrets: [],
    ...body,
    source_config: { ...defaults.source_config, ...body.source_config },
    source_revision_config: { ...defaults.source_revision_config, ...body.source_revision_config },
  };
}
