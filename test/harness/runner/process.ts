import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { createLineCutter } from "./log/lines.ts";

/** How long a child of the action may keep the streams open after the action itself is gone. */
const ORPHAN_MS = 1_000;

interface ProcessEnd {
  exitCode: number | null;
  signal: string | null;
  raw: string;
  isCancelled: boolean;
  elapsedMs: number;
}

/** Runs a script under this Node, with the given environment only, and cancels it as the runner would. */
export async function runScript(options: {
  script: string;
  cwd: string;
  env: Record<string, string>;
  onLine: (line: string) => void;
  cancelWhen?: ((line: string) => boolean) | undefined;
  /** From SIGINT to SIGTERM, and from there to SIGKILL. */
  graceMs: readonly [number, number];
}): Promise<ProcessEnd> {
  const { script, cwd, env, onLine, cancelWhen, graceMs } = options;
  const startedMs = performance.now();
  const child = spawn(process.execPath, [script], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const exited = new Promise<{ exitCode: number | null; signal: string | null }>(
    (resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (exitCode, signal) => resolve({ exitCode, signal }));
    },
  );

  const timers: NodeJS.Timeout[] = [];
  let isCancelled = false;
  function cancel() {
    isCancelled = true;
    child.kill("SIGINT");
    timers.push(setTimeout(() => child.kill("SIGTERM"), graceMs[0]));
    timers.push(setTimeout(() => child.kill("SIGKILL"), graceMs[0] + graceMs[1]));
  }

  let raw = "";
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const cutters = [child.stdout, child.stderr].map((stream) => {
    const cutter = createLineCutter((line) => {
      onLine(line);
      if (!isCancelled && isRunning() && cancelWhen?.(line)) cancel();
    });
    stream.setEncoding("utf8").on("data", (text: string) => {
      raw += text;
      cutter.write(text);
    });
    return cutter;
  });

  try {
    const end = await exited;
    const elapsedMs = performance.now() - startedMs;
    await Promise.race([closed, delay(ORPHAN_MS, undefined, { ref: false })]);
    for (const cutter of cutters) cutter.end();
    return { ...end, raw, isCancelled, elapsedMs };
  } finally {
    timers.forEach(clearTimeout);
    child.stdout.destroy();
    child.stderr.destroy();
  }
}
