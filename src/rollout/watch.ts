import { roughly } from "../action/wording.ts";
import type { World } from "../action/world.ts";
import { follow } from "./follow.ts";
import { type Progress, record, type Watched } from "./progress.ts";
import { progressLog } from "./progress-log.ts";
import type { Rollout, RolloutEnd, RolloutEvent } from "./rollout.ts";
import { pageOfRevision } from "./words.ts";

/** Follows a revision to its end, logs what happens, and adds it to what is known. */
export function watch(
  world: World,
  rollout: Rollout,
  progress: Progress,
  watched: Watched = "revision",
): Promise<RolloutEnd> {
  const log = progressLog(world, progress, watched);
  const on = (event: RolloutEvent) => {
    record(progress, watched, event, world.clock.now());
    log.on(event);
  };
  return world.report.during(log.words, () => follow(world, rollout, on));
}

/** Logs until when the revision is watched that was named last. */
export function announceWait({ clock, deadline, report }: World, progress: Progress): void {
  const leftMs = Math.max(0, deadline.leftMs);
  const end = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
  const page = pageOfRevision(progress);
  const where = page === undefined ? "." : `: ${page}`;
  report.info(`Watching it until ${end} UTC (${roughly(leftMs)})${where}`);
}
