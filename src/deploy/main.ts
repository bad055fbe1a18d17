import { serverFrom } from "../inputs/connection.ts";
import { isPublicRun } from "../runner/github/event.ts";
import { notifyGithub } from "../runner/github/notify.ts";
import { run } from "../runner/run.ts";
import { DeployInputs } from "./inputs.ts";
import { workflowRun } from "./step.ts";

void run({
  inputs: DeployInputs,
  start: (inputs, shell) => {
    const subject = inputs.deployment_name ?? inputs.deployment_id ?? "";
    return notifyGithub({ ...inputs, subject }, shell, async (report, onStart) => {
      // Loaded only now: invalid inputs end before, and need nothing of it.
      const [{ connect }, { deploy }, isPublic] = await Promise.all([
        import("../client/connect.ts"),
        import("./deploy.ts"),
        isPublicRun(),
      ]);
      const { signal } = shell;
      const world = { ...connect(serverFrom(inputs)), signal, report, isPublic, onStart };
      return deploy(inputs, world, workflowRun());
    });
  },
});
