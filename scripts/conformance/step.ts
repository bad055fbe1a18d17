import { spawn } from "node:child_process";
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

/** Variables of this machine that a step needs, among them those of the proxy. */
const MACHINE_VARIABLES =
  /^(path|home|tmpdir|temp|tmp|systemroot|https?_proxy|no_proxy|node_extra_ca_certs)$/i;

/** Runs one of our bundles as on a CI other than GitHub; an abort sends SIGINT, as a runner does. */
export function runStep(action: Action, inputs: Fields, stopSignal: AbortSignal): Promise<StepEnd> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const file = join(folder, "outputs.env");
  const machine = Object.entries(process.env).filter(([name]) => MACHINE_VARIABLES.test(name));
  const definedInputs = Object.entries(inputs).filter(([, value]) => value !== undefined);
  const startedMs = Date.now();
  const bundle = fileURLToPath(new URL(`../../dist/${action}/index.js`, import.meta.url));
  const child = spawn(process.execPath, [bundle], {
    cwd: folder,
    env: {
      ...Object.fromEntries(machine),
      ...Object.fromEntries(
        definedInputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      GITHUB_OUTPUT: file,
    },
    // Ctrl-C reaches only this process, which then ends the step.
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
    signal: stopSignal,
    killSignal: "SIGINT",
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
  // An abort emits `error` before the step ends.
  child.on("error", () => undefined);
  return new Promise((resolve) =>
    child.on("close", () => {
      const outputs = readOutputs(file);
      rmSync(folder, { recursive: true, force: true });
      resolve({ outputs, log, ms: Date.now() - startedMs });
    }),
  );
}

function readOutputs(file: string): Record<string, string> {
  const text = readFileSync(file, { encoding: "utf8", flag: "a+" });
  const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
}
