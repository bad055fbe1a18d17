/** Every output and its meaning. Absent means empty. Each is set as soon as it is known. */
export const outputs = {
  revision_id: "The revision created or watched.",
  status: "Its last status, as the server spelled it.",
  outcome: "How it ended: see the table of outcomes.",
  revision_created: "`true` or `false`.",
  previous_revision_id: "The revision that was active before.",
  active_revision_id: "The revision that is active at the end.",
  deployment_id: "The deployment.",
  deployment_name: "Its name.",
  deployment_status: "Its status.",
  deployment_url: "Its `custom_url`, or the address that the service shows.",
  image_uri: "The image that the revision runs.",
  repo_ref: "The branch or tag that the revision runs.",
  repo_commit_sha: "The commit that the revision runs.",
  changes: "JSON array of `{path, before, after}`; secrets by name only.",
  elapsed_seconds: "Duration of the whole step.",
  poll_count: "How often the revision was read.",
  rolled_back: "`true` when the rollback was deployed.",
  rollback_revision_id: "The revision created by the rollback.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
