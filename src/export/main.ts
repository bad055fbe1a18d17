import { narrated } from "../action/log/narrated.ts";
import { serverFrom } from "../inputs/connection.ts";
import { run } from "../runner/run.ts";
import { ExportInputs } from "./inputs.ts";

void run({
  inputs: ExportInputs,
  start: async (inputs, shell) => {
    // Loaded only now: a step with invalid inputs ends before that, and starts faster.
    const [{ connect }, { exportTraces }] = await Promise.all([
      import("../client/connect.ts"),
      import("./export.ts"),
    ]);
    const world = narrated({
      ...connect(serverFrom("platform API", inputs)),
      signal: shell.signal,
      report: shell,
      state: shell.state,
    });
    return exportTraces(inputs, world);
  },
});
