import { describe, expect, it } from "vitest";
import {
  Container,
  RESOURCE_BOUNDS,
  RESOURCE_DEFAULTS,
  ResourceRequirements,
  ResourceSpec,
  UNUSED_RESOURCE_FIELDS,
  Volume,
  VolumeMount,
} from "../../../src/service/contract/resource-spec.ts";

const names = (schema: { shape: object }) => Object.keys(schema.shape).sort();
const sorted = (text: string) => text.split(" ").sort();

describe("ResourceSpec", () => {
  it("has every field of the contract, and those marked as not to be used", () => {
    const scaling = "min_scale max_scale cpu cpu_limit memory_mb memory_limit_mb";
    const queue =
      "queue_min_scale queue_max_scale queue_cpu queue_cpu_limit queue_memory_mb queue_memory_limit_mb";
    const orchestrator =
      "orchestrator_cpu orchestrator_cpu_limit orchestrator_memory_mb orchestrator_memory_limit_mb";
    const unused = `${orchestrator} orchestrator_min_scale orchestrator_max_scale executor_cpu executor_cpu_limit executor_memory_mb executor_memory_limit_mb`;
    const pods =
      "labels annotations service_account_name image_pull_secrets volumes volume_mounts init_containers sidecars";
    const database =
      "redis_memory_mb db_cpu db_cpu_limit db_memory_mb db_memory_limit_mb db_storage_gi db_max_connections";
    expect(names(ResourceSpec)).toEqual(sorted([scaling, queue, unused, pods, database].join(" ")));
  });

  it.each([
    {},
    { cpu: 1 },
    { cpu: 0.25 },
    { db_cpu: 0.25 },
    { memory_mb: 512, labels: { team: "a" } },
    { cpu: null },
  ])("accepts %j", (spec) => {
    expect(ResourceSpec.safeParse(spec).success).toBe(true);
  });

  it.each([
    { cpu: "1" },
    { cpu: -1 },
    { orchestrator_cpu: 0.5 },
    { executor_cpu_limit: 0.5 },
    { memory_mb: 1.5 },
    { labels: { a: 1 } },
    { image_pull_secrets: ["a"] },
    { unknown: 1 },
  ])("refuses %j", (spec) => {
    expect(ResourceSpec.safeParse(spec).success).toBe(false);
  });
});

describe("RESOURCE_DEFAULTS and RESOURCE_BOUNDS", () => {
  it("name fields of the spec", () => {
    const defaults = Object.entries(RESOURCE_DEFAULTS).flatMap(([field, { follows }]) => [
      field,
      follows,
    ]);
    const fields = names(ResourceSpec);
    expect(
      [...defaults, ...RESOURCE_BOUNDS.flat()].filter((name) => !fields.includes(name)),
    ).toEqual([]);
  });

  it("hold a default after the one that it follows, so that one pass finds all values", () => {
    const fields = Object.keys(RESOURCE_DEFAULTS);
    const early = Object.entries(RESOURCE_DEFAULTS).filter(
      ([field, { follows }]) => fields.indexOf(follows) > fields.indexOf(field),
    );
    expect(early).toEqual([]);
  });

  it("are in the descriptions of the fields", () => {
    const { cpu_limit, queue_cpu } = ResourceSpec.shape;
    expect(cpu_limit.description).toBe("CPU limit per replica. Default: twice `cpu`.");
    expect(queue_cpu.description).toMatch(/ Default: `cpu`\.$/);
  });
});

describe("UNUSED_RESOURCE_FIELDS", () => {
  it("are those of the orchestrator and the executor", () => {
    const expected = names(ResourceSpec).filter((name) => /^(orchestrator|executor)_/.test(name));
    expect([...UNUSED_RESOURCE_FIELDS].sort()).toEqual(expected);
  });
});

describe("Container", () => {
  it("has every field of the contract", () => {
    const fields =
      "name image imagePullPolicy command args workingDir env envFrom resources volumeMounts securityContext restartPolicy";
    expect(names(Container)).toEqual(sorted(fields));
    expect(names(ResourceRequirements)).toEqual(["limits", "requests"]);
  });

  it.each([
    { name: "Upper", image: "a" },
    { name: "a_b", image: "a" },
    { name: "x".repeat(64), image: "a" },
    { name: "a" },
    { name: "a", image: "a", imagePullPolicy: "Sometimes" },
    { name: "a", image: "a", restartPolicy: "Never" },
    { name: "a", image: "a", env: [{ name: "1A" }] },
    { name: "a", image: "a", env: [{ name: "A", value: "b", valueFrom: {} }] },
  ])("refuses %j", (container) => {
    expect(Container.safeParse(container).success).toBe(false);
  });

  it("accepts an empty value beside valueFrom", () => {
    expect(
      Container.safeParse({ name: "a", image: "a", env: [{ name: "A", value: "", valueFrom: {} }] })
        .success,
    ).toBe(true);
  });
});

describe("Volume and VolumeMount", () => {
  it("have every field of the contract", () => {
    expect(names(Volume)).toEqual(
      sorted("name configMap secret emptyDir persistentVolumeClaim nfs projected downwardAPI csi"),
    );
    expect(names(VolumeMount)).toEqual(
      sorted("name mountPath subPath mountPropagation readOnly subPathExpr"),
    );
  });
});
