import * as z from "zod";

/** contract: where a deployment's code comes from. Cannot be changed. */
export const Source = z.enum(["github", "external_docker"]);
export type Source = z.infer<typeof Source>;

interface SourceMember {
  source: Source;
  /** The part of a deployment that holds the member. */
  config: "source_config" | "source_revision_config";
}

/** contract: the members that apply to one source. A member that is not listed applies to both. */
export const SOURCE_MEMBERS = {
  integration_id: { source: "github", config: "source_config" },
  repo_url: { source: "github", config: "source_config" },
  deployment_type: { source: "github", config: "source_config" },
  build_on_push: { source: "github", config: "source_config" },
  repo_ref: { source: "github", config: "source_revision_config" },
  graph_config_path: { source: "github", config: "source_revision_config" },
  custom_url: { source: "external_docker", config: "source_config" },
  resource_spec: { source: "external_docker", config: "source_config" },
  listener_id: { source: "external_docker", config: "source_config" },
  listener_config: { source: "external_docker", config: "source_config" },
  image_uri: { source: "external_docker", config: "source_revision_config" },
} as const satisfies Record<string, SourceMember>;

/** The source that a member applies to; undefined for one that applies to both. */
export function sourceOfMember(name: string): Source | undefined {
  const members: Record<string, SourceMember> = SOURCE_MEMBERS;
  return members[name]?.source;
}

/** Whether two addresses are those of the same repository, which has several spellings. */
export const isSameRepository = (a: string, b: string): boolean =>
  plainAddress(a) === plainAddress(b);

const plainAddress = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/([^/@]*@)?/, "")
    .replace(/(\.git)?\/?$/, "");

/** The prefix that makes a `repo_ref` a tag (contract: SourceRevisionConfig). */
export const TAG_PREFIX = "refs/tags/";

/** Whether a `repo_ref` names a tag. False for anything that is not a text. */
export const isTag = (ref: unknown): boolean =>
  typeof ref === "string" && ref.startsWith(TAG_PREFIX);

/** contract: SourceConfig. A tag never moves, so `build_on_push` cannot be true with one. */
export const buildsTagOnPush = (members: { repo_ref?: unknown; build_on_push?: unknown }) =>
  members.build_on_push === true && isTag(members.repo_ref);

const COMMIT = /^[0-9a-f]{40}$/;

/** Beyond the contract: resolved-sources. */
export const isCommit = (ref: string): boolean => COMMIT.test(ref);
