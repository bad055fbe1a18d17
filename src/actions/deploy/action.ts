import { parseGithubInputs } from "../../inputs/github.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { PREFETCH_PATHS } from "../../service/client/prefetch-paths.ts";
import { readWorkflowRun } from "./context.ts";
import { DeployInputs, outputs } from "./inputs.ts";

/** The path of the first read; undefined if it looks up `image_from`. */
export function prefetchPath(inputs: DeployInputs) {
  const { deployment_id: id, deployment_name: name = "", image_from } = inputs;
  if (id === undefined) return PREFETCH_PATHS.deploymentsByName(name);
  return image_from === undefined ? PREFETCH_PATHS.deployment(id) : undefined;
}

export const action = {
  name: "Deploy agent server",
  description: "Deploy an agent server and wait until the new revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: DeployInputs,
  outputs,
  notificationInputs(texts) {
    const { deployment_name, deployment_id } = texts;
    return { ...parseGithubInputs(texts), deployment_name, deployment_id };
  },
  async start(inputs, runtime) {
    // Imported here, because a step with invalid inputs does not need this code.
    const [{ connectStep, startStep }, github] = await Promise.all([
      import("../../step/start-step.ts"),
      runtime.notifier(inputs),
    ]);
    const isPublic = async () => (await import("../../runner/github/event.ts")).isPublicRun();
    const onStart = (headline: string) => github?.start(headline);
    const ctx = { ...connectStep("control plane", inputs, runtime), isPublic, onStart };
    const result = await startStep(inputs, ctx, prefetchPath(inputs), async (stepCtx) =>
      (await import("./deploy.ts")).runDeploy(inputs, stepCtx, readWorkflowRun()),
    );
    await github?.end(result);
    return result;
  },
} satisfies Manifest & Action<typeof DeployInputs>;
