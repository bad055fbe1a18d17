import { systemClock } from "../client/clock.ts";
import { createDispatcher } from "../client/http.ts";
import { serverFrom } from "../inputs/connection.ts";
import { run } from "../runner/run.ts";
import { create } from "./create.ts";
import { CreateInputs } from "./inputs.ts";

await run({
  inputs: CreateInputs,
  start: (inputs, shell) => {
    const server = { ...serverFrom(inputs), dispatcher: createDispatcher() };
    return create(inputs, { server, clock: systemClock, signal: shell.signal, report: shell });
  },
});
