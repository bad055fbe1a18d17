import * as z from "zod";
import { pathUuid, uuid } from "../ids.ts";
import { oneOf, optionalText } from "../members.ts";
import { ResourceSpec, ResourceSpecReply } from "./resource-spec.ts";
import { DeploymentType, SOURCE_OF_MEMBER } from "./source.ts";
import { objectWithGraphConfigPath } from "./spelling.ts";

/** Prefixes a description with the only source that the member applies to. */
const ofSource = (member: string, rest: string) => `${SOURCE_OF_MEMBER[member]}. ${rest}`;

/** contract: Secret. It becomes an environment variable of the deployment's container. */
export const Secret = z.strictObject({ name: z.string().min(1), value: z.string() });
export type Secret = z.infer<typeof Secret>;

/** contract: ListenerConfig. */
export const ListenerConfig = z.strictObject({
  k8s_namespace: optionalText.describe(
    "For listeners of compute type k8s. Cannot be changed by PATCH.",
  ),
});

/** contract: SourceConfigRequest. `SOURCE_OF_MEMBER` says which source a member applies to. */
// biome-ignore format: one member, one line
export const SourceConfigRequest = z.strictObject({
  integration_id: pathUuid.nullish().describe(ofSource("integration_id", "From the installed integrations. Cannot be changed by PATCH.")),
  repo_url: optionalText.describe(ofSource("repo_url", "Cannot be changed by PATCH.")),
  deployment_type: oneOf(DeploymentType).nullish().describe(ofSource("deployment_type", "Cannot be changed by PATCH.")),
  build_on_push: z.boolean().nullish().describe(ofSource("build_on_push", "A push to repo_ref builds a revision. Must not be true with a tag.")),
  custom_url: optionalText.describe(ofSource("custom_url", "Set by the service for github.")),
  resource_spec: ResourceSpec.nullish().describe(ofSource("resource_spec", "Creates a revision and replaces the current spec.")),
  listener_id: pathUuid.nullish().describe(ofSource("listener_id", "From the listeners. Cannot be changed by PATCH.")),
  listener_config: ListenerConfig.nullish().describe(ofSource("listener_config", "Checked against the listener's compute type.")),
  install_command: optionalText.describe("JS deployments. Runs at the repository root; detected when absent."),
  build_command: optionalText.describe("JS deployments. Runs in the graph configuration file's directory."),
});
export type SourceConfigRequest = z.infer<typeof SourceConfigRequest>;

/** contract: SourceConfig, in a reply. */
export const SourceConfig = z.object({
  ...SourceConfigRequest.shape,
  integration_id: uuid.nullish(),
  resource_spec: ResourceSpecReply.nullish(),
  listener_id: uuid.nullish(),
  listener_config: z.object({ k8s_namespace: optionalText }).nullish(),
});
export type SourceConfig = z.infer<typeof SourceConfig>;

/** contract: SourceRevisionConfigRequest. In a PATCH, any non-null member creates a revision. */
// biome-ignore format: one member, one line
export const SourceRevisionConfigRequest = z.strictObject({
  repo_ref: z.string().min(1).nullish().describe(ofSource("repo_ref", "A branch's bare name, or refs/tags/<tag>.")),
  graph_config_path: z.string().min(1).nullish().describe(ofSource("graph_config_path", "Path of the graph configuration file.")),
  image_uri: z.string().min(1).nullish().describe(ofSource("image_uri", "Container image.")),
});
export type SourceRevisionConfigRequest = z.infer<typeof SourceRevisionConfigRequest>;

/** contract: SourceRevisionConfig, in a reply. */
export const SourceRevisionConfig = objectWithGraphConfigPath({
  repo_ref: optionalText,
  graph_config_path: optionalText,
  image_uri: optionalText,
  repo_commit_sha: optionalText.describe("github. Read-only."),
});
export type SourceRevisionConfig = z.infer<typeof SourceRevisionConfig>;
