import { describe, expect, it } from "vitest";
import { impliedBy } from "../../../src/deploy/plan/spec-defaults.ts";

const lines = (spec: Parameters<typeof impliedBy>[0]) =>
  impliedBy(spec).map(({ field, value, because }) => `${field} ${value}: ${because}`);

describe("impliedBy", () => {
  it("fills every default that the contract derives from another field", () => {
    expect(
      lines({ cpu: 1, memory_mb: 512, min_scale: 1, max_scale: 4, db_cpu: 0.5, db_memory_mb: 256 }),
    ).toEqual([
      "cpu_limit 2: twice cpu",
      "memory_limit_mb 1024: twice memory_mb",
      "queue_min_scale 1: the same as min_scale",
      "queue_max_scale 4: the same as max_scale",
      "queue_cpu 1: the same as cpu",
      "queue_cpu_limit 2: twice queue_cpu",
      "queue_memory_mb 512: the same as memory_mb",
      "queue_memory_limit_mb 1024: twice queue_memory_mb",
      "db_cpu_limit 1: twice db_cpu",
      "db_memory_limit_mb 512: twice db_memory_mb",
    ]);
  });

  it("omits fields that are given, and counts null as not given", () => {
    expect(lines({ cpu: 2, cpu_limit: 2, queue_cpu: 3, queue_cpu_limit: null })).toEqual([
      "queue_cpu_limit 6: twice queue_cpu",
    ]);
  });

  it("omits fields that nothing decides", () => {
    expect(lines({})).toEqual([]);
    expect(lines({ cpu: null, memory_mb: null, cpu_limit: 4 })).toEqual([]);
  });

  it("counts zero as a given value", () => {
    expect(lines({ min_scale: 0 })).toEqual(["queue_min_scale 0: the same as min_scale"]);
  });
});
