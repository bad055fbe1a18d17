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

async function checksPass(deploy: Deploy, { end, older }: DeployResult): Promise<Failed> {
  const { ctx, inputs, store } = deploy;
  if (end.outcome !== "deployed") return undefined;
  const failed = await failedCheck(deploy);
  if (failed === undefined && store.state.checksPassed.length === 0) return undefined;
  // Another deploy may take over during the checks, and its revision may have answered.
  await refresh(ctx, inputs, store);
  const { deployment, revision } = store.state;
  const active = deployment?.active_revision_id;
  const isReplaced = active && active !== revision?.id && !older?.has(active);
  if (isReplaced && (failed === undefined || failed.finding.isOther)) {
    const replaced = { outcome: "superseded", newer_revision_id: active } as const;
    return { end: endOfRollout(replaced, store.elapsedMs) };
  }
  return failed && { end: checkFailed(failed), noRollbackReason: failed.finding.noRollbackReason };
}
