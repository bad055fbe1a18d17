import * as z from "zod";
import { DeploymentPatch } from "../../contract/deployments.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { refusal, type ServiceResponse } from "../server/response.ts";
import { type Route, serve } from "../server/serve.ts";
import type { DeploymentRecord } from "./records.ts";
import { deploymentReply, redacted, revisionReply } from "./replies.ts";
import { beyondCpuLimit, refusalOfCreation, refusalOfPatch } from "./rules.ts";
import type { Store } from "./store.ts";

/** How this service differs from others of its family. */
export interface DeploymentOptions {
  /** Replies have the values of the secrets. */
  echoSecrets: boolean;
  /** There is a list of revisions. */
  listEndpoint: boolean;
  /** The reply of a PATCH is the deployment before the change. */
  stale_patch_reply: boolean;
  /** The maximum of `cpu` in a `resource_spec`. */
  cpuLimit?: number | undefined;
}

// Not in the contract: how a PATCH of name or source is refused. The emulator parses the two, so
// that the refusal can name the member.
const patchDeployment = {
  ...OPERATIONS.patch,
  body: DeploymentPatch.extend({ name: z.string().nullish(), source: z.string().nullish() }),
};

const unknownDeployment = (id: string): ServiceResponse =>
  refusal(404, `Deployment ${id} not found`);

export function routesOf(store: Store, options: DeploymentOptions): Route[] {
  const show = (deployment: DeploymentRecord, { now }: View) => {
    const reply = deploymentReply(deployment, now);
    return { reply: options.echoSecrets ? reply : redacted(reply) };
  };

  const list = serve(OPERATIONS.list, ({ parameters, query, view }) => {
    const deployment = view.deployments.get(parameters.deployment_id);
    if (deployment === undefined) return unknownDeployment(parameters.deployment_id);
    const { limit, offset } = query;
    const newestFirst = deployment.revisions.toReversed().slice(offset, offset + limit);
    return {
      reply: {
        resources: newestFirst.map((revision) => revisionReply(deployment, revision, view.now)),
        offset,
      },
    };
  });

  return [
    serve(OPERATIONS.create, ({ body, view }) => {
      const names = [...view.deployments.values()].map(({ name }) => name);
      const { listeners, integrations } = store;
      const refused =
        beyondCpuLimit(body, options.cpuLimit) ??
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
      const tooMuch = beyondCpuLimit(body, options.cpuLimit);
      if (tooMuch) return tooMuch;
      const before = view.deployments.get(parameters.deployment_id);
      if (before === undefined) return unknownDeployment(parameters.deployment_id);
      const refused = refusalOfPatch(before, body);
      if (refused) return refused;
      const after = store.patch(before, body, view.now);
      return show(options.stale_patch_reply ? before : after, view);
    }),
    serve(OPERATIONS.revision, ({ parameters, view }) => {
      const deployment = view.deployments.get(parameters.deployment_id);
      if (deployment === undefined) return unknownDeployment(parameters.deployment_id);
      const revision = deployment.revisions.find(({ id }) => id === parameters.revision_id);
      if (revision === undefined)
        return refusal(404, `Revision ${parameters.revision_id} not found`);
      return { reply: revisionReply(deployment, revision, view.now) };
    }),
    ...(options.listEndpoint ? [list] : []),
    serve(OPERATIONS.listeners, () => ({ reply: { resources: store.listeners } })),
    serve(OPERATIONS.integrations, () => ({ reply: store.integrations })),
  ];
}
