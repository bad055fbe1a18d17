import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Action = "deploy" | "create" | "delete" | "export" | "usage";
export type Fields = Record<string, string | undefined>;

export interface StepEnd {
  outputs: Record<string, string>;
  log: string;
  ms: number;
}

export interface RunningStep {
  end: Promise<StepEnd>;
  /** As a runner cancels a step. */
  cancel(): void;
  log(): string;
}

const running = new Set<ChildProcess>();
/** How long a step may take to end after it was asked to. */
export const GRACE_MS = 20_000;
/** A step whose parent was killed sees its pipe close, and ends as if it were cancelled. */
const WATCHDOG = `data:text/javascript,${encodeURIComponent(`
  import { Socket } from "node:net";
  const parent = new Socket({ fd: 3 });
  parent.on("error", () => {}).on("close", () => {
    process.kill(process.pid, "SIGINT");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), ${GRACE_MS}).unref();
  });
  parent.resume().unref();
`)}`;
/** How this machine reaches others. */
const OF_THE_MACHINE =
  /^(path|home|tmpdir|temp|tmp|systemroot|https?_proxy|no_proxy|node_extra_ca_certs)$/i;

/** Starts one of our bundles as any CI but GitHub's would. */
export function startStep(action: Action, inputs: Fields): RunningStep {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const file = join(folder, "outputs.env");
  const machine = Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.test(name));
  const given = Object.entries(inputs).filter(([, value]) => value !== undefined);
  const begun = Date.now();
  const bundle = fileURLToPath(new URL(`../../dist/${action}/index.js`, import.meta.url));
  const child = spawn(process.execPath, ["--import", WATCHDOG, bundle], {
    cwd: folder,
    env: {
      ...Object.fromEntries(machine),
      ...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      GITHUB_OUTPUT: file,
    },
    // Ctrl-C reaches only this process, which then asks the step to end.
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  running.add(child);
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
  const end = once(child, "close").then(() => {
    running.delete(child);
    const outputs = outputsIn(file);
    rmSync(folder, { recursive: true, force: true });
    return { outputs, log, ms: Date.now() - begun };
  });
  return { end, cancel: () => void child.kill("SIGINT"), log: () => log };
}

/** Asks all that run to end, and waits. */
export async function cancelSteps(): Promise<void> {
  const ends = [...running].map(async (child) => {
    const closed = once(child, "close");
    child.kill("SIGINT");
    const timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
    await closed;
    clearTimeout(timer);
  });
  await Promise.all(ends);
}

function outputsIn(file: string): Record<string, string> {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return {};
  }
  return Object.fromEntries(
    text.split("\n").flatMap((line) => {
      const at = line.indexOf("=");
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );
}
