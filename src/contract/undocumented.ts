import * as z from "zod";
import { Deployment, DeploymentState, Revision } from "./deployments.ts";
import { always, ifReadable, operation, undocumented } from "./operation.ts";

/*
 * Not in the contract: all of this file, but for the paths of the last two operations. Services of
 * this family have these operations; one that does not answers 403, 404 or 405.
 */

export const DeploymentListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
  name_contains: z.string().optional().meta({ description: "A part of the name." }),
  status: z.string().optional(),
  deployment_ids: z.string().optional().meta({ description: "Separated by commas." }),
});

export const DeploymentList = z
  .object({
    resources: z.array(Deployment),
    offset: undocumented(z.int()).meta({ description: "Of the next page." }),
  })
  .meta(always("offset"));

const ListedDeployment = DeploymentState.pick({ id: true, name: true, source: true, status: true });
export type ListedDeployment = z.infer<typeof ListedDeployment>;

export const listDeployments = operation({
  method: "GET",
  path: "/v2/deployments",
  summary: "List deployments",
  query: DeploymentListQuery,
  reply: DeploymentList,
  kept: DeploymentList.extend({ resources: z.array(ifReadable(ListedDeployment)) }),
});

export const deleteDeployment = operation({
  method: "DELETE",
  path: "/v2/deployments/{deployment_id}",
  summary: "Delete a deployment, which is AWAITING_DELETE until it is gone",
  query: z.object({
    delete_tracing_project: z
      .enum(["true", "false"])
      .default("false")
      .meta({ description: "A project that stays keeps the name taken." }),
  }),
  reply: z.undefined(),
  // Other services may answer with anything that is JSON.
  kept: z.unknown(),
  success: 204,
});

/** Of a deployment that is deleted, a service may show no more than this. */
export const getRemains = operation({
  method: "GET",
  path: "/v2/deployments/{deployment_id}",
  summary: "Read whether a deployment is there",
  reply: Deployment,
  kept: DeploymentState.pick({ id: true, name: true, status: true }).extend({
    active_revision_id: z.string().nullish(),
  }),
});
export type Remains = z.infer<(typeof getRemains)["kept"]>;

/** The newest revision is first. */
export const RevisionList = z
  .object({
    resources: z.array(Revision),
    offset: undocumented(z.int()).meta({ description: "Of the next page." }),
  })
  .meta(always("offset"));
export const RevisionListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
});

export const listRevisions = operation({
  method: "GET",
  path: "/v2/deployments/{deployment_id}/revisions",
  summary: "List a deployment's revisions, newest first",
  query: RevisionListQuery,
  reply: RevisionList,
});

export const LogsQuery = z.object({
  type: z.enum(["build", "deploy"]),
  order: z.enum(["asc", "desc"]).default("asc"),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  offset: z.string().optional().meta({ description: "The next_offset of the page before." }),
  level: z.string().optional(),
  start_time: z.iso.datetime({ offset: true }).optional(),
  end_time: z.iso.datetime({ offset: true }).optional(),
  query: z.string().optional().meta({ description: "A part of the message." }),
});

const LogLine = z.object({
  timestamp: undocumented(
    z.union([z.number().meta({ description: "In milliseconds." }), z.string()]),
  ),
  level: undocumented(z.string()),
  message: ifReadable(z.string()),
});
export type LogLine = z.infer<typeof LogLine>;

export const readLogs = operation({
  method: "GET",
  path: "/v2/deployments/{deployment_id}/revisions/{revision_id}/logs",
  summary: "Read the build or deploy log of a revision",
  query: LogsQuery,
  reply: z.object({ logs: z.array(LogLine), next_offset: undocumented(z.string()) }),
});

export const redeployRevision = operation({
  method: "POST",
  path: "/v2/deployments/{deployment_id}/revisions/{revision_id}/redeploy",
  summary: "Make a new revision that runs the same as this one",
  reply: Deployment,
  kept: DeploymentState,
});

const text = undocumented(z.string());

export const Listener = z.object({ id: z.guid(), compute_type: text, compute_id: text });
export const Integration = z.object({ id: z.guid(), name: text });

// Not in the contract: newer services wrap their lists in `resources`, older ones do not.
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([
    z.array(schema),
    z.object({ resources: z.array(schema) }).transform(({ resources }) => resources),
  ]);

export const listListeners = operation({
  method: "GET",
  path: "/v2/listeners",
  summary: "List the listeners that run external_docker deployments",
  reply: z.object({ resources: z.array(Listener) }),
  kept: listOf(Listener),
});

export const listGithubIntegrations = operation({
  method: "GET",
  path: "/v1/integrations/github/install",
  summary: "List the installed GitHub integrations",
  reply: z.array(Integration),
  kept: listOf(Integration),
});
