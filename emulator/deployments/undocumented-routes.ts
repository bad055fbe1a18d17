import type * as z from "zod";
import type { Deployment, DeploymentListQuery } from "../../src/service/contract/deployments.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import type { View } from "../history.ts";
import { OPERATIONS } from "../server/operations.ts";
import { type Route, serve } from "../server/serve.ts";
import { logsReply } from "./logs.ts";
import type { DeploymentRecord } from "./records.ts";
import { deploymentAt, revisionAt } from "./rules.ts";
import type { Store } from "./store.ts";

/** Operations that a service may lack, by their names in `--without`. */
export const OPTIONAL_OPERATIONS = {
  list: OPERATIONS.deployments,
  delete: OPERATIONS.delete,
  logs: OPERATIONS.logs,
} as const satisfies Record<string, Operation>;
export type OptionalOperation = keyof typeof OPTIONAL_OPERATIONS;

type ListQuery = z.output<typeof DeploymentListQuery>;

/** Newest first. */
const matchingDeployments = ({ deployments }: View, { name, name_contains = "" }: ListQuery) =>
  [...deployments.values()]
    .filter((one) => (name ?? one.name) === one.name && one.name.includes(name_contains))
    .sort((one, other) => other.createdMs - one.createdMs);

/** The endpoints that the contract does not name, besides the list of revisions. */
export function undocumentedRoutes(
  store: Store,
  without: readonly OptionalOperation[],
  show: (deployment: DeploymentRecord, view: View) => { reply: z.infer<typeof Deployment> },
): Route[] {
  const routes: Record<OptionalOperation, Route> = {
    list: serve(OPTIONAL_OPERATIONS.list, ({ query, view }) => {
      const { limit, offset } = query;
      const page = matchingDeployments(view, query).slice(offset, offset + limit);
      const resources = page.map((deployment) => show(deployment, view).reply);
      return { reply: { resources, offset: offset + page.length } };
    }),
    delete: serve(OPTIONAL_OPERATIONS.delete, ({ parameters, query, view }) => {
      const deployment = deploymentAt(view, parameters.deployment_id);
      store.delete(deployment, query.delete_tracing_project === "true", view.now);
      return { reply: undefined };
    }),
    logs: serve(OPTIONAL_OPERATIONS.logs, ({ parameters, query, view }) => {
      const { deployment, revision } = revisionAt(view, parameters);
      return { reply: logsReply(deployment, revision, query, view.now) };
    }),
  };
  const all = Object.entries(routes);
  return all.filter(([word]) => !without.some((one) => one === word)).map(([, route]) => route);
}
