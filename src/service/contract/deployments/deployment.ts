import * as z from "zod";
import { pathUuid, uuid } from "../ids.ts";
import { expectedMember, oneOf, optionalMember, optionalText, replyTime } from "../members.ts";
import { type Operation, operation, pageQuery } from "../operation.ts";
import { normalizeStatus } from "../status.ts";
import {
  Secret,
  SourceConfig,
  SourceConfigRequest,
  SourceRevisionConfig,
  SourceRevisionConfigRequest,
} from "./settings.ts";
import { Source } from "./source.ts";

/** contract: Deployment status. The client accepts any text. */
export const DeploymentStatus = z.enum([
  "AWAITING_DATABASE",
  "READY",
  "UNUSED",
  "AWAITING_DELETE",
  "UNKNOWN",
]);

/** contract: Deployment.status. Beyond the contract: deletion and deployment-status. */
export const isBeingDeleted = ({ status }: { status: string }): boolean =>
  ["AWAITING_DELETE", "AWAITING_FINAL_DELETE"]
    .map(normalizeStatus)
    .includes(normalizeStatus(status));

/** contract: Deployment. The client reads enums as text, so that a new status breaks nothing. */
// biome-ignore format: one member, one line
export const Deployment = z.object({
  id: pathUuid,
  name: z.string(),
  source: oneOf(Source).describe("Immutable."),
  source_config: SourceConfig,
  source_revision_config: SourceRevisionConfig.describe("Of the latest revision."),
  secrets: z.array(z.object({ name: z.string(), value: z.string() })),
  tenant_id: expectedMember(uuid, "deployment-members").describe("The workspace."),
  created_at: replyTime,
  updated_at: replyTime,
  status: oneOf(DeploymentStatus),
  latest_revision_id: pathUuid.nullable(),
  active_revision_id: pathUuid.nullable().describe("The revision that serves."),
  image_version: optionalText,
  url: optionalMember(z.string(), "deployment-members").describe("Of the agent server."),
});

/** The part of a deployment that the client keeps: without secrets. */
export const DeploymentState = Deployment.omit({
  secrets: true,
  tenant_id: true,
  created_at: true,
  updated_at: true,
});
export type DeploymentState = z.infer<typeof DeploymentState>;

/** contract: the body of PATCH. Null members are not documented: a client omits them. */
export const DeploymentPatch = z.strictObject({
  source_config: SourceConfigRequest.nullish(),
  source_revision_config: SourceRevisionConfigRequest.nullish(),
  secrets: z.array(Secret).nullish(),
});
export type DeploymentPatch = z.infer<typeof DeploymentPatch>;

export const DeploymentCreate = z
  .strictObject({
    name: z.string().min(1),
    source: Source,
    source_config: SourceConfigRequest,
    source_revision_config: SourceRevisionConfigRequest,
    secrets: z.array(Secret),
  })
  .meta({ row: "creation-body" });
export type DeploymentCreate = z.infer<typeof DeploymentCreate>;

/** contract: Revision creation. The members of a PATCH that create a revision. */
export function revisionTriggers(patch: DeploymentPatch): string[] {
  const { source_config, source_revision_config, secrets } = patch;
  const { resource_spec } = source_config ?? {};
  return Object.entries({ ...source_revision_config, secrets, resource_spec })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name]) => name);
}

// contract: `id` and `latest_revision_id`. Lenient, so that the new deployment's id is never lost.
const CreatedDeployment = z.object({
  id: pathUuid,
  latest_revision_id: optionalMember(pathUuid),
  status: optionalMember(z.string()),
  source_config: optionalMember(SourceConfig),
  url: optionalMember(z.string()),
});

export const createDeployment = operation("POST", "/v2/deployments", {
  summary: "Create a deployment and its first revision",
  body: DeploymentCreate,
  reply: Deployment,
  clientReply: CreatedDeployment,
  successStatus: 201,
});

export const getDeployment = operation("GET", "/v2/deployments/{deployment_id}", {
  summary: "Read a deployment",
  resourceLabel: "the deployment",
  reply: Deployment,
  clientReply: DeploymentState,
});

/** `getDeployment` including secrets, for comparing and merging: they stay in memory. */
export const getDeploymentSecrets = {
  ...getDeployment,
  clientReply: DeploymentState.extend({
    // Beyond the contract: hidden-secrets.
    secrets: z.array(z.object({ name: z.string(), value: optionalText })).nullish(),
  }),
} satisfies Operation;

export const patchDeployment = operation("PATCH", "/v2/deployments/{deployment_id}", {
  summary: "Change a deployment",
  body: DeploymentPatch,
  reply: Deployment,
  clientReply: getDeploymentSecrets.clientReply,
});

export const DeploymentListQuery = z.object({
  ...pageQuery,
  name: z.string().optional().describe("The whole name. Of newer services."),
  name_contains: z.string().optional().describe("A part of the name."),
});

export const DeploymentList = z
  .object({
    resources: z.array(Deployment),
    offset: expectedMember(z.int(), "deployment-list").describe("Of the next page."),
  })
  .meta({ row: "deployment-list" });

const ListedDeployment = DeploymentState.pick({ id: true, name: true, source: true, status: true });
export type ListedDeployment = z.infer<typeof ListedDeployment>;

export const listDeployments = operation("GET", "/v2/deployments", {
  summary: "List deployments",
  resourceLabel: "the deployments",
  // A page contains whole deployments, of which only a few members are kept.
  maxBytes: 16 * 1024 ** 2,
  row: "deployment-list",
  query: DeploymentListQuery,
  reply: DeploymentList,
  clientReply: DeploymentList.extend({ resources: z.array(optionalMember(ListedDeployment)) }),
});

export const deleteDeployment = operation("DELETE", "/v2/deployments/{deployment_id}", {
  summary: "Delete a deployment, which is AWAITING_DELETE until it is gone",
  row: "deletion",
  query: z.object({
    delete_tracing_project: z
      .enum(["true", "false"])
      .default("false")
      .describe("If the tracing project stays, no new deployment can have its name."),
  }),
  reply: z.undefined(),
  // Some services send a JSON body.
  clientReply: z.unknown(),
  successStatus: 204,
});

/** `getDeployment` during a deletion: some services return only these members. */
export const getDeletedDeployment = {
  ...getDeployment,
  clientReply: DeploymentState.pick({ id: true, name: true, status: true }),
} satisfies Operation;
export type DeletedDeployment = z.infer<(typeof getDeletedDeployment)["clientReply"]>;
