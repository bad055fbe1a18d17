import { describe, expect, it } from "vitest";
import { changesOf, droppedFields } from "../../../../src/actions/deploy/plan/diff.ts";
import type { DeploymentState } from "../../../../src/service/contract/deployments/deployment.ts";
import { ResourceSpecReply } from "../../../../src/service/contract/deployments/resource-spec.ts";
import { ID } from "../../../harness/ids.ts";

const CANARY = "canary-value-4711";

type Patch = Parameters<typeof changesOf>[1];
type Secrets = Parameters<typeof changesOf>[2];

const sidecar = (image: string, value: string) => ({
  ...{ name: "proxy", image, env: [{ name: "TOKEN", value }] },
});
const secretA = (value: string) => [{ name: "A", value }];

const deployment: DeploymentState = {
  id: ID,
  name: "agent",
  source: "external_docker",
  status: "READY",
  latest_revision_id: ID,
  active_revision_id: ID,
  source_config: {
    build_on_push: null,
    custom_url: "https://agent.example.com",
    resource_spec: {
      cpu: 1,
      memory_mb: 1024,
      max_scale: null,
      labels: { team: "a", tier: "b" },
      newer_field: [1],
      sidecars: [{ ...sidecar("proxy:1", CANARY), args: null }],
    },
  },
  source_revision_config: { image_uri: "app:1", repo_ref: null },
};

const changesTo = (patch: Patch, before?: Secrets) => changesOf(deployment, patch, before);
const sidecarChange = (image: string, value: string) =>
  changesTo({ source_config: { resource_spec: { sidecars: [sidecar(image, value)] } } }).find(
    ({ path }) => path.endsWith("sidecars"),
  );

describe("changesOf", () => {
  it("compares a spec field by field, including removed fields", () => {
    const resource_spec = {
      cpu: 2,
      max_scale: 3,
      labels: { tier: "b", team: "a" },
      sidecars: [sidecar("proxy:1", CANARY)],
    };
    expect(changesTo({ source_config: { resource_spec } })).toEqual([
      { path: "source_config.resource_spec.cpu", before: 1, after: 2 },
      { path: "source_config.resource_spec.memory_mb", before: 1024, after: null },
      { path: "source_config.resource_spec.max_scale", before: null, after: 3 },
      { path: "source_config.resource_spec.newer_field", before: [1], after: null },
    ]);
  });

  it("hides the variables of containers, but shows that they differ", () => {
    const imageChange = JSON.stringify(sidecarChange("proxy:2", CANARY));
    expect(imageChange).toContain("proxy:2");
    expect(imageChange).not.toContain(CANARY);
    const path = "source_config.resource_spec.sidecars";
    expect(sidecarChange("proxy:1", "other")).toEqual({ path, kind: "changed" });
  });

  it("names each secret that is changed, replaced, added or removed, but no value", () => {
    const before = [
      { name: "SAME", value: CANARY },
      { name: "OTHER", value: CANARY },
      { name: "HIDDEN", value: "********" },
      { name: "REMOVED", value: CANARY },
    ];
    const secrets = ["SAME", "OTHER", "HIDDEN", "NEW"].map((name) => ({
      name,
      value: name === "SAME" ? CANARY : `${CANARY}2`,
    }));
    expect(changesTo({ secrets }, before)).toEqual([
      { path: "secrets.OTHER", kind: "changed" },
      { path: "secrets.HIDDEN", kind: "replaced" },
      { path: "secrets.NEW", kind: "added" },
      { path: "secrets.REMOVED", kind: "removed" },
    ]);
  });

  it("lists every sent secret if the current ones could not be read", () => {
    expect(changesTo({ secrets: secretA("x") })).toEqual([{ path: "secrets.A", kind: "sent" }]);
  });
});

describe("an equivalent spelling", () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["a number as text", { min_scale: 1, cpu: 0.5 }, { min_scale: "1", cpu: "0.50" }],
    ["a derived limit, as text", { cpu: 1 }, { cpu: "1", cpu_limit: "2" }],
    ["an empty list and object", { cpu: 1 }, { cpu: 1, sidecars: [], labels: {} }],
  ])("is no change: %s", (_, sentSpec, shownSpec) => {
    const source_config = { resource_spec: ResourceSpecReply.parse(shownSpec) };
    const current = { ...deployment, source_config };
    const patch = { source_config: { resource_spec: sentSpec } };
    expect(changesOf(current, patch, undefined)).toEqual([]);
  });
});

describe("droppedFields", () => {
  it("names the fields that the sent spec lacks, except empty and derived ones", () => {
    expect(
      droppedFields({ cpu: 1, memory_mb: 512, max_scale: null, newer_field: 1 }, { cpu: 2 }),
    ).toEqual(["memory_mb", "newer_field"]);
    expect(droppedFields({ cpu: 1 }, { cpu: null })).toEqual(["cpu"]);
    expect(droppedFields({ cpu_limit: 2, memory_limit_mb: 9 }, { cpu: 1, memory_mb: 4 })).toEqual([
      "memory_limit_mb",
    ]);
    expect(droppedFields(null, { cpu: 2 })).toEqual([]);
    expect(droppedFields({ cpu: 1, sidecars: [], labels: {} }, { cpu: 2 })).toEqual([]);
    const derivedSpec = { cpu: 1, cpu_limit: 2, queue_cpu: 1, queue_cpu_limit: 2 };
    expect(droppedFields(derivedSpec, { cpu: 4 })).toEqual([]);
    expect(droppedFields({ ...derivedSpec, cpu_limit: 3 }, { memory_mb: 1 })).toEqual([
      "cpu",
      "cpu_limit",
    ]);
  });
});
