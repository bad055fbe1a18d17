import type { DeploymentPatch, SourceRevisionConfig } from "../../contract/deployments.ts";
import { TAG_PREFIX } from "../../contract/source.ts";

/**
 * How well a revision can be recognised as ours by what it runs:
 * `unique`: nobody else makes such a revision by accident; `reusable`: somebody might, at the same moment;
 * `none`: the patch changes nothing that a revision shows.
 */
export type Strength = "unique" | "reusable" | "none";

/** What names one workflow run, such as its id and its commit. */
export type RunMarks = readonly string[];

const DIGEST = /@sha256:[0-9a-f]{64}$/;
const MIN_MARK_CHARACTERS = 7;

/** The members of the patch that its revision will show again. */
function shown(patch: DeploymentPatch): [keyof SourceRevisionConfig, string][] {
  const { repo_ref, graph_config_path, image_uri } = patch.source_revision_config ?? {};
  const members: [keyof SourceRevisionConfig, string | null | undefined][] = [
    ["repo_ref", repo_ref],
    ["graph_config_path", graph_config_path],
    ["image_uri", image_uri],
  ];
  return members.flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, value]],
  );
}

export function matches(
  patch: DeploymentPatch,
  revision: SourceRevisionConfig | null | undefined,
): boolean {
  return shown(patch).every(([name, value]) => revision?.[name] === value);
}

/** Shown secrets and specs are not compared, so beside them only a name made for this run is unique. */
export function strengthOf(patch: DeploymentPatch, marks: RunMarks): Strength {
  const members = shown(patch);
  if (members.length === 0) return "none";
  const { repo_ref, image_uri } = patch.source_revision_config ?? {};
  const long = marks.filter((mark) => mark.length >= MIN_MARK_CHARACTERS);
  const name = image_uri?.split("/").at(-1) ?? repo_ref ?? "";
  if (long.some((mark) => name.includes(mark))) return "unique";
  const alone = !patch.secrets && !patch.source_config?.resource_spec;
  const fixed = repo_ref?.startsWith(TAG_PREFIX) || (image_uri && DIGEST.test(image_uri));
  return fixed && alone ? "unique" : "reusable";
}
