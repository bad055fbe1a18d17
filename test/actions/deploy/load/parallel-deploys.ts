import { type EmulatorOptions, startEmulator } from "../../../../emulator/server/server.ts";
import type { RunResult } from "../../../harness/runner/runner.ts";
import { API_KEY, runStep } from "../../../harness/step.ts";

export interface ParallelDeploy extends RunResult {
  /** The status of each answer, in order. */
  statuses: (number | undefined)[];
  /** How many revisions it made. */
  made: number;
}

/**
 * Deploys so many deployments of one service at the same time, each by the bundle in a process of
 * its own.
 */
export async function deployInParallel(
  count: number,
  { onRequest, ...options }: EmulatorOptions,
  inputs: Record<string, string> = {},
): Promise<ParallelDeploy[]> {
  const answers: { path: string; status: number | undefined }[] = [];
  const emulator = await startEmulator({
    api_keys: [API_KEY],
    onRequest: (request, status) => {
      answers.push({ path: request.path, status });
      onRequest?.(request, status);
    },
    ...options,
  });
  const deploy = async (name: string): Promise<ParallelDeploy> => {
    const { id } = emulator.store.addDeployment({ name, source: "external_docker" });
    const usual = { deployment_id: id, image_uri: "registry.example/agent:2" };
    const result = await runStep("action.yml", emulator, { ...usual, ...inputs });
    const own = answers.filter(({ path }) => path.includes(id));
    const made = emulator.store.revisions(id).length - 1;
    return { ...result, statuses: own.map(({ status }) => status), made };
  };
  try {
    return await Promise.all(Array.from({ length: count }, (_, index) => deploy(`agent-${index}`)));
  } finally {
    await emulator.close();
  }
}

/** How many requests the service's limiter refused. */
export const refusals = (statuses: readonly (number | undefined)[]) =>
  statuses.filter((status) => status === 429).length;
