import { serverFrom } from "../inputs/connection.ts";
import { notifyGithub } from "../runner/github/notify.ts";
import { run } from "../runner/run.ts";
import { CreateInputs } from "./inputs.ts";

void run({
  inputs: CreateInputs,
  start: (inputs, shell) =>
    notifyGithub({ ...inputs, subject: inputs.name }, shell, async (report, onStart) => {
      // Loaded only now: invalid inputs end before, and need nothing of it.
      const [{ connect }, { create }] = await Promise.all([
        import("../client/connect.ts"),
        import("./create.ts"),
      ]);
      return create(inputs, {
        ...connect(serverFrom(inputs)),
        signal: shell.signal,
        report,
        onStart,
      });
    }),
});
