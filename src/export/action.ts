import { ExportInputs } from "./inputs.ts";
import { outputs } from "./outputs.ts";

/** What `action.yml` says of this action. */
export const action = {
  name: "Bulk trace export",
  description:
    "Export traces as Parquet files to a bucket and wait until the export is complete or has failed.",
  branding: { icon: "upload-cloud", color: "blue" },
  inputs: ExportInputs,
  outputs,
};
