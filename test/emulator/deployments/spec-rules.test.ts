import { expect, it } from "vitest";
import * as z from "zod";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";

const STRICT_OPTIONS = { strict: true };
const CONTAINER = { name: "a", image: "b" };
const VARIABLE = { name: "A", valueFrom: {} };
const VOLUME = { name: "data" };
const MOUNT = { name: "data", mountPath: "/d" };
const MOUNTER = { ...CONTAINER, volumeMounts: [MOUNT] };

/** Sends a change of the spec. */
const sendSpec = (
  { at, docker }: Awaited<ReturnType<typeof withDeployments>>,
  resource_spec: object,
) => sendRequest(at(docker), "PATCH", { body: { source_config: { resource_spec } } });

/** Whether /openapi.json permits the spec. */
async function isDescribed(url: string, spec: object): Promise<boolean> {
  const text = (await sendRequest(`${url}/openapi.json`)).text;
  const { schemas } = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")).components;
  return z.fromJSONSchema({ ...schemas.ResourceSpec, $defs: schemas }).safeParse(spec).success;
}

it.each<[spec: object, options: object, refusal: string]>([
  [{ cpu: null }, {}, ""],
  [{ cpu: "1" }, {}, '"cpu"'],
  [{ cpu: -1 }, {}, '"cpu"'],
  [{ memory_mb: 1.5 }, {}, "memory_mb"],
  [{ labels: { a: 1 } }, {}, "labels"],
  [{ image_pull_secrets: ["a"] }, {}, "image_pull_secrets"],
  [{ sidecars: [{ name: "a" }] }, {}, "image"],
  [{ sidecars: [{ name: "x".repeat(64), image: "b" }] }, {}, "must be a DNS label"],
  [{ sidecars: [{ ...CONTAINER, env: [{ name: "1A" }] }] }, {}, "must be a C identifier"],
  [{ sidecars: [{ ...CONTAINER, env: [{ ...VARIABLE, value: "" }] }] }, {}, ""],
  [{ sidecars: [{ ...CONTAINER, restartPolicy: "OnFailure" }] }, {}, ""],
  [{ volumes: [VOLUME], volume_mounts: [MOUNT] }, {}, ""],
  [{ orchestrator_cpu: 0.5 }, {}, "orchestrator_cpu"],
  [{ executor_cpu_limit: 0.5 }, {}, "executor_cpu_limit"],
  [{ cpu: 0.5, cpu_limit: 0.5, queue_cpu: 0.5, queue_cpu_limit: 0.5 }, {}, ""],
  [{ cpu: 2, db_cpu: 0.5 }, STRICT_OPTIONS, ""],
  [{ redis_cpu: 0.5, redis_cpu_limit: 1, redis_memory_limit_mb: 512 }, {}, ""],
  [{ redis_cpu: -1 }, {}, "redis_cpu"],
  [{ redis_cpu: 1 }, STRICT_OPTIONS, "extra_forbidden"],
  [{ gpu: 1 }, {}, "extra_forbidden"],
  [{ volumes: [{ name: "cache", hostPath: {} }] }, {}, "extra_forbidden"],
  [{ cpu: 0.5 }, STRICT_OPTIONS, "int_from_float"],
  [{ queue_cpu_limit: 0.5 }, STRICT_OPTIONS, "int_from_float"],
  [{ cpu: 4 }, { maxCpu: 4 }, ""],
  [{ cpu: 5 }, { maxCpu: 4 }, "less_than_equal"],
])(
  "a spec %j, with the options %j, is refused with %j (empty: accepted); if there are no options, /openapi.json agrees",
  async (resource_spec, options, refusal) => {
    await using emulator = await withDeployments(options);
    const { status, text } = await sendSpec(emulator, resource_spec);
    expect(status).toBe(refusal === "" ? 200 : 422);
    expect(text).toContain(refusal);
    // /openapi.json does not depend on the options.
    if (Object.keys(options).length === 0)
      expect(await isDescribed(emulator.url, resource_spec)).toBe(status === 200);
  },
);

it.each<[spec: object, refusal: string]>([
  [
    { sidecars: [{ ...CONTAINER, env: [{ ...VARIABLE, value: "b" }] }] },
    "beside a non-empty value",
  ],
  [{ init_containers: [{ ...CONTAINER, restartPolicy: "OnFailure" }] }, "only for sidecars"],
  [{ volumes: [VOLUME, VOLUME] }, "volumes[1].name repeats that of another volume"],
  [{ volume_mounts: [MOUNT] }, "volume_mounts[0].name names no volume"],
  [{ sidecars: [MOUNTER] }, "sidecars[0].volumeMounts[0].name names no volume"],
  [{ init_containers: [MOUNTER] }, "init_containers[0].volumeMounts[0].name names no volume"],
])("a spec %j breaks a rule between its members: %j", async (resource_spec, refusal) => {
  await using emulator = await withDeployments();
  const { status, json } = await sendSpec(emulator, resource_spec);
  const problem = expect.objectContaining({ msg: expect.stringContaining(refusal) });
  expect([status, json]).toEqual([422, { detail: [problem] }]);
});
