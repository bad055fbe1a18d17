import type { Action, Manifest } from "../../runner/runner.ts";
import { PREFETCH_PATHS } from "../../service/client/prefetch-paths.ts";
import type { Step } from "../../step/start-step.ts";
import type { StepContext } from "../../step/step-context.ts";
import { DeleteInputs, type Output, outputs } from "./inputs.ts";

export const deleteStep = {
  prefetchPath: ({ deployment_id: id, deployment_name }) =>
    id === undefined
      ? PREFETCH_PATHS.deploymentsByName(deployment_name)
      : PREFETCH_PATHS.deployment(id),
  run: async (inputs, ctx) => (await import("./delete.ts")).deleteOnce(inputs, ctx),
} satisfies Step<DeleteInputs, StepContext<Output>, unknown>;

export const action = {
  name: "Delete agent server deployment",
  description:
    "Delete the deployment of exactly this name, such as the preview of a pull request, and wait until it is gone.",
  branding: { icon: "trash-2", color: "blue" },
  inputs: DeleteInputs,
  outputs,
  async start(inputs, runtime) {
    // Loaded lazily, because invalid inputs end the step earlier.
    const { connectStep, startStep } = await import("../../step/start-step.ts");
    const ctx = connectStep("control plane", inputs, runtime);
    const { result, hasBegun } = await startStep(deleteStep, inputs, ctx);
    if (hasBegun) await (await runtime.notifier(inputs))?.reportRemoval(result);
    return result;
  },
} satisfies Manifest & Action<typeof DeleteInputs>;
