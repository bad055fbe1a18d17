import * as core from "@actions/core";
import type * as z from "zod";
import { hide } from "./secrets.ts";
import { type Block, writeSummary } from "./summary.ts";
import { safeLines, safeMessage, wholeLine } from "./text.ts";

/** After a cancel the runner waits 7.5 s before it sends the next signal: we are gone well before that. */
const CANCEL_BUDGET_MS = 4_500;
const MAX_PROBLEM_ANNOTATIONS = 9;
/** All outputs of a job share 1 MB. */
const MAX_OUTPUT_CHARACTERS = 200_000;

/** Something wrong at a place in a file of the workspace. */
export interface Problem {
  message: string;
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

export interface Result {
  outputs: Record<string, string | number | boolean>;
  summary: readonly Block[];
  /** Present when the step has to fail. */
  failure?: { title: string; message: string; problems?: readonly Problem[] } | undefined;
}

/** What the runner lends to an action. */
export interface Shell {
  signal: AbortSignal;
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  output(name: string, value: string | number | boolean): void;
  hide(secret: string): void;
}

interface Action<Inputs extends z.ZodObject> {
  inputs: Inputs;
  start(inputs: z.output<Inputs>, shell: Shell): Promise<Result>;
}

/** Runs an action as a step: inputs, masks, outputs, summary, annotations, signals and the exit code. */
export async function run<Inputs extends z.ZodObject>(action: Action<Inputs>): Promise<void> {
  const cancelled = listenForCancel();
  const texts = readInputs(action.inputs);
  let result: Result;
  try {
    const inputs = await action.inputs.safeParseAsync(texts);
    result = inputs.success ? await action.start(inputs.data, shell(cancelled)) : invalidInputs(inputs.error);
  } catch (error) {
    result = unexpected(error);
  }
  await finish(result, texts.summary?.toLowerCase() !== "false");
  // Where pipes are written asynchronously, an exit would cut the log off.
  await new Promise((flushed) => process.stdout.write("", flushed));
  process.exit();
}

/** Every declared input that is given, after all that is secret in them is masked. */
function readInputs(inputs: z.ZodObject): Record<string, string> {
  const given = Object.keys(inputs.shape).map((name) => [name, core.getInput(name, { trimWhitespace: false })] as const);
  const texts = Object.fromEntries(given.filter(([, text]) => text.trim() !== ""));
  const unmasked = Object.entries(texts).filter(([name, text]) => {
    const values = inputs.shape[name]?.meta()?.secret?.(text, process.env) ?? [];
    return values.map(hide).includes(false);
  });
  for (const [name] of unmasked) {
    core.warning(`${name}: holds a value that is too short or too common to be hidden in the log.`);
  }
  return texts;
}

function listenForCancel(): AbortSignal {
  const controller = new AbortController();
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(1);
    controller.abort(new DOMException("The workflow was cancelled.", "AbortError"));
    // Whatever hangs must not take the outputs with it: those already set are in their file.
    setTimeout(() => {
      setOutput("outcome", "cancelled");
      process.exit(1);
    }, CANCEL_BUDGET_MS).unref();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGBREAK"] as const) process.on(name, onSignal);
  return controller.signal;
}

function shell(signal: AbortSignal): Shell {
  return {
    signal,
    info: (text) => {
      for (const line of safeLines(text)) core.info(line);
    },
    notice: (text) => core.notice(safeMessage(text)),
    warning: (text) => core.warning(safeMessage(text)),
    output: setOutput,
    hide: (secret) => void hide(secret),
  };
}

function setOutput(name: string, value: string | number | boolean): void {
  const text = wholeLine(String(value)).slice(0, MAX_OUTPUT_CHARACTERS);
  try {
    core.setOutput(name, text);
  } catch {
    core.warning(`The output ${name} could not be written. Its value is: ${text}`);
    // A lost id cannot be found again by the steps that follow.
    if (name.endsWith("_id")) process.exitCode = 1;
  }
}

function invalidInputs(error: z.ZodError): Result {
  const problems = error.issues.map((issue) => {
    const place = issue.code === "custom" ? issue.params : undefined;
    return {
      input: String(issue.path[0] ?? "inputs"),
      message: issue.message,
      file: place?.file,
      line: place?.line,
      column: place?.column,
    };
  });
  const lines = problems.map(({ input, message }) => `${input}: ${message}`);
  const count = problems.length === 1 ? "An input is wrong" : `${problems.length} inputs are wrong`;
  const message = `${count}; nothing was sent.\n${lines.join("\n")}`;
  return {
    outputs: { outcome: "rejected", error_message: lines.join("; ") },
    summary: [
      { heading: "Rejected", text: `${count}; nothing was sent.` },
      { table: { header: ["Input", "Problem"], rows: problems.map(({ input, message }) => [input, message]) } },
    ],
    failure: { title: "rejected", message, problems: problems.filter(({ file }) => file !== undefined) },
  };
}

/** A mistake of ours. Its message may quote anything, so only its kind is shown. */
function unexpected(error: unknown): Result {
  const kind = error instanceof Error ? error.name : typeof error;
  const where = error instanceof Error ? /at (\w[\w.]*) /.exec(error.stack ?? "")?.[1] : undefined;
  const message = `An unexpected ${kind}${where === undefined ? "" : ` in ${where}`}. Please report this as a bug of the action.`;
  return {
    outputs: { outcome: "error", error_message: message },
    summary: [{ heading: "Error", text: message }],
    failure: { title: "error", message },
  };
}

async function finish(result: Result, withSummary: boolean): Promise<void> {
  for (const [name, value] of Object.entries(result.outputs)) setOutput(name, value);
  for (const problem of result.failure?.problems?.slice(0, MAX_PROBLEM_ANNOTATIONS) ?? []) {
    const { file, line, column } = problem;
    core.error(safeMessage(problem.message), {
      title: result.failure?.title ?? "",
      // The runner masks an annotation's message, but not its place.
      file: wholeLine(file),
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column }),
    });
  }
  if (result.failure !== undefined) {
    core.error(safeMessage(result.failure.message), { title: result.failure.title });
    process.exitCode = 1;
  }
  if (!withSummary || process.env.GITHUB_STEP_SUMMARY === undefined) return;
  try {
    await writeSummary(result.summary);
  } catch {
    core.warning("The job summary could not be written.");
  }
}
