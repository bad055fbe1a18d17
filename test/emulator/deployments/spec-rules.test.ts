import { describe, expect, it } from "vitest";
import { ask, withDeployments } from "../../harness/ask.ts";

const mount = (name: string) => ({ name, mountPath: "/data" });
const container = (members: object) => ({ name: "proxy", image: "proxy:1", ...members });
const volumes = [{ name: "data", emptyDir: {} }];

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

describe("refusalOfSpec", () => {
  it.each([
    ["two volumes of one name", { volumes: [...volumes, ...volumes] }, ["volumes", 1, "name"]],
    ["a mount of no volume", { volume_mounts: [mount("data")] }, ["volume_mounts", 0, "name"]],
    [
      "a mount of no volume in an init container",
      { volumes, init_containers: [container({ volumeMounts: [mount("data"), mount("other")] })] },
      ["init_containers", 0, "volumeMounts", 1, "name"],
    ],
    [
      "a mount of no volume in a sidecar",
      { sidecars: [container({ volumeMounts: [mount("data")] })] },
      ["sidecars", 0, "volumeMounts", 0, "name"],
    ],
    [
      "an init container that is restarted when it fails",
      { init_containers: [container({ restartPolicy: "OnFailure" })] },
      ["init_containers", 0, "restartPolicy"],
    ],
    ["a part of an orchestrator's CPU", { orchestrator_cpu: 0.5 }, ["orchestrator_cpu"]],
    ["a part of an executor's CPU limit", { executor_cpu_limit: 1.5 }, ["executor_cpu_limit"]],
  ])("refuses %s with its path", async (_, spec, path) => {
    expect(await answer(spec)).toMatchObject({
      status: 422,
      json: { detail: [{ loc: ["body", "source_config", "resource_spec", ...path] }] },
    });
  });

  it("accepts mounted volumes, native sidecars and sidecars that restart", async () => {
    const native = container({ restartPolicy: "Always", volumeMounts: [mount("data")] });
    const sidecar = container({ name: "other", restartPolicy: "OnFailure" });
    const spec = { volumes, volume_mounts: [mount("data")] };
    expect(await answer({ ...spec, init_containers: [native], sidecars: [sidecar] })).toMatchObject(
      { status: 200 },
    );
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
