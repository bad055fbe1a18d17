import type { DeploymentState, Revision } from "../contract/deployments.ts";
import { formatDuration } from "./duration.ts";
import type { RolloutEvent } from "./follow.ts";
import type { World } from "./world.ts";

const HEARTBEAT_MS = 60_000;

/** What is known so far. Outputs and summary are made from it whatever happens next. */
export interface Progress {
  startedMs: number;
  /** As first read, before any change. */
  before?: DeploymentState;
  /** As last read. */
  deployment?: DeploymentState;
  revision?: Revision;
  revisionCreated: boolean;
  /** What the plan changes; of secrets no values. */
  changes: readonly { path: string; before: unknown; after: unknown }[];
  /** True once a change is on its way. */
  changeSent: boolean;
  /** Each status with its time since the start. */
  timeline: { status: string; atMs: number }[];
  pollCount: number;
  rollback?: { revision_id?: string; done: boolean; message: string };
}

/** Turns what happens during a roll-out into progress and log lines: one a change, and a heartbeat each minute. */
export function narrator(world: World, progress: Progress, name = "revision"): (event: RolloutEvent) => void {
  const { clock, report } = world;
  let lastLineMs = Number.NEGATIVE_INFINITY;
  let status: string | undefined;
  let statusSinceMs = clock.now();
  let failing = false;
  const say = (text: string) => {
    lastLineMs = clock.now();
    report.info(text);
  };
  const quiet = () => clock.now() - lastLineMs >= HEARTBEAT_MS;
  const onPoll = (revision: Revision) => {
    if (failing) say("The service answers again.");
    failing = false;
    if (revision.status === status) {
      if (quiet()) say(`still ${status}, for ${formatDuration(clock.now() - statusSinceMs)}`);
      return;
    }
    status = revision.status;
    statusSinceMs = clock.now();
    const at = clock.now() - progress.startedMs;
    progress.timeline.push({ status: name === "revision" ? status : `${name}: ${status}`, atMs: at });
    const why = revision.status_message ? `: ${revision.status_message}` : "";
    say(`${formatDuration(at)}  ${name} ${status}${why}`);
  };
  return (event) => {
    if (event.kind === "poll") {
      progress.pollCount += 1;
      onPoll(event.revision);
    }
    if (event.kind === "poll" && name === "revision") {
      const shown = event.revision.source_revision_config ?? progress.revision?.source_revision_config;
      progress.revision = { ...event.revision, source_revision_config: shown };
    }
    if (event.kind === "deployment") progress.deployment = event.deployment;
    if (event.kind === "newer") say(`A newer revision was made: ${event.revision_id}. Still following this one.`);
    if (event.kind === "failure" && (!failing || quiet())) {
      failing = true;
      say(`${event.error.message}. The roll-out goes on; still asking.`);
    }
  };
}
