import * as z from "zod";
import { ErrorDetail, HTTPValidationError } from "../../src/service/contract/errors.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import {
  createRegistry,
  describeSchemas,
  hasBody,
  nameOf,
  referTo,
  SCHEMA_OPTIONS,
  X_IN_CONTRACT,
  X_ROW,
} from "./openapi-schemas.ts";

const CREDENTIALS_ROW = { [X_ROW]: "credentials" };
const HEADER_KEY = { type: "apiKey", in: "header" };
/** The contract's names contain spaces, which OpenAPI does not permit in keys. */
const SECURITY_SCHEMES = {
  ApiKey: { ...HEADER_KEY, name: "X-Api-Key", description: "API Key" },
  TenantId: { ...HEADER_KEY, name: "X-Tenant-Id", description: "Tenant ID", ...CREDENTIALS_ROW },
  BearerAuth: { type: "http", scheme: "bearer", description: "Bearer Auth", ...CREDENTIALS_ROW },
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

/**
 * `isInContract`: the contract names the status, though only for the control plane, not for the
 * platform API, whose paths begin with `/api/`.
 */
const REFUSALS = [
  { status: 400, description: "Bad request", isInContract: true },
  { status: 401, description: "No valid credential" },
  { status: 403, description: "Not permitted, or no workspace" },
  { status: 404, description: "Not found", isInContract: true },
  { status: 409, description: "Conflict with what is there" },
  { status: 422, description: "Validation failed", isInContract: true },
  { status: 429, description: "Too many requests", row: "rate-limit-refusals" },
];

function describeParameters({ path, query }: Operation): unknown[] {
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: {
      type: "string",
      ...(name === "export_id" ? { [X_ROW]: "export-ids" } : { format: "uuid" }),
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
  const operations = Object.values(allOperations).filter(
    (operation) => operation.row === undefined || !contractOnly,
  );
  const registry = createRegistry(operations);
  const content = (schema: z.ZodType, mediaType: Operation["mediaType"] = "application/json") => ({
    [mediaType]: { schema: referTo(registry, schema) },
  });
  const describeRefusals = ({ method, path }: Operation) =>
    REFUSALS.filter(({ status }) => status !== 409 || method !== "GET").map(
      ({ status, description, isInContract = false, row = "refusals" }) => {
        const schema = status === 422 ? HTTPValidationError : ErrorDetail;
        const isNamed = isInContract && !path.startsWith("/api/");
        return [
          status,
          { description, ...(isNamed ? {} : { [X_ROW]: row }), content: content(schema) },
        ];
      },
    );
  const describeOperation = (operation: Operation) => ({
    operationId: nameOf(operation),
    summary: operation.summary,
    ...(operation.path.startsWith(WORKSPACE_PATH) && { security: WORKSPACE_SECURITY }),
    ...(operation.row !== undefined && { [X_IN_CONTRACT]: false, [X_ROW]: operation.row }),
    parameters: describeParameters(operation),
    ...(operation.body && { requestBody: { required: true, content: content(operation.body) } }),
    responses: {
      [operation.successStatus]: {
        description: "Done",
        ...(operation.successStatus === 201 && { [X_ROW]: "creation-body" }),
        ...(hasBody(operation.reply) && {
          content: content(operation.reply, operation.mediaType),
        }),
      },
      ...Object.fromEntries(describeRefusals(operation)),
    },
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    };
  return {
    openapi: "3.1.0",
    // contract: Versioning. Version of the document, not of this project.
    info: { title, version: "0.1.0" },
    servers: [{ url }],
    paths,
    components: {
      schemas: describeSchemas(registry, paths, contractOnly),
      securitySchemes: SECURITY_SCHEMES,
    },
    security: SECURITY,
  };
}
