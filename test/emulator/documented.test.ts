import { describe, expect, it } from "vitest";
import * as z from "zod";
import { openapiOf } from "../../emulator/server/openapi.ts";
import { OPERATIONS } from "../../emulator/server/operations.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import { ask } from "../harness/ask.ts";
import { exporting } from "./exports/exporting.ts";

const words = (text: string) => text.trim().split(/\s+/);

const RUNS = "repo_ref graph_config_path image_uri repo_commit_sha";
const SPEC = `
  min_scale max_scale cpu cpu_limit memory_mb memory_limit_mb queue_min_scale queue_max_scale
  queue_cpu queue_cpu_limit queue_memory_mb queue_memory_limit_mb orchestrator_cpu
  orchestrator_cpu_limit orchestrator_memory_mb orchestrator_memory_limit_mb orchestrator_min_scale
  orchestrator_max_scale executor_cpu executor_cpu_limit executor_memory_mb executor_memory_limit_mb
  redis_memory_mb labels annotations service_account_name image_pull_secrets volumes volume_mounts
  init_containers sidecars db_cpu db_cpu_limit db_memory_mb db_memory_limit_mb db_storage_gi
  db_max_connections`;
const DEPLOYMENT = words(`
  id name source source_config source_revision_config secrets value created_at updated_at status
  latest_revision_id active_revision_id image_version ${RUNS}
  integration_id repo_url deployment_type build_on_push custom_url resource_spec
  listener_id listener_config k8s_namespace install_command build_command ${SPEC}`);
const EXPORT = words(`
  id bulk_export_destination_id session_id start_time end_time filter format_version export_fields
  interval_hours status source_bulk_export_id created_at`);
const USAGE = words("stride days hours usage time_bucket dimensions traces");
const REFUSAL = words("detail loc msg type");

/** The members of each answer that the two documents name, or describe without a name. */
const ANSWERED: Partial<Record<string, string[]>> = {
  create: DEPLOYMENT,
  get: DEPLOYMENT,
  patch: DEPLOYMENT,
  revision: ["id", "status", "source_revision_config", ...words(RUNS)],
  // That they are a list is described.
  listeners: ["resources", "id"],
  integrations: ["id"],
  usage: [...USAGE, "workspace_id", "workspace_name"],
  "usage-export": [],
  destination: ["id"],
  export: EXPORT,
  "get-export": EXPORT,
  exports: EXPORT,
  "cancel-export": EXPORT,
  runs: words(`id status created_at rows_exported errors
    metadata result rows_written exported_files latest_cursor`),
};

/** What requests have beside it. */
const SENT = words(`
  configMap secret emptyDir persistentVolumeClaim nfs projected downwardAPI csi
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

const Described = z.object({ properties: z.record(z.string(), z.json()) });

/** The members of a description that name no row, but for what a row is about as a whole. */
function unmarked(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { properties } = Described.safeParse(value).data ?? { properties: {} };
  const own = Object.entries(properties).filter(
    ([, one]) => !JSON.stringify(one).includes("x-row"),
  );
  return [...own.map(([name]) => name), ...Object.values(value).flatMap(unmarked)];
}

describe("what the two documents name", () => {
  it("is all that a service of just the contract answers", async () => {
    await using emulator = await exporting({ contractOnly: true, traces: { perHour: 1 } });
    const { id, latest_revision_id } = emulator.store.addDeployment({
      name: "image",
      source: "external_docker",
    });
    const export_id = await emulator.begin();
    emulator.clock.pass(3_600_000);
    const query =
      `?workspace_ids=${emulator.workspace.id}` +
      "&start_time=2029-12-01T00:00:00Z&end_time=2029-12-02T00:00:00Z";
    const bodies: Record<string, unknown> = {
      create: {
        name: "new",
        source: "external_docker",
        source_config: { resource_spec: {}, listener_id: emulator.store.listeners[0]?.id },
        source_revision_config: { image_uri: "registry.example.com/agent:1" },
        secrets: [{ name: "A", value: "1" }],
      },
      patch: { secrets: [{ name: "A", value: "1" }] },
      destination: emulator.destinationBody(),
      export: emulator.exportBody,
      "cancel-export": { status: "Cancelled" },
    };
    for (const [name, operation] of Object.entries<Operation>(OPERATIONS)) {
      const { method, path, success, row } = operation;
      const allowed = ANSWERED[name];
      expect([name, allowed === undefined]).toEqual([name, row !== undefined]);
      if (allowed === undefined) continue;
      const at = (deployment: string, of: string) =>
        emulator.url +
        path
          .replace("{deployment_id}", deployment)
          .replace("{revision_id}", `${latest_revision_id}`)
          .replace("{export_id}", of) +
        (operation.query === undefined ? "" : query);
      const headers = { "x-api-key": "demo-key", "x-tenant-id": emulator.workspace.id };
      const body = bodies[name];
      const done = await ask(at(id, export_id), method, { headers, body });
      expect([name, done.status, done.text]).toEqual([name, success, expect.any(String)]);
      const named = namesIn(done.json).filter((one) => !/^retry_\d+$/.test(one));
      expect([name, named.filter((one) => !allowed.includes(one))]).toEqual([name, []]);
      const refused = [
        await ask(at(id, export_id), method, { headers: {}, body }),
        await ask(at("nope", "nope"), method, { headers, body: { ...Object(body), other: 1 } }),
        await ask(at(export_id, id), method, { headers, body }),
      ];
      for (const { status, json } of refused.filter((one) => one.status !== success)) {
        expect([name, [400, 401, 404, 422].includes(status) || status]).toEqual([name, true]);
        expect(namesIn(json).filter((one) => !REFUSAL.includes(one))).toEqual([]);
      }
    }
  });

  it("is all that the descriptions have without a row", () => {
    const { paths, components } = openapiOf(OPERATIONS, { url: "https://platform.example.com" });
    const named = [...Object.values(ANSWERED), REFUSAL, SENT].flat();
    const members = unmarked(components);
    expect(members).toContain("latest_revision_id");
    // Of what a row is about as a whole.
    const wholes = words("logs message k8s_namespaces");
    const unknown = members.filter((name) => !named.includes(name) && !wholes.includes(name));
    expect(unknown).toEqual([]);
    expect(JSON.stringify(paths)).toContain('"x-row":"creation-body"');
  });

  it("is the only bound that the descriptions have without a row", () => {
    const { components } = openapiOf(OPERATIONS, { url: "https://platform.example.com" });
    const bounds: string[] = [];
    JSON.stringify(components, (_, one) => {
      const { minLength, minItems, minimum, maximum, additionalProperties } = Object(one);
      const isBound = [minLength, minItems, minimum, maximum].some((figure) => figure > 0);
      const isClosed = minimum === 0 || additionalProperties === false;
      if ((isBound || isClosed) && one["x-row"] === undefined) bounds.push(JSON.stringify(one));
      return one;
    });
    // contract: interval_hours.
    expect(bounds).toEqual(['{"type":"integer","minimum":1,"maximum":168}']);
  });
});
