import { serverFrom } from "../../../inputs/connection.ts";
import { withProgressLog } from "../../../report/log/progress-log.ts";
import {
  exportId,
  exportSettled,
  exportsAlike,
  type SavedTexts,
} from "../../../report/saved-state.ts";
import type { PostAction } from "../../../runner/runner.ts";
import { connect, timed } from "../../../service/client/connect.ts";
import { within } from "../../../service/client/http/http.ts";
import { PATIENCE } from "../../../service/client/patience.ts";
import { ExportInputs } from "../inputs.ts";
import { readExportOnce } from "../list-exports.ts";
import { findLost } from "../start/find-lost.ts";
import { requestFrom } from "../start/request.ts";
import type { ExportWorld } from "../step.ts";
import { isSchedule, statusWord } from "../watch/status.ts";
import { cancelOne } from "./cancel.ts";

/** The post step: cancels what a cancelled or killed step has left, if that is asked for. */
export const post: PostAction<typeof ExportInputs> = {
  inputs: ExportInputs,
  start: (inputs, shell) => {
    const { signal, state } = shell;
    const connection = connect(serverFrom("platform API", inputs), shell);
    const world = withProgressLog({ ...connection, signal, report: shell, state });
    return cancelLeftovers(inputs, world, shell);
  },
};

/** In the post step: cancels what the step started but, killed or out of time, did not cancel. */
async function cancelLeftovers(
  inputs: ExportInputs,
  stepWorld: ExportWorld,
  shell: Pick<SavedTexts, "saved">,
): Promise<void> {
  if (!inputs.cancel_on_interrupt || exportSettled.saved(shell) !== undefined) return;
  const world = { ...stepWorld, server: within(stepWorld.server, PATIENCE.cancelInPost.ms) };
  const id = exportId.saved(shell);
  const alike = exportsAlike.saved(shell);
  if (id !== undefined) await cancelLeftover(inputs, world, id);
  else if (alike !== undefined) await nameUnknown(inputs, world, alike);
}

/**
 * The step ended while it created an export, and never knew its id. Whoever else exports the same
 * range has made one that looks the same, and what is cancelled cannot be restarted: so what may be
 * ours is only named.
 */
async function nameUnknown(
  inputs: ExportInputs,
  world: ExportWorld,
  alike: readonly string[],
): Promise<void> {
  const sight = await findLost(
    world,
    requestFrom(inputs),
    new Set(alike),
    PATIENCE.unknownExport.ms,
  );
  if (sight.kind === "nothing") return;
  world.report.warning(
    sight.kind === "ours"
      ? `Export ${sight.found.id} is what the step was about to create, but nothing proves that the step created it. If it did, cancel it (operation: cancel, export_id: ${sight.found.id}).`
      : "The step may have left an export behind, which looks like others: look at the exports (operation: list).",
  );
}

async function cancelLeftover(inputs: ExportInputs, world: ExportWorld, id: string): Promise<void> {
  try {
    if (inputs.operation === "watch" && isSchedule(await readExportOnce(world, id))) return;
    const { status } = await cancelOne(timed(world, PATIENCE.cancelAtTimeout.ms), id);
    world.report.info(`Export ${id}, which the step left behind, is now ${statusWord(status)}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "for an unknown reason";
    world.report.warning(
      `Export ${id} could not be cancelled, and may still be running: ${reason}.`,
    );
  }
}
