import { UsageInputs } from "./inputs.ts";
import { outputs } from "./outputs.ts";

/** The content of this action's `action.yml`. */
export const action = {
  name: "Billable usage report",
  description:
    "Report billable usage as JSON and CSV, compare it with the period before, and fail when it is over budget.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: UsageInputs,
  outputs,
};
