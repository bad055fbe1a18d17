import * as z from "zod";
import { DeploymentPatch } from "../../src/service/contract/deployments.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { type Route, serve } from "../server/serve.ts";
import type { DeploymentRecord } from "./records.ts";
import { deploymentReply, revisionReply } from "./replies.ts";
import {
  refusalOfCreation,
  refusalOfPatch,
  refusalOfType,
  revisionAt,
  unknownDeployment,
} from "./rules.ts";
import { refusalOfSpec, type SpecLimits } from "./spec-rules.ts";
import type { Store } from "./store.ts";
import { type Optional, undocumentedRoutes } from "./undocumented-routes.ts";

/** How this service differs from others of its family. */
export interface DeploymentOptions extends SpecLimits {
  /** There is a list of revisions. */
  listEndpoint: boolean;
  /** What else there is not. */
  without?: readonly Optional[];
}

/** Takes name and source, so that the refusal can name them. Beyond the contract: fixed-members. */
const patchDeployment = {
  ...OPERATIONS.patch,
  body: DeploymentPatch.extend({ name: z.string().nullish(), source: z.string().nullish() }),
};

export function routesOf(store: Store, options: DeploymentOptions): Route[] {
  const show = (deployment: DeploymentRecord, { now }: View) => ({
    reply: deploymentReply(deployment, now),
  });

  const list = serve(OPERATIONS.list, ({ parameters, query, view }) => {
    const deployment = view.deployments.get(parameters.deployment_id);
    if (deployment === undefined) return unknownDeployment(parameters.deployment_id);
    const { limit, offset, status } = query;
    const newestFirst = deployment.revisions
      .map((revision) => revisionReply(deployment, revision, view.now))
      .filter((revision) => status === undefined || status.split(",").includes(revision.status))
      .toReversed()
      .slice(offset, offset + limit);
    return {
      reply: {
        resources: newestFirst,
        // Beyond the contract: revision-list.
        offset: offset + newestFirst.length,
      },
    };
  });

  return [
    serve(OPERATIONS.create, ({ body, view }) => {
      const names = {
        deployment: [...view.deployments.values()].map(({ name }) => name),
        "tracing project": store.traces.projectNames(),
      };
      const { listeners, integrations } = store;
      const refused =
        refusalOfSpec(body.source_config.resource_spec, options) ??
        (options.strict ? refusalOfType(body) : undefined) ??
        refusalOfCreation(body, { names, listeners, integrations });
      return refused ?? show(store.create(body, view.now), view);
    }),
    serve(OPERATIONS.get, ({ parameters, view }) => {
      const deployment = view.deployments.get(parameters.deployment_id);
      return deployment === undefined
        ? unknownDeployment(parameters.deployment_id)
        : show(deployment, view);
    }),
    serve(patchDeployment, ({ parameters, body, view }) => {
      const badSpec = refusalOfSpec(body.source_config?.resource_spec, options);
      if (badSpec) return badSpec;
      const before = view.deployments.get(parameters.deployment_id);
      if (before === undefined) return unknownDeployment(parameters.deployment_id);
      const refused = refusalOfPatch(before, body);
      if (refused) return refused;
      return show(store.patch(before, body, view.now), view);
    }),
    serve(OPERATIONS.revision, ({ parameters, view }) => {
      const found = revisionAt(view, parameters);
      if ("status" in found) return found;
      return { reply: revisionReply(found.deployment, found.revision, view.now) };
    }),
    ...(options.listEndpoint ? [list] : []),
    ...undocumentedRoutes(store, options.without ?? [], show),
    serve(OPERATIONS.listeners, () => ({ reply: { resources: store.listeners } })),
    serve(OPERATIONS.integrations, () => ({ reply: store.integrations })),
  ];
}
