import { read, readOnce } from "../../../service/client/read.ts";
import { ONCE, waitFor } from "../../../service/client/wait.ts";
import { getRevision, type Revision } from "../../../service/contract/deployments.ts";
import { paceOf } from "../../rollout/follow.ts";
import type { Deploy } from "../context.ts";

/** How long a revision that was just made may be unknown to the replica that answers. */
const YOUNG_REVISION_MS = 9_000;

/** Reads a revision that may have been made a moment ago. */
export async function readYoung({ world, inputs }: Deploy, revision_id: string): Promise<Revision> {
  const target = { deployment_id: inputs.deployment_id, revision_id };
  const { last } = await waitFor(world, {
    limitMs: YOUNG_REVISION_MS,
    pace: paceOf(inputs),
    read: () => readOnce(world, getRevision, target),
    state: ({ status }) => status,
    end: () => ONCE,
  });
  return last ?? read(world, getRevision, target);
}
