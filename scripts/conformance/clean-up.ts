import { setTimeout as sleep } from "node:timers/promises";
import type { Run } from "./run.ts";

const AFTER_STOP = { allowedAfterStop: true };

/** Deletes the deployment, even after an interrupt. Returns a sentence about what is left behind. */
export async function cleanUp(run: Run): Promise<string> {
  if (!run.state.isChangeSent) return "Nothing was created or changed.";
  try {
    return await deleteDeployment(run);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `LEFT BEHIND: ${run.name} (${reason}).`;
  }
}

/** Attempts up to `times` times, with a pause, until the result is not undefined. */
async function retry<T>(times: number, ms: number, attempt: () => Promise<T | undefined>) {
  for (let tries = 1; ; tries += 1) {
    const result = await attempt();
    if (result !== undefined || tries === times) return result;
    await sleep(ms);
  }
}

async function deleteDeployment({ service, state, name, deploymentPath }: Run): Promise<string> {
  const query = `/v2/deployments?limit=100&name=${name}&name_contains=${name}`;
  // A creation that was interrupted may be applied late.
  const findId = async () => {
    const { reply } = await service.request("GET", query, AFTER_STOP);
    return reply.resources?.find((one) => one.name === name)?.id;
  };
  const id = state.id ?? (await retry(5, 2_000, findId));
  if (id === undefined) return `No deployment ${name} is found. Look for it later.`;
  state.id = id;
  await retry(5, 2_000, async () => {
    const path = `${deploymentPath()}?delete_tracing_project=true`;
    const { status } = await service.request("DELETE", path, AFTER_STOP);
    return status < 300 || status === 404 || undefined;
  });
  const isGone = await retry(60, 1_000, async () => {
    const { status } = await service.request("GET", deploymentPath(), AFTER_STOP);
    return status === 404 || undefined;
  });
  return isGone ? "Nothing is left behind." : `LEFT BEHIND: ${name}, which could not be deleted.`;
}
