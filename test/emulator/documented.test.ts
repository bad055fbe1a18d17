import { describe, expect, it } from "vitest";
import * as z from "zod";
import { describeApi } from "../../emulator/server/openapi.ts";
import { OPERATIONS, type OperationName } from "../../emulator/server/operations.ts";
import type { EmulatorOptions } from "../../emulator/server/server.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import { sendRequest } from "../harness/http-request.ts";
import { HOUR, startExportService } from "./exports/export-service.ts";

const Id = z.object({ id: z.guid() });

const splitWords = (text: string) => text.trim().split(/\s+/);

const REVISION_CONFIG = "repo_ref graph_config_path image_uri repo_commit_sha";
const SPEC = `
  min_scale max_scale cpu cpu_limit memory_mb memory_limit_mb queue_min_scale queue_max_scale
  queue_cpu queue_cpu_limit queue_memory_mb queue_memory_limit_mb orchestrator_cpu
  orchestrator_cpu_limit orchestrator_memory_mb orchestrator_memory_limit_mb orchestrator_min_scale
  orchestrator_max_scale executor_cpu executor_cpu_limit executor_memory_mb executor_memory_limit_mb
  redis_memory_mb labels annotations service_account_name image_pull_secrets volumes volume_mounts
  init_containers sidecars db_cpu db_cpu_limit db_memory_mb db_memory_limit_mb db_storage_gi
  db_max_connections`;
const DEPLOYMENT = splitWords(`
  id name source source_config source_revision_config secrets value created_at updated_at status
  latest_revision_id active_revision_id image_version ${REVISION_CONFIG}
  integration_id repo_url deployment_type build_on_push custom_url resource_spec
  listener_id listener_config k8s_namespace install_command build_command ${SPEC}
  configMap secret emptyDir persistentVolumeClaim nfs projected downwardAPI csi`);
const EXPORT = splitWords(`
  id bulk_export_destination_id session_id start_time end_time filter format_version export_fields
  interval_hours status source_bulk_export_id created_at`);
const USAGE = splitWords("stride days hours usage time_bucket dimensions traces");
/** The name of a dimension depends on how usage is grouped. */
const DIMENSIONS = ["workspace_id", "workspace_name"];
const REFUSAL = splitWords("detail loc msg type");

/** The members of each response that the two contract documents name or describe. */
const RESPONSE_MEMBERS: Record<string, string[]> = {
  create: DEPLOYMENT,
  get: DEPLOYMENT,
  patch: DEPLOYMENT,
  revision: ["id", "status", "source_revision_config", ...splitWords(REVISION_CONFIG)],
  // Described as a list.
  listeners: ["resources", "id"],
  integrations: ["id"],
  usage: [...USAGE, ...DIMENSIONS],
  "usage-export": [],
  destination: ["id"],
  export: EXPORT,
  "get-export": EXPORT,
  exports: EXPORT,
  "cancel-export": EXPORT,
  runs: splitWords(`id status created_at rows_exported errors
    metadata result rows_written exported_files latest_cursor`),
};

/** Members of requests that no response has. */
const REQUEST_MEMBERS = splitWords(`
  mountPath subPath mountPropagation readOnly subPathExpr image imagePullPolicy command args
  workingDir env envFrom resources volumeMounts securityContext restartPolicy valueFrom limits
  requests destination_type display_name config bucket_name prefix region endpoint_url
  include_bucket_in_prefix credentials access_key_id secret_access_key session_token`);

/** The names of all members of a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
}

const ObjectSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** Members without a row in the description, except where the row covers the whole object. */
function membersWithoutRow(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { properties } = ObjectSchema.safeParse(value).data ?? { properties: {} };
  const names = Object.keys(properties).filter(
    (name) => !JSON.stringify(properties[name]).includes("x-row"),
  );
  return [...names, ...Object.values(value).flatMap(membersWithoutRow)];
}

const RANGE = "start_time=2029-12-01T00:00:00Z&end_time=2029-12-02T00:00:00Z";

/** Calls each operation after creating what it returns. */
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
    source_config: { listener_id: service.store.listeners[0]?.id },
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

