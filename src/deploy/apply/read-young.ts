import { read } from "../../action/read.ts";
import { call } from "../../client/call.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../../client/poll.ts";
import { Trouble } from "../../client/trouble.ts";
import { getRevision, type Revision } from "../../contract/deployments.ts";
import type { Step } from "../step.ts";

/** How long a revision that was just made may be unknown to the replica that answers. */
const YOUNG_REVISION_MS = 9_000;

/** Reads a revision that may have been made a moment ago. */
export async function readYoung({ world, inputs }: Step, revision_id: string): Promise<Revision> {
  const { deadline, server, signal } = world;
  const trouble = new Trouble(world);
  const target = { deployment_id: inputs.deployment_id, revision_id };
  const found = await poll({
    ...world,
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    deadline: deadline.within(YOUNG_REVISION_MS),
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error, _, untilMs) => trouble.failed(error, untilMs),
    read: () => call(server, getRevision, target, { signal }),
    state: ({ status }) => status,
    done: () => true,
  });
  return found ?? read(world, getRevision, target);
}
