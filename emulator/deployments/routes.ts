import * as z from "zod";
import { DeploymentCreate, DeploymentPatch } from "../../src/service/contract/deployments.ts";
import { NewerResourceSpec, ResourceSpec } from "../../src/service/contract/resource-spec.ts";
import { SourceConfigRequest } from "../../src/service/contract/settings.ts";
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

/** The operations that write deployments, with a wider body than that of the contract. */
function writeOperations({ strict }: SpecLimits) {
  // Beyond the contract: redis-fields.
  const resource_spec = (strict ? ResourceSpec : NewerResourceSpec).nullish();
  const source_config = SourceConfigRequest.extend({ resource_spec });
  // The refusal names these members. Beyond the contract: fixed-members.
  const fixedMembers = { name: z.string().nullish(), source: z.string().nullish() };
  const patchMembers = { ...fixedMembers, source_config: source_config.nullish() };
  return {
    createDeployment: { ...OPERATIONS.create, body: DeploymentCreate.extend({ source_config }) },
    patchDeployment: { ...OPERATIONS.patch, body: DeploymentPatch.extend(patchMembers) },
  };
}

export function deploymentRoutes(store: Store, options: DeploymentOptions): Route[] {
  const existing = (view: View): ExistingResources => ({
    ...{ listeners: store.listeners, integrations: store.integrations },
    names: {
      deployment: [...view.deployments.values()].map(({ name }) => name),
      "tracing project": store.traces.projectNames(),
    },
  });

  const { createDeployment, patchDeployment } = writeOperations(options);
  const create = serve(createDeployment, ({ body, view }) => {
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
