import { serverFrom } from "../../inputs/connection.ts";
import { githubInputsIn } from "../../inputs/github.ts";
import { withProgressLog } from "../../report/log/progress-log.ts";
import { notifyGithub, notifyGithubOfRejection } from "../../runner/github/asked.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { workflowRun } from "./context.ts";
import { DeployInputs, outputs } from "./inputs.ts";

/** What `action.yml` says of this action, and what it does. */
export const action = {
  name: "Deploy agent server",
  description: "Deploy an agent server and wait until the new revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: DeployInputs,
  outputs,
  rejected: ({ texts, shell, result }) =>
    notifyGithubOfRejection(githubInputsIn(texts), texts, shell, result),
  start: (inputs, shell) =>
    notifyGithub(inputs, inputs, shell, async (report, onStart) => {
      // Loaded only now: invalid inputs end before, and need nothing of it.
      const [{ connect }, { deploy }] = await Promise.all([
        import("../../service/client/connect.ts"),
        import("./start.ts"),
      ]);
      const { signal } = shell;
      const connection = connect(serverFrom("control plane", inputs), shell);
      const isPublic = async () => (await import("../../runner/github/event.ts")).isPublicRun();
      const world = withProgressLog({ ...connection, signal, report, isPublic, onStart });
      return deploy(inputs, world, workflowRun());
    }),
} satisfies Manifest & Action<typeof DeployInputs>;
