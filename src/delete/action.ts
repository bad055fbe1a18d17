import { DeleteInputs } from "./inputs.ts";
import { outputs } from "./outputs.ts";

/** What `action.yml` says of this action. */
export const action = {
  name: "Delete agent server deployment",
  description:
    "Delete the deployment of exactly this name, such as the preview of a pull request, and wait until it is gone.",
  branding: { icon: "trash-2", color: "blue" },
  inputs: DeleteInputs,
  outputs,
};
