import { describe, expect, it } from "vitest";
import {
  Container,
  RESOURCE_BOUNDS,
  RESOURCE_DEFAULTS,
  ResourceSpec,
  UNUSED_RESOURCE_FIELDS,
} from "../../../../src/service/contract/deployments/resource-spec.ts";

const fields = Object.keys(ResourceSpec.shape);
const one = { name: "a", image: "a" };

it.each<[object, boolean]>([
  [{}, true],
  [{ cpu: 0.25, db_cpu: 0.25 }, true],
  [{ memory_mb: 512, labels: { team: "a" } }, true],
  [{ cpu: null }, true],
  [{ cpu: "1" }, false],
  [{ cpu: -1 }, false],
  [{ orchestrator_cpu: 0.5 }, false],
  [{ executor_cpu_limit: 0.5 }, false],
  [{ memory_mb: 1.5 }, false],
  [{ labels: { a: 1 } }, false],
  [{ image_pull_secrets: ["a"] }, false],
  [{ unknown: 1 }, false],
])("ResourceSpec takes %j: %s", (spec, isTaken) => {
  expect(ResourceSpec.safeParse(spec).success).toBe(isTaken);
});

it.each<[object, boolean]>([
  [{ ...one, env: [{ name: "A", value: "", valueFrom: {} }] }, true],
  [{ ...one, name: "Upper" }, false],
  [{ ...one, name: "a_b" }, false],
  [{ ...one, name: "x".repeat(64) }, false],
  [{ name: "a" }, false],
  [{ ...one, imagePullPolicy: "Sometimes" }, false],
  [{ ...one, restartPolicy: "Never" }, false],
  [{ ...one, env: [{ name: "1A" }] }, false],
  [{ ...one, env: [{ name: "A", value: "b", valueFrom: {} }] }, false],
])("Container takes %j: %s", (container, isTaken) => {
  expect(Container.safeParse(container).success).toBe(isTaken);
});

describe("RESOURCE_DEFAULTS and RESOURCE_BOUNDS", () => {
  const defaults = Object.entries(RESOURCE_DEFAULTS);

  it("name fields of the spec", () => {
    const named = defaults.flatMap(([field, { baseField }]) => [field, baseField]);
    expect(fields).toEqual(expect.arrayContaining([...named, ...RESOURCE_BOUNDS.flat()]));
  });

  it("are in order of dependency", () => {
    const order = Object.keys(RESOURCE_DEFAULTS);
    const isEarly = ([field, { baseField }]: (typeof defaults)[number]) =>
      order.indexOf(baseField) > order.indexOf(field);
    expect(defaults.filter(isEarly)).toEqual([]);
  });

  it("are in the descriptions of the fields", () => {
    const { cpu_limit, queue_cpu } = ResourceSpec.shape;
    expect(cpu_limit.description).toBe("CPU limit per replica. Default: twice `cpu`.");
    expect(queue_cpu.description).toMatch(/ Default: `cpu`\.$/);
  });
});

it("UNUSED_RESOURCE_FIELDS are those of the orchestrator and the executor", () => {
  const expected = fields.filter((name) => /^(orchestrator|executor)_/.test(name));
  expect([...UNUSED_RESOURCE_FIELDS].sort()).toEqual(expected.sort());
});
