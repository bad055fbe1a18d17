import { formatDuration } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import { follow } from "./follow.ts";
import { type Progress, record, type Watched } from "./progress.ts";
import { progressLog } from "./progress-log.ts";
import type { Rollout, RolloutEnd } from "./rollout.ts";

/** Follows a revision to its end, logs what happens, and adds it to what is known. */
export function watch(
  world: World,
  rollout: Rollout,
  progress: Progress,
  watched: Watched = "revision",
): Promise<RolloutEnd> {
  const log = progressLog(world, progress, watched);
  return follow(world, rollout, (event) => {
    record(progress, watched, event, world.clock.now());
    log(event);
  });
}

/** Logs how the revision is waited for. */
export function announceWait({ deadline, report }: World, { pace }: Rollout): void {
  const pauses = `${formatDuration(pace.minMs)} to ${formatDuration(pace.maxMs)}`;
  report.group("Wait");
  report.info(
    `For at most ${formatDuration(Math.max(0, deadline.leftMs))}, with pauses of ${pauses}.`,
  );
  report.endGroup();
}
