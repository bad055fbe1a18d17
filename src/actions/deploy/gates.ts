import { outcomeInfo } from "../../report/outcomes.ts";
import { endOfRollout } from "../rollout/end/rollout-results.ts";
import { otherContent } from "../rollout/read-back.ts";
import { refresh } from "../rollout/watch.ts";
import { failedCheck } from "./checks/checks.ts";
import type { Deploy } from "./context.ts";
import { checkFailed } from "./deploy-results.ts";
import type { DeployResult } from "./follow.ts";

type Failed = Pick<DeployResult, "end" | "noRollbackReason"> | undefined;

/** Conditions of a good end, in this order. Each returns the end of a step that fails it. */
const GATES: readonly ((deploy: Deploy, good: DeployResult) => Failed | Promise<Failed>)[] = [
  asSent,
  checksPass,
  notReplaced,
];

export async function passGates(deploy: Deploy, ended: DeployResult): Promise<DeployResult> {
  if (outcomeInfo(ended.end.outcome).fails) return ended;
  for (const gate of GATES) {
    const failed = await gate(deploy, ended);
    if (failed !== undefined) return { ...ended, ...failed };
  }
  return ended;
}

function asSent({ store }: Deploy): Failed {
  const end = otherContent(store.state);
  return end && { end };
}

async function checksPass(deploy: Deploy, { end }: DeployResult): Promise<Failed> {
  if (end.outcome !== "deployed") return undefined;
  const failed = await failedCheck(deploy);
  // Another deploy may take over during the checks.
  if (failed !== undefined || deploy.store.state.checksPassed.length > 0)
    await refresh(deploy.ctx, deploy.inputs, deploy.store);
  return failed && { end: checkFailed(failed), noRollbackReason: failed.finding.noRollbackReason };
}

function notReplaced({ store }: Deploy, { older }: DeployResult): Failed {
  const { checksPassed, deployment, revision } = store.state;
  const active = deployment?.active_revision_id;
  const isReplaced = active && active !== revision?.id && !older?.has(active);
  if (checksPassed.length === 0 || !isReplaced) return undefined;
  return {
    end: endOfRollout({ outcome: "superseded", newer_revision_id: active }, store.elapsedMs),
  };
}