/** The description, in which every object has all of its members. */
const STRICT = JSON.parse(
  JSON.stringify(describeApi(OPERATIONS, { url: "" })).replaceAll(
    "#/components/schemas/",
    "#/$defs/",
  ),
  (_, value) => {
    const { data } = ObjectSchema.safeParse(value);
    return data === undefined ? value : { ...value, required: Object.keys(data.properties) };
  },
);

const { paths, components } = describeApi(OPERATIONS, { url: "https://platform.example.com" });

describe("every response", () => {
  it("matches /openapi.json, with null for members that are not set", async () => {
    const calledOperations = new Set<string>();
    const mismatches: unknown[] = [];
    await callAllOperations({}, (name, json) => {
      const { method, path, successStatus } = OPERATIONS[name];
      const { content } = STRICT.paths[path][method.toLowerCase()].responses[successStatus];
      const schema = content?.["application/json"]?.schema;
      const hasNoJson = ["delete", "usage-export"].includes(name);
      expect([name, schema === undefined]).toEqual([name, hasNoJson]);
      const parser = schema && z.fromJSONSchema({ ...schema, $defs: STRICT.components.schemas });
      const error = parser?.safeParse(json).error;
      if (error !== undefined) mismatches.push([name, z.prettifyError(error)]);
      calledOperations.add(name);
    });
    expect(mismatches).toEqual([]);
    expect([...calledOperations].sort()).toEqual(Object.keys(OPERATIONS).sort());
  });
});

describe("the members that the contract documents name", () => {
  it("are all that a contract-only service returns", async () => {
    const undocumentedMembers: unknown[] = [];
    await callAllOperations({ contractOnly: true, traces: { perHour: 1 } }, (name, json) => {
      const members = namesIn(json).filter((one) => !/^retry_\d+$/.test(one));
      for (const member of members)
        if (!RESPONSE_MEMBERS[name]?.includes(member)) undocumentedMembers.push([name, member]);
    });
    expect(undocumentedMembers).toEqual([]);
    const operations = Object.entries<Operation>(OPERATIONS).filter(([, { row }]) => !row);
    expect(operations.map(([name]) => name).sort()).toEqual(Object.keys(RESPONSE_MEMBERS).sort());
  });

  it.each<[string, number, Record<string, string>?]>([
    ["/v2/deployments/nope", 422],
    ["/v2/deployments/99999999-9999-4999-8999-999999999999", 404],
    ["/v2/deployments/nope", 401, {}],
    ["/api/v1/bulk-exports/nope", 404],
    ["/api/v1/bulk-exports", 403, { "x-api-key": "demo-key" }],
  ])("are all that a refusal of %s with %d contains", async (path, status, headers) => {
    await using service = await startExportService({ contractOnly: true });
    const options = { headers: headers ?? service.headers };
    const response = await sendRequest(service.url + path, "GET", options);
    expect(response.status).toBe(status);
    expect(namesIn(response.json).filter((one) => !REFUSAL.includes(one))).toEqual([]);
  });

  it("are all that the schemas have without a row", () => {
    const documentedMembers = [...Object.values(RESPONSE_MEMBERS), REFUSAL, REQUEST_MEMBERS].flat();
    // Members of an object that has a row as a whole.
    const coveredMembers = splitWords("logs message k8s_namespaces");
    const expectedMembers = [...documentedMembers, ...coveredMembers];
    const members = membersWithoutRow(components);
    expect(members).toContain("latest_revision_id");
    expect(members.filter((name) => !expectedMembers.includes(name))).toEqual([]);
    const allMembers = [...namesIn(components), ...DIMENSIONS];
    expect(documentedMembers.filter((name) => !allMembers.includes(name))).toEqual([]);
    expect(JSON.stringify(paths)).toContain('"x-row":"creation-body"');
  });

  it("are the only limits that the schemas have without a row", () => {
    const bounds: string[] = [];
    JSON.stringify(components, (_, value) => {
      const { minLength, minItems, minimum, maximum, additionalProperties } = Object(value);
      const hasBound = [minLength, minItems, minimum, maximum].some((bound) => bound > 0);
      const isLimited = hasBound || minimum === 0 || additionalProperties === false;
      if (isLimited && value["x-row"] === undefined) bounds.push(JSON.stringify(value));
      return value;
    });
    // contract: interval_hours.
    expect(bounds).toEqual(['{"type":"integer","minimum":1,"maximum":168}']);
  });
});
