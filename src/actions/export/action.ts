import { serverFrom } from "../../inputs/connection.ts";
import type { Action, Manifest } from "../../runner/runner.ts";
import { withProgressLog } from "../../step/progress-log.ts";
import { ExportInputs, outputs } from "./inputs.ts";

export const action = {
  name: "Bulk trace export",
  description:
    "Export traces as Parquet files to a bucket and wait until the export is complete or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: ExportInputs,
  outputs,
  async start(inputs, runtime) {
    // Loaded lazily: invalid inputs end the step before it is needed.
    const [{ connect }, { exportTraces }] = await Promise.all([
      import("../../service/client/connect.ts"),
      import("./start.ts"),
    ]);
    const { signal, saveState } = runtime;
    const connection = connect(serverFrom("platform API", inputs), runtime);
    return exportTraces(
      inputs,
      withProgressLog({ ...connection, signal, report: runtime, saveState }),
    );
  },
} satisfies Manifest & Action<typeof ExportInputs>;
