import { forMinutes, timeoutIn, withAsides } from "../../report/log/lines.ts";
import type { World } from "../../report/world.ts";
import { readOnce } from "../../service/client/read.ts";
import { type Evidence, ONCE, waitFor } from "../../service/client/wait.ts";
import { getRemains, isDeleted, type Remains } from "../../service/contract/deployments.ts";
import { undefinedIfGone } from "./read-or-gone.ts";

const PACE = { minMs: 2_000, maxMs: 15_000 };
/** One replica alone may be wrong. */
const THREE_TIMES: Evidence = { reads: 3, ms: 0 };

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

/** Waits until the deployment is gone, or the deadline. Returns the last status that is shown. */
export async function waitUntilGone(
  world: World,
  deployment_id: string,
  before: string,
): Promise<{ isGone: boolean; status: string }> {
  const { clock, deadline, report } = world;
  let shown = { status: "", sinceMs: 0 };
  const { last, isInTime } = await waitFor<Remains | "gone">(world, {
    ...{ pace: PACE, continues: "the deletion continues" },
    read: async () =>
      (await readOnce(world, getRemains, { deployment_id }).catch(undefinedIfGone)) ?? "gone",
    state: (reply) => (reply === "gone" ? "" : reply.status),
    end: (reply) => {
      if (reply === "gone") return THREE_TIMES;
      return isOver(reply, before) ? ONCE : undefined;
    },
    on: (reply) => {
      if (reply === "gone" || reply.status === shown.status) return;
      report.tell(reply.status);
      shown = { status: reply.status, sinceMs: clock.now() };
    },
    words: () => {
      if (shown.status === "") return undefined;
      const present = forMinutes(shown.status, clock.now() - shown.sinceMs);
      return withAsides(present, [timeoutIn(deadline.leftMs)]);
    },
  });
  return { isGone: isInTime, status: last === "gone" ? "" : shown.status };
}
