import { CreateInputs } from "./inputs.ts";
import { outputs } from "./outputs.ts";

/** What `action.yml` says of this action. */
export const action = {
  name: "Create agent server deployment",
  description:
    "Create a deployment of an agent server and wait until its first revision is live or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: CreateInputs,
  outputs,
};
