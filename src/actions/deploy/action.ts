import { serverFrom } from "../../inputs/connection.ts";
import { githubInputsIn } from "../../inputs/github.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { withProgressLog } from "../../step/progress-log.ts";
import { workflowRun } from "./context.ts";
import { DeployInputs, outputs } from "./inputs.ts";

export const action = {
  name: "Deploy agent server",
  description: "Deploy an agent server and wait until the new revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: DeployInputs,
  outputs,
  notificationInputs(texts) {
    const { deployment_name, deployment_id } = texts;
    return { ...githubInputsIn(texts), deployment_name, deployment_id };
  },
  async start(inputs, runtime) {
    // Loaded lazily: invalid inputs end the step before it is needed.
    const [{ connect }, { deploy }, github] = await Promise.all([
      import("../../service/client/connect.ts"),
      import("./start.ts"),
      runtime.notifier(inputs),
    ]);
    const connection = connect(serverFrom("control plane", inputs), runtime);
    const isPublic = async () => (await import("../../runner/github/event.ts")).isPublicRun();
    const onStart = (headline: string) => github?.start(headline);
    const ctx = { ...connection, signal: runtime.signal, report: runtime, isPublic, onStart };
    const result = await deploy(inputs, withProgressLog(ctx), workflowRun());
    await github?.end(result);
    return result;
  },
} satisfies Manifest & Action<typeof DeployInputs>;
