import { parseGithubInputs } from "../../inputs/github.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { PREFETCH_PATHS } from "../../service/client/prefetch-paths.ts";
import { readWorkflowRun } from "../deploy/context.ts";
import { CreateInputs, findMissingInputs, outputs } from "./inputs.ts";

/** Path of the first read, the list by name; none if `if_exists` is `fail` and nothing is sent. */
function prefetchPath(inputs: CreateInputs) {
  const isSent = !inputs.dry_run && findMissingInputs(inputs).length === 0;
  return isSent || inputs.if_exists !== "fail"
    ? PREFETCH_PATHS.deploymentsByName(inputs.name)
    : undefined;
}

export const action = {
  name: "Create agent server deployment",
  description:
    "Create a deployment of an agent server and wait until its first revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: CreateInputs,
  outputs,
  notificationInputs: (texts) => ({ ...parseGithubInputs(texts), deployment_name: texts.name }),
  async start(inputs, runtime) {
    // Loaded lazily, because invalid inputs end the step earlier.
    const [{ connectStep, startStep }, github] = await Promise.all([
      import("../../step/start-step.ts"),
      runtime.notifier({ ...inputs, deployment_name: inputs.name }),
    ]);
    const isPublic = async () => (await import("../../runner/github/event.ts")).isPublicRun();
    const onStart = (headline: string) => github?.start(headline);
    const ctx = { ...connectStep("control plane", inputs, runtime), isPublic, onStart };
    const result = await startStep(inputs, ctx, prefetchPath(inputs), async (stepCtx) =>
      (await import("./create.ts")).runCreate(inputs, stepCtx, readWorkflowRun()),
    );
    await github?.end(result);
    return result;
  },
} satisfies Manifest & Action<typeof CreateInputs>;
