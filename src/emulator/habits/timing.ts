import { DeploymentPatch } from "../../contract/deployments.ts";
import { activeRevision } from "../deployments/records.ts";
import { deploymentReply } from "../deployments/replies.ts";
import { revisionAt } from "../deployments/rules.ts";
import type { Store } from "../deployments/store.ts";
import type { View } from "../history.ts";
import { bodyOf } from "../server/requests.ts";
import { refusal, type ServiceResponse } from "../server/response.ts";
import type { Received } from "../server/serve.ts";
import type { Layer } from "./layer.ts";

export const REPLICA_LAG_MS = 10_000;
export const CACHE_MS = 5 * 60_000;
export const LATE_MS = 5_000;
export const PAGE = 5;
export const KEPT = 3;

/** Every other read is answered by a replica that lags behind. */
export const staleReads: Layer = (next, { store }) => {
  let reads = 0;
  return (received, view) => {
    reads += 1;
    return next(received, reads % 2 === 0 ? store.history.view({ ms: REPLICA_LAG_MS }) : view);
  };
};

/** A change is answered with what was there before it. */
export const staleReplies: Layer = (next) => (received, view) => {
  const response = next(received, view);
  const before = view.deployments.get(received.parameters.deployment_id ?? "");
  if (response.status !== 200 || before === undefined) return response;
  return { ...response, body: deploymentReply(before, view.now) };
};

/** An answer is given again until it is too old. */
export const cached: Layer = (next) => {
  const answers = new Map<string, { response: ServiceResponse; sinceMs: number }>();
  return (received, view) => {
    const key = JSON.stringify([received.parameters, received.query]);
    const kept = answers.get(key);
    if (kept !== undefined && view.now - kept.sinceMs < CACHE_MS) return kept.response;
    const response = next(received, view);
    answers.set(key, { response, sinceMs: view.now });
    return response;
  };
};

/** Pages are short, whatever is asked for. */
export const shortPages: Layer = (next) => (received, view) =>
  next({ ...received, query: { ...received.query, limit: String(PAGE) } }, view);

/** Only the newest revisions are kept, and the active one. */
export const retention: Layer = (next) => (received, view) => {
  const deployments = new Map(view.deployments);
  for (const [id, deployment] of deployments) {
    const active = activeRevision(deployment, view.now);
    const isKept = (revision: unknown, at: number) =>
      at >= deployment.revisions.length - KEPT || revision === active;
    deployments.set(id, { ...deployment, revisions: deployment.revisions.filter(isKept) });
  }
  return next(received, { ...view, deployments });
};

/** A revision cannot be read in its first seconds. */
export const lateRevisions: Layer = (next) => (received, view) => {
  const { deployment_id = "", revision_id = "" } = received.parameters;
  const found = revisionAt(view, { deployment_id, revision_id });
  const isYoung = "revision" in found && view.now - found.revision.createdMs < LATE_MS;
  return isYoung ? refusal(404, `Revision ${revision_id} not found`) : next(received, view);
};

function changeToo({ parameters: { deployment_id = "" }, text }: Received, store: Store): View {
  const change = DeploymentPatch.safeParse(bodyOf(text)).data;
  const { deployments } = store.history.view();
  if (change !== undefined && deployments.has(deployment_id))
    store.addRevision(deployment_id, change);
  return store.history.view();
}

/** Someone else makes each change, too, just before. */
export const sameChangeBefore: Layer =
  (next, { store }) =>
  (received) =>
    next(received, changeToo(received, store));

/** Someone else makes each change, too, just after. */
export const sameChangeAfter: Layer =
  (next, { store }) =>
  (received, view) => {
    const response = next(received, view);
    if (response.status === 200) changeToo(received, store);
    return response;
  };
