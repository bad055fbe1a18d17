import { DeployInputs } from "./inputs.ts";
import { outputs } from "./outputs.ts";

/** What `action.yml` says of this action. */
export const action = {
  name: "Deploy agent server",
  description: "Deploy an agent server and wait until the new revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: DeployInputs,
  outputs,
};
