/** Every output and its meaning. Absent means empty. Each is set as soon as it is known. */
export const outputs = {
  created: "`true` or `false`: whether the deployment was created, or changed (`if_exists`).",
  deployment_id: "The deployment. Set before its revision is followed.",
  deployment_name: "Its name.",
  deployment_status: "Its status.",
  deployment_url: "Its `custom_url`, or the address that the service shows.",
  revision_id: "Its first revision, or the one that the change created.",
  revision_created: "`true` once that revision is known.",
  previous_revision_id: "If it was changed: the revision that was active before.",
  status: "The revision's last status, as the server spelled it.",
  outcome: "How it ended: see the table of outcomes.",
  active_revision_id: "The revision that is active at the end.",
  image_uri: "The image that the revision runs.",
  repo_ref: "The branch or tag that the revision runs.",
  repo_commit_sha: "The commit that the revision runs.",
  changes:
    "JSON array of `{path, before, after}`: what is created or changed; secrets and resource fields by name only.",
  elapsed_seconds: "Duration of the whole step.",
  poll_count: "How often the revision was read.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
