import * as z from "zod";
import { DeploymentPatch } from "../../src/service/contract/deployments.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { type Route, serve } from "../server/serve.ts";
import { createCliRoutes } from "./cli-routes.ts";
import { renderDeployment, renderRevision } from "./render.ts";
import {
  checkCreation,
  checkPatch,
  checkType,
  type ExistingResources,
  requireDeployment,
  requireRevision,
} from "./rules.ts";
import { checkSpec, type SpecLimits } from "./spec-rules.ts";
import type { Store } from "./store.ts";
import { type OptionalOperation, undocumentedRoutes } from "./undocumented-routes.ts";

/** Options of the control plane. */
export interface DeploymentOptions extends SpecLimits {
  /** Operations that are missing. */
  without?: readonly OptionalOperation[];
  /** The URL of an upload by its path. Absent: the command line is not supported. */
  uploadUrl?: ((path: string) => string) | undefined;
}

/**
 * Accepts name and source, so that the refusal can name them. Beyond the contract: fixed-members.
 */
const patchDeployment = {
  ...OPERATIONS.patch,
  body: DeploymentPatch.extend({ name: z.string().nullish(), source: z.string().nullish() }),
};

export function deploymentRoutes(store: Store, options: DeploymentOptions): Route[] {
  const existing = (view: View): ExistingResources => ({
    ...{ listeners: store.listeners, integrations: store.integrations },
    names: {
      deployment: [...view.deployments.values()].map(({ name }) => name),
      "tracing project": store.traces.projectNames(),
    },
  });

  const create = serve(OPERATIONS.create, ({ body, view }) => {
    checkSpec(body.source_config.resource_spec, options);
    if (options.strict) checkType(body);
    checkCreation(body, existing(view));
    return renderDeployment(store.create(body, view.now), view.now);
  });
  const patch = serve(patchDeployment, ({ parameters, body, view }) => {
    checkSpec(body.source_config?.resource_spec, options);
    const deployment = requireDeployment(view, parameters.deployment_id);
    checkPatch(deployment, body);
    return renderDeployment(store.patch(deployment, body, view.now), view.now);
  });
  const cli = options.uploadUrl && createCliRoutes(store, existing, options.uploadUrl);

  return [
    cli?.create(create) ?? create,
    cli?.patch(patch) ?? patch,
    ...(cli?.otherRoutes ?? []),
    serve(OPERATIONS.get, ({ parameters, view }) =>
      renderDeployment(requireDeployment(view, parameters.deployment_id), view.now),
    ),
    serve(OPERATIONS.revision, ({ parameters, view }) => {
      const { deployment, revision } = requireRevision(view, parameters);
      return renderRevision(deployment, revision, view.now);
    }),
    ...undocumentedRoutes(store, options.without ?? []),
    serve(OPERATIONS.listeners, () => ({ resources: store.listeners })),
    serve(OPERATIONS.integrations, () => store.integrations),
  ];
}
