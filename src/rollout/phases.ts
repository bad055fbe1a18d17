import { formatDuration } from "../action/duration.ts";
import type { World } from "../action/world.ts";
import type { Rollout } from "./follow.ts";

/**
 * What a deploy goes through, each once at most. GitHub folds a group into its title, so groups hold particulars only:
 * what somebody looks for in the log of a running or failed step stands between them, which is every status, the
 * heartbeat, the revision's id, each annotation and the end.
 */
export type Phase = "Validate" | "Plan" | "Apply" | "Wait" | "Verify";

/** How the revision is waited for. What comes of it is said outside of the group. */
export function announceWait({ report }: World, { timeoutMs, pace }: Rollout): void {
  report.group("Wait");
  report.info(
    `For at most ${formatDuration(timeoutMs)}, with pauses of ${formatDuration(pace.minMs)} to ${formatDuration(pace.maxMs)}.`,
  );
  report.endGroup();
}
