import { serverFrom } from "../inputs/connection.ts";
import { notifyGithub } from "../runner/github/notify.ts";
import { run } from "../runner/run.ts";
import { DeployInputs } from "./inputs.ts";

const {
  GITHUB_RUN_ID = "",
  GITHUB_RUN_ATTEMPT = "1",
  GITHUB_WORKSPACE = process.cwd(),
} = process.env;
const workflowRun = {
  marks: [GITHUB_RUN_ID],
  attempt: Number(GITHUB_RUN_ATTEMPT),
  workspace: GITHUB_WORKSPACE,
};

void run({
  inputs: DeployInputs,
  start: (inputs, shell) => {
    const subject = inputs.deployment_name ?? inputs.deployment_id ?? "";
    return notifyGithub({ ...inputs, subject }, shell, async (report, onStart) => {
      // Loaded only now: invalid inputs end before, and need nothing of it.
      const [{ connect }, { deploy }] = await Promise.all([
        import("../client/connect.ts"),
        import("./deploy.ts"),
      ]);
      const world = { ...connect(serverFrom(inputs)), signal: shell.signal, report, onStart };
      return deploy(inputs, world, workflowRun);
    });
  },
});
