import { serverFrom } from "../../../inputs/connection.ts";
import { withProgressLog } from "../../../report/log/progress-log.ts";
import type { PostAction } from "../../../runner/runner.ts";
import { connect } from "../../../service/client/connect.ts";
import { ExportInputs } from "../inputs.ts";
import { cancelLeftovers } from "./post-cleanup.ts";

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
