import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { releasedPath } from "../archive.ts";
import { createEnvironment } from "./environment.ts";
import { type InProcess, startInProcess } from "./in-process.ts";
import { inputVariables, type ResolvedInputs, resolveInputs } from "./inputs.ts";
import type { Log } from "./log/log.ts";
import { createMasker } from "./log/masks.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { runScript, type Start } from "./process.ts";
import { runStage, type StageResult } from "./stage.ts";

export interface RunOptions {
  /** Path of an action.yml. */
  action: string;
  /** The `with:` block. */
  inputs?: Record<string, string>;
  /**
   * The step's `env:` block; unlike on GitHub it also overrides GITHUB_* and RUNNER_* variables.
   */
  env?: Record<string, string>;
  /** Also the working directory; a new one by default. */
  workspace?: string;
  /** `github.token` for the defaults of inputs; masked from the start. */
  githubToken?: string;
  /** Cancels the job at the first unmasked line for which this returns true. */
  cancelWhen?: (line: string) => boolean;
  /** Cancels the job when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Receives the log incrementally. */
  onLine?: (line: string) => void;
  /** Time from SIGINT to SIGTERM, then to SIGKILL. If both are 0, only SIGKILL is sent. */
  graceMs?: [number, number];
  /** Scales every time limit after a cancellation: the runner's, and the action's own. */
  slowMotion?: number;
  /** Runs these steps in this process: much faster, without signals, memory limits and crashes. */
  inProcess?: InProcess;
}

export interface RunResult extends StageResult {
  /** The post stage, if the action has one. */
  post?: StageResult;
}

/** Slow enough that an action on a machine under load ends in time after a cancellation. */
const SLOW_MOTION = 5;

/** Runs a node action like GitHub's runner, as the only step of a job. */
export async function runAction(options: RunOptions): Promise<RunResult> {
  const { action, inProcess } = options;
  const manifest = await readManifest(inProcess ? action : releasedPath(action));
  const root = await mkdtemp(join(tmpdir(), "runner-"));
  try {
    return await runStages(manifest, root, options);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function runStages(
  manifest: Manifest,
  root: string,
  options: RunOptions,
): Promise<RunResult> {
  const workspace = options.workspace ?? join(root, "work");
  const runnerEnv = await createEnvironment(root, workspace);
  const masker = createMasker();
  for (const secret of [options.githubToken ?? "", runnerEnv.ACTIONS_RUNTIME_TOKEN ?? ""])
    masker.add(secret);
  const stepEnv = { ...runnerEnv, ...options.env };
  const inputs = resolveInputs(
    manifest.inputs,
    options.inputs ?? {},
    githubContext(stepEnv, options.githubToken ?? ""),
  );
  const env = { ...stepEnv, ...inputVariables(inputs.values) };
  const step = { workspace, masker, onLine: options.onLine };
  const starts = startsOf(manifest, workspace, options);

  const main = await runStage({
    ...step,
    start: starts.main,
    env,
    header: (log) => printHeader(log, folderOf(options), inputs, options.env ?? {}),
    cancelWhen: options.cancelWhen,
    signal: options.signal,
  });
  if (starts.post === undefined) return main;
  const post = await runStage({
    ...step,
    start: starts.post,
    env: { ...env, ...stateVariables(main) },
    header: (log) => log.print("Post job cleanup."),
    cancelWhen: main.conclusion === "cancelled" ? undefined : options.cancelWhen,
  });
  return { ...main, post };
}

function startsOf(
  manifest: Manifest,
  workspace: string,
  options: RunOptions,
): { main: Start; post?: Start } {
  const { inProcess, graceMs = [7_500, 2_500], slowMotion = SLOW_MOTION } = options;
  if (inProcess === undefined) {
    const startOf =
      (script: string): Start =>
      (options) =>
        runScript({ ...options, script, cwd: workspace, graceMs, slowMotion });
    const { main, post } = manifest;
    return { main: startOf(main), ...(post && { post: startOf(post) }) };
  }
  const { main, post, ...machine } = inProcess;
  return {
    main: startInProcess((runner) => runner.run(main), machine),
    ...(post && { post: startInProcess((runner) => runner.runPost(post), machine) }),
  };
}

function githubContext(env: Record<string, string>, token: string): Record<string, string> {
  const githubVariables = Object.entries(env).filter(([name]) => name.startsWith("GITHUB_"));
  const context = githubVariables.map(([name, value]) => [
    name.slice("GITHUB_".length).toLowerCase(),
    value,
  ]);
  return { ...Object.fromEntries(context), token };
}

/** The action's folder in the repository; empty at its root. */
const folderOf = ({ action }: RunOptions) => relative(process.cwd(), resolve(dirname(action)));

function printHeader(
  log: Log,
  folder: string,
  inputs: ResolvedInputs,
  env: Record<string, string>,
) {
  for (const warning of inputs.warnings) log.report("warning", warning);
  log.print(`##[group]Run ./${folder}`);
  const nonEmptyInputs = Object.entries(inputs.values).filter(([, value]) => value !== "");
  if (Object.keys(inputs.values).length > 0) printBlock(log, "with:", nonEmptyInputs);
  if (Object.keys(env).length > 0) printBlock(log, "env:", Object.entries(env));
  log.print("##[endgroup]");
}

function printBlock(log: Log, title: string, entries: [string, string][]) {
  log.print(title);
  for (const [name, value] of entries) log.print(`  ${name}: ${value}`);
}

const stateVariables = ({ state }: StageResult): Record<string, string> =>
  Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
