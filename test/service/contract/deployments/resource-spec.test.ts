import { describe, expect, it } from "vitest";
import {
  Container,
  RESOURCE_BOUNDS,
  RESOURCE_DEFAULTS,
  ResourceSpec,
  UNUSED_RESOURCE_FIELDS,
} from "../../../../src/service/contract/deployments/resource-spec.ts";

const fields = Object.keys(ResourceSpec.shape);
const container = { name: "a", image: "a" };

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
])("ResourceSpec accepts %j: %s", (spec, isValid) => {
  expect(ResourceSpec.safeParse(spec).success).toBe(isValid);
});

it.each<[object, boolean]>([
  [container, true],
  [{ ...container, name: "a_b" }, false],
  [{ ...container, name: "x".repeat(64) }, false],
  [{ name: "a" }, false],
])("Container accepts %j: %s", (value, isValid) => {
  expect(Container.safeParse(value).success).toBe(isValid);
});

describe("RESOURCE_DEFAULTS and RESOURCE_BOUNDS", () => {
  const defaults = Object.entries(RESOURCE_DEFAULTS);

  it("name fields of the spec", () => {
    const fieldsOfDefaults = defaults.flatMap(([field, { baseField }]) => [field, baseField]);
    expect(fields).toEqual(
      expect.arrayContaining([...fieldsOfDefaults, ...RESOURCE_BOUNDS.flat()]),
    );
  });

  it("are in order of dependency", () => {
    const order = Object.keys(RESOURCE_DEFAULTS);
    const isBeforeBase = ([field, { baseField }]: (typeof defaults)[number]) =>
      order.indexOf(baseField) > order.indexOf(field);
    expect(defaults.filter(isBeforeBase)).toEqual([]);
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
