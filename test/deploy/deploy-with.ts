import { type Emulator, type EmulatorOptions, startEmulator } from "../../src/emulator/emulator.ts";
import { type RunOptions, type RunResult, runAction } from "../runner/runner.ts";

export const API_KEY = "canary-api-key-0123456789";

export interface Deployed extends RunResult {
  emulator: Emulator;
  deploymentId: string;
  /** Method and path of each request, with the id of the deployment shortened. */
  requests: string[];
  patches: unknown[];
}

export interface DeployWith extends EmulatorOptions {
  source?: "github" | "external_docker";
  inputs?: Record<string, string>;
  /** Arranges the service before the step starts. */
  arrange?: (emulator: Emulator, deploymentId: string) => void;
  run?: Partial<RunOptions>;
}

/** A life cycle that is over in a fifth of a second. */
export const quickly = (...statuses: string[]) => statuses.map((status, index) => ({ status, after_ms: index * 60 }));

/** Runs the deploy bundle as a step against a fresh emulator. */
export async function deployWith(options: DeployWith): Promise<Deployed> {
  const { source = "external_docker", inputs = {}, arrange, run, ...service } = options;
  const script = quickly("QUEUED", "DEPLOYING", "DEPLOYED");
  const emulator = await startEmulator({ api_keys: [API_KEY], script, ...service });
  try {
    const { id } = emulator.store.addDeployment({ name: "agent", source });
    arrange?.(emulator, id);
    const given = {
      base_url: emulator.url,
      api_key: API_KEY,
      deployment_id: id,
      poll_interval: "20ms",
      poll_max_interval: "100ms",
      ...inputs,
    };
    const result = await runAction({ action: "action.yml", inputs: given, secrets: [API_KEY], ...run });
    const requests = emulator.requests.map(({ method, path }) => `${method} ${path.replaceAll(id, "{id}")}`);
    const patches = emulator.requests.filter(({ method }) => method === "PATCH").map(({ body }) => body);
    return { ...result, emulator, deploymentId: id, requests, patches };
  } finally {
    await emulator.close();
  }
}
