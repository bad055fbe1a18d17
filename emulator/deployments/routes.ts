import * as z from "zod";
import {
  DeploymentCreate,
  DeploymentPatch,
} from "../../src/service/contract/deployments/deployment.ts";
import {
  NewerResourceSpec,
  ResourceSpec,
} from "../../src/service/contract/deployments/resource-spec.ts";
import { SourceConfigRequest } from "../../src/service/contract/deployments/settings.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { createRoute, type Route } from "../server/route.ts";
import { createCliRoutes } from "./cli-routes.ts";
import { renderDeployment, renderRevision } from "./render.ts";
import {
  checkCreation,
  checkDeploymentType,
  checkPatch,
  type ExistingResources,
  requireDeployment,
  requireRevision,
} from "./rules.ts";
import { checkSpec, type SpecLimits } from "./spec-rules.ts";
import type { Store } from "./store.ts";
import { createUndocumentedRoutes, type OptionalOperation } from "./undocumented-routes.ts";

/** Options of the control plane. */
export interface DeploymentOptions extends SpecLimits {
  /** Operations that are missing. */
  without?: readonly OptionalOperation[];
  /** The URL for an upload to a path. Absent if the vendor's command line is not supported. */
  uploadUrl?: ((path: string) => string) | undefined;
}

/** The operations that change deployments, with a wider body than that of the contract. */
function mutatingOperationsOf({ strict }: SpecLimits) {
  // Beyond the contract: redis-fields.
  const resource_spec = (strict ? ResourceSpec : NewerResourceSpec).nullish();
  const source_config = SourceConfigRequest.extend({ resource_spec });
  // Parsed here so that `checkPatch` can refuse them by name. Beyond the contract: fixed-members.
  const immutableMembers = { name: z.string().nullish(), source: z.string().nullish() };
  const patchMembers = { ...immutableMembers, source_config: source_config.nullish() };
  return {
    createDeployment: { ...OPERATIONS.create, body: DeploymentCreate.extend({ source_config }) },
    patchDeployment: { ...OPERATIONS.patch, body: DeploymentPatch.extend(patchMembers) },
  };
}

export function createDeploymentRoutes(store: Store, options: DeploymentOptions): Route[] {
  const existingResourcesOf = (view: View): ExistingResources => ({
    ...{ listeners: store.listeners, integrations: store.integrations },
    names: {
      deployment: [...view.deployments.values()].map(({ name }) => name),
      "tracing project": store.traces.projectNames(),
    },
  });

  const { createDeployment, patchDeployment } = mutatingOperationsOf(options);
  const creationRoute = createRoute(createDeployment, ({ body, view }) => {
    checkSpec(body.source_config.resource_spec, options);
    if (options.strict) checkDeploymentType(body);
    checkCreation(body, existingResourcesOf(view));
    return renderDeployment(store.create(body, view.now), view.now);
  });
  const patchRoute = createRoute(patchDeployment, ({ parameters, body, view }) => {
    checkSpec(body.source_config?.resource_spec, options);
    const deployment = requireDeployment(view, parameters.deployment_id);
    checkPatch(deployment, body);
    return renderDeployment(store.patch(deployment, body, view.now), view.now);
  });
  const cli = options.uploadUrl && createCliRoutes(store, existingResourcesOf, options.uploadUrl);

  return [
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
    ...createUndocumentedRoutes(store, options.without ?? []),
    createRoute(OPERATIONS.listeners, () => ({ resources: store.listeners })),
    createRoute(OPERATIONS.integrations, () => store.integrations),
  ];
}
