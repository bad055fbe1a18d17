import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../client/poll.ts";
import { getDeployment } from "../contract/deployments.ts";
import { isGone } from "./look.ts";

const PACE = { minMs: 2_000, maxMs: 15_000 };

/** Waits until the deployment is gone. Returns its status when the deadline came first. */
export async function waitUntilGone(
  world: World,
  deployment_id: string,
): Promise<string | undefined> {
  const { report, server, signal } = world;
  let shown = "";
  try {
    await poll({
      ...world,
      pace: PACE,
      outageMs: OUTAGE_MS,
      refusals: new RefusalGrace({ isYoung: false }),
      onFailure: (error) => {
        if (!isGone(error)) report.info(`${error.message}; still asking.`);
      },
      read: () => call(server, getDeployment, { deployment_id }, { signal }),
      state: ({ status }) => status,
      done: ({ status }) => {
        if (status !== shown) report.info(`Deployment ${deployment_id} is ${status}.`);
        shown = status;
        return false;
      },
    });
    return shown;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
