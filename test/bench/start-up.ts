import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, stage } from "../../scripts/bundle.ts";

export const ROUNDS = 60;
const DEPLOYMENT_ID = "11111111-1111-4111-8111-111111111111";

export interface StartUp {
  name: string;
  /** From the start of the process to its first request; `node -e 0` of the same round is 1. */
  request: Quartiles | undefined;
  /** From its start to its end. */
  exit: Quartiles;
  /** Peak resident memory; known on Linux only. */
  peak_mb: number | undefined;
}

export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function peakOf(pid: number): number | undefined {
  try {
    const kB = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    // A process that is just ending has none.
    return kB === undefined ? undefined : Number(kB) / 1024;
  } catch {
    return undefined;
  }
}

export const inputVariables = (inputs: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );

/** The inputs of the least that makes each action send a request, or refuse one. */
export function inputsOf(base_url: string) {
  const connection = { base_url, api_key: "key-of-the-bench" };
  const image = { image_uri: "registry.example/agent:1" };
  const deploy = { ...connection, ...image, deployment_id: DEPLOYMENT_ID };
  return {
    connection,
    deploy,
    create: { ...connection, ...image, name: "agent", source: "external_docker" },
    delete: { ...connection, deployment_name: "agent" },
    usage: { ...connection, workspace_ids: DEPLOYMENT_ID, last: "7d" },
    export: { ...connection, tenant_id: DEPLOYMENT_ID, operation: "list" },
  };
}

export const ACTIONS = ["deploy", "create", "delete", "export", "usage"] as const;
/** What an action is compared with. */
export const FLOOR = "its libraries alone";

/** What is started: the bundles as a runner starts them, and bare programs beside them. */
function programs(
  url: string,
  floor: string,
): Record<string, { args: string[]; inputs?: Record<string, string> }> {
  const inputs = inputsOf(url);
  return {
    "node -e 0": { args: ["-e", "0"] },
    "a bare http request": {
      args: ["-e", `require("node:http").get("${url}", (reply) => reply.resume())`],
    },
    "a bare fetch": { args: ["-e", `fetch("${url}")`] },
    ...bothWays(FLOOR, floor, inputs.connection),
    ...Object.fromEntries(
      ACTIONS.flatMap((action) =>
        Object.entries(bothWays(action, `dist/${action}/index.js`, inputs[action])),
      ),
    ),
  };
}

/** A program with inputs that let it send its first request, and with one that it refuses. */
const bothWays = (name: string, path: string, inputs: Record<string, string>) => ({
  [`${name}, to its first request`]: { args: [path], inputs },
  [`${name}, refusing an input`]: { args: [path], inputs: { ...inputs, api_key: "" } },
});

export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the bench has no port");
  return address.port;
}

/** Answers 401 to everything, so that an action ends after its first request. */
export function refusingServer(onRequest: () => void): Server {
  return createServer((_, reply) => {
    onRequest();
    reply
      .writeHead(401, { "content-type": "application/json" })
      .end('{"detail":"not for a bench"}');
  }).listen(0, "127.0.0.1");
}

const SAMPLE_MS = 10;

/** Runs a program to its end. Memory is looked at while it runs. */
export async function started(args: string[], env: Record<string, string>) {
  const startMs = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? "", GITHUB_ACTIONS: "true", ...env },
    stdio: "ignore",
  });
  let peak_mb: number | undefined;
  const look = () => {
    peak_mb = peakOf(child.pid ?? 0) ?? peak_mb;
  };
  const sampling = setInterval(look, SAMPLE_MS);
  await once(child, "exit");
  clearInterval(sampling);
  return { startMs, exit_ms: performance.now() - startMs, peak_mb };
}

/** Bundles the libraries alone as the build bundles an action. */
async function bundleFloor(folder: string): Promise<void> {
  try {
    stage();
    // Where the client is, which has its own undici.
    const entry = "build/service/floor.js";
    writeFileSync(entry, stripTypeScriptTypes(readFileSync("test/bench/floor.ts", "utf8")));
    const { files } = await bundle(entry);
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "package.json"), '{ "type": "commonjs" }');
  } finally {
    rmSync("build", { recursive: true, force: true });
  }
}

/**
 * Starts everything in turn, several times, so that whatever else the machine does meets all of
 * them alike.
 */
export async function measureStartUp(): Promise<StartUp[]> {
  let arrivedMs: number | undefined;
  const server = refusingServer(() => {
    arrivedMs ??= performance.now();
  });
  const dir = mkdtempSync(join(tmpdir(), "bench-"));
  await bundleFloor(dir);
  const all = Object.entries(
    programs(`http://127.0.0.1:${await portOf(server)}`, join(dir, "index.js")),
  );
  const times = all.map(([name]) => ({
    name,
    request: [] as number[],
    exit: [] as number[],
    peak: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    let base_ms: number | undefined;
    for (const [index, [, { args, inputs = {} }]] of all.entries()) {
      arrivedMs = undefined;
      const { startMs, exit_ms, peak_mb } = await started(args, inputVariables(inputs));
      base_ms ??= exit_ms;
      times[index]?.exit.push(exit_ms / base_ms);
      if (arrivedMs !== undefined) times[index]?.request.push((arrivedMs - startMs) / base_ms);
      if (peak_mb !== undefined) times[index]?.peak.push(peak_mb);
    }
  }
  server.close();
  rmSync(dir, { recursive: true });
  return times.map(({ name, request, exit, peak }) => ({
    name,
    request: request.length > 0 ? quartiles(request) : undefined,
    exit: quartiles(exit),
    peak_mb: peak.length > 0 ? median(peak) : undefined,
  }));
}
