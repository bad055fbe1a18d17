import { DEPLOYMENT_PATH } from "../contract/deployment-path.ts";
import { serverFrom } from "../inputs/connection.ts";
import { tellGithub } from "../runner/github/notify.ts";
import { run } from "../runner/run.ts";
import { DeployInputs } from "./inputs.ts";

const {
  GITHUB_RUN_ID = "",
  GITHUB_SHA = "",
  GITHUB_RUN_ATTEMPT = "1",
  GITHUB_WORKSPACE = process.cwd(),
} = process.env;
const workflowRun = {
  marks: [GITHUB_RUN_ID, GITHUB_SHA, GITHUB_SHA.slice(0, 7)],
  attempt: Number(GITHUB_RUN_ATTEMPT),
  workspace: GITHUB_WORKSPACE,
};

void run({
  inputs: DeployInputs,
  start: (inputs, shell) =>
    tellGithub({ ...inputs, subject: inputs.deployment_id }, shell, async (report, onStart) => {
      // Nothing that a refused input does not need is loaded for it; the rest while the first answer is on its way.
      const [{ connect }, { sendAhead }] = await Promise.all([
        import("../client/connect.ts"),
        import("../client/ahead.ts"),
      ]);
      const world = {
        ...connect(serverFrom(inputs), shell.debug),
        signal: shell.signal,
        report,
        onStart,
      };
      await sendAhead(world.server, DEPLOYMENT_PATH, inputs, shell.signal);
      const { deploy } = await import("./deploy.ts");
      return deploy(inputs, world, workflowRun);
    }),
});
