import { serverFrom } from "../../../inputs/connection.ts";
import { withProgressLog } from "../../../report/log/progress-log.ts";
import { creationSent, exportId, exportSettled } from "../../../report/saved-state.ts";
import type { World } from "../../../report/world.ts";
import type { PostAction } from "../../../runner/runner.ts";
import { ask } from "../../../service/client/ask.ts";
import { connect, timed } from "../../../service/client/connect.ts";
import { withTimeout } from "../../../service/client/http/http.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { getExport, statusWord } from "../../../service/contract/bulk-exports.ts";
import { ExportInputs } from "../inputs.ts";
import { isSchedule } from "../watch/status.ts";
import { cancelOne } from "./cancel.ts";

/** The post step: cancels what a cancelled or killed step has left, if that is asked for. */
export const post: PostAction<typeof ExportInputs> = {
  inputs: ExportInputs,
  async start(inputs, shell) {
    if (!inputs.cancel_on_interrupt || exportSettled.saved(shell) !== undefined) return;
    const { server, ...others } = connect(serverFrom("platform API", inputs), shell);
    const connection = { ...others, server: withTimeout(server, PATIENCE.cancelInPost.ms) };
    const world = withProgressLog({ ...connection, signal: shell.signal, report: shell });
    const id = exportId.saved(shell);
    if (id !== undefined) await cancelLeftover(inputs, world, id);
    // Whoever else exports the same has made one that looks the same: nothing proves which is ours.
    else if (creationSent.saved(shell) !== undefined)
      world.report.warning(
        "The step ended while it created an export, and may have left it behind: look at the exports (operation: list), and cancel it if it is there.",
      );
  },
};

async function cancelLeftover(inputs: ExportInputs, world: World, id: string): Promise<void> {
  try {
    if (
      inputs.operation === "watch" &&
      isSchedule(await ask(world, getExport, { export_id: id }, PATIENCE.once))
    )
      return;
    const { status } = await cancelOne(timed(world, PATIENCE.cancelAtTimeout.ms), id);
    world.report.info(`Export ${id}, which the step left behind, is now ${statusWord(status)}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "for an unknown reason";
    world.report.warning(
      `Export ${id} could not be cancelled, and may still be running: ${reason}.`,
    );
  }
}
