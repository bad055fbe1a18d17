import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathInArchive } from "../archive.ts";
import { createEnvironment } from "./environment.ts";
import { type InProcess, startInProcess } from "./in-process.ts";
import { inputVariables } from "./inputs.ts";
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
  /** Called with each line before it is masked: cancels the job once this returns true. */
  cancelWhen?: (line: string) => boolean;
  /** Cancels the job when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Receives the log incrementally. */
  onLine?: (line: string) => void;
  /** Time from SIGINT to SIGTERM, then to SIGKILL. If both are 0, only SIGKILL is sent. */
  graceMs?: [number, number];
  /** Scales `graceMs` and, if `cancelWhen` is set, the action's timers of a second or more. */
  slowMotion?: number;
  /**
   * Replaces the scripts of the manifest by functions in this process: much faster, without real
   * signals, `graceMs`, `slowMotion`, memory limits and crashes.
   */
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
  const manifest = await readManifest(inProcess ? action : pathInArchive(action));
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
  const env = {
    ...runnerEnv,
    ...options.env,
    ...inputVariables(withToken(manifest.defaults, options.githubToken ?? "")),
    ...inputVariables(options.inputs ?? {}),
  };
  const step = { workspace, masker, onLine: options.onLine };
  const starts = startsOf(manifest, workspace, options);

  const main = await runStage({
    ...step,
    start: starts.main,
    env,
    cancelWhen: options.cancelWhen,
    signal: options.signal,
  });
  if (starts.post === undefined) return main;
  const post = await runStage({
    ...step,
    start: starts.post,
    env: { ...env, ...stateVariables(main) },
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
  const { main, post, ...systemReplacements } = inProcess;
  return {
    main: startInProcess((runner) => runner.run(main), systemReplacements),
    ...(post && { post: startInProcess((runner) => runner.runPost(post), systemReplacements) }),
  };
}

/** The defaults with their only expression evaluated. */
const withToken = (defaults: Record<string, string>, token: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, text]) => [
      name,
      text.replace("${{ github.token }}", token),
    ]),
  );

const stateVariables = ({ state }: StageResult): Record<string, string> =>
  Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
