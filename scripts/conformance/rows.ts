/* Each row of docs/design/contract/README.md that is seen or assumed: the stage that tries it, or why nobody
   can with requests alone. A test wants one of the two. */

/** The stages, in their order, with the rows that each tries. */
export const STAGES = {
  preflight: ["workspaces", "refusals", "error-bodies", "names", "rate-limit-refusals"],
  creation: ["hidden-secrets", "resolved-sources"],
  oneChange: ["client-marks", "lagging-answers", "revision-statuses", "rollout-times"],
  ourSteps: [],
  secretsAndSpec: [
    ...["secret-replacement", "changed-values", "null-members", "fixed-members", "derived-limits"],
    ...["unknown-members", "spec-bounds", "predefined-variables", "empty-secrets"],
  ],
  failure: ["failure-words"],
  together: [],
  lists: [],
  agent: ["agent-endpoints", "agent-doors"],
  platform: [
    ...["export-ids", "usage-rows", "usage-buckets", "usage-ends", "usage-csv", "query-times"],
  ],
  deletion: [],
} satisfies Record<string, readonly string[]>;
export type Stage = keyof typeof STAGES;

const NEVER_SENT = "the actions send none, so that nothing follows from it";
const NEEDS_EXPORT = "needs an export, and so a bucket of yours";
const NEEDS_STORE = "stores a bucket's credentials, which the contract cannot delete";

export const NOT_TRIED: Record<string, string> = {
  "empty-values": NEVER_SENT,
  "uploading-clients": "the vendor's command line asks this, and no action does",
  "rate-limit-paths": "reaching the limit would stop others in the workspace",
  "default-spec": "create/ always sends a spec, so that a default is never seen",
  "reserved-variables": "seen only inside a container",
  "interrupted-revisions": "nothing that a client sends makes a revision INTERRUPTED",
  "export-errors": "needs a bucket that fails in each way",
  "export-columns": NEEDS_EXPORT,
  "export-times": NEEDS_EXPORT,
  "export-endings": NEEDS_EXPORT,
  "export-cursors": NEEDS_EXPORT,
  "export-schedules": "needs a schedule that runs for hours",
  "destination-tests": NEEDS_STORE,
  "destination-deletion": NEEDS_STORE,
  "usage-strides": "needs usage of more than a month",
  "agent-failures": "needs a graph that fails",
  "agent-switches": "needs steady traffic at the agent server around a switch",
  "agent-studio": "Studio's requests are made by its own pages",
  "agent-refusals": "needs an agent with an authorization handler",
};

export interface Row {
  id: string;
  from: string;
}

/** The rows of the document, in its order. */
export const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| `([\w-]+)` \| .+ \| (documented|seen|assumed) \|/gm)].map(
    ([, id = "", from = ""]) => ({ id, from }),
  );
