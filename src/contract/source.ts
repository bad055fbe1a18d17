import * as z from "zod";

/** contract: where a deployment's code comes from. Cannot be changed. */
export const Source = z.enum(["github", "external_docker"]);
export type Source = z.infer<typeof Source>;

/** The prefix that makes a `repo_ref` a tag (contract: SourceRevisionConfig). */
export const TAG_PREFIX = "refs/tags/";
