import { FIRST_PATHS } from "../../service/client/prefetch.ts";
import { startStep } from "../../step/start-step.ts";
import type { ExportInputs } from "./inputs.ts";
import type { ExportContext } from "./step.ts";

/** Runs one operation on bulk exports. Throws only if there is a bug. */
export const exportTraces = (inputs: ExportInputs, ctx: ExportContext) =>
  startStep(ctx, { timeout: inputs.timeout, first: firstPath(inputs) }, async (asked) =>
    (await import("./export.ts")).exportTraces(inputs, asked),
  );

/** The first read of an operation; undefined if it does not begin with a read. */
function firstPath({ operation, export_id = "" }: ExportInputs) {
  if (operation === "list") return FIRST_PATHS.exports();
  return operation === "watch" ? FIRST_PATHS.export(export_id) : undefined;
}
