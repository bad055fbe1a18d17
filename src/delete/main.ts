import { narrated } from "../action/log/narrated.ts";
import { serverFrom } from "../inputs/connection.ts";
import { notifyGithubOfRemoval } from "../runner/github/notify.ts";
import { run } from "../runner/run.ts";
import { DeleteInputs } from "./inputs.ts";

void run({
  inputs: DeleteInputs,
  async start(inputs, shell) {
    // Loaded only now: invalid inputs end before, and need nothing of it.
    const [{ connect }, { deleteByName }] = await Promise.all([
      import("../client/connect.ts"),
      import("./delete.ts"),
    ]);
    const connection = connect(serverFrom("control plane", inputs));
    const world = narrated({ ...connection, signal: shell.signal, report: shell });
    const result = await deleteByName(inputs, world);
    return notifyGithubOfRemoval(inputs, shell, result);
  },
});
