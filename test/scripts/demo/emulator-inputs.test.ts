import { join } from "node:path";
import { expect, it } from "vitest";
import { parseStep } from "../../../scripts/demo/command-line.ts";
import { emulatorInputs } from "../../../scripts/demo/emulator-inputs.ts";
import { startServices } from "../../../scripts/demo/services.ts";
import { stagesOf } from "../../harness/runner/in-process.ts";
import { runAction } from "../../harness/runner/runner.ts";
import type { ActionName } from "../../scenarios/scenario.ts";

it.each<[ActionName, ...string[]]>([
  ["create", "name=new", "source=external_docker", "image_uri=registry.example/agent:1"],
  ["delete", "deployment_name=old"],
  ["deploy", "deployment_name=production", "image_from=staging", "dry_run=true"],
  ["deploy", "deployment_name=old", "bearer_token=own-token-1", "image_uri=a.example/b:1"],
  ["deploy", "deployment_name=old", "repo_ref=refs/tags/v1"],
  ["export", "operation=create_destination"],
  ["export", "start_time=2026-03-01T00:00:00Z", "end_time=2026-03-01T06:00:00Z"],
  ["usage", "last=7d"],
])(
  "a step of %s succeeds on the emulator that npm run step prepares for %s",
  async (actionName, ...args) => {
    const step = parseStep([actionName, ...args], {});
    if (typeof step === "string") return expect.fail(step);
    let now = Date.now();
    await using services = await startServices({
      clock: { now: () => now },
      onRequest: () => {
        now += 1_000;
      },
      api_keys: ["demo-key-of-the-emulator"],
      bearer_tokens: ["own-token-1"],
    });
    const inputs = { ...(await emulatorInputs(services, step)), ...step.inputs };
    const action = join(step.folder, "action.yml");
    expect(await runAction({ action, inputs, inProcess: stagesOf(actionName) })).toMatchObject({
      exitCode: 0,
    });
  },
);
