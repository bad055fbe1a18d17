import type { Action, Manifest } from "../../runner/runner.ts";
import { PREFETCH_PATHS } from "../../service/client/prefetch-paths.ts";
import { DeleteInputs, outputs } from "./inputs.ts";

const prefetchPath = ({ deployment_id: id, deployment_name }: DeleteInputs) =>
  id === undefined
    ? PREFETCH_PATHS.deploymentsByName(deployment_name)
    : PREFETCH_PATHS.deployment(id);

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
    const { result, isGoneOrBeingDeleted } = await startStep(
      inputs,
      ctx,
      prefetchPath(inputs),
      async (stepCtx) => (await import("./delete.ts")).runDelete(inputs, stepCtx),
    );
    if (isGoneOrBeingDeleted && !inputs.dry_run)
      await (await runtime.notifier(inputs))?.reportRemoval(result);
    return result;
  },
} satisfies Manifest & Action<typeof DeleteInputs>;
