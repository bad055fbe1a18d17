import { expect, it } from "vitest";
import * as z from "zod";
import { sendRequest } from "../../harness/http-request.ts";
import { withDeployments } from "../../harness/manual-emulator.ts";

const STRICT_OPTIONS = { strict: true };

/** Whether /openapi.json permits the spec. */
async function isDescribed(url: string, spec: object): Promise<boolean> {
  const text = (await sendRequest(`${url}/openapi.json`)).text;
  const { schemas } = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")).components;
  return z.fromJSONSchema({ ...schemas.ResourceSpec, $defs: schemas }).safeParse(spec).success;
}

it.each<[spec: object, options: object, refusal: string]>([
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
  [{ cpu: 4 }, { cpuLimit: 4 }, ""],
  [{ cpu: 5 }, { cpuLimit: 4 }, "less_than_equal"],
])(
  "a spec %j, with the options %j, is refused for %j or accepted, as /openapi.json says",
  async (resource_spec, options, refusal) => {
    await using emulator = await withDeployments(options);
    const body = { source_config: { resource_spec } };
    const { status, text } = await sendRequest(emulator.at(emulator.docker), "PATCH", { body });
    expect(status).toBe(refusal === "" ? 200 : 422);
    expect(text).toContain(refusal);
    if (Object.keys(options).length === 0)
      expect(await isDescribed(emulator.url, resource_spec)).toBe(status === 200);
  },
);
