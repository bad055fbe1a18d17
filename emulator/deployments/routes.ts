import * as z from "zod";
import { DeploymentPatch } from "../../src/service/contract/deployments.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { type Route, serve } from "../server/serve.ts";
import type { DeploymentRecord } from "./records.ts";
import { deploymentReply, revisionReply } from "./replies.ts";
import {
  checkCreation,
  checkPatch,
  checkType,
  deploymentAt,
  type ExistingResources,
  revisionAt,
} from "./rules.ts";
import { checkSpec, type SpecLimits } from "./spec-rules.ts";
import type { Store } from "./store.ts";
import { type OptionalOperation, undocumentedRoutes } from "./undocumented-routes.ts";
import { createCliRoutes } from "./uploading.ts";

/** Options of this service. */
export interface DeploymentOptions extends SpecLimits {
  /** Operations that are missing. */
  without?: readonly OptionalOperation[];
  /** URL for uploads; undefined if they are not supported. */
  urlOf?: ((path: string) => string) | undefined;
}

/**
 * Accepts name and source, so that the refusal can name them. Beyond the contract: fixed-members.
 */
const patchDeployment = {
  ...OPERATIONS.patch,
  body: DeploymentPatch.extend({ name: z.string().nullish(), source: z.string().nullish() }),
};

export function routesOf(store: Store, options: DeploymentOptions): Route[] {
  const show = (deployment: DeploymentRecord, { now }: View) => ({
    reply: deploymentReply(deployment, now),
  });

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
    return show(store.create(body, view.now), view);
  });
  const patch = serve(patchDeployment, ({ parameters, body, view }) => {
    checkSpec(body.source_config?.resource_spec, options);
    const before = deploymentAt(view, parameters.deployment_id);
    checkPatch(before, body);
    return show(store.patch(before, body, view.now), view);
  });
  const uploads = options.urlOf && createCliRoutes(store, existing, show, options.urlOf);

  return [
    uploads?.create(create) ?? create,
    uploads?.patch(patch) ?? patch,
    ...(uploads?.otherRoutes ?? []),
    serve(OPERATIONS.get, ({ parameters, view }) =>
      show(deploymentAt(view, parameters.deployment_id), view),
    ),
    serve(OPERATIONS.revision, ({ parameters, view }) => {
      const { deployment, revision } = revisionAt(view, parameters);
      return { reply: revisionReply(deployment, revision, view.now) };
    }),
    ...undocumentedRoutes(store, options.without ?? [], show),
    serve(OPERATIONS.listeners, () => ({ reply: { resources: store.listeners } })),
    serve(OPERATIONS.integrations, () => ({ reply: store.integrations })),
  ];
}
