import type * as z from "zod";
import { ACTIONS } from "../../../scripts/docs.ts";
import { post as deployPost } from "../../../src/actions/deploy/post.ts";
import { post as exportPost } from "../../../src/actions/export/cancel/post.ts";
import { type Action, createRunner, type PostAction } from "../../../src/runner/runner.ts";
import type { StepProcess } from "../../../src/runner/step-process.ts";
import type { SystemReplacements } from "../../../src/step/start-step.ts";
import type { ActionName } from "../../scenarios/scenario.ts";
import { virtualClock } from "../virtual-clock.ts";
import { createLineSplitter } from "./log/lines.ts";
import type { ProcessEnd, Start } from "./process.ts";
import { inProcessToolkit } from "./toolkit.ts";

/** An action that runs in this process, by default on a virtual clock. */
export interface InProcess extends SystemReplacements {
  main: Action<z.ZodObject>;
  post?: PostAction<z.ZodObject>;
}

const POST_ACTIONS: Partial<Record<ActionName, PostAction<z.ZodObject>>> = {
  deploy: deployPost,
  create: deployPost,
  export: exportPost,
};

/** The stages of an action as functions, and its folder in the repository. */
export function stagesOf(actionName: ActionName) {
  const action = ACTIONS.find((one) => one.actionName === actionName);
  if (action === undefined) throw new Error(`there is no action ${actionName}`);
  const post = POST_ACTIONS[actionName];
  return { folder: action.folder, main: action.action, ...(post && { post }) };
}

type Runner = ReturnType<typeof createRunner>;

/** Returns a function that runs a step without a process, with all that a process would give it. */
export function startInProcess(
  run: (runner: Runner) => Promise<void>,
  systemReplacements: SystemReplacements,
): Start {
  return async ({ env, onLine, cancelWhen, signal }): Promise<ProcessEnd> => {
    const listeners = new Map<string, (error?: unknown) => void>();
    let raw = "";
    let isCancelled = false;
    const { promise: exitPromise, resolve: exit } = Promise.withResolvers<number>();
    // A microtask runs before the virtual clock advances, but not within a write to the log.
    const interrupt = () => {
      isCancelled = true;
      queueMicrotask(() => listeners.get("SIGINT")?.());
    };
    // If the workflow was cancelled before the step, the step reads its inputs first.
    if (signal?.aborted) setImmediate(interrupt);
    signal?.addEventListener("abort", interrupt);
    const splitter = createLineSplitter((line) => {
      onLine(line);
      if (!isCancelled && cancelWhen?.(line)) interrupt();
    });
    const stream = { on: () => undefined };
    const write = (text: string) => {
      raw += text;
      splitter.write(text);
    };
    const step: StepProcess = {
      replacements: { clock: virtualClock(), ...systemReplacements },
      env: { ...env },
      toolkit: inProcessToolkit(env, write),
      stdout: {
        ...stream,
        write: (text, onFlushed) => {
          write(text);
          onFlushed?.();
        },
      },
      stderr: stream,
      on: (event: string, listener: (error: unknown) => void) => listeners.set(event, listener),
      exit,
    };
    const [exitCode] = await Promise.all([exitPromise, run(createRunner(step))]);
    splitter.end();
    return { exitCode, signal: null, raw, isCancelled };
  };
}
