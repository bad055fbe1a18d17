import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Archive } from "../../test/harness/archive.ts";
import { listen } from "../../test/harness/listen.ts";
import { inputVariables } from "../../test/harness/runner/inputs.ts";
import { bundle, prepareBuild } from "../bundle.ts";
import { median } from "./figures.ts";

export const ROUNDS = 60;
const DEPLOYMENT_ID = "11111111-1111-4111-8111-111111111111";

/** The archive that a job downloads of a commit, and its name in the tables. */
export interface Release extends Archive {
  name: string;
}

/** Measurements of a program. A list has one value for each round. */
export interface StartUp {
  name: string;
  /** Absent for a program that belongs to no release. */
  release?: string;
  /** Time to the first request ÷ time of `node -e 0`. Empty if the program sends no request. */
  request: number[];
  /** Time to the end of the process ÷ time of `node -e 0`. */
  exit: number[];
  /** Time to the first request, or to the end if there is none. */
  ms: number[];
  /** Median of the peak resident memory; Linux only. */
  peak_mb: number | undefined;
}

function readPeakMb(pid: number): number | undefined {
  try {
    const kB = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    // A process that is exiting has no VmHWM.
    return kB === undefined ? undefined : Number(kB) / 1024;
  } catch {
    return undefined;
  }
}

/** Minimal inputs with which each action sends a request. */
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
/** The program that every action is compared with. */
export const FLOOR = "its libraries alone";

export const UNPACKING = "unpacking the archive";

interface Program {
  name: string;
  release?: string;
  /** By default this Node. */
  command?: string;
  args: () => string[];
  inputs?: Record<string, string>;
}

/** Programs to start: the bundles of each release, and bare programs. */
function programs(url: string, floorPath: string, releases: readonly Release[]): Program[] {
  const inputs = inputsOf(url);
  const http = `require("node:http").get("${url}", (response) => response.resume())`;
  return [
    { name: "node -e 0", args: () => ["-e", "0"] },
    { name: "a bare http request", args: () => ["-e", http] },
    { name: "a bare fetch", args: () => ["-e", `fetch("${url}")`] },
    ...withBothInputs(FLOOR, floorPath, inputs.connection),
    ...releases.flatMap(({ name, file, folder }) =>
      [
        { name: UNPACKING, command: "tar", args: () => unpackingArguments(file) },
        ...ACTIONS.flatMap((action) =>
          withBothInputs(action, join(folder, `dist/${action}/index.js`), inputs[action]),
        ),
      ].map((program) => ({ ...program, release: name })),
    ),
  ];
}

function unpackingArguments(file: string): string[] {
  const folder = mkdtempSync(join(dirname(file), "again-"));
  return ["--extract", "--gzip", "--file", file, "--directory", folder];
}

/** The program with inputs that it accepts, and with an input that it refuses. */
const withBothInputs = (name: string, path: string, inputs: Record<string, string>): Program[] => [
  { name: `${name}, to its first request`, args: () => [path], inputs },
  { name: `${name}, refusing an input`, args: () => [path], inputs: { ...inputs, api_key: "" } },
];

/** Responds with 401 to every request, so that an action ends after its first request. */
export const refusingServer = (onRequest: () => void): Server =>
  createServer((_, response) => {
    onRequest();
    response
      .writeHead(401, { "content-type": "application/json" })
      .end('{"detail":"not for a bench"}');
  });

const SAMPLE_MS = 10;

/** Runs a program to its end, and samples its memory. */
export async function runProgram(
  args: string[],
  env: Record<string, string>,
  command = process.execPath,
) {
  const startMs = performance.now();
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? "", GITHUB_ACTIONS: "true", ...env },
    stdio: "ignore",
  });
  let peak_mb: number | undefined;
  const sampleMemory = () => {
    peak_mb = readPeakMb(child.pid ?? 0) ?? peak_mb;
  };
  const sampling = setInterval(sampleMemory, SAMPLE_MS);
  await once(child, "exit");
  clearInterval(sampling);
  return { startMs, durationMs: performance.now() - startMs, peak_mb };
}

/** Bundles only the libraries, in the same way as an action. */
async function bundleFloor(folder: string): Promise<void> {
  try {
    prepareBuild();
    // In `build/service`, so that it imports the same undici as the client.
    const entry = "build/service/floor.js";
    writeFileSync(entry, stripTypeScriptTypes(readFileSync("scripts/bench/floor.ts", "utf8")));
    const { files } = await bundle(entry);
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "package.json"), '{ "type": "commonjs" }');
  } finally {
    rmSync("build", { recursive: true, force: true });
  }
}

/** Runs all programs in turn, several times, so that other load affects all of them alike. */
export async function measureStartUp(releases: readonly Release[]): Promise<StartUp[]> {
  let firstRequestMs: number | undefined;
  const server = refusingServer(() => {
    firstRequestMs ??= performance.now();
  });
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  await bundleFloor(folder);
  const url = await listen(server);
  const measurements = programs(url, join(folder, "index.js"), releases).map((program) => ({
    ...program,
    request: [] as number[],
    exit: [] as number[],
    ms: [] as number[],
    peak: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    let base_ms: number | undefined;
    for (const { command, args, inputs = {}, request, exit, ms, peak } of measurements) {
      firstRequestMs = undefined;
      const end = await runProgram(args(), inputVariables(inputs), command);
      base_ms ??= end.durationMs;
      exit.push(end.durationMs / base_ms);
      ms.push(firstRequestMs === undefined ? end.durationMs : firstRequestMs - end.startMs);
      if (firstRequestMs !== undefined) request.push((firstRequestMs - end.startMs) / base_ms);
      if (end.peak_mb !== undefined) peak.push(end.peak_mb);
    }
  }
  server.close();
  rmSync(folder, { recursive: true });
  return measurements.map(({ peak, ...measurement }) => ({
    ...measurement,
    peak_mb: peak.length > 0 ? median(peak) : undefined,
  }));
}
