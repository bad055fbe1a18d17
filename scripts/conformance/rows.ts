/* Each row of docs/design/contract/README.md that is seen or assumed, and the stage that tries it, or why
   nobody can with requests alone. A test wants one of the two. */

export const STAGES = [
  "preflight",
  "creation",
  "oneChange",
  "ourSteps",
  "secretsAndSpec",
  "failure",
  "together",
  "lists",
  "agent",
  "platform",
  "deletion",
] as const;
export type Stage = (typeof STAGES)[number];

interface Tried {
  stage: Stage;
  /** The actions are made for both: a difference is handled if all their steps end as they should. */
  handled?: true;
  /** Why it can end as not tried on a service that keeps the contract. */
  unless?: string;
}
interface NotTried {
  why: string;
}

const NEEDS_EXPORT = { why: "needs an export, and so a bucket of yours" };
const NEEDS_STORE = { why: "stores a bucket's credentials, which the contract cannot delete" };
const NO_ADDRESS = "the deployment shows no address of its agent server";

export const ROWS: Record<string, Tried | NotTried> = {
  workspaces: { stage: "preflight" },
  refusals: { stage: "preflight" },
  "error-bodies": { stage: "preflight", handled: true },
  "empty-values": { why: "the actions send none, so that nothing follows from it" },
  "unknown-members": { why: "the actions send none, so that nothing follows from it" },
  "lagging-answers": { stage: "oneChange", handled: true },
  "rate-limit-paths": { why: "reaching the limit would stop others in the workspace" },
  "rate-limit-refusals": { stage: "preflight", unless: "nothing was answered with 429" },
  names: { stage: "preflight", handled: true },
  "fixed-members": { stage: "secretsAndSpec" },
  "uploading-clients": { why: "the vendor's command line asks this, and no action does" },
  "null-members": { stage: "secretsAndSpec" },
  "spec-bounds": { stage: "secretsAndSpec" },
  "default-spec": { why: "create/ always sends a spec, so that a default is never seen" },
  "derived-limits": { stage: "secretsAndSpec", handled: true },
  "changed-values": { stage: "secretsAndSpec", handled: true },
  "secret-replacement": { stage: "secretsAndSpec" },
  "empty-secrets": { stage: "secretsAndSpec" },
  "hidden-secrets": { stage: "creation", handled: true },
  "predefined-variables": { stage: "secretsAndSpec", handled: true },
  "reserved-variables": { why: "seen only inside a container" },
  "client-marks": { stage: "oneChange" },
  "revision-statuses": { stage: "oneChange" },
  "interrupted-revisions": { why: "nothing that a client sends makes a revision INTERRUPTED" },
  "rollout-times": { stage: "oneChange", handled: true },
  "resolved-sources": { stage: "creation", handled: true },
  "failure-words": { stage: "failure", handled: true },
  "export-errors": { why: "needs a bucket that fails in each way" },
  "export-ids": { stage: "platform", unless: "there are no exports" },
  "export-columns": NEEDS_EXPORT,
  "export-times": NEEDS_EXPORT,
  "export-endings": NEEDS_EXPORT,
  "export-cursors": NEEDS_EXPORT,
  "export-schedules": { why: "needs a schedule that runs for hours" },
  "destination-tests": NEEDS_STORE,
  "destination-deletion": NEEDS_STORE,
  "usage-rows": { stage: "platform", handled: true, unless: "no platform_url" },
  "usage-strides": { why: "needs usage of more than a month" },
  "usage-buckets": { stage: "platform", unless: "no platform_url" },
  "query-times": { stage: "platform", handled: true, unless: "no platform_url" },
  "usage-csv": { stage: "platform", handled: true, unless: "no platform_url" },
  "usage-ends": { stage: "platform", handled: true, unless: "no platform_url" },
  "agent-endpoints": { stage: "agent", unless: NO_ADDRESS },
  "agent-doors": { stage: "agent", handled: true, unless: NO_ADDRESS },
  "agent-failures": { why: "needs a graph that fails" },
  "agent-switches": { why: "needs steady traffic at the agent server around a switch" },
  "agent-studio": { why: "Studio's requests are made by its own pages" },
  "agent-refusals": { why: "needs an agent with an authorization handler" },
};

/** Rows that are documented, of which differences are known that the actions handle. */
const DOCUMENTED = [
  "revision-list",
  "deployment-status",
  "graph-config-path",
  "spec-fields",
  "deletion",
];

export const OUR_ACTIONS = "our actions";

export const isHandled = (row: string): boolean => {
  const entry = ROWS[row];
  return DOCUMENTED.includes(row) || (entry !== undefined && "handled" in entry);
};

/** Why a row has no finding. */
export function whyNot(row: string): string {
  const entry = ROWS[row];
  if (entry === undefined) return "nothing asks for it";
  return "why" in entry ? entry.why : (entry.unless ?? "the run did not get there");
}

export interface Row {
  id: string;
  from: string;
}

/** The rows of the document, in its order. */
export const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| `([\w-]+)` \| .+ \| (documented|seen|assumed) \|/gm)].map(
    ([, id = "", from = ""]) => ({ id, from }),
  );
