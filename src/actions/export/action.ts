import type { Action, Manifest } from "../../runner/runner.ts";
import { PREFETCH_PATHS } from "../../service/client/prefetch-paths.ts";
import { ExportInputs, outputs } from "./inputs.ts";

function prefetchPath({ operation, export_id = "" }: ExportInputs) {
  if (operation === "list") return PREFETCH_PATHS.exports();
  return operation === "watch" ? PREFETCH_PATHS.export(export_id) : undefined;
}

export const action = {
  name: "Bulk trace export",
  description:
    "Export traces as Parquet files to a bucket and wait until the export is complete or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: ExportInputs,
  outputs,
  async start(inputs, runtime) {
    // Loaded lazily, because invalid inputs end the step earlier.
    const { connectStep, startStep } = await import("../../step/start-step.ts");
    const ctx = connectStep("platform API", inputs, runtime);
    return startStep(inputs, ctx, prefetchPath(inputs), async (stepCtx) =>
      (await import("./export.ts")).runExport(inputs, stepCtx),
    );
  },
} satisfies Manifest & Action<typeof ExportInputs>;
