import { outcomeInfo } from "../../report/outcomes.ts";
import { endOfRollout, unexpectedContentEnd } from "../rollout/end/rollout-results.ts";
import { rereadDeployment } from "../rollout/watch.ts";
import { runChecks } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";
import { endOfFailedCheck } from "./deploy-results.ts";
import type { DeployResult } from "./follow.ts";

/** Replaces a good end if other content runs, a check fails, or a revision takes over meanwhile. */
export async function passGates(deploy: Deploy, result: DeployResult): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  if (outcomeInfo(result.end.outcome).isFailure) return result;
  // Only after a change: `skip_unchanged` accepts the same digest also under another tag.
  const mismatchEnd = result.appliedChange && unexpectedContentEnd(store.state);
  if (mismatchEnd !== undefined) return { ...result, end: mismatchEnd };
  if (result.end.outcome !== "deployed") return result;
  const failedCheck = await runChecks(deploy);
  if (failedCheck === undefined && store.state.checksPassed.length === 0) return result;
  // The revision of another deploy may take over during the checks, and respond to them.
  await rereadDeployment(ctx, inputs, store);
  const { deployment, revision } = store.state;
  const activeId = deployment?.active_revision_id;
  const isReplaced = activeId && activeId !== revision?.id && !result.olderIds?.has(activeId);
  if (isReplaced && (failedCheck === undefined || failedCheck.finding.isOther)) {
    const rolloutEnd = { outcome: "superseded", newer_revision_id: activeId } as const;
    return { ...result, end: endOfRollout(rolloutEnd, store.elapsedMs) };
  }
  if (failedCheck === undefined) return result;
  const { noRollbackReason } = failedCheck.finding;
  return { ...result, end: endOfFailedCheck(failedCheck), noRollbackReason };
}
