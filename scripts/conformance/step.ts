import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgram } from "../../test/harness/program.ts";
import { inputVariables } from "../../test/harness/runner/inputs.ts";
import type { ActionName } from "../outcomes.ts";

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
export async function runStep(
  action: ActionName,
  inputs: Fields,
  stopSignal: AbortSignal,
): Promise<StepEnd> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const file = join(folder, "outputs.env");
  const machine = Object.entries(process.env).filter(([name]) => MACHINE_VARIABLES.test(name));
  const bundle = fileURLToPath(new URL(`../../dist/${action}/index.js`, import.meta.url));
  const startedMs = Date.now();
  const { child, exit } = startProgram(process.execPath, [bundle], {
    cwd: folder,
    env: { ...Object.fromEntries(machine), ...inputVariables(inputs), GITHUB_OUTPUT: file },
    // Ctrl-C reaches only this process, which then ends the step.
    detached: process.platform !== "win32",
  });
  const interrupt = () => child.kill("SIGINT");
  stopSignal.addEventListener("abort", interrupt);
  const { text: log } = await exit;
  stopSignal.removeEventListener("abort", interrupt);
  const outputs = readOutputs(file);
  rmSync(folder, { recursive: true, force: true });
  return { outputs, log, ms: Date.now() - startedMs };
}

function readOutputs(file: string): Record<string, string> {
  const text = readFileSync(file, { encoding: "utf8", flag: "a+" });
  const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
}
