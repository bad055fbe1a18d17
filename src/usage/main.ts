import { narrated } from "../action/log/narrated.ts";
import { serverFrom } from "../inputs/connection.ts";
import { run } from "../runner/run.ts";
import { UsageInputs } from "./inputs.ts";

void run({
  inputs: UsageInputs,
  cancelled: "error",
  start: async (inputs, shell) => {
    // Loaded only now, because a step with wrong inputs needs none of it.
    const [{ connect }, { usage }] = await Promise.all([
      import("../client/connect.ts"),
      import("./usage.ts"),
    ]);
    const world = narrated({
      ...connect(serverFrom("platform API", inputs)),
      signal: shell.signal,
      report: shell,
    });
    return usage(inputs, world, Date.now());
  },
});
