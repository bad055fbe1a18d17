import { describe, expect, it } from "vitest";
import { impliedAsides, impliedBy } from "../../../../src/actions/deploy/plan/spec-defaults.ts";

const lines = (spec: Parameters<typeof impliedBy>[0]) =>
  impliedBy(spec).map(({ field, value, follows }) => `${field} ${value}: ${follows}`);

describe("impliedBy", () => {
  it("fills every default that the contract derives from another field", () => {
    expect(
      lines({ cpu: 1, memory_mb: 512, min_scale: 1, max_scale: 4, db_cpu: 0.5, db_memory_mb: 256 }),
    ).toEqual([
      "cpu_limit 2: cpu",
      "memory_limit_mb 1024: memory_mb",
      "queue_min_scale 1: min_scale",
      "queue_max_scale 4: max_scale",
      "queue_cpu 1: cpu",
      "queue_cpu_limit 2: queue_cpu",
      "queue_memory_mb 512: memory_mb",
      "queue_memory_limit_mb 1024: queue_memory_mb",
      "db_cpu_limit 1: db_cpu",
      "db_memory_limit_mb 512: db_memory_mb",
    ]);
  });

  it("omits fields that are given, and counts null as not given", () => {
    expect(lines({ cpu: 2, cpu_limit: 2, queue_cpu: 3, queue_cpu_limit: null })).toEqual([
      "queue_cpu_limit 6: queue_cpu",
    ]);
  });

  it("omits fields that nothing decides", () => {
    expect(lines({})).toEqual([]);
    expect(lines({ cpu: null, memory_mb: null, cpu_limit: 4 })).toEqual([]);
  });

  it("counts zero as a given value", () => {
    expect(lines({ min_scale: 0 })).toEqual(["queue_min_scale 0: min_scale"]);
  });
});

describe("impliedAsides", () => {
  it("says what follows from a field, by its path in a plan", () => {
    expect([...impliedAsides({ cpu: 3, memory_mb: 4_096, max_scale: 2 })]).toEqual([
      ["source_config.resource_spec.cpu", "limit 6, queue_cpu 3, queue_cpu_limit 6"],
      [
        "source_config.resource_spec.memory_mb",
        "limit 8,192, queue_memory_mb 4,096, queue_memory_limit_mb 8,192",
      ],
      ["source_config.resource_spec.max_scale", "queue_max_scale 2"],
    ]);
    expect([...impliedAsides({ queue_cpu: 3 })]).toEqual([
      ["source_config.resource_spec.queue_cpu", "limit 6"],
    ]);
  });
});
