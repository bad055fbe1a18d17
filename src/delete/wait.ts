import { forMinutes, timeoutIn, withAsides } from "../action/log/lines.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../client/poll.ts";
import { Trouble } from "../client/trouble.ts";
import { isDeleted } from "../contract/deployments.ts";
import { getRemains, type Remains } from "../contract/undocumented.ts";
import { isGone } from "./look.ts";

const PACE = { minMs: 2_000, maxMs: 15_000 };

/**
 * Not in the contract: what a service shows for ever of a deployment that it has deleted. One that
 * is archived may still run, and one that was so before shows nothing of the deletion.
 */
function isOver(deployment: Remains, before: string): boolean {
  const status = deployment.status.toUpperCase();
  const isArchived = status === "ARCHIVED" && !deployment.active_revision_id;
  const hasEnded = status === "TERMINATED" || isArchived;
  return isDeleted(deployment) || (hasEnded && deployment.status !== before);
}

/**
 * Waits until the deployment, whose status was `before`, is gone. Returns the status that it was
 * last shown with: none where the service does not show it any more.
 */
export async function waitUntilGone(
  world: World,
  deployment_id: string,
  before: string,
): Promise<{ isGone: boolean; status: string }> {
  const { clock, deadline, report, server, signal } = world;
  const trouble = new Trouble(world, "the deletion continues");
  let shown: { status: string; sinceMs: number } | undefined;
  const done = (deployment: Remains) => {
    const { status } = deployment;
    if (trouble.answered()) report.tell("the control plane answers again");
    if (status !== shown?.status) {
      report.tell(status);
      shown = { status, sinceMs: clock.now() };
    }
    return isOver(deployment, before);
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
      read: () => call(server, getRemains, { deployment_id }, { signal }),
      state: ({ status }) => status,
      done,
    });
  try {
    const last = await report.during(words, work);
    return { isGone: last !== undefined, status: shown?.status ?? "" };
  } catch (error) {
    if (isGone(error)) return { isGone: true, status: "" };
    throw error;
  }
}
