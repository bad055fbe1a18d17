import { forMinutes, timeoutIn, withAsides } from "../action/log/lines.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../client/poll.ts";
import { Trouble } from "../client/trouble.ts";
import { type DeploymentState, getDeployment } from "../contract/deployments.ts";
import { isGone } from "./look.ts";

const PACE = { minMs: 2_000, maxMs: 15_000 };

/** Waits until the deployment is gone. Returns its status when the deadline came first. */
export async function waitUntilGone(
  world: World,
  deployment_id: string,
): Promise<string | undefined> {
  const { clock, deadline, report, server, signal } = world;
  const trouble = new Trouble(world, "the deletion continues");
  let shown: { status: string; sinceMs: number } | undefined;
  const done = ({ status }: DeploymentState) => {
    if (trouble.answered()) report.tell("the control plane answers again");
    if (status !== shown?.status) {
      report.tell(status);
      shown = { status, sinceMs: clock.now() };
    }
    return false;
  };
  const words = () =>
    trouble.words() ??
    (shown &&
      withAsides(forMinutes(shown.status, clock.now() - shown.sinceMs), [
        timeoutIn(deadline.leftMs),
      ]));
  const work = () =>
    poll({
      ...world,
      pace: PACE,
      outageMs: OUTAGE_MS,
      refusals: new RefusalGrace({ isYoung: false }),
      onFailure: (error, _, untilMs) => {
        if (!isGone(error)) trouble.failed(error, untilMs);
      },
      read: () => call(server, getDeployment, { deployment_id }, { signal }),
      state: ({ status }) => status,
      done,
    });
  try {
    await report.during(words, work);
    return shown?.status ?? "";
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
