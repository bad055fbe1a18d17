import type { Ending } from "../../action/ending.ts";
import type { DeploymentState } from "../../contract/deployments.ts";
import { usualOf } from "../../rollout/timing/usual.ts";
import { readYoung } from "../apply/read-young.ts";
import { olderThan, snapshot } from "../apply/revisions.ts";
import type { Step } from "../step.ts";
import { followRevision } from "./follow-change.ts";

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
    const before = await snapshot(world, deployment);
    const older = olderThan(revision, deployment, before);
    progress.usual = usualOf(before.seen, older);
    return followRevision(step, revision_id, older);
  }
  return {
    outcome: "not_waited",
    message: `Revision ${revision_id} is ${status}; not waiting for it (wait: false).`,
  };
}
