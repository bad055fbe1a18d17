import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { createLineSplitter } from "./log/lines.ts";

/** How long a child of the action may keep the streams open after the action has ended. */
const ORPHAN_MS = 1_000;

/** Scales the script's timers of a second or more. */
const slowTimerFlags = (factor: number) => [
  "--import",
  `data:text/javascript,${encodeURIComponent(`
    const start = globalThis.setTimeout;
    globalThis.setTimeout = (callback, ms, ...values) =>
      start(callback, ms < 1_000 ? ms : ms * ${factor}, ...values);`)}`,
];

export interface ProcessEnd {
  exitCode: number | null;
  signal: string | null;
  raw: string;
  isCancelled: boolean;
}

interface StartOptions {
  /** The complete environment. */
  env: Record<string, string>;
  onLine: (line: string) => void;
  /** Called with each line: cancels the step once this returns true. */
  cancelWhen?: ((line: string) => boolean) | undefined;
  /** Cancels the step when it is aborted. */
  signal?: AbortSignal | undefined;
}

/** Runs one step, as a process or as a function. */
export type Start = (options: StartOptions) => Promise<ProcessEnd>;

interface Script {
  script: string;
  cwd: string;
  /** Time from SIGINT to SIGTERM, then to SIGKILL. If both are 0, only SIGKILL is sent. */
  graceMs: readonly [number, number];
  /**
   * Scales `graceMs` and, if `cancelWhen` is set, the script's timers of a second or more, so that
   * they keep their order on a slow machine.
   */
  slowMotion?: number;
}

/**
 * Runs a script under this Node, with the given environment only, and cancels it like the runner.
 */
export async function runScript(options: Script & StartOptions): Promise<ProcessEnd> {
  const { script, cwd, env, onLine, cancelWhen, signal: cancellation, slowMotion = 1 } = options;
  const termDelayMs = options.graceMs[0] * slowMotion;
  const killDelayMs = options.graceMs[1] * slowMotion;
  const flags = cancelWhen === undefined || slowMotion === 1 ? [] : slowTimerFlags(slowMotion);
  const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
  // In our process group, the step would get SIGINT from Ctrl-C as well as from the abort.
  const detached = cancellation !== undefined && process.platform !== "win32";
  const child = spawn(process.execPath, [...flags, script], { cwd, env, stdio, detached });
  const closePromise = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const exitPromise = once(child, "exit");

  const timers: NodeJS.Timeout[] = [];
  let isCancelled = false;
  function cancel() {
    isCancelled = true;
    if (termDelayMs + killDelayMs === 0) return void child.kill("SIGKILL");
    child.kill("SIGINT");
    timers.push(setTimeout(() => child.kill("SIGTERM"), termDelayMs));
    timers.push(setTimeout(() => child.kill("SIGKILL"), termDelayMs + killDelayMs));
  }

  if (cancellation?.aborted) cancel();
  cancellation?.addEventListener("abort", cancel);

  let raw = "";
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const splitters = [child.stdout, child.stderr].map((stream) => {
    const splitter = createLineSplitter((line) => {
      onLine(line);
      if (!isCancelled && isRunning() && cancelWhen?.(line)) cancel();
    });
    stream.setEncoding("utf8").on("data", (text: string) => {
      raw += text;
      splitter.write(text);
    });
    return splitter;
  });

  try {
    const [exitCode, signal] = await exitPromise;
    await Promise.race([closePromise, delay(ORPHAN_MS, undefined, { ref: false })]);
    for (const splitter of splitters) splitter.end();
    return { exitCode, signal, raw, isCancelled };
  } finally {
    timers.forEach(clearTimeout);
    cancellation?.removeEventListener("abort", cancel);
    child.stdout.destroy();
    child.stderr.destroy();
  }
}
