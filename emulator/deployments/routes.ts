import * as z from "zod";
import {
  DeploymentCreate,
  type DeploymentListQuery,
  DeploymentPatch,
} from "../../src/service/contract/deployments/deployment.ts";
import {
  NewerResourceSpec,
  ResourceSpec,
} from "../../src/service/contract/deployments/resource-spec.ts";
import { SourceConfigRequest } from "../../src/service/contract/deployments/settings.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { createRoute, type Route } from "../server/route.ts";
import { createCliRoutes } from "./cli-routes.ts";
import { renderLogPage } from "./logs.ts";
import { renderDeployment, renderRevision } from "./render.ts";
import {
  checkCreation,
  checkDeploymentType,
  checkPatch,
  requireDeployment,
  requireRevision,
  type TakenNames,
} from "./rules.ts";
import { INTEGRATIONS, LISTENERS } from "./seeds.ts";
import { checkSpec, type SpecLimits } from "./spec-rules.ts";
import type { Store } from "./store.ts";

/** Operations that the contract does not name, and a service may lack. */
export const OPTIONAL_OPERATIONS = ["deployments", "delete", "revisions", "logs"] as const;
export type OptionalOperation = (typeof OPTIONAL_OPERATIONS)[number];

/** Options of the control plane. */
export interface DeploymentOptions extends SpecLimits {
  /** Operations that are missing. */
  missingOperations?: readonly OptionalOperation[];
  /** The URL for an upload to a path. Absent if the vendor's command line is not supported. */
  uploadUrl?: ((path: string) => string) | undefined;
}

/** Creation and PATCH, each with the newer fields of a resource spec unless `strict`. */
function mutatingOperationsOf({ strict }: SpecLimits) {
  // Beyond the contract: redis-fields.
  const resource_spec = (strict ? ResourceSpec : NewerResourceSpec).nullish();
  const source_config = SourceConfigRequest.extend({ resource_spec });
  // Parsed so that `checkPatch` can refuse a change of them. Beyond the contract: fixed-members.
  const immutableMembers = { name: z.string().nullish(), source: z.string().nullish() };
  const patchMembers = { ...immutableMembers, source_config: source_config.nullish() };
  return {
    createDeployment: { ...OPERATIONS.create, body: DeploymentCreate.extend({ source_config }) },
    patchDeployment: { ...OPERATIONS.patch, body: DeploymentPatch.extend(patchMembers) },
  };
}

/** Newest first. */
const matchingDeployments = (
  { deployments }: View,
  { name, name_contains = "" }: z.output<typeof DeploymentListQuery>,
) =>
  [...deployments.values()]
    .filter((one) => (name ?? one.name) === one.name && one.name.includes(name_contains))
    .sort((a, b) => b.createdMs - a.createdMs);

/** Beyond the contract: revision-list. A page of a list. */
function renderPage<Item, Resource>(
  items: Item[],
  { limit, offset }: { limit: number; offset: number },
  render: (item: Item) => Resource,
) {
  const page = items.slice(offset, offset + limit);
  return { resources: page.map(render), offset: offset + page.length };
}

export function createDeploymentRoutes(store: Store, options: DeploymentOptions): Route[] {
  const takenNamesIn = (view: View): TakenNames => ({
    deployment: [...view.deployments.values()].map(({ name }) => name),
    "tracing project": store.traces.projectNames(),
  });

  const { createDeployment, patchDeployment } = mutatingOperationsOf(options);
  const creationRoute = createRoute(createDeployment, ({ body, view }) => {
    checkSpec(body.source_config.resource_spec, options);
    if (options.strict) checkDeploymentType(body);
    checkCreation(body, takenNamesIn(view));
    return renderDeployment(store.create(body, view.now), view.now);
  });
  const patchRoute = createRoute(patchDeployment, ({ parameters, body, view }) => {
    checkSpec(body.source_config?.resource_spec, options);
    const deployment = requireDeployment(view, parameters.deployment_id);
    checkPatch(deployment, body);
    return renderDeployment(store.patch(deployment, body, view.now), view.now);
  });
  const cli = options.uploadUrl && createCliRoutes(store, takenNamesIn, options.uploadUrl);

  const routes = [
    cli?.wrapCreationRoute(creationRoute) ?? creationRoute,
    cli?.wrapPatchRoute(patchRoute) ?? patchRoute,
    ...(cli?.otherRoutes ?? []),
    createRoute(OPERATIONS.get, ({ parameters, view }) =>
      renderDeployment(requireDeployment(view, parameters.deployment_id), view.now),
    ),
    createRoute(OPERATIONS.revision, ({ parameters, view }) => {
      const { deployment, revision } = requireRevision(view, parameters);
      return renderRevision(deployment, revision, view.now);
    }),
    createRoute(OPERATIONS.deployments, ({ query, view }) =>
      renderPage(matchingDeployments(view, query), query, (one) => renderDeployment(one, view.now)),
    ),
    createRoute(OPERATIONS.delete, ({ parameters, query, view }) => {
      const deployment = requireDeployment(view, parameters.deployment_id);
      store.delete(deployment, query.delete_tracing_project === "true", view.now);
      return undefined;
    }),
    createRoute(OPERATIONS.revisions, ({ parameters, query, view }) => {
      const deployment = requireDeployment(view, parameters.deployment_id);
      return renderPage(deployment.revisions.toReversed(), query, (revision) =>
        renderRevision(deployment, revision, view.now),
      );
    }),
    createRoute(OPERATIONS.logs, ({ parameters, query, view }) => {
      const { deployment, revision } = requireRevision(view, parameters);
      return renderLogPage(deployment, revision, query, view.now);
    }),
    createRoute(OPERATIONS.listeners, () => ({ resources: LISTENERS })),
    createRoute(OPERATIONS.integrations, () => INTEGRATIONS),
  ];
  const { missingOperations = [] } = options;
  const isMissing = (operation: Operation) =>
    missingOperations.some((name) => OPERATIONS[name] === operation);
  return routes.filter(({ operation }) => !isMissing(operation));
}
