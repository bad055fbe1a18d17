import { createRateLimiter } from "../../../src/emulator/server/rate-limiter.ts";
import { type EmulatorOptions, startEmulator } from "../../../src/emulator/server/server.ts";
import { type RunResult, runAction } from "../../harness/runner/runner.ts";
import { API_KEY } from "../../harness/step.ts";

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  atMs: number;
  status: number | undefined;
}

export interface ParallelDeploy extends RunResult {
  requests: Sent[];
  /** How many revisions it made. */
  made: number;
}

/** Deploys so many deployments of one service at the same time, each by the bundle in a process of its own. */
export async function deployInParallel(
  count: number,
  options: EmulatorOptions,
  inputs: Record<string, string> = { api_key: API_KEY },
): Promise<ParallelDeploy[]> {
  const sent: Sent[] = [];
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    bearer_tokens: [API_KEY],
    onRequest: ({ method, path, headers }, status) =>
      void sent.push({ method, path, headers, atMs: performance.now(), status }),
    ...options,
  });
  const ids = Array.from({ length: count }, (_, index) => {
    return emulator.store.addDeployment({ name: `agent-${index}`, source: "external_docker" }).id;
  });
  const common = { base_url: emulator.url, image_uri: "registry.example/agent:2", ...inputs };
  const run = async (deployment_id: string): Promise<ParallelDeploy> => {
    const result = await runAction({
      action: "action.yml",
      inputs: { ...common, deployment_id },
      secrets: [API_KEY],
    });
    const requests = sent.filter(({ path }) => path.includes(deployment_id));
    return { ...result, requests, made: emulator.store.revisions(deployment_id).length - 1 };
  };
  try {
    return await Promise.all(ids.map(run));
  } finally {
    await emulator.close();
  }
}

/** The requests of one process that the contract's limits would have refused had it been alone: pacing prevents them all. */
export function avoidable({ requests }: ParallelDeploy): Sent[] {
  let now = 0;
  const { excessMs } = createRateLimiter({ now: () => now }, { region: "us" });
  return requests.filter(({ method, path, headers, atMs }) => {
    now = atMs;
    return excessMs({ method, path, headers: new Headers(headers), ip: "127.0.0.1" }) !== undefined;
  });
}
