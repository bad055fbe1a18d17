import { opening } from "../../report/opening.ts";
import { FIRST } from "../../service/client/ahead.ts";
import type { ExportInputs } from "./inputs.ts";
import type { ExportWorld } from "./step.ts";

/** Runs one operation on bulk exports. The end is data; only a bug of ours is thrown. */
export const exportTraces = (inputs: ExportInputs, world: ExportWorld) =>
  opening(world, { timeout: inputs.timeout, first: firstPath(inputs) }, async (asked) =>
    (await import("./export.ts")).exportTraces(inputs, asked),
  );

/** What an operation reads first; undefined if it does not begin with a read. */
function firstPath({ operation, export_id = "" }: ExportInputs) {
  if (operation === "list") return FIRST.exports();
  return operation === "watch" ? FIRST.export(export_id) : undefined;
}
