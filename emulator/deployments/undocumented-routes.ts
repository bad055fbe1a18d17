import type * as z from "zod";
import type { Deployment, DeploymentListQuery } from "../../src/service/contract/deployments.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { type Route, serve } from "../server/serve.ts";
import { logsReply } from "./logs.ts";
import type { DeploymentRecord } from "./records.ts";
import { revisionReply } from "./replies.ts";
import { deploymentAt, revisionAt } from "./rules.ts";
import type { Store } from "./store.ts";

/** Operations that a service may lack. */
export const OPTIONAL_OPERATIONS = ["deployments", "delete", "revisions", "logs"] as const;
export type OptionalOperation = (typeof OPTIONAL_OPERATIONS)[number];

type ListQuery = z.output<typeof DeploymentListQuery>;

/** Newest first. */
const matchingDeployments = ({ deployments }: View, { name, name_contains = "" }: ListQuery) =>
  [...deployments.values()]
    .filter((one) => (name ?? one.name) === one.name && one.name.includes(name_contains))
    .sort((one, other) => other.createdMs - one.createdMs);

/** The endpoints of deployments that the contract does not name. */
export function undocumentedRoutes(
  store: Store,
  without: readonly OptionalOperation[],
  show: (deployment: DeploymentRecord, view: View) => { reply: z.infer<typeof Deployment> },
): Route[] {
  const routes: Record<OptionalOperation, Route> = {
    deployments: serve(OPERATIONS.deployments, ({ query, view }) => {
      const { limit, offset } = query;
      const page = matchingDeployments(view, query).slice(offset, offset + limit);
      const resources = page.map((deployment) => show(deployment, view).reply);
      return { reply: { resources, offset: offset + page.length } };
    }),
    delete: serve(OPERATIONS.delete, ({ parameters, query, view }) => {
      const deployment = deploymentAt(view, parameters.deployment_id);
      store.delete(deployment, query.delete_tracing_project === "true", view.now);
      return { reply: undefined };
    }),
    revisions: serve(OPERATIONS.revisions, ({ parameters, query, view }) => {
      const { limit, offset } = query;
      const deployment = deploymentAt(view, parameters.deployment_id);
      const page = deployment.revisions.toReversed().slice(offset, offset + limit);
      const resources = page.map((revision) => revisionReply(deployment, revision, view.now));
      // Beyond the contract: revision-list.
      return { reply: { resources, offset: offset + page.length } };
    }),
    logs: serve(OPERATIONS.logs, ({ parameters, query, view }) => {
      const { deployment, revision } = revisionAt(view, parameters);
      return { reply: logsReply(deployment, revision, query, view.now) };
    }),
  };
  return OPTIONAL_OPERATIONS.filter((name) => !without.includes(name)).map((name) => routes[name]);
}
