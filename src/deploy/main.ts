import { serverFrom } from "../inputs/connection.ts";
import { tellGithub } from "../runner/github.ts";
import { run } from "../runner/run.ts";
import { DeployInputs } from "./inputs.ts";

const { GITHUB_RUN_ID = "", GITHUB_SHA = "", GITHUB_RUN_ATTEMPT = "1", GITHUB_WORKSPACE = process.cwd() } = process.env;
const workflowRun = {
  marks: [GITHUB_RUN_ID, GITHUB_SHA, GITHUB_SHA.slice(0, 7)],
  attempt: Number(GITHUB_RUN_ATTEMPT),
  workspace: GITHUB_WORKSPACE,
};

void run({
  inputs: DeployInputs,
  start: (inputs, shell) =>
    tellGithub({ ...inputs, subject: inputs.deployment_id }, shell, async (report, onStart) => {
      // Nothing that a refused input does not need is loaded for it.
      const [{ connect }, { deploy }] = await Promise.all([import("../client/connect.ts"), import("./deploy.ts")]);
      const world = { ...connect(serverFrom(inputs), shell.debug), signal: shell.signal, report, onStart };
      return deploy(inputs, world, workflowRun);
    }),
});
