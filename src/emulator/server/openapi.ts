import * as z from "zod";
import * as bulkExports from "../../contract/bulk-exports.ts";
import * as deployments from "../../contract/deployments.ts";
import { Destination, DestinationCreate } from "../../contract/destinations.ts";
import { ErrorDetail, HTTPValidationError, ValidationError } from "../../contract/errors.ts";
import type { Operation } from "../../contract/operation.ts";
import {
  Container,
  EnvVar,
  LocalObjectReference,
  ResourceRequirements,
  ResourceSpec,
  Volume,
  VolumeMount,
} from "../../contract/resource-spec.ts";
import { DeploymentList, Integration, Listener } from "../../contract/undocumented.ts";

const SCHEMAS = "#/components/schemas/";

const NAMED: Record<string, z.ZodType> = {
  Deployment: deployments.Deployment,
  DeploymentPatch: deployments.DeploymentPatch,
  DeploymentCreate: deployments.DeploymentCreate,
  SourceConfig: deployments.SourceConfig,
  SourceConfigRequest: deployments.SourceConfigRequest,
  SourceRevisionConfig: deployments.SourceRevisionConfig,
  SourceRevisionConfigRequest: deployments.SourceRevisionConfigRequest,
  ListenerConfig: deployments.ListenerConfig,
  Secret: deployments.Secret,
  Revision: deployments.Revision,
  RevisionList: deployments.RevisionList,
  DeploymentList,
  Listener,
  Integration,
  Destination,
  DestinationCreate,
  BulkExport: bulkExports.BulkExport,
  ExportCreate: bulkExports.ExportCreate,
  ExportRun: bulkExports.ExportRun,
  ResourceSpec,
  LocalObjectReference,
  Volume,
  VolumeMount,
  Container,
  EnvVar,
  ResourceRequirements,
  ErrorDetail,
  ValidationError,
  HTTPValidationError,
};

const SECURITY_SCHEMES = {
  "API Key": { type: "apiKey", in: "header", name: "X-Api-Key" },
  "Tenant ID": { type: "apiKey", in: "header", name: "X-Tenant-Id" },
  "Bearer Auth": { type: "http", scheme: "bearer" },
};

const hasBody = (reply: z.ZodType) => !(reply instanceof z.ZodUndefined);

/** All schemas with their names. A schema without a name gets one from its operation. */
function registryOf(operations: Record<string, Operation>): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  for (const [name, { body, reply }] of Object.entries(operations)) {
    if (body !== undefined && !registry.has(body)) registry.add(body, { id: `${name}_body` });
    if (hasBody(reply) && !registry.has(reply)) registry.add(reply, { id: `${name}_reply` });
  }
  return registry;
}

function componentsOf(registry: z.core.$ZodRegistry<{ id: string }>): Record<string, unknown> {
  // As input schemas, because a reply may have members that the contract does not name.
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => SCHEMAS + id, io: "input" });
  // Zod puts what several schemas share into a separate document. Here that becomes components too.
  const text = JSON.stringify(schemas).replaceAll(`${SCHEMAS}__shared#/$defs/`, SCHEMAS);
  const { __shared: shared, ...named }: Record<string, z.core.JSONSchema.JSONSchema> =
    JSON.parse(text);
  const components = Object.entries(named).map(([name, { $schema: _, $id: __, ...schema }]) => [
    name,
    schema,
  ]);
  return { ...shared?.$defs, ...Object.fromEntries(components) };
}

function parametersOf({ path, query }: Operation): unknown[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
  }));
  const { properties = {}, required = [] } =
    query === undefined ? {} : z.toJSONSchema(query, { io: "input" });
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** contract: Versioning. The interface description, in OpenAPI 3.1.0. */
export function openapiOf(operations: Record<string, Operation>): Record<string, unknown> {
  const registry = registryOf(operations);
  const content = (schema: z.ZodType, media: Operation["media"] = "application/json") => ({
    [media]: { schema: { $ref: SCHEMAS + registry.get(schema)?.id } },
  });
  const described = (name: string, operation: Operation) => ({
    operationId: name,
    summary: operation.summary,
    parameters: parametersOf(operation),
    ...(operation.body === undefined
      ? {}
      : { requestBody: { required: true, content: content(operation.body) } }),
    responses: {
      [operation.success]: {
        description: "Done",
        ...(hasBody(operation.reply) ? { content: content(operation.reply, operation.media) } : {}),
      },
      400: { description: "Bad request", content: content(ErrorDetail) },
      404: { description: "Not found", content: content(ErrorDetail) },
      422: { description: "Validation failed", content: content(HTTPValidationError) },
    },
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: described(name, operation),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Deployment Control Plane", version: "0.1.0" },
    paths,
    components: { schemas: componentsOf(registry), securitySchemes: SECURITY_SCHEMES },
    security: Object.keys(SECURITY_SCHEMES).map((name) => ({ [name]: [] })),
  };
}
