import { narrated } from "../action/log/narrated.ts";
import { serverFrom } from "../inputs/connection.ts";
import { githubInputsIn } from "../inputs/github.ts";
import { isPublicRun } from "../runner/github/event.ts";
import { notifyGithub, notifyGithubOfRejection } from "../runner/github/notify.ts";
import { run } from "../runner/run.ts";
import { workflowRun } from "./context.ts";
import { DeployInputs } from "./inputs.ts";

void run({
  inputs: DeployInputs,
  rejected: ({ texts, shell, result }) =>
    notifyGithubOfRejection(githubInputsIn(texts), texts, shell, result),
  start: (inputs, shell) => {
    return notifyGithub(inputs, inputs, shell, async (report, onStart) => {
      // Loaded only now: invalid inputs end before, and need nothing of it.
      const [{ connect }, { deploy }, isPublic] = await Promise.all([
        import("../client/connect.ts"),
        import("./deploy.ts"),
        isPublicRun(),
      ]);
      const { signal } = shell;
      const connection = connect(serverFrom("control plane", inputs));
      const world = narrated({ ...connection, signal, report, isPublic, onStart });
      return deploy(inputs, world, workflowRun());
    });
  },
});
