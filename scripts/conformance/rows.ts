const NEVER_SENT = "the actions send none, so that nothing follows from it";
const NEEDS_EXPORT = "needs an export, and so a bucket of yours";
const NEEDS_STORE = "stores a bucket's credentials, which the contract cannot delete";

const NEEDS_AGENT = "needs an agent server that answers strangers, of no matter which platform";

/** Why nobody can try these rows of docs/design/contract/README.md with requests alone. */
export const NOT_TRIED: Record<string, string> = {
  "agent-endpoints": NEEDS_AGENT,
  "agent-doors": NEEDS_AGENT,
  "empty-values": NEVER_SENT,
  "uploading-clients": "the vendor's command line asks this, and no action does",
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
