import { serverFrom } from "../inputs/connection.ts";
import { tellGithub } from "../runner/github/notify.ts";
import { run } from "../runner/run.ts";
import { CreateInputs } from "./inputs.ts";

void run({
  inputs: CreateInputs,
  start: (inputs, shell) =>
    tellGithub({ ...inputs, subject: inputs.name }, shell, async (report, onStart) => {
      // Nothing that a refused input does not need is loaded for it.
      const [{ connect }, { create }] = await Promise.all([
        import("../client/connect.ts"),
        import("./create.ts"),
      ]);
      return create(inputs, {
        ...connect(serverFrom(inputs), shell.debug),
        signal: shell.signal,
        report,
        onStart,
      });
    }),
});
