import { narrated } from "../action/log/narrated.ts";
import { connect } from "../client/connect.ts";
import { serverFrom } from "../inputs/connection.ts";
import { runPost } from "../runner/post.ts";
import { cancelLeftovers } from "./cancel/post-cleanup.ts";
import { ExportInputs } from "./inputs.ts";

void runPost({
  inputs: ExportInputs,
  start: (inputs, shell) => {
    const world = narrated({
      ...connect(serverFrom("platform API", inputs)),
      signal: shell.signal,
      report: shell,
      state: shell.state,
    });
    return cancelLeftovers(inputs, world, shell.saved);
  },
});
