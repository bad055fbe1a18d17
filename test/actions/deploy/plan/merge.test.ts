import { describe, expect, it } from "vitest";
import { mergeSecrets, mergeSpec } from "../../../../src/actions/deploy/plan/merge.ts";
import type { ResourceSpec } from "../../../../src/service/contract/deployments/resource-spec.ts";

const locate = (spec: ResourceSpec) => ({
  spec,
  positionOf: () => ({ file: "spec.yml", line: 1 }),
});

describe("mergeSpec", () => {
  it("drops a derived limit only if its base field is sent: the service recalculates it", () => {
    const derivedSpec = { cpu: 1, cpu_limit: 2, memory_mb: 512, memory_limit_mb: 1024 };
    expect(mergeSpec(derivedSpec, locate({ cpu: 4 }))).toEqual({
      spec: { cpu: 4, memory_mb: 512, memory_limit_mb: 1024 },
      conflicts: [],
    });
    const { spec, conflicts } = mergeSpec({ cpu: 1, cpu_limit: 3 }, locate({ cpu: 4 }));
    expect(spec).toEqual({ cpu: 4, cpu_limit: 3 });
    expect(conflicts).toHaveLength(1);
    expect(mergeSpec(derivedSpec, locate({ cpu: 1, cpu_limit: 1 })).spec.cpu_limit).toBe(1);
  });

  it("finds no conflict if the current spec supplies what the sent spec needs", () => {
    const mounts = { volume_mounts: [{ name: "v", mountPath: "/v" }] };
    const current = { volumes: [{ name: "v", emptyDir: {} }] };
    expect(mergeSpec(current, locate(mounts)).conflicts).toEqual([]);
  });

  it("does not mutate its arguments", () => {
    const current = { cpu: 1 };
    const sent = { memory_mb: 2 };
    mergeSpec(current, locate(sent));
    expect([current, sent]).toEqual([{ cpu: 1 }, { memory_mb: 2 }]);
  });
});

describe("mergeSecrets", () => {
  const secretsOf = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => ({ name, value }));

  it("keeps the current secrets and replaces those that are sent", () => {
    const sent = secretsOf({ B: "2", C: "3" });
    const secrets = secretsOf({ A: "1", B: "2", C: "3" });
    expect(mergeSecrets(secretsOf({ A: "1", B: "***" }), sent)).toEqual(secrets);
  });

  it("keeps an empty value if other values are shown", () => {
    const current = secretsOf({ S0: "1", S1: "" });
    const sent = secretsOf({ NEW: "x" });
    expect(mergeSecrets(current, sent)).toEqual([...current, ...sent]);
    expect(mergeSecrets(current.slice(1), sent)).toHaveProperty("reason");
  });

  it.each([
    ...["*", "**********", " ******** ", "sk-12****", "sk-***-end", "••••", "…", "sk-...abcd"],
    ...["sk-1…9f", "xxxxxxxx", "<redacted>", "[REDACTED]", "[HIDDEN]", "<masked>", "<secret>"],
    "(sensitive value)",
  ])("sends no placeholder back, such as %s", (value) => {
    const mergeResult = mergeSecrets(
      secretsOf({ CLEAR: "1", KEY: value }),
      secretsOf({ NEW: "x" }),
    );
    expect(mergeResult).toMatchObject({ reason: expect.stringContaining("KEY") });
  });

  it.each([
    ...["hidden", "secret", "xxx", ".", "Thinking...", "{}", "[set]", "1..9"],
    "a path of ../../three levels, and more ... in it",
  ])("sends %s back, which is a value", (value) => {
    const secrets = secretsOf({ KEY: value });
    expect(mergeSecrets(secrets, [])).toEqual(secrets);
  });
});
