import type { Ending } from "../../report/conclusion.ts";
import type { World } from "../../report/world.ts";
import { readAside } from "../../service/client/read.ts";
import { type DeploymentState, getDeployment } from "../../service/contract/deployments.ts";
import { howToContinue, rolledOut, subjectOf, theRevision } from "../rollout/describe.ts";
import { endingOf } from "../rollout/end/ending.ts";
import { showFailureLog } from "../rollout/failure/log.ts";
import { classify } from "../rollout/status.ts";
import { usualOf } from "../rollout/timing/usual.ts";
import { announceWait, watch } from "../rollout/watch.ts";
import { type Baseline, olderThan, takeBaseline } from "./apply/baseline.ts";
import { warnOfLateDuplicates } from "./apply/foreign.ts";
import type { OursApplied } from "./apply/patch-once.ts";
import { readYoung } from "./apply/read-young.ts";
import { failedCheck } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";

/** Follows the revision of the change that was applied. */
export async function followChange(deploy: Deploy, applied: OursApplied): Promise<Ending> {
  const { ids, revisions } = applied.baseline;
  deploy.notebook.add({ kind: "usual", usual: usualOf(revisions, ids) });
  return followToEnd(deploy, applied.revision.id, ids, applied);
}

/** Watches a revision, and changes nothing. */
export async function attach(
  deploy: Deploy,
  deployment: DeploymentState,
  revision_id: string,
  taken?: Baseline,
): Promise<Ending> {
  const { world, inputs, notebook } = deploy;
  const revision = await readYoung(deploy, revision_id);
  notebook.add({ kind: "revision", revision, isOurs: false });
  const { known } = notebook;
  const { status } = revision;
  if (inputs.dry_run) {
    const headline = `${subjectOf(known)}: it would only be watched`;
    const message = [...theRevision(known), ` is ${status}. Nothing was sent (dry_run).`];
    return { outcome: "planned", headline, message };
  }
  const isPending = classify(status, inputs.failure_statuses) === "pending";
  if (!inputs.wait)
    return {
      outcome: "not_waited",
      headline: `${subjectOf(known)}: ${rolledOut(known)} is ${status}`,
      message: "Not waiting for it (wait: false).",
      ...(isPending ? { advice: howToContinue(known) } : {}),
    };
  world.onStart?.(`${subjectOf(known)}: rolling out ${rolledOut(known)}`);
  const baseline = taken ?? (await takeBaseline(world, deployment));
  const older = olderThan(revision, deployment, baseline);
  notebook.add({ kind: "usual", usual: usualOf(baseline.revisions, older) });
  // The service's own spelling, beside which it is seen to serve.
  return followToEnd(deploy, revision.id, older);
}

async function followToEnd(
  deploy: Deploy,
  revision_id: string,
  older: ReadonlySet<string>,
  applied?: OursApplied,
): Promise<Ending> {
  const { world, inputs, notebook } = deploy;
  const { deployment_id } = inputs;
  announceWait(world, notebook.known);
  const rollout = { deployment_id, revision_id, older, inputs, watched: "revision" } as const;
  const end = await watch(world, rollout, notebook);
  if (applied !== undefined) await warnOfLateDuplicates(deploy, applied);
  if (end.outcome !== "deployed" || !inputs.verify_active) await refresh(deploy);
  if (end.outcome === "failed") await showFailureLog(world, rollout, notebook, inputs.failure_log);
  const failed = end.outcome === "deployed" ? await failedCheck(deploy) : undefined;
  return failed ?? endingOf(end, notebook.known, elapsedMs(world, deploy));
}

const elapsedMs = ({ clock }: World, { notebook }: Deploy) =>
  clock.now() - notebook.known.startedMs;

/** Reads which revision serves now, if that can be had. */
export async function refresh({ world, inputs, notebook }: Deploy): Promise<void> {
  const deployment = await readAside(world, getDeployment, inputs).catch(() => undefined);
  if (deployment !== undefined) notebook.add({ kind: "deployment", deployment });
}
