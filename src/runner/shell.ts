import * as core from "@actions/core";
import type * as z from "zod";
import { hide } from "./secrets.ts";
import { safeLines, safeMessage, wholeLine } from "./text.ts";

/** After a cancel the runner waits 7.5 s before it sends the next signal: we are gone well before that. */
const CANCEL_BUDGET_MS = 4_500;
/** All outputs of a job share 1 MB. */
const MAX_OUTPUT_CHARACTERS = 200_000;

/** What the runner lends to an action. */
export interface Shell {
  signal: AbortSignal;
  /** Shown only where the workflow's debug log is on. */
  debug(text: string): void;
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  /** Folds the lines that follow, until another group, an annotation or `endGroup`. */
  group(title: string): void;
  endGroup(): void;
  output(name: string, value: string | number | boolean): void;
  /** Kept for the post step, which runs after the job's other steps, also when this one was killed. Never a secret. */
  state(name: string, value: string): void;
  /** What the same step has kept, where this is its post step; empty otherwise. */
  saved(name: string): string;
  mask(secret: string): void;
}

/** Every declared input that is given, after all that is secret in them is masked; `exposed` names those that cannot be. */
export function readInputs(inputs: z.ZodObject): {
  texts: Record<string, string>;
  exposed: string[];
} {
  const given = Object.entries(inputs.shape).map(([name, schema]) => {
    const text = core.getInput(name, { trimWhitespace: false });
    // A YAML block ends with a line break. Of a secret that may be a part.
    return [name, schema.meta()?.secret === undefined ? text.trimEnd() : text] as const;
  });
  const texts = Object.fromEntries(given.filter(([, text]) => text.trim() !== ""));
  const exposed = Object.entries(texts).filter(([name, text]) => {
    const values = inputs.shape[name]?.meta()?.secret?.(text, process.env) ?? [];
    return values.map(hide).includes(false);
  });
  return { texts, exposed: exposed.map(([name]) => name) };
}

/** `outcome` is the output of that name where the action does not come to its end any more. */
export function listenForCancel(outcome = "cancelled"): AbortSignal {
  const controller = new AbortController();
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort(new DOMException("The workflow was cancelled.", "AbortError"));
    // Whatever hangs must not take the outputs with it: those already set are in their file.
    setTimeout(() => {
      setOutput("outcome", outcome);
      process.exit(1);
    }, CANCEL_BUDGET_MS).unref();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGBREAK"] as const) process.on(name, onSignal);
  return controller.signal;
}

export function shell(signal: AbortSignal): Shell {
  return {
    signal,
    debug: (text) => core.debug(safeMessage(text)),
    info: (text) => {
      startGroup();
      for (const line of safeLines(text)) core.info(line);
    },
    notice: (text) => {
      endGroup();
      core.notice(safeMessage(text));
    },
    warning: (text) => {
      endGroup();
      core.warning(safeMessage(text));
    },
    group: (title) => {
      if (openGroup === title) return;
      endGroup();
      nextGroup = title;
    },
    endGroup,
    output: setOutput,
    state: (name, value) => core.saveState(name, wholeLine(value)),
    saved: (name) => core.getState(name),
    mask: (secret) => void hide(secret),
  };
}

let openGroup: string | undefined;
/** Opened by its first line: a group without any would be a heading over nothing. */
let nextGroup: string | undefined;

function startGroup(): void {
  if (nextGroup === undefined) return;
  core.startGroup(wholeLine(nextGroup));
  openGroup = nextGroup;
  nextGroup = undefined;
}

/** A group that is never closed would fold all that follows. */
export function endGroup(): void {
  if (openGroup !== undefined) core.endGroup();
  openGroup = undefined;
  nextGroup = undefined;
}

export function setOutput(name: string, value: string | number | boolean): void {
  const text = wholeLine(String(value)).slice(0, MAX_OUTPUT_CHARACTERS);
  try {
    core.setOutput(name, text);
  } catch {
    endGroup();
    core.warning(`The output ${name} could not be written. Its value is: ${text}`);
    // A lost id cannot be found again by the steps that follow.
    if (name.endsWith("_id")) process.exitCode = 1;
  }
}

export async function exit(): Promise<never> {
  // Where pipes are written asynchronously, an exit would cut the log off.
  await new Promise((flushed) => process.stdout.write("", flushed));
  return process.exit();
}
