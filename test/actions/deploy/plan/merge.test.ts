import { describe, expect, it } from "vitest";
import { mergeSecrets, mergeSpec } from "../../../../src/actions/deploy/plan/merge.ts";
import type { Path } from "../../../../src/inputs/resource-spec/path.ts";
import type { ResourceSpec } from "../../../../src/service/contract/deployments/resource-spec.ts";

/** The file of a position stands for the path, so that a test sees which path it was. */
const located = (spec: ResourceSpec) => ({
  spec,
  positionOf: (path: Path) => ({ file: path.join("/"), line: 1 }),
});

describe("mergeSpec", () => {
  it("is the given spec when the deployment has none", () => {
    const alone = { spec: { cpu: 2 }, conflicts: [], inheritedConflicts: [] };
    expect(mergeSpec(null, located({ cpu: 2 }))).toEqual(alone);
    expect(mergeSpec(undefined, located({ cpu: 2 }))).toEqual(alone);
  });

  it("recalculates only derived limits", () => {
    const derived = { cpu: 1, cpu_limit: 2, memory_mb: 512, memory_limit_mb: 1024 };
    expect(mergeSpec(derived, located({ cpu: 4 }))).toEqual({
      spec: { cpu: 4, memory_mb: 512, memory_limit_mb: 1024 },
      conflicts: [],
      inheritedConflicts: [],
    });
    const { spec, conflicts } = mergeSpec({ cpu: 1, cpu_limit: 3 }, located({ cpu: 4 }));
    expect(spec).toEqual({ cpu: 4, cpu_limit: 3 });
    expect(conflicts).toHaveLength(1);
    expect(mergeSpec(derived, located({ cpu: 1, cpu_limit: 1 })).spec.cpu_limit).toBe(1);
  });

  it("finds no conflict if the current spec supplies what the given one needs", () => {
    const given = { volume_mounts: [{ name: "v", mountPath: "/v" }] };
    expect(mergeSpec({ volumes: [{ name: "v", emptyDir: {} }] }, located(given)).conflicts).toEqual(
      [],
    );
  });

  it("distinguishes conflicts of the current spec from those of the given fields", () => {
    const present = { min_scale: 5, max_scale: 3 };
    const untouched = mergeSpec(present, located({ cpu: 2 }));
    expect(untouched.conflicts).toEqual([]);
    expect(untouched.inheritedConflicts.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("min_scale 5 is above max_scale 3"),
    ]);
    const worse = mergeSpec(present, located({ max_scale: 2 }));
    expect(worse.conflicts).toMatchObject([
      { reason: expect.stringContaining("min_scale 5 is above max_scale 2") },
    ]);
    expect(worse.inheritedConflicts).toEqual([]);
  });

  it("does not mutate its arguments", () => {
    const current = { cpu: 1 };
    const given = { memory_mb: 2 };
    mergeSpec(current, located(given));
    expect([current, given]).toEqual([{ cpu: 1 }, { memory_mb: 2 }]);
  });
});

describe("mergeSecrets", () => {
  it("keeps the current secrets and replaces those that are given", () => {
    const current = [
      { name: "A", value: "1" },
      { name: "B", value: "***" },
    ];
    const given = [
      { name: "B", value: "2" },
      { name: "C", value: "3" },
    ];
    expect(mergeSecrets(current, given)).toEqual({
      secrets: [{ name: "A", value: "1" }, ...given],
    });
  });

  it("keeps an empty value if other values are shown", () => {
    const current = ["1", ""].map((value, index) => ({ name: `S${index}`, value }));
    const given = [{ name: "NEW", value: "x" }];
    expect(mergeSecrets(current, given)).toEqual({ secrets: [...current, ...given] });
    expect(mergeSecrets(current.slice(1), given)).toHaveProperty("problem");
  });

  it.each([
    "**********",
    "sk-12****",
    "••••",
    "…",
    "sk-...abcd",
    "sk-1…9f",
    "xxxxxxxx",
    "<redacted>",
    "[REDACTED]",
    "[HIDDEN]",
    "<masked>",
    "(sensitive value)",
    "<secret>",
  ])("sends no placeholder back, such as %s", (value) => {
    const current = [
      { name: "CLEAR", value: "1" },
      { name: "KEY", value },
    ];
    const merged = mergeSecrets(current, [{ name: "NEW", value: "x" }]);
    expect(merged).toMatchObject({ problem: { reason: expect.stringContaining("KEY") } });
  });

  it.each([
    "hidden",
    "secret",
    "xxx",
    ".",
    "Thinking...",
    "a path of ../../three levels, and more ... in it",
    "{}",
    "[set]",
    "1..9",
  ])("sends %s back, which is a value", (value) => {
    const current = [{ name: "KEY", value }];
    expect(mergeSecrets(current, [])).toEqual({ secrets: current });
  });

  it("refuses if no secrets are shown", () => {
    expect(mergeSecrets(undefined, [])).toEqual({
      problem: {
        input: "secrets_mode",
        reason: "merge needs the current secrets, which the service does not show",
        fix: "send all of them, and set replace",
      },
    });
  });

  it("refuses if a value to send back is hidden, and names it", () => {
    const current = ["1", "****", ""].map((value, index) => ({ name: `S${index}`, value }));
    const merged = mergeSecrets(current, [{ name: "NEW", value: "canary" }]);
    expect(merged).toEqual({
      problem: {
        input: "secrets_mode",
        reason: expect.stringContaining("S1, S2"),
        fix: expect.stringContaining("send them too, or set replace"),
      },
    });
    expect(JSON.stringify(merged)).not.toContain("canary");
  });
});
