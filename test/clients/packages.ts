import { type ChildProcess, execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { listen } from "../harness/listen.ts";
import { startProgram } from "../harness/program.ts";

/**
 * Third-party programs, with hundreds of dependencies: not dev dependencies, but installed by tests
 * in these exact versions, without their install scripts.
 */
const PACKAGES = ["@langchain/langgraph-cli@1.5.1", "@stoplight/prism-cli@5.16.0"];
const START_TIMEOUT_MS = 60_000;

export async function installPackages() {
  const folder = mkdtempSync(join(tmpdir(), "clients-"));
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", ["install", "--prefix", folder, ...flags, ...PACKAGES]);
  const modules = join(folder, "node_modules");
  const ownEnv = { PATH: process.env.PATH, HOME: folder, LANGGRAPH_CLI_NO_ANALYTICS: "1" };

  return {
    /** The packages resolve from this folder. */
    folder,
    /** Starts a script of a package as a server. */
    startServer(
      script: string,
      args: readonly string[],
      port: number,
      cwd = folder,
      env: Record<string, string> = {},
    ) {
      const options = { cwd, env: { ...ownEnv, ...env } };
      return startServer(process.execPath, [join(modules, script), ...args], port, options);
    },
    /** Runs the vendor's command line in the folder of a project. `tools` is first in the path. */
    commandLine:
      (cwd: string, key: string, tools = "") =>
      (args: readonly string[]) => {
        const script = join(modules, "@langchain/langgraph-cli/dist/cli/cli.mjs");
        const PATH = `${tools}${delimiter}${process.env.PATH}`;
        const env = { ...ownEnv, PATH, LANGSMITH_API_KEY: key };
        return startProgram(process.execPath, [script, ...args], { cwd, env }).exit;
      },
    async [Symbol.asyncDispose]() {
      stopServers("SIGTERM");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const servers: ChildProcess[] = [];

export function stopServers(signal: NodeJS.Signals): void {
  for (const server of servers.splice(0)) server.kill(signal);
}

/** Starts a program that serves at a port, and waits until it accepts connections. */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
  options: Parameters<typeof startProgram>[2],
) {
  const { child, output } = startProgram(program, args, options);
  servers.push(child);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`did not start: ${output.text}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url: `http://127.0.0.1:${port}`, log: () => output.text };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  return Number(port);
}
