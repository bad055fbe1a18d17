import { specOf } from "../../inputs/resource-spec/input.ts";
import { secretsOf } from "../../inputs/secrets/secrets.ts";
import type { DeploymentCreate } from "../../service/contract/deployments/deployment.ts";
import type { SourceConfigRequest } from "../../service/contract/deployments/settings.ts";
import type { Source } from "../../service/contract/deployments/source.ts";
import { omitAbsent } from "../../service/contract/omit-absent.ts";
import { type Change, hideVariables } from "../rollout/change.ts";
import type { CreateInputs } from "./inputs.ts";

/** Members that some services require, with their defaults. Beyond the contract: creation-body. */
const REQUIRED_MEMBERS: Record<Source, Partial<SourceConfigRequest>> = {
  github: { deployment_type: "dev", build_on_push: false },
  external_docker: { resource_spec: {} },
};

export function toRequest(inputs: CreateInputs): DeploymentCreate {
  const { k8s_namespace, repo_ref, graph_config_path, image_uri } = inputs;
  return {
    name: inputs.name,
    source: inputs.source,
    source_config: {
      ...REQUIRED_MEMBERS[inputs.source],
      ...omitAbsent({
        integration_id: inputs.integration_id,
        repo_url: inputs.repo_url,
        deployment_type: inputs.deployment_type,
        build_on_push: inputs.build_on_push,
        custom_url: inputs.custom_url,
        resource_spec: specOf(inputs)?.spec,
        listener_id: inputs.listener_id,
        listener_config: k8s_namespace === undefined ? undefined : { k8s_namespace },
        install_command: inputs.install_command,
        build_command: inputs.build_command,
      }),
    },
    source_revision_config: omitAbsent({ repo_ref, graph_config_path, image_uri }),
    secrets: secretsOf(inputs) ?? [],
  };
}

const additions = (path: string, members: object): Change[] =>
  Object.entries(members).map(([name, value]) => {
    return { path: path + name, before: null, after: hideVariables(value) };
  });

/** The settings of a new deployment as changes, without values of secrets and of variables. */
export function additionsOf(request: DeploymentCreate): Change[] {
  const { name, source, secrets, source_config, source_revision_config } = request;
  const { resource_spec, ...config } = source_config;
  return [
    ...additions("", { name, source }),
    ...additions("source_config.", config),
    ...additions("source_config.resource_spec.", resource_spec ?? {}),
    ...additions("source_revision_config.", source_revision_config),
    ...secrets.map((secret): Change => ({ path: `secrets.${secret.name}`, kind: "added" })),
  ];
}
