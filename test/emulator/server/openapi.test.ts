import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { openapiOf } from "../../../emulator/server/openapi.ts";
import { OPERATIONS } from "../../../emulator/server/operations.ts";
import { DeploymentStatus } from "../../../src/service/contract/deployments.ts";
import { Source } from "../../../src/service/contract/source.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

const Response = z.object({
  content: z.record(z.string(), z.object({ schema: z.object({ $ref: z.string() }) })).optional(),
});
const Description = z.object({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.literal("0.1.0") }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(
          z.object({ name: z.string(), in: z.enum(["path", "query"]), required: z.boolean() }),
        ),
        requestBody: z.object({ required: z.literal(true) }).optional(),
        responses: z.record(z.string(), Response),
      }),
    ),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.json()),
    securitySchemes: z.record(z.string(), z.object({ description: z.string() })),
  }),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});

const Shape = z.object({
  properties: z.record(z.string(), z.json()),
  required: z.array(z.string()),
});
const Schemas = z.object({ Deployment: Shape, Revision: Shape, BulkExport: Shape });

const BASE_URL = "http://127.0.0.1:8123";
const openapi = openapiOf(OPERATIONS, { url: BASE_URL });
const description = Description.parse(openapi);

describe("openapiOf", () => {
  it("is served without a credential", async () => {
    await using emulator = await withDeployments();
    const reply = await ask(`${emulator.url}/openapi.json`, "GET", { headers: {} });
    expect(reply.json).toEqual(
      JSON.parse(JSON.stringify(openapiOf(OPERATIONS, { url: emulator.url }))),
    );
  });

  it("describes every operation with its parameters and errors", () => {
    for (const { method, path, success, body, media } of Object.values(OPERATIONS)) {
      const described = description.paths[path]?.[method.toLowerCase()];
      const conflict = method === "GET" ? [] : ["409"];
      expect(Object.keys(described?.responses ?? {})).toEqual([
        ...[String(success), "400", "401", "403", "404"],
        ...[...conflict, "422", "429"],
      ]);
      const answered = Object.keys(described?.responses[success]?.content ?? {});
      expect(answered).toEqual(success === 204 ? [] : [media]);
      expect(described?.requestBody !== undefined).toBe(body !== undefined);
      const inPath = described?.parameters
        .filter((parameter) => parameter.in === "path")
        .map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
    const [listing] = Object.values(
      description.paths["/v2/deployments/{deployment_id}/revisions"] ?? {},
    );
    expect(listing?.parameters).toContainEqual({ name: "limit", in: "query", required: false });
    const [usage] = Object.values(
      description.paths["/api/v1/orgs/current/billing/granular-usage"] ?? {},
    );
    expect(usage?.parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      "start_time",
      "end_time",
      "workspace_ids",
    ]);
  });

  it("is OpenAPI 3.1 to a linter", async () => {
    const rules = { "info-license": "off" } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const source = JSON.stringify(openapi);
    expect(await lintFromString({ source, absoluteRef: "/openapi.json", config })).toEqual([]);
    for (const name of ["control-plane", "platform-api"]) {
      const yaml = readFileSync(`docs/design/contract/${name}.yaml`, "utf8");
      const found = await lintFromString({ source: yaml, absoluteRef: `/${name}.yaml`, config });
      expect(found.map(({ ruleId }) => ruleId)).toEqual(["no-server-example.com"]);
    }
    const broken = source.replaceAll("#/components/schemas/Secret", "#/components/schemas/Nothing");
    expect(await lintFromString({ source: broken, absoluteRef: "/openapi.json", config })).toEqual(
      expect.arrayContaining([expect.objectContaining({ ruleId: "no-unresolved-refs" })]),
    );
  });

  it("names operations and schemas as the contract does, and the server", () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toContain("patchDeployment");
    // Two words are no reserved word of any language.
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+$/.test(id))).toEqual([]);
    const names = Object.keys(description.components.schemas);
    expect(names).toEqual(expect.arrayContaining(["Deployment", "ResourceSpec"]));
    expect(description.components.schemas.JsonValue).toEqual({});
    expect(description.servers).toEqual([{ url: BASE_URL }]);
  });

  it("has the contract's words and formats, and what a reply always has", () => {
    const { Deployment, Revision, BulkExport } = Schemas.parse(description.components.schemas);
    expect(Deployment.properties.status).toMatchObject({ enum: DeploymentStatus.options });
    expect(Deployment.properties.created_at).toEqual({ type: "string", format: "date-time" });
    expect(Deployment.required).toEqual(expect.arrayContaining(["latest_revision_id"]));
    expect(Deployment.properties.latest_revision_id).toMatchObject({
      anyOf: [{ format: "uuid" }, { type: "null" }],
    });
    expect(Revision.required.toSorted()).toEqual(["id", "status"]);
    expect(Revision.properties.source).toMatchObject({ enum: Source.options });
    expect(BulkExport.properties.session_id).toEqual({ type: "string", format: "uuid" });
    const marked = { "x-in-contract": false, "x-row": "export-members" };
    expect(BulkExport.properties.tenant_id).toEqual({ type: "string", format: "uuid", ...marked });
    expect(BulkExport.required).toEqual(["id", "status"]);
    expect(JSON.stringify(openapi)).not.toMatch(/"always"|\$schema|9007199254740991/);
  });

  it("lists three credentials, of which a workspace alone is not enough", () => {
    const schemes = description.components.securitySchemes;
    expect(Object.values(schemes).map((scheme) => scheme.description)).toEqual([
      "API Key",
      "Tenant ID",
      "Bearer Auth",
    ]);
    expect(description.security.map((needed) => Object.keys(needed).join(" + "))).toEqual([
      "ApiKey",
      "BearerAuth",
      "ApiKey + TenantId",
      "BearerAuth + TenantId",
    ]);
  });
});
