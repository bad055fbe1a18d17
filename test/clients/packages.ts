import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/*
 * Programs that nobody here wrote. They are not among our packages, because they bring hundreds, and
 * are installed in these exact versions by the tests that run them, without scripts.
 */

const PACKAGES = ["@langchain/langgraph-cli@1.5.1", "@stoplight/prism-cli@5.16.0"];
const START_MS = 60_000;

export interface ProgramResult {
  code: number;
  text: string;
}

/** Installs them. Throws what npm says if that fails. */
export async function installPackages() {
  const folder = mkdtempSync(join(tmpdir(), "clients-"));
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", ["install", "--prefix", folder, ...flags, ...PACKAGES]);
  const modules = join(folder, "node_modules");
  const running: ChildProcess[] = [];

  /** Starts one that serves, and waits until its port answers. */
  async function startServer(
    script: string,
    args: readonly string[],
    port: number,
    cwd = folder,
    env: Record<string, string> = {},
  ) {
    const child = spawn(process.execPath, [join(modules, script), ...args], {
      ...{ cwd, stdio: ["ignore", "pipe", "pipe"] },
      env: { PATH: process.env.PATH, HOME: folder, LANGGRAPH_CLI_NO_ANALYTICS: "1", ...env },
    });
    running.push(child);
    return waitUntilListening(child, port);
  }

  return {
    /** A project in here finds the packages. */
    folder,
    startServer,
    /** Runs the vendor's command line in the folder of a project. `tools` come first in the path. */
    commandLine:
      (cwd: string, key: string, tools = "") =>
      (args: readonly string[]) =>
        new Promise<ProgramResult>((resolve) => {
          const script = join(modules, "@langchain/langgraph-cli/dist/cli/cli.mjs");
          const PATH = `${tools}${delimiter}${process.env.PATH}`;
          const env = {
            PATH,
            HOME: folder,
            LANGSMITH_API_KEY: key,
            LANGGRAPH_CLI_NO_ANALYTICS: "1",
          };
          const child = spawn(process.execPath, [script, ...args], { cwd, env });
          let text = "";
          child.stdin.end();
          for (const stream of [child.stdout, child.stderr])
            stream.on("data", (part) => {
              text += part;
            });
          child.once("close", (code) => resolve({ code: code ?? -1, text }));
        }),
    async [Symbol.asyncDispose]() {
      for (const child of running) child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits until a program answers at its port. */
export async function waitUntilListening({ stdout, stderr, exitCode }: ChildProcess, port: number) {
  let log = "";
  for (const stream of [stdout, stderr])
    stream?.on("data", (text) => {
      log += text;
    });
  const deadline = Date.now() + START_MS;
  while (!(await listens(port))) {
    if (Date.now() > deadline || exitCode !== null) throw new Error(`no start: ${log}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url: `http://127.0.0.1:${port}`, log: () => log };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
