import type * as z from "zod";
import type { DeploymentListQuery } from "../../src/service/contract/deployments/deployment.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { createRoute, type Route } from "../server/route.ts";
import { renderLogPage } from "./logs.ts";
import { renderDeployment, renderRevision } from "./render.ts";
import { requireDeployment, requireRevision } from "./rules.ts";
import type { Store } from "./store.ts";

/** Operations that a service may lack. */
export const OPTIONAL_OPERATIONS = ["deployments", "delete", "revisions", "logs"] as const;
export type OptionalOperation = (typeof OPTIONAL_OPERATIONS)[number];

type ListQuery = z.output<typeof DeploymentListQuery>;

/** Newest first. */
const matchingDeployments = ({ deployments }: View, { name, name_contains = "" }: ListQuery) =>
  [...deployments.values()]
    .filter((one) => (name ?? one.name) === one.name && one.name.includes(name_contains))
    .sort((a, b) => b.createdMs - a.createdMs);

/** The endpoints of deployments that the contract does not name. */
export function createUndocumentedRoutes(store: Store, without: readonly OptionalOperation[]) {
  const routes: Record<OptionalOperation, Route> = {
    deployments: createRoute(OPERATIONS.deployments, ({ query, view }) => {
      const { limit, offset } = query;
      const page = matchingDeployments(view, query).slice(offset, offset + limit);
      const resources = page.map((deployment) => renderDeployment(deployment, view.now));
      return { resources, offset: offset + page.length };
    }),
    delete: createRoute(OPERATIONS.delete, ({ parameters, query, view }) => {
      const deployment = requireDeployment(view, parameters.deployment_id);
      store.delete(deployment, query.delete_tracing_project === "true", view.now);
      return undefined;
    }),
    revisions: createRoute(OPERATIONS.revisions, ({ parameters, query, view }) => {
      const { limit, offset } = query;
      const deployment = requireDeployment(view, parameters.deployment_id);
      const page = deployment.revisions.toReversed().slice(offset, offset + limit);
      const resources = page.map((revision) => renderRevision(deployment, revision, view.now));
      // Beyond the contract: revision-list.
      return { resources, offset: offset + page.length };
    }),
    logs: createRoute(OPERATIONS.logs, ({ parameters, query, view }) => {
      const { deployment, revision } = requireRevision(view, parameters);
      return renderLogPage(deployment, revision, query, view.now);
    }),
  };
  return OPTIONAL_OPERATIONS.filter((name) => !without.includes(name)).map((name) => routes[name]);
}
