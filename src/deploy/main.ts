import { systemClock } from "../client/clock.ts";
import { createDispatcher } from "../client/http.ts";
import { serverFrom } from "../inputs/connection.ts";
import { run } from "../runner/run.ts";
import { deploy } from "./deploy.ts";
import { DeployInputs } from "./inputs.ts";

const { GITHUB_RUN_ID = "", GITHUB_SHA = "", GITHUB_RUN_ATTEMPT = "1", GITHUB_WORKSPACE = process.cwd() } = process.env;
const workflowRun = {
  marks: [GITHUB_RUN_ID, GITHUB_SHA, GITHUB_SHA.slice(0, 7)],
  attempt: Number(GITHUB_RUN_ATTEMPT),
  workspace: GITHUB_WORKSPACE,
};

await run({
  inputs: DeployInputs,
  start: (inputs, shell) =>
    deploy(
      inputs,
      {
        server: { ...serverFrom(inputs), dispatcher: createDispatcher() },
        clock: systemClock,
        signal: shell.signal,
        report: shell,
      },
      workflowRun,
    ),
});
