import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { describeApi } from "../../../emulator/server/openapi.ts";
import { OPERATIONS } from "../../../emulator/server/operations.ts";
import { DeploymentStatus } from "../../../src/service/contract/deployments/deployment.ts";
import { Source } from "../../../src/service/contract/deployments/source.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";

const BASE_URL = "http://127.0.0.1:8123";
const text = JSON.stringify(describeApi(OPERATIONS, { url: BASE_URL }));
/** Parsed from the text, as clients do. */
const { openapi, info, servers, paths, components, security } = JSON.parse(text);
const { schemas, securitySchemes } = components;

const namesOf = (parameters: { name: string }[]) => parameters.map(({ name }) => name);

describe("the OpenAPI document", () => {
  it("is served without a credential", async () => {
    await using emulator = await withDeployments();
    const reply = await sendRequest(`${emulator.url}/openapi.json`, "GET", { headers: {} });
    expect(reply.text).toBe(text.replaceAll(BASE_URL, emulator.url));
    expect([openapi, info.version, servers]).toEqual(["3.1.0", "0.1.0", [{ url: BASE_URL }]]);
  });

  it.each(Object.values(OPERATIONS))(
    "describes $method $path with its parameters and errors",
    ({ method, path, successStatus, body, mediaType }) => {
      const { responses, requestBody, parameters } = paths[path][method.toLowerCase()];
      const conflict = method === "GET" ? [] : ["409"];
      const statuses = [`${successStatus}`, "400", "401", "403", "404", ...conflict, "422", "429"];
      expect(Object.keys(responses)).toEqual(statuses);
      const mediaTypes = Object.keys(responses[successStatus].content ?? {});
      expect(mediaTypes).toEqual(successStatus === 204 ? [] : [mediaType]);
      expect(requestBody?.required).toBe(body && true);
      const pathNames = namesOf(parameters.filter((one: { in: string }) => one.in === "path"));
      expect(pathNames.map((name) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    },
  );

  it("marks the required query parameters", () => {
    const listParameters = paths["/v2/deployments/{deployment_id}/revisions"].get.parameters;
    expect(listParameters).toContainEqual({
      ...{ name: "limit", in: "query", required: false, schema: expect.anything() },
    });
    const usageParameters = paths["/api/v1/orgs/current/billing/granular-usage"].get.parameters;
    const requiredNames = namesOf(
      usageParameters.filter((one: { required: boolean }) => one.required),
    );
    expect(requiredNames).toEqual(["start_time", "end_time", "workspace_ids"]);
  });

  it("is valid OpenAPI 3.1", async () => {
    const rules = { "info-license": "off" } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const rulesBrokenBy = async (source: string) => {
      const problems = await lintFromString({ source, absoluteRef: "/openapi.yaml", config });
      return problems.map(({ ruleId }) => ruleId);
    };
    expect(await rulesBrokenBy(text)).toEqual([]);
    for (const name of ["control-plane", "platform-api"]) {
      const yaml = readFileSync(`docs/design/contract/${name}.yaml`, "utf8");
      expect(await rulesBrokenBy(yaml)).toEqual(["no-server-example.com"]);
    }
    const brokenText = text.replaceAll(
      "#/components/schemas/Secret",
      "#/components/schemas/Nothing",
    );
    expect(await rulesBrokenBy(brokenText)).toContain("no-unresolved-refs");
  });

  it("names operations and schemas as the contract does", () => {
    const operations = Object.values<object>(paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toContain("patchDeployment");
    // A name of two words is not a reserved word of any language.
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+$/.test(id))).toEqual([]);
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["Deployment", "ResourceSpec"]));
    expect(schemas.JsonValue).toEqual({});
  });

  it("has the contract's enums and formats, and required members of responses", () => {
    const { Deployment, Revision, BulkExport } = schemas;
    expect(Deployment.properties).toMatchObject({
      status: { enum: DeploymentStatus.options },
      created_at: { type: "string", format: "date-time" },
      latest_revision_id: { anyOf: [{ format: "uuid" }, { type: "null" }] },
    });
    expect(Deployment.required).toContain("latest_revision_id");
    expect(Revision.required.toSorted()).toEqual(["id", "status"]);
    expect(Revision.properties.source).toMatchObject({ enum: Source.options });
    const uuid = { type: "string", format: "uuid" };
    expect(BulkExport.properties.session_id).toEqual(uuid);
    const extensions = { "x-in-contract": false, "x-row": "export-members" };
    expect(BulkExport.properties.tenant_id).toEqual({ ...uuid, ...extensions });
    expect(BulkExport.required).toEqual(["id", "status"]);
    expect(text).not.toMatch(/"always"|\$schema|9007199254740991/);
  });

  it("lists three credentials, none of which is a workspace alone", () => {
    const schemes = Object.values<{ description: string }>(securitySchemes);
    const descriptions = schemes.map(({ description }) => description);
    expect(descriptions).toEqual(["API Key", "Tenant ID", "Bearer Auth"]);
    expect(security.map((scheme: object) => Object.keys(scheme).join(" + "))).toEqual([
      ...["ApiKey", "BearerAuth", "ApiKey + TenantId", "BearerAuth + TenantId"],
    ]);
  });
});
