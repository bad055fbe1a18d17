import * as core from "@actions/core";
import type * as z from "zod";
import {
  exit,
  guarded,
  listenForCancel,
  readInputs,
  type Shell,
  shell,
  verifyCertificates,
} from "./shell.ts";
import { safeMessage } from "./text.ts";

interface PostAction<Inputs extends z.ZodObject> {
  inputs: Inputs;
  start(inputs: z.output<Inputs>, shell: Shell): Promise<void>;
}

/** Runs the post step of an action, which cleans up after the main step and never fails the job. */
export async function runPost<Inputs extends z.ZodObject>(
  action: PostAction<Inputs>,
): Promise<void> {
  await guarded(tidyUp(action)).catch((error: unknown) => {
    const kind = error instanceof Error ? error.name : typeof error;
    core.warning(safeMessage(`The post step could not tidy up (${kind}).`));
  });
  return exit();
}

async function tidyUp<Inputs extends z.ZodObject>(action: PostAction<Inputs>): Promise<void> {
  const cancelled = listenForCancel();
  verifyCertificates();
  const inputs = await action.inputs.safeParseAsync(readInputs(action.inputs).texts);
  // The main step has reported the invalid inputs, and has changed nothing.
  if (inputs.success) await action.start(inputs.data, shell(cancelled));
}
