import { outcomeInfo } from "../../report/outcomes.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import { unexpectedContentEnd } from "../rollout/read-back.ts";
import { rereadDeployment } from "../rollout/watch.ts";
import { runChecks } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";
import { endOfFailedCheck } from "./deploy-results.ts";
import type { DeployResult } from "./follow.ts";

/** Fails a good end if other content than was sent appeared, or if a check fails. */
export async function passGates(deploy: Deploy, result: DeployResult): Promise<DeployResult> {
  const { ctx, inputs, store } = deploy;
  if (outcomeInfo(result.end.outcome).isFailure) return result;
  // Without a change, the revision may have another tag of the same digest.
  const mismatch = result.applied && unexpectedContentEnd(store.state);
  if (mismatch !== undefined) return { ...result, end: mismatch };
  if (result.end.outcome !== "deployed") return result;
  const failedCheck = await runChecks(deploy);
  if (failedCheck === undefined && store.state.checksPassed.length === 0) return result;
  // Another deploy may take over during the checks, and its revision may have responded.
  await rereadDeployment(ctx, inputs, store);
  const { deployment, revision } = store.state;
  const active = deployment?.active_revision_id;
  const isReplaced = active && active !== revision?.id && !result.olderIds?.has(active);
  if (isReplaced && (failedCheck === undefined || failedCheck.finding.isOther)) {
    const replaced = { outcome: "superseded", newer_revision_id: active } as const;
    return { ...result, end: endOfRollout(replaced, store.elapsedMs) };
  }
  if (failedCheck === undefined) return result;
  const { noRollbackReason } = failedCheck.finding;
  return { ...result, end: endOfFailedCheck(failedCheck), noRollbackReason };
}
