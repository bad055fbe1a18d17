import * as z from "zod";
import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../emulator/server/server.ts";
import { createDispatcher } from "../../src/service/client/http/http.ts";
import { Destination } from "../../src/service/contract/exports/destination.ts";
import { sendRequest } from "./http-request.ts";
import { type RunOptions, type RunResult, runAction } from "./runner/runner.ts";
import { endStalledRequests } from "./stalled-requests.ts";

export const API_KEY = "canary-api-key-0123456789";

type Inputs = Record<string, string>;

/** Three days with traces. */
export const THREE_DAYS = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-04T00:00:00Z" };
const EPOCH = Date.UTC(2026, 0, 10);
const STEP_MS = 1_000;
const QUICK_POLLS = { poll_interval: "20ms", poll_max_interval: "50ms" };

/** A life cycle with one status per poll. */
export const onePerPoll = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, after_ms: index * STEP_MS }));

/**
 * Runs an action as a step, with the URL and the key of a service: in this process, where stalled
 * requests end at once, or as its bundle with `inProcess: false`.
 */
export function runStep(
  action: string,
  service: { url: string } | Emulator,
  inputs: Inputs,
  { inProcess = true, ...run }: Partial<RunOptions> = {},
): Promise<RunResult> {
  const dispatcher =
    "faults" in service ? endStalledRequests(createDispatcher(), service) : createDispatcher();
  return runAction({
    action,
    inputs: { base_url: service.url, api_key: API_KEY, ...inputs },
    secrets: [API_KEY],
    ...(inProcess && { inProcess: { dispatcher, ...(inProcess === true ? {} : inProcess) } }),
    ...run,
  });
}

/**
 * An emulator whose clock advances by a second with each request of one operation and stands still
 * otherwise, so that no test depends on the machine's speed.
 */
async function startService(
  operation: "revision" | "get" | "get-export",
  options: EmulatorOptions,
): Promise<Emulator & AsyncDisposable> {
  let now = EPOCH;
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    clock: { now: () => now },
    onRequest: (request) => {
      if (request.operation === operation) now += STEP_MS;
    },
    ...options,
  });
  return { ...emulator, [Symbol.asyncDispose]: () => emulator.close() };
}

const requestsWith = ({ requests }: Emulator, method: "POST" | "PATCH") =>
  requests.filter((request) => request.method === method);

type Seed = Partial<Omit<Parameters<Emulator["store"]["addDeployment"]>[0], "source">>;

export interface DeployWith extends Omit<EmulatorOptions, "seed"> {
  /** Initial members of the deployment. */
  seed?: Seed;
  source?: "github" | "external_docker";
  /** Replace the default inputs; those that `arrange` returns take precedence. */
  inputs?: Inputs;
  /** Arranges the service before the step starts. */
  arrange?: (emulator: Emulator, deploymentId: string) => Inputs | undefined;
  run?: Partial<RunOptions>;
}

export interface DeployResult extends RunResult {
  emulator: Emulator;
  deploymentId: string;
  /** Method and path of each request, with the deployment's id shortened. */
  requests: string[];
  patches: unknown[];
}

/** Runs the deploy bundle as a step against a fresh emulator. */
export async function deployWith(options: DeployWith): Promise<DeployResult> {
  const { source = "external_docker", inputs, seed, arrange, run, ...service } = options;
  const script = onePerPoll("QUEUED", "DEPLOYING", "DEPLOYED");
  await using emulator = await startService("revision", { script, ...service });
  const { id } = emulator.store.addDeployment({ name: "agent", source, ...seed });
  const arrangedInputs = arrange?.(emulator, id);
  const defaults = { deployment_id: id, ...QUICK_POLLS };
  const result = await runStep(
    "action.yml",
    emulator,
    { ...defaults, ...inputs, ...arrangedInputs },
    run,
  );
  return {
    ...result,
    emulator,
    deploymentId: id,
    requests: emulator.requests.map(
      ({ method, path }) => `${method} ${path.replaceAll(id, "{id}")}`,
    ),
    patches: requestsWith(emulator, "PATCH").map(({ body }) => body),
  };
}

