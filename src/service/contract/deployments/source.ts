import * as z from "zod";

/** contract: where a deployment's code comes from. Cannot be changed. */
export const Source = z.enum(["github", "external_docker"]);
export type Source = z.infer<typeof Source>;

/** contract: the types of `github` deployments. */
export const DeploymentType = z.enum(["dev_free", "dev", "prod"]);
/** Beyond the contract: deployment-types. */
export const DEPLOYMENT_TYPES = [...DeploymentType.options, "serverless"];

/** contract: the source that a member applies to. Members that are not listed apply to both. */
export const SOURCE_OF_MEMBER: Readonly<Record<string, Source>> = {
  integration_id: "github",
  repo_url: "github",
  deployment_type: "github",
  build_on_push: "github",
  repo_ref: "github",
  graph_config_path: "github",
  custom_url: "external_docker",
  resource_spec: "external_docker",
  listener_id: "external_docker",
  listener_config: "external_docker",
  image_uri: "external_docker",
};

export const isSameRepository = (a: string, b: string): boolean =>
  normalizeUrl(a) === normalizeUrl(b);

const normalizeUrl = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/([^/@]*@)?/, "")
    .replace(/(\.git)?\/?$/, "");

/** The prefix that makes a `repo_ref` a tag (contract: SourceRevisionConfig). */
export const TAG_PREFIX = "refs/tags/";

export const isTag = (ref: unknown): boolean =>
  typeof ref === "string" && ref.startsWith(TAG_PREFIX);

/** contract: SourceConfig. `build_on_push` cannot be true with a tag. */
export const isTagBuiltOnPush = (members: { repo_ref?: unknown; build_on_push?: unknown }) =>
  members.build_on_push === true && isTag(members.repo_ref);

const COMMIT = /^[0-9a-f]{40}$/;

/** Whether a ref is a whole commit SHA. Beyond the contract: resolved-sources. */
export const isCommit = (ref: string): boolean => COMMIT.test(ref);
