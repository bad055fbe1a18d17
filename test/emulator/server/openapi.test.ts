import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import { describeApi } from "../../../emulator/server/openapi.ts";
import { OPERATIONS, type OperationName } from "../../../emulator/server/operations.ts";
import type { EmulatorOptions } from "../../../emulator/server/server.ts";
import type { Operation } from "../../../src/service/contract/operation.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";
import { HOUR, startExportService } from "../exports/export-service.ts";

const Id = z.object({ id: z.guid() });
const ObjectSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

const RANGE = "start_time=2029-12-01T00:00:00Z&end_time=2029-12-02T00:00:00Z";

/** Calls each operation; with `contractOnly`, those beyond the contract must be missing. */
async function callAllOperations(
  options: EmulatorOptions,
  onResponse: (name: OperationName, json: unknown) => void,
) {
  await using service = await startExportService(options);
  const { headers } = service;
  async function callOperation(name: OperationName, ids: object, body?: unknown, query = "") {
    const { method, path, successStatus, row }: Operation = OPERATIONS[name];
    const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => Reflect.get(ids, name));
    const url = `${service.url}${filledPath}?${query}`;
    const { status, json } = await sendRequest(url, method, { headers, body });
    if (options.contractOnly && row !== undefined) {
      expect([name, status]).toEqual([name, expect.toBeOneOf([404, 405])]);
      return "";
    }
    expect([name, status]).toEqual([name, successStatus]);
    onResponse(name, json);
    return Id.safeParse(json).data?.id ?? "";
  }

  const image_uri = "registry.example/agent:fail-build";
  const creation = {
    ...{ name: "agent", source: "external_docker", source_revision_config: { image_uri } },
    source_config: { listener_id: LISTENER_ID },
    secrets: [{ name: "A", value: "1" }],
  };
  const deployment_id = await callOperation("create", {}, creation);
  service.store.addDeployment({ name: "repository", source: "github" });
  await callOperation("patch", { deployment_id }, { source_revision_config: { image_uri } });
  const resource_spec = { cpu: 2, volumes: [{ name: "cache", emptyDir: {} }] };
  await callOperation("patch", { deployment_id }, { source_config: { resource_spec } });
  service.clock.advance(HOUR);
  const ids = { deployment_id, revision_id: service.store.revisions(deployment_id)[0]?.id };
  for (const name of ["get", "revisions", "deployments", "revision"] as const)
    await callOperation(name, ids);
  await callOperation("logs", ids, undefined, "type=build");
  for (const name of ["listeners", "integrations"] as const) await callOperation(name, {});
  for (const name of ["usage", "usage-export"] as const)
    await callOperation(name, {}, undefined, `${RANGE}&workspace_ids=${service.workspace.id}`);

  await callOperation("destination", {}, service.destination);
  const schedule = { start_time: "2029-12-30T00:00:00Z", end_time: undefined, interval_hours: 24 };
  const schedule_id = await callOperation("export", {}, { ...service.exportBody, ...schedule });
  const export_id = await callOperation("export", {}, service.exportBody);
  for (const ms of [0, 2_000, HOUR]) {
    service.clock.advance(ms);
    for (const name of ["get-export", "runs", "exports"] as const)
      await callOperation(name, { export_id });
  }
  await callOperation("cancel-export", { export_id: schedule_id }, { status: "Cancelled" });
  await callOperation("delete", { deployment_id });
}

/** Members that a spec has only if they are set. */
const NEWER_FIELD = /^redis_(cpu|cpu_limit|memory_limit_mb)$/;

/** The description, where objects require all but `NEWER_FIELD`, and allow no other members. */
const describeStrictly = (contractOnly: boolean) =>
  JSON.parse(
    JSON.stringify(describeApi(OPERATIONS, { url: "", contractOnly })).replaceAll(
      "#/components/schemas/",
      "#/$defs/",
    ),
    (_, value) => {
      const { data } = ObjectSchema.safeParse(value);
      if (data === undefined) return value;
      const required = Object.keys(data.properties).filter((name) => !NEWER_FIELD.test(name));
      return { ...value, required, additionalProperties: false };
    },
  );

// docs.test.ts compares the whole description with docs/design/contract/*.yaml.
describe("/openapi.json", () => {
  it("is served without a credential", async () => {
    await using emulator = await withDeployments();
    const { text } = await sendRequest(`${emulator.url}/openapi.json`, "GET", { headers: {} });
    expect(text).toBe(JSON.stringify(describeApi(OPERATIONS, { url: emulator.url })));
  });

  it("and the descriptions in docs/design/contract are valid OpenAPI 3.1", async () => {
    const rules = { "info-license": "off" } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const rulesBrokenBy = async (source: string) => {
      const problems = await lintFromString({ source, absoluteRef: "/openapi.yaml", config });
      return problems.map(({ ruleId }) => ruleId);
    };
    const text = JSON.stringify(describeApi(OPERATIONS, { url: "http://127.0.0.1:8123" }));
    expect(await rulesBrokenBy(text)).toEqual([]);
    for (const name of ["control-plane", "platform-api"]) {
      const yaml = readFileSync(`docs/design/contract/${name}.yaml`, "utf8");
      expect(await rulesBrokenBy(yaml)).toEqual(["no-server-example.com"]);
    }
    expect(await rulesBrokenBy(text.replaceAll("/schemas/Secret", "/schemas/Nothing"))).toContain(
      "no-unresolved-refs",
    );
  });

  it.each([
    ["a service", false],
    ["a contract-only service", true],
  ])(
    "describes each response of %s, with null for members that are not set",
    async (_, contractOnly) => {
      const { paths, components } = describeStrictly(contractOnly);
      const calledOperations = new Set<string>();
      const mismatches: unknown[] = [];
      await callAllOperations({ contractOnly, traces: { perHour: 1 } }, (name, json) => {
        const { method, path, successStatus } = OPERATIONS[name];
        const { content } = paths[path][method.toLowerCase()].responses[successStatus];
        const schema = content?.["application/json"]?.schema;
        const hasNoJson = ["delete", "usage-export"].includes(name);
        expect([name, schema === undefined]).toEqual([name, hasNoJson]);
        const parser = schema && z.fromJSONSchema({ ...schema, $defs: components.schemas });
        const error = parser?.safeParse(json).error;
        if (error !== undefined) mismatches.push([name, z.prettifyError(error)]);
        calledOperations.add(name);
      });
      expect(mismatches).toEqual([]);
      const describedOperations = Object.entries<Operation>(OPERATIONS).filter(
        ([, { row }]) => row === undefined || !contractOnly,
      );
      expect([...calledOperations].sort()).toEqual(
        describedOperations.map(([name]) => name).sort(),
      );
    },
  );
});
