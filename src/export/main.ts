import { serverFrom } from "../inputs/connection.ts";
import { run } from "../runner/run.ts";
import { ExportInputs } from "./inputs.ts";

void run({
  inputs: ExportInputs,
  start: async (inputs, shell) => {
    // Loaded only now: invalid inputs end before, and need nothing of it.
    const [{ connect }, { exportTraces }] = await Promise.all([
      import("../client/connect.ts"),
      import("./export.ts"),
    ]);
    const world = {
      ...connect(serverFrom(inputs)),
      signal: shell.signal,
      report: shell,
      state: shell.state,
    };
    return exportTraces(inputs, world);
  },
});
