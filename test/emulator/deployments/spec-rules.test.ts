import { describe, expect, it } from "vitest";
import { ask, withDeployments } from "../../harness/ask.ts";

async function answer(
  resource_spec: object,
  options: { strict?: boolean; cpuLimit?: number } = {},
) {
  await using emulator = await withDeployments(options);
  const body = { source_config: { resource_spec } };
  const patched = await ask(emulator.at(emulator.docker), "PATCH", { body });
  const created = await ask(`${emulator.url}/v2/deployments`, "POST", {
    body: {
      ...{ name: "new", source: "external_docker", secrets: [], ...body },
      source_revision_config: { image_uri: "registry.example/new:1" },
    },
  });
  expect(created.status).toBe(patched.status === 200 ? 201 : patched.status);
  return patched;
}

describe("checkSpec", () => {
  it.each(["orchestrator_cpu", "executor_cpu_limit"])("refuses a part of %s", async (field) => {
    const loc = ["body", "source_config", "resource_spec", field];
    expect(await answer({ [field]: 0.5 })).toMatchObject({
      status: 422,
      json: { detail: [{ loc }] },
    });
  });

  it.each(["cpu", "cpu_limit", "queue_cpu", "queue_cpu_limit"])(
    "refuses a fraction of %s only when strict",
    async (field) => {
      expect(await answer({ [field]: 0.5 })).toMatchObject({ status: 200 });
      expect(await answer({ [field]: 2, db_cpu: 0.5 }, { strict: true })).toMatchObject({
        status: 200,
      });
      expect(await answer({ [field]: 0.5 }, { strict: true })).toMatchObject({
        status: 422,
        json: { detail: [{ loc: expect.arrayContaining([field]), type: "int_from_float" }] },
      });
    },
  );

  it("refuses a cpu above cpuLimit", async () => {
    const problem = {
      loc: ["body", "source_config", "resource_spec", "cpu"],
      type: "less_than_equal",
    };
    expect(await answer({ cpu: 5 }, { cpuLimit: 4 })).toMatchObject({
      status: 422,
      json: { detail: [problem] },
    });
    expect(await answer({ cpu: 4 }, { cpuLimit: 4 })).toMatchObject({ status: 200 });
  });
});
