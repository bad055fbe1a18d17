import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../src/emulator/server/server.ts";
import { type RunOptions, type RunResult, runAction } from "./runner/runner.ts";

export const API_KEY = "canary-api-key-0123456789";

export interface Deployed extends RunResult {
  emulator: Emulator;
  deploymentId: string;
  /** Method and path of each request, with the id of the deployment shortened. */
  requests: string[];
  patches: unknown[];
}

type Seed = Omit<Parameters<Emulator["store"]["addDeployment"]>[0], "name" | "source">;

export interface DeployWith extends Omit<EmulatorOptions, "seed"> {
  /** What the deployment holds from the start. */
  seed?: Seed;
  source?: "github" | "external_docker";
  /** Replace the usual ones; what `arrange` returns comes last. */
  inputs?: Record<string, string>;
  /** Arranges the service before the step starts. */
  arrange?: (emulator: Emulator, deploymentId: string) => Record<string, string> | undefined;
  run?: Partial<RunOptions>;
}

const STEP_MS = 1_000;

/** A life cycle of one status a poll. */
export const quickly = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, after_ms: index * STEP_MS }));

/** Runs the deploy bundle as a step against a fresh emulator. */
export async function deployWith(options: DeployWith): Promise<Deployed> {
  const { source = "external_docker", inputs = {}, seed = {}, arrange, run, ...service } = options;
  const script = quickly("QUEUED", "DEPLOYING", "DEPLOYED");
  // The service's time moves with each read of a revision, so that no test depends on the machine's speed.
  let now = Date.now();
  const onRequest: EmulatorOptions["onRequest"] = ({ operation }) => {
    if (operation === "revision") now += STEP_MS;
  };
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    script,
    clock: { now: () => now },
    onRequest,
    ...service,
  });
  try {
    const { id } = emulator.store.addDeployment({ name: "agent", source, ...seed });
    const arranged = arrange?.(emulator, id) ?? {};
    const given = {
      base_url: emulator.url,
      api_key: API_KEY,
      deployment_id: id,
      poll_interval: "20ms",
      poll_max_interval: "100ms",
      ...inputs,
      ...arranged,
    };
    const result = await runAction({
      action: "action.yml",
      inputs: given,
      secrets: [API_KEY],
      ...run,
    });
    const requests = emulator.requests.map(
      ({ method, path }) => `${method} ${path.replaceAll(id, "{id}")}`,
    );
    const patches = emulator.requests
      .filter(({ method }) => method === "PATCH")
      .map(({ body }) => body);
    return { ...result, emulator, deploymentId: id, requests, patches };
  } finally {
    await emulator.close();
  }
}
