import { serverFrom } from "../inputs/connection.ts";
import { run } from "../runner/run.ts";
import { ExportInputs } from "./inputs.ts";

void run({
  inputs: ExportInputs,
  start: async (inputs, shell) => {
    // Nothing that a refused input does not need is loaded for it.
    const [{ connect }, { exportTraces }] = await Promise.all([
      import("../client/connect.ts"),
      import("./export.ts"),
    ]);
    const world = {
      ...connect(serverFrom(inputs), shell.debug),
      signal: shell.signal,
      report: shell,
      state: shell.state,
    };
    return exportTraces(inputs, world);
  },
});
