import { serverFrom } from "../../inputs/connection.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { withProgressLog } from "../../step/progress-log.ts";
import { outputs, UsageInputs } from "./inputs.ts";

export const action = {
  name: "Billable usage report",
  description:
    "Report billable usage as JSON and CSV, compare it with the period before, and fail when it is over budget.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: UsageInputs,
  outputs,
  cancelled: "error",
  async start(inputs, runtime) {
    // Loaded lazily: invalid inputs end the step before it is needed.
    const [{ connect }, { usage }] = await Promise.all([
      import("../../service/client/connect.ts"),
      import("./start.ts"),
    ]);
    const connection = connect(serverFrom("platform API", inputs), runtime);
    const ctx = withProgressLog({ ...connection, signal: runtime.signal, report: runtime });
    return usage(inputs, ctx, ctx.clock.utcMs());
  },
} satisfies Manifest & Action<typeof UsageInputs>;
