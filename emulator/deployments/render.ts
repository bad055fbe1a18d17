import * as z from "zod";
import type { Deployment } from "../../src/service/contract/deployments/deployment.ts";
import { parseImage } from "../../src/service/contract/deployments/image.ts";
import { ResourceSpec } from "../../src/service/contract/deployments/resource-spec.ts";
import type { Revision } from "../../src/service/contract/deployments/revision.ts";
import {
  SourceConfig,
  SourceRevisionConfig,
} from "../../src/service/contract/deployments/settings.ts";
import { formatTime } from "../clock.ts";
import {
  activeRevision,
  type DeploymentRecord,
  latestRevision,
  progressOf,
  type RevisionRecord,
} from "./records.ts";

/** Whether the contract names the member that has this schema. */
export const isInContract = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.inContract !== false;

/** The innermost schema without wrappers that only permit more values. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.out);
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch;
  return isWrapped ? unwrapSchema(schema.unwrap()) : schema;
}

/** The value with all members that the contract names, null if not set. */
function withNulls(schema: z.core.$ZodType, value: unknown): unknown {
  const innerSchema = unwrapSchema(schema);
  if (value === undefined || value === null) return null;
  if (innerSchema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withNulls(innerSchema.element, item));
  if (!(innerSchema instanceof z.ZodObject)) return value;
  const setMembers = new Map(Object.entries(value));
  const members = Object.entries(innerSchema.shape)
    .filter(([, member]) => isInContract(member))
    .map(([name, member]) => [name, withNulls(member, setMembers.get(name))]);
  return { ...value, ...Object.fromEntries(members) };
}

const renderConfig = ({ resource_spec, ...config }: SourceConfig): SourceConfig =>
  SourceConfig.parse({
    ...Object(withNulls(SourceConfig, config)),
    resource_spec: withNulls(ResourceSpec, resource_spec),
  });

const renderRevisionConfig = (config: SourceRevisionConfig = {}): SourceRevisionConfig =>
  SourceRevisionConfig.parse(withNulls(SourceRevisionConfig, config));

export function renderDeployment(
  deployment: DeploymentRecord,
  now: number,
): z.infer<typeof Deployment> {
  const revision = latestRevision(deployment);
  const { image_uri } = revision?.source_revision_config ?? {};
  return {
    id: deployment.id,
    name: deployment.name,
    source: deployment.source,
    source_config: renderConfig(deployment.source_config),
    source_revision_config: renderRevisionConfig(revision?.source_revision_config),
    secrets: deployment.secrets,
    tenant_id: deployment.tenant_id,
    created_at: formatTime(deployment.createdMs),
    updated_at: formatTime(deployment.updatedMs),
    status: deployment.status,
    latest_revision_id: revision?.id ?? null,
    active_revision_id: activeRevision(deployment, now)?.id ?? null,
    // Beyond the contract: deployment-members.
    image_version: (image_uri && parseImage(image_uri).tag) ?? null,
    url: deployment.url ?? null,
  };
}

export function renderRevision(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  now: number,
): Revision {
  const { status, message, sinceMs } = progressOf(deployment, revision, now);
  return {
    id: revision.id,
    status,
    source: deployment.source,
    source_revision_config: renderRevisionConfig(revision.source_revision_config),
    created_at: formatTime(revision.createdMs),
    updated_at: formatTime(sinceMs),
    status_message: message ?? null,
  };
}
