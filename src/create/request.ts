import type { DeploymentCreate } from "../contract/deployments.ts";
import type { CreateInputs } from "./inputs.ts";

/** Members that are not given are left out: the contract does not say what null does. */
function given<T extends object>(members: T): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;
}

/** The deployment that the inputs ask for. */
export function requestFrom(inputs: CreateInputs): DeploymentCreate {
  const { integration_id, repo_url, deployment_type, build_on_push, custom_url, listener_id, k8s_namespace } = inputs;
  const { install_command, build_command, repo_ref, graph_config_path, image_uri } = inputs;
  const spec = inputs.resource_spec_file ?? inputs.resource_spec;
  return {
    name: inputs.name,
    source: inputs.source,
    source_config: given({
      integration_id,
      repo_url,
      deployment_type,
      build_on_push,
      custom_url,
      resource_spec: spec?.spec,
      listener_id,
      listener_config: k8s_namespace === undefined ? undefined : { k8s_namespace },
      install_command,
      build_command,
    }),
    source_revision_config: given({ repo_ref, graph_config_path, image_uri }),
    secrets: [...(inputs.secrets ?? []), ...(inputs.secrets_from_env ?? [])],
  };
}
