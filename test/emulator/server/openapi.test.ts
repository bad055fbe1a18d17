import { describe, expect, it } from "vitest";
import * as z from "zod";
import { openapiOf } from "../../../src/emulator/server/openapi.ts";
import { OPERATIONS } from "../../../src/emulator/server/operations.ts";
import { ask, withDeployments } from "../../harness/ask.ts";

const Response = z.object({
  content: z.record(z.string(), z.object({ schema: z.object({ $ref: z.string() }) })).optional(),
});
const Description = z.object({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.literal("0.1.0") }),
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
    securitySchemes: z.record(z.string(), z.json()),
  }),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});

const description = Description.parse(openapiOf(OPERATIONS));

describe("openapiOf", () => {
  it("is served without a credential", async () => {
    await using emulator = await withDeployments();
    const reply = await ask(`${emulator.url}/openapi.json`, "GET", { headers: {} });
    expect(reply.json).toEqual(JSON.parse(JSON.stringify(openapiOf(OPERATIONS))));
  });

  it("describes every operation with its parameters and errors", () => {
    for (const { method, path, success, body, media } of Object.values(OPERATIONS)) {
      const described = description.paths[path]?.[method.toLowerCase()];
      expect(Object.keys(described?.responses ?? {})).toEqual([
        String(success),
        "400",
        "404",
        "422",
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

  it("has no reference to a missing schema", () => {
    const text = JSON.stringify(openapiOf(OPERATIONS));
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    const known = Object.keys(description.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => !known.includes(reference ?? ""))).toEqual([]);
    expect(text).not.toContain("$schema");
  });

  it("lists three credentials, each of which is enough", () => {
    const names = ["API Key", "Tenant ID", "Bearer Auth"];
    expect(Object.keys(description.components.securitySchemes)).toEqual(names);
    expect(description.security).toEqual(names.map((name) => ({ [name]: [] })));
  });
});
