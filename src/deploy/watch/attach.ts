import type { Ending } from "../../action/ending.ts";
import { read } from "../../action/read.ts";
import { call } from "../../client/call.ts";
import { within } from "../../client/http/http.ts";
import { OUTAGE_MS, poll, RefusalGrace } from "../../client/poll.ts";
import { type DeploymentState, getRevision, type Revision } from "../../contract/deployments.ts";
import { olderThan, snapshot } from "../apply/revisions.ts";
import type { Step } from "../step.ts";
import { followRevision } from "./follow-change.ts";

/** How long a revision that was just made may be unknown to the replica that answers. */
const YOUNG_REVISION_MS = 9_000;

/** Watches a revision, and changes nothing. */
export async function attach(
  step: Step,
  deployment: DeploymentState,
  revision_id: string,
): Promise<Ending> {
  const { world, inputs, progress } = step;
  const revision = await readYoung(step, revision_id);
  progress.revision = revision;
  world.report.output("revision_id", revision_id);
  const { status } = revision;
  if (inputs.dry_run) {
    const message = `Nothing was sent, and nothing would be: revision_id only watches, and ${revision_id} is ${status} (dry_run).`;
    return { outcome: "planned", message };
  }
  if (inputs.wait) {
    world.onStart?.();
    const older = olderThan(revision, deployment, await snapshot(world, deployment));
    return followRevision(step, revision_id, older);
  }
  return {
    outcome: "not_waited",
    message: `Revision ${revision_id} is ${status}; not waiting for it (wait: false).`,
  };
}

async function readYoung({ world, inputs }: Step, revision_id: string): Promise<Revision> {
  const { clock, report, server, signal } = world;
  const target = { deployment_id: inputs.deployment_id, revision_id };
  const found = await poll({
    clock,
    signal,
    pace: { minMs: inputs.poll_interval, maxMs: inputs.poll_max_interval },
    deadline: clock.now() + YOUNG_REVISION_MS,
    outageMs: OUTAGE_MS,
    refusals: new RefusalGrace({ isYoung: true }),
    onFailure: (error) => report.info(`${error.message}; trying again.`),
    read: (limitMs) => call(within(server, limitMs), getRevision, target, { signal }),
    state: ({ status }) => status,
    done: () => true,
  });
  return found ?? read(world, getRevision, target);
}
