import * as z from "zod";
import * as deployments from "../../src/service/contract/deployments/deployment.ts";
import * as listeners from "../../src/service/contract/deployments/listeners.ts";
import * as resourceSpec from "../../src/service/contract/deployments/resource-spec.ts";
import * as revisions from "../../src/service/contract/deployments/revision.ts";
import * as settings from "../../src/service/contract/deployments/settings.ts";
import { OTHER_GRAPH_CONFIG_PATH } from "../../src/service/contract/deployments/spelling.ts";
import * as errors from "../../src/service/contract/errors.ts";
import * as bulkExports from "../../src/service/contract/exports/bulk-export.ts";
import * as destinations from "../../src/service/contract/exports/destination.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import * as usage from "../../src/service/contract/usage.ts";

/** Operations and schemas have the names of the contract's exports. */
const NAMES = new Map<unknown, string>(
  Object.entries({
    ...bulkExports,
    ...deployments,
    ...revisions,
    ...destinations,
    ...errors,
    ...resourceSpec,
    ...settings,
    ...listeners,
    ...usage,
  }).map(([name, value]) => [value, name]),
);

const SCHEMAS = "#/components/schemas/";

// The contract's names contain spaces, which OpenAPI does not permit in keys.
const SECURITY_SCHEMES = {
  ApiKey: { type: "apiKey", in: "header", name: "X-Api-Key", description: "API Key" },
  TenantId: {
    ...{ type: "apiKey", in: "header", name: "X-Tenant-Id", description: "Tenant ID" },
    "x-row": "credentials",
  },
  BearerAuth: {
    ...{ type: "http", scheme: "bearer", description: "Bearer Auth" },
    "x-row": "credentials",
  },
};

const SECURITY = [
  { ApiKey: [] },
  { BearerAuth: [] },
  { ApiKey: [], TenantId: [] },
  { BearerAuth: [], TenantId: [] },
];

/** contract: Bulk export. Every call names the workspace. */
const WORKSPACE_PATH = "/api/v1/bulk-exports";
const WORKSPACE_SECURITY = SECURITY.filter((scheme) => "TenantId" in scheme);

/*
 * Extensions permitted by OpenAPI: whether the contract names a member, and the row of its document
 * that describes the origin.
 */
const MARK = "x-in-contract";
const ROW = "x-row";

/** `documented` statuses are named by the contract, which names none for the platform API. */
const REFUSALS = [
  { status: 400, description: "Bad request", documented: true },
  { status: 401, description: "No valid credential" },
  { status: 403, description: "Not permitted, or no workspace" },
  { status: 404, description: "Not found", documented: true },
  { status: 409, description: "Conflict with what is there" },
  { status: 422, description: "Validation failed", documented: true },
  { status: 429, description: "Too many requests", row: "rate-limit-refusals" },
];

const ObjectSchema = z.looseObject({
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.looseObject({})),
});

function withoutNull(schema: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, type, ...rest } = schema;
  if (Array.isArray(type)) return { ...rest, type: type.find((one) => one !== "null") };
  if (!Array.isArray(anyOf)) return schema;
  return { ...rest, ...anyOf.find((one) => one.type !== "null") };
}

/** The schema of what services send, from the lenient one that parses responses. */
function responseSchema(value: unknown, contractOnly: boolean): unknown {
  const objectSchema = ObjectSchema.safeParse(value);
  if (!objectSchema.success) return value;
  const { required, properties, ...rest } = objectSchema.data;
  const members = Object.entries(properties)
    .filter(([name]) => name !== OTHER_GRAPH_CONFIG_PATH)
    .filter(([, member]) => !contractOnly || member[MARK] === undefined)
    .map(
      ([name, { isAlwaysPresent, ...member }]) =>
        [name, isAlwaysPresent ? withoutNull(member) : member] as const,
    );
  return {
    ...rest,
    properties: Object.fromEntries(members),
    ...(required.length === 0 ? {} : { required }),
  };
}

/** Beyond the contract: empty-values and unknown-members. */
function rowOfBounds(json: z.core.JSONSchema.BaseSchema): string | undefined {
  if (json.minLength === 1 || json.minItems === 1) return "empty-values";
  return json.additionalProperties === false ? "unknown-members" : undefined;
}

/** Removes patterns that a format implies, and limits of JavaScript. */
function simplifySchema({
  zodSchema,
  jsonSchema: json,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (json.format !== undefined) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.inContract === false) json[MARK] = false;
  const row = json.row ?? rowOfBounds(json);
  if (row !== undefined) json[ROW] = row;
  delete json.inContract;
  delete json.row;
  if (zodSchema === resourceSpec.JsonValue) for (const name of Object.keys(json)) delete json[name];
}

// As input schemas, because a reply may have members that the contract does not name.
const SCHEMA_OPTIONS = { io: "input", override: simplifySchema } as const;

