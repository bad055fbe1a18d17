import { sendAhead } from "../../service/client/connect.ts";
import type { ExportInputs } from "./inputs.ts";
import type { ExportWorld } from "./step.ts";

/** Runs one operation on bulk exports. The end is data; only a bug of ours is thrown. */
export async function exportTraces(inputs: ExportInputs, world: ExportWorld) {
  const path = firstPath(inputs);
  const asked = path === undefined ? world : await sendAhead(world, path);
  // Loaded while the answer is on its way.
  return (await import("./export.ts")).exportTraces(inputs, asked);
}

/** What an operation reads first; undefined if it does not begin with a read. */
function firstPath({ operation, export_id }: ExportInputs) {
  if (operation === "list") return "/api/v1/bulk-exports";
  return operation === "watch" ? `/api/v1/bulk-exports/${export_id}` : undefined;
}
