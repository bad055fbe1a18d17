import type { Ending } from "../../action/ending.ts";
import type { DeploymentState } from "../../contract/deployments.ts";
import { usualOf } from "../../rollout/timing/usual.ts";
import { rolledOut, subjectOf, theRevision } from "../../rollout/words.ts";
import { olderThan, takeBaseline } from "../apply/baseline.ts";
import { readYoung } from "../apply/read-young.ts";
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
    const headline = `${subjectOf(progress)}: planned, only to watch a revision`;
    const message = [...theRevision(progress), ` is ${status}. Nothing was sent (dry_run).`];
    return { outcome: "planned", headline, message };
  }
  if (inputs.wait) {
    world.onStart?.(`${subjectOf(progress)}: rolling out ${rolledOut(progress)}`);
    const baseline = await takeBaseline(world, deployment);
    const older = olderThan(revision, deployment, baseline);
    progress.usual = usualOf(baseline.revisions, older);
    // The service's own spelling, beside which it is seen to serve.
    return followRevision(step, revision.id, older);
  }
  return {
    outcome: "not_waited",
    headline: `${subjectOf(progress)}: ${rolledOut(progress)} is ${status}`,
    message: "Not waiting for it (wait: false).",
  };
}