export interface CreateWith extends EmulatorOptions {
  /** Arranges the service before the step starts. */
  arrange?: (emulator: Emulator) => void;
  run?: Partial<RunOptions>;
}

export interface CreateResult extends RunResult {
  emulator: Emulator;
  posts: unknown[];
  /** Number of deployments that the service created. */
  createdCount: number;
}

/** Runs the create bundle as a step against a fresh emulator. */
export async function createWith(inputs: Inputs, options: CreateWith = {}): Promise<CreateResult> {
  const { arrange, run, ...service } = options;
  const script = onePerPoll("QUEUED", "DEPLOYED");
  await using emulator = await startService("revision", { script, ...service });
  arrange?.(emulator);
  const defaults = { ...QUICK_POLLS, settle_window: "100ms" };
  const result = await runStep("create/action.yml", emulator, { ...defaults, ...inputs }, run);
  const posts = requestsWith(emulator, "POST");
  return {
    ...result,
    emulator,
    posts: posts.map(({ body }) => body),
    createdCount: posts.filter(({ committed }) => committed).length,
  };
}

export interface DeleteResult extends RunResult {
  emulator: Emulator;
  /** Names of the remaining deployments. */
  remainingNames: string[];
}

/** Runs the delete bundle as a step, by default for `agent-pr-4`, with `agent-pr-42` as well. */
export async function deleteWith(inputs: Inputs, options: CreateWith = {}): Promise<DeleteResult> {
  const { arrange, run, ...service } = options;
  await using emulator = await startService("get", { deletionMs: 2 * STEP_MS, ...service });
  const { store } = emulator;
  for (const name of ["agent-pr-4", "agent-pr-42"])
    store.addDeployment({ name, source: "external_docker" });
  arrange?.(emulator);
  const defaults = { deployment_name: "agent-pr-4" };
  const result = await runStep("delete/action.yml", emulator, { ...defaults, ...inputs }, run);
  const remainingNames = [...store.history.view().deployments.values()].map(({ name }) => name);
  return { ...result, emulator, remainingNames };
}

export interface ExportWith extends EmulatorOptions {
  /** Arranges the service before the first step starts. */
  arrange?: (emulator: Emulator) => void;
  /** For every step. */
  run?: Partial<RunOptions>;
}

const ExportList = z.array(z.object({ id: z.string(), status: z.string() }));

/** A service with a workspace of traces, and a function that runs the export bundle against it. */
export async function startExporting({ arrange, run, ...service }: ExportWith = {}) {
  const emulator = await startService("get-export", { habits: ["titled-statuses"], ...service });
  arrange?.(emulator);
  const [workspace] = emulator.store.traces.workspaces;
  const tenant_id = workspace?.id ?? "";
  const path = `${emulator.url}/api/v1/bulk-exports`;
  const headers = { "x-api-key": service.api_keys?.[0] ?? API_KEY, "x-tenant-id": tenant_id };
  const defaults = { tenant_id, ...QUICK_POLLS, settle_window: "100ms" };
  return {
    emulator,
    project_id: workspace?.projects[0]?.id ?? "",
    /** Creates a destination, and returns its id. */
    async destination(endpoint_url: string, credentials: object) {
      const config = { bucket_name: "exports", prefix: "traces", endpoint_url };
      const body = { destination_type: "s3", display_name: "Warehouse", config, credentials };
      const { json } = await sendRequest(`${path}/destinations`, "POST", { headers, body });
      return Destination.parse(json).id;
    },
    /** Every export of the workspace. */
    exports: async () => ExportList.parse((await sendRequest(path, "GET", { headers })).json),
    step: (inputs: Inputs, options: Partial<RunOptions> = {}): Promise<RunResult> =>
      runStep("export/action.yml", emulator, { ...defaults, ...inputs }, { ...run, ...options }),
    [Symbol.asyncDispose]: () => emulator.close(),
  };
}
