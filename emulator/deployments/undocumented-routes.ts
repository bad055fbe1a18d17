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

/** What a service may lack, by the names of `--without`. */
export const OPTIONAL = {
  list: OPERATIONS.deployments,
  delete: OPERATIONS.delete,
  logs: OPERATIONS.logs,
} as const satisfies Record<string, Operation>;
export type Optional = keyof typeof OPTIONAL;

type ListQuery = z.output<typeof DeploymentListQuery>;

/** Newest first. */
const matching = ({ deployments }: View, { name, name_contains = "" }: ListQuery) =>
  [...deployments.values()]
    .filter((one) => (name ?? one.name) === one.name && one.name.includes(name_contains))
    .sort((one, other) => other.createdMs - one.createdMs);

/** The endpoints that the contract does not name, besides the list of revisions. */
export function undocumentedRoutes(
  store: Store,
  without: readonly Optional[],
  show: (deployment: DeploymentRecord, view: View) => { reply: z.infer<typeof Deployment> },
): Route[] {
  const routes: Record<Optional, Route> = {
    list: serve(OPTIONAL.list, ({ query, view }) => {
      const { limit, offset } = query;
      const page = matching(view, query).slice(offset, offset + limit);
      const resources = page.map((deployment) => show(deployment, view).reply);
      return { reply: { resources, offset: offset + page.length } };
    }),
    delete: serve(OPTIONAL.delete, ({ parameters, query, view }) => {
      const deployment = deploymentAt(view, parameters.deployment_id);
      store.delete(deployment, query.delete_tracing_project === "true", view.now);
      return { reply: undefined };
    }),
    logs: serve(OPTIONAL.logs, ({ parameters, query, view }) => {
      const { deployment, revision } = revisionAt(view, parameters);
      return { reply: logsReply(deployment, revision, query, view.now) };
    }),
  };
  const all = Object.entries(routes);
  return all.filter(([word]) => !without.some((one) => one === word)).map(([, route]) => route);
}
