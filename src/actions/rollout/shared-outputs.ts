/** Outputs that deploy and create describe alike. */
export const SHARED_OUTPUTS = {
  deployment_name: "The deployment's name.",
  deployment_status: "The deployment's status.",
  deployment_url: "The `custom_url` of the deployment, or the address that the service shows.",
  active_revision_id: "The revision that is active at the end.",
  image_uri: "The image that the revision runs.",
  repo_ref: "The branch or tag that the revision runs.",
  repo_commit_sha: "The commit that the revision runs.",
  as_sent:
    "`true` if the service shows all that was sent, `false` if it shows something else; empty if nothing was sent, or it cannot be seen. With `false`, a step that does not fail is marked ⚠️.",
  outcome: "How it ended: see the table of outcomes.",
  error_message: "What went wrong, in one line.",
  elapsed_seconds: "Duration of the whole step.",
  poll_count: "How often the revisions that the step follows were read.",
} as const;
