import { serverFrom } from "../../inputs/connection.ts";
import { githubInputsIn } from "../../inputs/github.ts";
import { withProgressLog } from "../../report/log/progress-log.ts";
import { notifyGithub, notifyGithubOfRejection } from "../../runner/github/asked.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { workflowRun } from "../deploy/context.ts";
import { CreateInputs, outputs } from "./inputs.ts";

/** What `action.yml` says of this action, and what it does. */
export const action = {
  name: "Create agent server deployment",
  description:
    "Create a deployment of an agent server and wait until its first revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: CreateInputs,
  outputs,
  rejected: ({ texts, shell, result }) =>
    notifyGithubOfRejection(githubInputsIn(texts), { deployment_name: texts.name }, shell, result),
  start: (inputs, shell) =>
    notifyGithub(inputs, { deployment_name: inputs.name }, shell, async (report, onStart) => {
      // Loaded only now: invalid inputs end before, and need nothing of it.
      const [{ connect }, { create }] = await Promise.all([
        import("../../service/client/connect.ts"),
        import("./create.ts"),
      ]);
      const { signal } = shell;
      const connection = connect(serverFrom("control plane", inputs), shell);
      const isPublic = async () => (await import("../../runner/github/event.ts")).isPublicRun();
      const world = withProgressLog({ ...connection, signal, report, isPublic, onStart });
      return create(inputs, world, async (creation, deployment_id) => {
        const [{ deployAndWait }, { changeFrom }] = await Promise.all([
          import("../deploy/deploy.ts"),
          import("./existing.ts"),
        ]);
        const asked = changeFrom(inputs, deployment_id);
        return (await deployAndWait({ ...creation, inputs: asked, run: workflowRun() })).end;
      });
    }),
} satisfies Manifest & Action<typeof CreateInputs>;
