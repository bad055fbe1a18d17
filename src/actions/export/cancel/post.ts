import type { PostAction } from "../../../runner/runner.ts";
import { withDeadline } from "../../../service/client/client-context.ts";
import { withTimeout } from "../../../service/client/http/http.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { call } from "../../../service/client/requests.ts";
import {
  getExport,
  isSchedule,
  statusLabel,
} from "../../../service/contract/exports/bulk-export.ts";
import { creationSent, exportId, skipPostStep } from "../../../step/saved-state.ts";
import { connectStep } from "../../../step/start-step.ts";
import type { StepContext } from "../../../step/step-context.ts";
import { ExportInputs } from "../inputs.ts";
import { cancelAndRead } from "./cancel.ts";

/** The post step: cancels the export of a cancelled or killed step, if the input asks for it. */
export const post: PostAction<typeof ExportInputs> = {
  inputs: ExportInputs,
  async start(inputs, runtime) {
    if (!inputs.cancel_on_interrupt || skipPostStep.load(runtime) !== undefined) return;
    const fullCtx = connectStep("platform API", inputs, runtime);
    const ctx = { ...fullCtx, server: withTimeout(fullCtx.server, LIMITS.cancelInPost.ms) };
    const id = exportId.load(runtime);
    if (id !== undefined) await cancelLeftover(inputs, ctx, id);
    // No matching export is searched for and cancelled: it may be that of another workflow.
    else if (creationSent.load(runtime) !== undefined)
      ctx.report.warning(
        "The step ended while it created an export, and may have left it behind: look at the exports (operation: list), and cancel it if it is there.",
      );
  },
};

async function cancelLeftover(inputs: ExportInputs, ctx: StepContext, id: string): Promise<void> {
  try {
    const isWatch = inputs.operation === "watch";
    if (isWatch && isSchedule(await call(ctx, getExport, { export_id: id }, LIMITS.once))) return;
    const { status } = await cancelAndRead(withDeadline(ctx, LIMITS.cancelAtEnd.ms), id);
    ctx.report.info(`Export ${id}, which the step left behind, is now ${statusLabel(status)}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "for an unknown reason";
    ctx.report.warning(`Export ${id} could not be cancelled, and may still be running: ${reason}.`);
  }
}
