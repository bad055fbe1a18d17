import { DeploymentPatch } from "../../src/service/contract/deployments/deployment.ts";
import { activeRevision } from "../deployments/records.ts";
import { renderDeployment } from "../deployments/render.ts";
import type { Store } from "../deployments/store.ts";
import {
  changeRequest,
  changeResponse,
  type Layer,
  type Responder,
  refuseIf,
} from "../server/layers.ts";
import { refusal } from "../server/response.ts";
import type { ReceivedRequest } from "../server/route.ts";
import { formatSeconds, type Habit, IdentifiedResource, LIST_OPERATIONS } from "./habit.ts";
import { changeList } from "./representation.ts";
import { parseBody } from "./request-body.ts";

const REPLICA_LAG_MS = 10_000;
const CACHE_PERIOD_MS = 5 * 60_000;
const NOT_FOUND_PERIOD_MS = 5_000;
const PAGE_SIZE = 5;
const RETAINED_REVISIONS = 3;

const staleReads: Layer = (next, { store }) => {
  let reads = 0;
  return (request, view) => {
    reads += 1;
    return next(request, reads % 2 === 0 ? store.history.view({ ms: REPLICA_LAG_MS }) : view);
  };
};

const cacheResponses: Layer = (next) => {
  const cache = new Map<string, { response: ReturnType<Responder>; sinceMs: number }>();
  return (request, view) => {
    const key = JSON.stringify([request.parameters, request.query]);
    const entry = cache.get(key);
    if (entry !== undefined && view.now - entry.sinceMs < CACHE_PERIOD_MS) return entry.response;
    const response = next(request, view);
    cache.set(key, { response, sinceMs: view.now });
    return response;
  };
};

const retainRevisions: Layer = (next) => (request, view) => {
  const deployments = new Map(view.deployments);
  for (const [id, deployment] of deployments) {
    const isRetained = (revision: unknown, index: number) =>
      index >= deployment.revisions.length - RETAINED_REVISIONS ||
      revision === activeRevision(deployment, view.now);
    deployments.set(id, { ...deployment, revisions: deployment.revisions.filter(isRetained) });
  }
  return next(request, { ...view, deployments });
};

/** Makes the requested change as another client, and returns the view after that. */
function applyConcurrently(request: ReceivedRequest, store: Store) {
  const { deployment_id = "" } = request.parameters;
  const change = parseBody(DeploymentPatch, request);
  if (change !== undefined && store.history.view().deployments.has(deployment_id))
    store.addRevision(deployment_id, change);
  return store.history.view();
}

/** Stale reads, the content of lists, and changes by other clients. */
export const CONSISTENCY_HABITS = {
  "half-new-answer": {
    meaning: "the response to a change shows our content, but the id of a later foreign revision",
    operations: ["patch"],
    layer: changeResponse((response, { store }) => {
      const deployment = IdentifiedResource.safeParse(response.body).data;
      if (response.status !== 200 || deployment === undefined) return response;
      const foreignChange = { source_revision_config: { image_uri: "agent:theirs" } };
      const { id } = store.addRevision(deployment.id, foreignChange);
      return { ...response, body: { ...deployment, latest_revision_id: id } };
    }),
  },
  "same-change-before": {
    meaning: "another client makes the same change just before ours",
    operations: ["patch"],
    layer:
      (next, { store }) =>
      (request) =>
        next(request, applyConcurrently(request, store)),
  },
  "same-change-after": {
    meaning: "another client makes the same change just after ours",
    operations: ["patch"],
    layer: changeResponse((response, { request, store }) => {
      if (response.status === 200) applyConcurrently(request, store);
      return response;
    }),
  },
  "stale-patch-replies": {
    meaning: "PATCH responds with the deployment as it was before",
    operations: ["patch"],
    layer: changeResponse((response, { request, view }) => {
      const previousDeployment = view.deployments.get(request.parameters.deployment_id ?? "");
      if (response.status !== 200 || previousDeployment === undefined) return response;
      return { ...response, body: renderDeployment(previousDeployment, view.now) };
    }),
  },
  "stale-deployments": {
    meaning: `every other read of a deployment is ${formatSeconds(REPLICA_LAG_MS)} behind`,
    operations: ["get"],
    layer: staleReads,
  },
  "stale-revisions": {
    meaning: `every other read of a revision is ${formatSeconds(REPLICA_LAG_MS)} behind`,
    operations: ["revision"],
    layer: staleReads,
  },
  "stale-lists": {
    meaning: `every other list is ${formatSeconds(REPLICA_LAG_MS)} behind`,
    operations: LIST_OPERATIONS,
    layer: staleReads,
  },
  "late-revisions": {
    meaning: `a revision is 404 for its first ${formatSeconds(NOT_FOUND_PERIOD_MS)}`,
    operations: ["revision"],
    layer: refuseIf(({ parameters: { deployment_id = "", revision_id = "" } }, view) => {
      const { revisions = [] } = view.deployments.get(deployment_id) ?? {};
      const { createdMs = 0 } = revisions.find(({ id }) => id === revision_id) ?? {};
      const isKnown = view.now - createdMs >= NOT_FOUND_PERIOD_MS;
      return !isKnown && refusal(404, `Revision ${revision_id} not found`);
    }),
  },
  retention: {
    meaning: `only the newest ${RETAINED_REVISIONS} revisions are retained, and the active one`,
    operations: ["revision", "revisions"],
    layer: retainRevisions,
  },
  "short-lists": {
    meaning: `a page of a list has at most ${PAGE_SIZE} members, whatever its limit is`,
    operations: LIST_OPERATIONS,
    layer: changeRequest((request) => ({
      ...request,
      query: { ...request.query, limit: String(PAGE_SIZE) },
    })),
  },
  "unordered-lists": {
    meaning: "a page of a list is in no order",
    operations: LIST_OPERATIONS,
    // Ids are random.
    layer: changeList((resources) => resources.toSorted((a, b) => a.id.localeCompare(b.id))),
  },
  "cached-lists": {
    meaning: `a list is cached for ${formatSeconds(CACHE_PERIOD_MS)}`,
    operations: LIST_OPERATIONS,
    layer: cacheResponses,
  },
} as const satisfies Record<string, Habit>;
