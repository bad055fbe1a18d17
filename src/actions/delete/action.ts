import { serverFrom } from "../../inputs/connection.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { withProgressLog } from "../../step/progress-log.ts";
import { DeleteInputs, outputs } from "./inputs.ts";

export const action = {
  name: "Delete agent server deployment",
  description:
    "Delete the deployment of exactly this name, such as the preview of a pull request, and wait until it is gone.",
  branding: { icon: "trash-2", color: "blue" },
  inputs: DeleteInputs,
  outputs,
  async start(inputs, runtime) {
    // Loaded lazily: invalid inputs end the step before it is needed.
    const [{ connect }, { deleteByName }] = await Promise.all([
      import("../../service/client/connect.ts"),
      import("./start.ts"),
    ]);
    const connection = connect(serverFrom("control plane", inputs), runtime);
    const ctx = withProgressLog({ ...connection, signal: runtime.signal, report: runtime });
    const { result, hasBegun } = await deleteByName(inputs, ctx);
    if (hasBegun) await (await runtime.notifier(inputs))?.removed(result);
    return result;
  },
} satisfies Manifest & Action<typeof DeleteInputs>;
