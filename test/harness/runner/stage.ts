import { readFile, stat } from "node:fs/promises";
import {
  type CommandFile,
  createCommandFiles,
  parsePairs,
  readCommandFile,
  SUMMARY_LIMIT_BYTES,
} from "./commands/file-commands.ts";
import { createInterpreter } from "./commands/interpreter.ts";
import { LINE_END } from "./log/lines.ts";
import { type Annotation, createLog, type Log } from "./log/log.ts";
import type { Masker } from "./log/masks.ts";
import type { Start } from "./process.ts";

export interface StageResult {
  exitCode: number | null;
  signal: string | null;
  conclusion: "success" | "failure" | "cancelled";
  /** Masked, with commands as a user sees them. */
  log: string;
  /** The output of the process on both streams, in order. */
  raw: string;
  annotations: Annotation[];
  /** The values that the action masked itself, in order. */
  masks: string[];
  outputs: Record<string, string>;
  /** Outputs that a job would lose because a mask matches their value. */
  droppedOutputs: string[];
  state: Record<string, string>;
  summary: string;
  /** What the action exported to later steps, as it wrote it. */
  exportedEnv: string;
}

export interface StageOptions extends Omit<Parameters<Start>[0], "onLine"> {
  start: Start;
  workspace: string;
  masker: Masker;
  onLine: ((line: string) => void) | undefined;
}

/** Runs the main or post stage of a step, and then its file commands, even after a cancellation. */
export async function runStage(options: StageOptions): Promise<StageResult> {
  const { start, workspace, env, masker, onLine, ...cancellation } = options;
  const showsDebug = env.RUNNER_DEBUG === "1";
  const log = createLog({ masker, showsDebug, onLine });
  const interpreter = createInterpreter(log, masker);
  const { pathOf, variables } = await createCommandFiles(env.RUNNER_TEMP ?? workspace);
  const end = await start({
    env: { ...env, ...variables },
    onLine: interpreter.read,
    ...cancellation,
  });

  const fileCommands = await readFiles(pathOf, log, masker);
  const hasFailed = end.exitCode !== 0 || interpreter.hasFailed() || fileCommands.hasFailed;
  const conclusion = hasFailed ? "failure" : "success";
  return {
    exitCode: end.exitCode,
    signal: end.signal,
    conclusion: end.isCancelled ? "cancelled" : conclusion,
    log: log.lines.map((line) => `${line}\n`).join(""),
    raw: end.raw,
    annotations: log.annotations,
    masks: interpreter.masks,
    outputs: Object.fromEntries(fileCommands.outputs),
    droppedOutputs: [...fileCommands.outputs]
      .filter(([, value]) => masker.mask(value) !== value)
      .map(([name]) => name),
    state: Object.fromEntries(fileCommands.state),
    summary: fileCommands.summary,
    exportedEnv: fileCommands.exportedEnv,
  };
}

async function readFiles(pathOf: (file: CommandFile) => string, log: Log, masker: Masker) {
  let hasFailed = false;
  async function readPairs(name: "output" | "state") {
    const { pairs, problem } = parsePairs(await readCommandFile(pathOf(name)));
    if (problem === undefined) return pairs;
    log.report("error", `Unable to process file command '${name}' successfully.`);
    log.report("error", problem);
    hasFailed = true;
    return pairs;
  }
  const exportedEnv =
    (await readCommandFile(pathOf("env"))) + (await readCommandFile(pathOf("path")));
  const summary = await readSummary(pathOf("summary"), log, masker);
  const state = await readPairs("state");
  const outputs = await readPairs("output");
  return { exportedEnv, summary, state, outputs, hasFailed };
}

async function readSummary(path: string, log: Log, masker: Masker): Promise<string> {
  // A device such as /dev/full has size 0. Reading it would never end.
  const size = (await stat(path, { throwIfNoEntry: false }))?.size ?? 0;
  if (size === 0) return "";
  if (size > SUMMARY_LIMIT_BYTES) {
    const limits = `supports content up to a size of ${SUMMARY_LIMIT_BYTES / 1024}k, got ${Math.floor(size / 1024)}k`;
    log.report("error", `$GITHUB_STEP_SUMMARY upload aborted, ${limits}.`);
    return "";
  }
  const lines = (await readFile(path, "utf8")).split(LINE_END);
  return lines.map(masker.mask).join("\n");
}
