import { forMinutes, timeoutIn, withAsides } from "../action/log/lines.ts";
import { ONCE, waitFor } from "../action/wait.ts";
import type { World } from "../action/world.ts";
import { call } from "../client/call.ts";
import { getRemains, isDeleted, type Remains } from "../contract/deployments.ts";
import { isGone } from "./look.ts";

const PACE = { minMs: 2_000, maxMs: 15_000 };

/**
 * Beyond the contract: deleted-deployments. One that is archived may still run, and one that was so
 * before shows nothing of the deletion.
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
  let shown = { status: "", sinceMs: 0 };
  try {
    const { isInTime } = await waitFor(world, {
      ...{ pace: PACE, continues: "the deletion continues" },
      read: () => call(server, getRemains, { deployment_id }, { signal }),
      state: ({ status }) => status,
      end: (deployment) => (isOver(deployment, before) ? ONCE : undefined),
      on: ({ status }) => {
        if (status === shown.status) return;
        report.tell(status);
        shown = { status, sinceMs: clock.now() };
      },
      isExpected: isGone,
      words: () => {
        if (shown.status === "") return undefined;
        const present = forMinutes(shown.status, clock.now() - shown.sinceMs);
        return withAsides(present, [timeoutIn(deadline.leftMs)]);
      },
    });
    return { isGone: isInTime, status: shown.status };
  } catch (error) {
    if (isGone(error)) return { isGone: true, status: "" };
    throw error;
  }
}