const hasBody = (reply: z.ZodType) => !(reply instanceof z.ZodUndefined);

/** All schemas with their names. An unnamed schema is named after its operation. */
function createRegistry(
  operations: Record<string, Operation>,
): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [value, id] of NAMES) if (value instanceof z.ZodType) registry.add(value, { id });
  for (const [name, operation] of Object.entries(operations)) {
    const { body, reply } = operation;
    const baseName = NAMES.get(operation) ?? name;
    if (body !== undefined && !registry.has(body)) registry.add(body, { id: `${baseName}Body` });
    if (hasBody(reply) && !registry.has(reply)) registry.add(reply, { id: `${baseName}Reply` });
  }
  return registry;
}

const schemaNamesIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/(?<="#\/components\/schemas\/)\w+(?=")/g) ?? [];

/** The schemas that the paths use, directly or indirectly. */
function describeComponents(
  registry: z.core.$ZodRegistry<{ id: string }>,
  paths: unknown,
  contractOnly: boolean,
) {
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => SCHEMAS + id, ...SCHEMA_OPTIONS });
  const schemasByName: Record<string, z.core.JSONSchema.BaseSchema> = {
    ...JSON.parse(JSON.stringify(schemas), (_, value) => responseSchema(value, contractOnly)),
    // contract: SourceConfig. A reply has the same fields as a request.
    ResourceSpecReply: { $ref: `${SCHEMAS}ResourceSpec` },
  };
  const usedSchemas: Record<string, unknown> = {};
  const names = schemaNamesIn(paths);
  for (const name of names) {
    if (name in usedSchemas) continue;
    const { $schema: _, $id: __, ...schema } = schemasByName[name] ?? {};
    usedSchemas[name] = schema;
    names.push(...schemaNamesIn(schema));
  }
  return usedSchemas;
}

function describeParameters({ path, query }: Operation): unknown[] {
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: {
      type: "string",
      ...(name === "export_id" ? { [ROW]: "export-ids" } : { format: "uuid" }),
    },
  }));
  const { properties = {}, required = [] } =
    query === undefined ? {} : z.toJSONSchema(query, SCHEMA_OPTIONS);
  const queryParameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...pathParameters, ...queryParameters];
}

/** contract: Versioning. The OpenAPI 3.1.0 document of the service at `url`. */
export function describeApi(
  allOperations: Record<string, Operation>,
  {
    url,
    title = "Deployment Control Plane and Platform API",
    contractOnly = false,
  }: { url: string; title?: string; contractOnly?: boolean },
): Record<string, unknown> {
  const operations = Object.fromEntries(
    Object.entries(allOperations).filter(([, { row }]) => row === undefined || !contractOnly),
  );
  const registry = createRegistry(operations);
  const content = (schema: z.ZodType, mediaType: Operation["mediaType"] = "application/json") => ({
    [mediaType]: { schema: { $ref: SCHEMAS + registry.get(schema)?.id } },
  });
  const describeRefusals = ({ method, path }: Operation) =>
    REFUSALS.filter(({ status }) => status !== 409 || method !== "GET").map(
      ({ status, description, documented = false, row = "refusals" }) => {
        const schema = status === 422 ? errors.HTTPValidationError : errors.ErrorDetail;
        const isNamed = documented && !path.startsWith("/api/");
        return [
          status,
          { description, ...(isNamed ? {} : { [ROW]: row }), content: content(schema) },
        ];
      },
    );
  const describeOperation = (name: string, operation: Operation) => ({
    operationId: NAMES.get(operation) ?? name,
    summary: operation.summary,
    ...(operation.path.startsWith(WORKSPACE_PATH) ? { security: WORKSPACE_SECURITY } : {}),
    ...(operation.row === undefined ? {} : { [MARK]: false, [ROW]: operation.row }),
    parameters: describeParameters(operation),
    ...(operation.body === undefined
      ? {}
      : { requestBody: { required: true, content: content(operation.body) } }),
    responses: {
      [operation.successStatus]: {
        description: "Done",
        ...(operation.successStatus === 201 ? { [ROW]: "creation-body" } : {}),
        ...(hasBody(operation.reply)
          ? { content: content(operation.reply, operation.mediaType) }
          : {}),
      },
      ...Object.fromEntries(describeRefusals(operation)),
    },
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const method = operation.method.toLowerCase();
    paths[operation.path] = {
      ...paths[operation.path],
      [method]: describeOperation(name, operation),
    };
  }
  return {
    openapi: "3.1.0",
    // contract: Versioning. Version of the document, not of this project.
    info: { title, version: "0.1.0" },
    servers: [{ url }],
    paths,
    components: {
      schemas: describeComponents(registry, paths, contractOnly),
      securitySchemes: SECURITY_SCHEMES,
    },
    security: SECURITY,
  };
}
