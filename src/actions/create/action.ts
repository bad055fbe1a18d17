import { serverFrom } from "../../inputs/connection.ts";
import { githubInputsIn } from "../../inputs/github.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { withProgressLog } from "../../step/progress-log.ts";
import { workflowRun } from "../deploy/context.ts";
import { CreateInputs, outputs } from "./inputs.ts";

export const action = {
  name: "Create agent server deployment",
  description:
    "Create a deployment of an agent server and wait until its first revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: CreateInputs,
  outputs,
  notificationInputs: (texts) => ({ ...githubInputsIn(texts), deployment_name: texts.name }),
  async start(inputs, runtime) {
    // Loaded lazily: invalid inputs end the step before it is needed.
    const [{ connect }, { create }, github] = await Promise.all([
      import("../../service/client/connect.ts"),
      import("./create.ts"),
      runtime.notifier({ ...inputs, deployment_name: inputs.name }),
    ]);
    const connection = connect(serverFrom("control plane", inputs), runtime);
    const isPublic = async () => (await import("../../runner/github/event.ts")).isPublicRun();
    const onStart = (headline: string) => github?.start(headline);
    const ctx = { ...connection, signal: runtime.signal, report: runtime, isPublic, onStart };
    const result = await create(inputs, withProgressLog(ctx), workflowRun());
    await github?.end(result);
    return result;
  },
} satisfies Manifest & Action<typeof CreateInputs>;
