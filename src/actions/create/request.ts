import { imageWarnings } from "../../inputs/field/image-uri.ts";
import { givenSpec } from "../../inputs/resource-spec/input.ts";
import { givenSecrets, secretWarnings } from "../../inputs/secrets/secrets.ts";
import type { DeploymentCreate, SourceConfigRequest } from "../../service/contract/deployments.ts";
import { omitAbsent } from "../../service/contract/operation.ts";
import type { Source } from "../../service/contract/source.ts";
import { type Change, concealed } from "../rollout/changes.ts";
import type { CreateInputs } from "./inputs.ts";

/** Beyond the contract: creation-body. */
const WANTED: Record<Source, Partial<SourceConfigRequest>> = {
  github: { deployment_type: "dev", build_on_push: false },
  external_docker: { resource_spec: {} },
};

/** The deployment that the inputs ask for. */
export function requestFrom(inputs: CreateInputs): DeploymentCreate {
  const {
    integration_id,
    repo_url,
    deployment_type,
    build_on_push,
    custom_url,
    listener_id,
    k8s_namespace,
  } = inputs;
  const { install_command, build_command, repo_ref, graph_config_path, image_uri } = inputs;
  return {
    name: inputs.name,
    source: inputs.source,
    source_config: {
      ...WANTED[inputs.source],
      ...omitAbsent({
        integration_id,
        repo_url,
        deployment_type,
        build_on_push,
        custom_url,
        resource_spec: givenSpec(inputs)?.located.spec,
        listener_id,
        listener_config: k8s_namespace === undefined ? undefined : { k8s_namespace },
        install_command,
        build_command,
      }),
    },
    source_revision_config: omitAbsent({ repo_ref, graph_config_path, image_uri }),
    secrets: givenSecrets(inputs) ?? [],
  };
}

/**
 * What is created, as changes of a plan. Of secrets and of the variables of containers only the
 * names are shown.
 */
export function additionsOf({
  name,
  source,
  secrets,
  source_config,
  source_revision_config,
}: DeploymentCreate): Change[] {
  const { resource_spec, ...config } = source_config;
  const members: [string, unknown][] = [
    ["name", name],
    ["source", source],
    ...Object.entries(config).map(([member, value]): [string, unknown] => [
      `source_config.${member}`,
      value,
    ]),
    ...Object.entries(resource_spec ?? {}).map(([field, value]): [string, unknown] => [
      `source_config.resource_spec.${field}`,
      concealed(value),
    ]),
    ...Object.entries(source_revision_config).map(([member, value]): [string, unknown] => [
      `source_revision_config.${member}`,
      value,
    ]),
    ...secrets.map((secret): [string, unknown] => [`secrets.${secret.name}`, "(set)"]),
  ];
  return members.map(([path, after]) => ({ path, before: null, after }));
}

const PLAIN_NAME = /^[a-z0-9-]*$/;
const LONGEST_LISTENER_NAME = 21;

/** Beyond the contract: names. */
function nameWarnings({ name, listener_id }: CreateInputs): string[] {
  const warnings: string[] = [];
  if (!PLAIN_NAME.test(name))
    warnings.push("name: some services refuse names of other characters than a-z, 0-9 and -.");
  if (listener_id !== undefined && name.length > LONGEST_LISTENER_NAME)
    warnings.push(
      `name: has ${name.length} characters, and on some platforms a deployment that a listener runs does not become ready with more than ${LONGEST_LISTENER_NAME}. If its first revision fails, write a shorter one.`,
    );
  return warnings;
}

/** Warnings about the name, image, secrets and spec, all of which are sent as they are. */
export function inputWarnings(inputs: CreateInputs): string[] {
  const spec = givenSpec(inputs);
  const ofSpec = spec?.located.warnings.map(({ message }) => `${spec.input}: ${message}`) ?? [];
  return [
    ...nameWarnings(inputs),
    ...imageWarnings(inputs.image_uri),
    ...secretWarnings(inputs),
    ...ofSpec,
  ];
}
